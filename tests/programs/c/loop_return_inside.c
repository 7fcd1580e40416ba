/* A return from the middle of two loops. */
#include "check.h"

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            sum += x[i] * x[j] * (i + 1);
            if (sum > 7) return sum * sum * x[j];
        }
    return sum;
}

TEST(f, 0.9, 1.4, 0.3, 2.0)
