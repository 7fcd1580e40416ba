/* Numbers in halves, beside addresses, in a queue of bytes. */
#include "check.h"

struct entry {
    struct entry *next;
    int kind;
    uint32_t halves[2];
    const double *weights;
};
static const double WEIGHTS[2] = {0.5, 2};
NOINLINE static void put(struct entry *e, int kind, const double *v) {
    uint64_t u;
    memcpy(&u, v, 8);
    e->kind = kind;
    e->weights = WEIGHTS;
    e->halves[0] = (uint32_t)u;
    e->halves[1] = (uint32_t)(u >> 32);
}
NOINLINE static void take(const struct entry *e, double *v) {
    uint64_t u = (uint64_t)e->halves[1] << 32 | e->halves[0];
    memcpy(v, &u, 8);
}
static double f(double *x) {
    unsigned char queue[256];
    size_t used = 0;
    for (int i = 0; i < 3; i++) {
        struct entry e = {0};
        double v = x[i] + 0.1 * i;
        put(&e, i, &v);
        uint32_t size = sizeof e;
        memcpy(queue + used, &size, 4);
        memcpy(queue + used + 4, &e, sizeof e);
        used += 4 + size;
    }
    double sum = 0.3;
    for (size_t at = 0; at < used;) {
        uint32_t size;
        struct entry e;
        double v;
        memcpy(&size, queue + at, 4);
        memcpy(&e, queue + at + 4, sizeof e);
        take(&e, &v);
        sum = e.kind & 1 ? sum * v * v : sum + sin(v);
        at += 4 + size;
    }
    return sum;
}
TEST(f, 0.5, 0.25, 0.7)
