/* What a callee read is overwritten by its caller afterwards: the callee must have kept it. */
#include "check.h"

static NOINLINE double product(const double *x, const double *y) { return x[0] * y[0] + sin(x[1]) * y[1]; }

static double f(double *x) {
    double first = product(x, x + 1);
    x[0] = first;
    x[1] = x[0] * x[2];
    double second = product(x, x + 1);
    x[1] = 0;
    return first * second + x[0];
}

TEST(f, 0.6, 0.9, 1.4)
