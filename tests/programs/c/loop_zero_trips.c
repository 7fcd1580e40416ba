/* Loops that are entered not at all, or once: no record, no stale adjoint. */
#include "check.h"

static NOINLINE double power_sum(double *x, int n) {
    double sum = x[1];
    for (int i = 0; i < n; i++) sum = sum * x[0] + i;
    return sum;
}

static double f(double *x) {
    return power_sum(x, 0) * 2 + power_sum(x, -3) + power_sum(x, 1) * 5 + power_sum(x, 3);
}

TEST(f, 1.3, 0.6)
