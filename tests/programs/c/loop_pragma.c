/* Loop pragmas promise the vectorizer things about the primal, not about its adjoint. */
#include "check.h"

static double f(double *x) {
    double y[16], sum = 0;
#pragma clang loop vectorize(assume_safety)
    for (int i = 0; i < 16; i++) y[i] = x[i] * x[0];
#pragma clang loop vectorize(enable) unroll_count(4)
    for (int i = 0; i < 16; i++) sum += y[i] * y[i] * x[15 - i];
    return sum;
}

TEST(f, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4, -0.5, -0.6, -0.7, -0.8, -0.9, 0.2)
