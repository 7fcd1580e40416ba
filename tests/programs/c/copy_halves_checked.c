/* Numbers that are kept as words of a struct, two or four, and read again: under a sanitizer a check stands between
   what is done with the pieces. */
#include "check.h"

typedef struct Record {
    int key;
    uint32_t low[2], high[2];
    uint16_t quarters[4];
} Record;

static NOINLINE void put(Record *r, int key, const double *v) {
    uint64_t u;
    r->key = key;
    memcpy(&u, &v[0], 8);
    r->low[0] = (uint32_t)u, r->low[1] = (uint32_t)(u >> 32);
    memcpy(&u, &v[1], 8);
    r->high[1] = (uint32_t)(u >> 32);
    r->high[0] = (uint32_t)u;
    memcpy(&u, &v[2], 8);
    r->quarters[0] = (uint16_t)u, r->quarters[1] = (uint16_t)(u >> 16);
    r->quarters[2] = (uint16_t)(u >> 32), r->quarters[3] = (uint16_t)(u >> 48);
}

static NOINLINE void get(const Record *r, double *v) {
    uint64_t u = (uint64_t)r->low[1] << 32 | r->low[0];
    memcpy(&v[0], &u, 8);
    u = (uint64_t)r->high[1] << 32 | r->high[0];
    memcpy(&v[1], &u, 8);
    u = (uint64_t)r->quarters[3] << 48 | (uint64_t)r->quarters[2] << 32 | (uint64_t)r->quarters[1] << 16 | r->quarters[0];
    memcpy(&v[2], &u, 8);
}

static NOINLINE double f(double *x) {
    Record all[4], *r = malloc(sizeof all);
    double sum = 0;
    for (int k = 0; k < 4; k++) {
        double v[3] = {x[0] * x[1] + k, x[1] * x[2], x[2] / (1 + k)};
        put(&all[k], k, v);
    }
    memcpy(r, all, sizeof all);
    for (int k = 0; k < 4; k++) {
        double v[3];
        get(&r[k], v);
        sum += v[0] * v[1] * (r[k].key + 1) + sin(v[2]);
    }
    free(r);
    return sum;
}

TEST(f, 0.75, 1.25, 1.5)
