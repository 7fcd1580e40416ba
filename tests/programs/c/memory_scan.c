/* A prefix product in place, there and back. */
#include "check.h"

static double f(double *x) {
    for (int i = 1; i < 5; i++) x[i] *= x[i - 1];
    for (int i = 3; i >= 0; i--) x[i] += x[i + 1] * x[i];
    return x[0] + 0.5 * x[2] * x[4];
}

TEST(f, 0.9, 1.2, -0.7, 1.5, 0.8)
