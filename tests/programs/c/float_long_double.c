/* long double: 80 bits on x86, also in memory and through libm. */
#include "check.h"

static double f(double *x) {
    long double y[3], product = 1;
    for (int i = 0; i < 3; i++) y[i] = (long double)x[i] * x[0] + expl((long double)x[i]);
    for (int i = 0; i < 3; i++) product *= y[i] / (1 + y[2 - i] * y[i]);
    return (double)(product * sqrtl(y[0]) + fabsl(y[1]));
}

TEST(f, 0.8, 1.4, -0.6)
