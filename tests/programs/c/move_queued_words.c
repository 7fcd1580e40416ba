/* Records of words of a number and an address, in a queue of bytes, with lengths. */
#include "check.h"

struct entry {
    struct entry *next;
    int key;
    uint32_t half[2];
};
static NOINLINE void put(struct entry *e, int key, const double *v) {
    uint64_t u;
    memcpy(&u, v, 8);
    e->key = key, e->half[0] = (uint32_t)u, e->half[1] = (uint32_t)(u >> 32);
}
static NOINLINE void get(const struct entry *e, double *v) {
    uint64_t u = (uint64_t)e->half[1] << 32 | e->half[0];
    memcpy(v, &u, 8);
}
static double f(double *x) {
    unsigned char queue[256];
    size_t used = 0;
    for (int j = 0; j < 2; j++) {
        double v[3];
        for (int i = 0; i < 3; i++) v[i] = x[(j + i) % 3] * (1 + j);
        struct entry e = {0};
        put(&e, 10 - j, v);
        uint32_t size = sizeof e + (uint32_t)j;
        memcpy(queue + used, &size, 4);
        memcpy(queue + used + 4, &e, sizeof e);
        used += 4 + size;
    }
    double sum = 0.1;
    for (size_t at = 0; at < used;) {
        uint32_t size;
        struct entry e;
        double v;
        memcpy(&size, queue + at, 4);
        memcpy(&e, queue + at + 4, sizeof e);
        get(&e, &v);
        sum = 0.7 * v * v - 0.6 * sum;
        at += 4 + size;
    }
    return sum / (1 + sum * sum);
}
TEST(f, 0.5, 0.25, 0.7)
