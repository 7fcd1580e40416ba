/* memmove onto itself, upward: the ranges overlap. */
#include "check.h"

static NOINLINE void insert(double *x, int n, double value) {
    memmove(x + 1, x, sizeof(double) * (n - 1));
    x[0] = value;
}

static double f(double *x) {
    insert(x, 5, x[2] * x[4]);
    insert(x, 4, x[1] * 2);
    double sum = 0;
    for (int i = 0; i < 5; i++) sum += x[i] * x[i] * (i + 1);
    return sum;
}

TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
