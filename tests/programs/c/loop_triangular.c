/* Nested triangular loops: the inner trip count is affine in the outer counter. */
#include "check.h"

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 6; i++)
        for (int j = i; j < 6; j++)
            for (int k = 0; k <= j - i; k++) sum += sin(x[i] * x[j]) * x[k];
    return sum;
}

TEST(f, 0.3, -0.7, 1.1, 0.4, 0.9, -1.3)
