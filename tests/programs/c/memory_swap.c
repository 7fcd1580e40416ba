/* Swaps through a temporary, with indices that depend on the values. */
#include "check.h"

static void swap(double *a, double *b) {
    double t = *a;
    *a = *b;
    *b = t;
}

static double f(double *x) {
    swap(&x[0], &x[3]);
    if (x[0] > x[1]) swap(&x[0], &x[1]);
    swap(&x[2], &x[2]);
    return x[0] * 1 + x[1] * x[1] * 2 + x[2] * 3 + sin(x[3]) * 4;
}

TEST(f, 0.4, 0.9, 1.7, 1.2)
