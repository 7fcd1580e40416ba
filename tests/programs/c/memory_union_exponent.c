/* The exponent of a number, read from its bits by a function that is not inlined: a step function. And the integers of a
   union of both. */
#include "check.h"
#include <stdint.h>

typedef struct {
    int kind;
    union {
        double number;
        int64_t count;
    } is;
} record;

__attribute__((noinline)) static double exponent(const record *r) {
    return r->kind ? (double)r->is.count : (double)((int)(r->is.count >> 52 & 0x7ff) - 1023);
}

__attribute__((noinline)) static double value(const record *r) {
    return r->kind ? 0.5 * (double)r->is.count : r->is.number;
}

static double f(double *x) {
    record r[4];
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        r[i].kind = i & 1;
        if (r[i].kind)
            r[i].is.count = -3 * i;
        else
            r[i].is.number = x[i] * x[(i + 1) % 4] + 1;
    }
    for (int i = 0; i < 4; i++) sum += value(r + i) * x[3 - i] + exponent(r + i);
    return sum;
}

TEST(f, 0.8, 1.2, 5.0, 0.7)
