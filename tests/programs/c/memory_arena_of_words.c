/* An arena of bytes with records that have integers, addresses of numbers and the bits of numbers; filled and read by
   functions of their own, and moved whole. */
#include "check.h"

static _Alignas(16) unsigned char arena[4096];
static size_t used;

static void *take(size_t bytes) {
    void *p = arena + used;
    used += (bytes + 15) & ~(size_t)15;
    return p;
}

typedef struct { int key; uint64_t first; double second; } record;

NOINLINE void put(record *r, int key, const double *v) {
    r->key = key;
    memcpy(&r->first, &v[0], 8);
    memcpy(&r->second, &v[1], 8);
}
NOINLINE void get(const record *r, double *v) {
    memcpy(&v[0], &r->first, 8);
    memcpy(&v[1], &r->second, 8);
}
NOINLINE double of_words(const double *x) {
    record *r = take(3 * sizeof *r);
    for (int j = 0; j < 3; j++) put(&r[j], 10 - j, (double[]){x[j] * x[0], x[j] + x[1]});
    record first = r[0];
    memmove(r, r + 1, 2 * sizeof *r);
    r[2] = first;
    double sum = 0;
    for (int j = 0; j < 3; j++) {
        double v[2];
        get(&r[j], v);
        sum = 0.7 * sum * r[j].key + v[0] * v[1] * v[1];
    }
    return sum;
}

typedef struct { uintptr_t there; int key; uintptr_t here; } leading;

NOINLINE double of_addresses(const double *x) {
    leading *r = take(3 * sizeof *r);
    for (int j = 0; j < 3; j++) {
        double *p = take(sizeof *p), *q = take(sizeof *q);
        *p = sin(x[j]);
        *q = x[j] * x[(j + 1) % 3];
        r[j] = (leading){(uintptr_t)p, j, (uintptr_t)q};
    }
    leading first = r[0];
    memmove(r, r + 1, 2 * sizeof *r);
    r[2] = first;
    double sum = 0;
    for (int j = 0; j < 3; j++) sum = 0.5 * sum * (1 + r[j].key) + *(double *)r[j].there * *(double *)r[j].here;
    return sum;
}

static double f(double *x) {
    used = 0;
    return of_words(x) + of_addresses(x);
}

TEST(f, 0.7, 1.3, 1.1)
