/* Arithmetic that minds the rounding mode and the exception flags: constrained intrinsics in IR. */
#include "check.h"

#ifndef __FAST_MATH__ /* they exclude each other */
#pragma STDC FENV_ACCESS ON
#endif

static double f(double *x) {
    double y = x[0] * sin(x[0]) + 3 / x[1] - x[1];
    float narrow = (float)x[0];
    int n = (int)x[1];
    double z = y > 1 ? sqrt(y) * n : floor(y) - fma(x[0], y, 2);
    return z * exp(x[1]) + fmax(x[0], x[1]) + pow(x[0], 2.5) + (narrow > 1 ? x[1] : x[0]);
}

TEST(f, 1.5, 2.25)
