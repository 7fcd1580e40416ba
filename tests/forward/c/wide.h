/* Put before a program of tests/programs: its function is differentiated along four directions at once. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "../../programs/c/check.h"

typedef struct { double t[4]; } Four;
Four __enzyme_fwddiff_wide(void *, ...);

static int check_wide(int n, const double *x, Value *value, Four (*wide)(double *, double *, double *, double *, double *)) {
    for (int i = 0; i < n; i++) {
        double copy[MOST], d[4][MOST] = {{0}};
        d[0][i] = 1, d[1][i] = 2, d[3][n - 1] = 1;
        memcpy(copy, x, sizeof(double) * n);
        Four got = wide(copy, d[0], d[1], d[2], d[3]);
        double slope = difference(value, n, x, i);
        expect_within("first", i, got.t[0], slope, 1e-6);
        expect_within("second", i, got.t[1], 2 * got.t[0], 1e-12);
        expect_within("third", i, got.t[2], 0, 0);
        expect_within("fourth", i, got.t[3], difference(value, n, x, n - 1), 1e-6);
    }
    return finish();
}

#undef TEST_WITHIN
#define TEST_WITHIN(f, tolerance, ...)                                                                        \
    static Four f##_wide(double *x, double *a, double *b, double *c, double *d) {                             \
        return __enzyme_fwddiff_wide((void *)f, enzyme_width, 4, enzyme_dup, x, a, b, c, d);                  \
    }                                                                                                         \
    int main(void) {                                                                                          \
        double x[] = {__VA_ARGS__};                                                                           \
        return check_wide(sizeof x / sizeof *x, x, f, f##_wide);                                              \
    }
