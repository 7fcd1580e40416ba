/* A union of a number, an integer and an address, in records of an arena: the integer is counted down from a constant,
   and kept as an int beside. */
#include "check.h"
#include <stdint.h>

typedef struct record {
    struct record *next;
    int key, kind;
    union {
        double number;
        int64_t count;
        const double *fixed;
    } is;
} record;

static const double FIXED = -0.6;
static _Alignas(16) unsigned char arena[4096];
static unsigned used;

static void *take(unsigned bytes) {
    void *got = arena + used;
    used += (bytes + 15) & ~15u;
    return got;
}

static void put(record *r, int key, const double *v) {
    r->key = key;
    r->kind = key % 3;
    if (r->kind == 0)
        r->is.count = key;
    else if (r->kind == 1)
        r->is.fixed = &FIXED;
    else
        r->is.number = *v;
}

static __attribute__((noinline)) double get(const record *r) {
    switch (r->kind) {
    case 0: return (double)r->is.count;
    case 1: return *r->is.fixed;
    default: return r->is.number;
    }
}

static double f(double *x) {
    record *first = 0;
    used = 0;
    for (int i = 0; i < 4; i++) {
        double v = x[i] * x[(i + 1) % 4];
        record *r = take(sizeof *r);
        put(r, 10 - i, &v);
        r->next = first;
        first = r;
    }
    double sum = 0.3;
    for (record *r = first; r; r = r->next) sum = sum * get(r) + x[r->key % 4];
    return sum;
}

TEST(f, 0.8, 1.2, 5.0, 0.6)
