/* Recursion with a value kept in each frame. */
#include "check.h"

static double power(double x, int n) {
    if (n == 0) return 1;
    double half = power(x, n / 2);
    return n % 2 ? half * half * x : half * half;
}

static double f(double *x) { return power(x[0], 13) * power(x[1], 6); }

TEST(f, 1.1, 0.9)
