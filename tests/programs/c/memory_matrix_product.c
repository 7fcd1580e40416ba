/* A product of matrices with accumulation in memory, which the optimizer may keep in registers. */
#include "check.h"

static void multiply(int n, const double *a, const double *b, double *c) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            c[i * n + j] = 0;
            for (int k = 0; k < n; k++) c[i * n + j] += a[i * n + k] * b[k * n + j];
        }
}

static double f(double *x) {
    double first[9], second[9], trace = 0;
    multiply(3, x, x + 9, first);
    multiply(3, first, x, second);
    for (int i = 0; i < 9; i++) trace += second[i] * (i + 1) * 0.1;
    return trace * first[4];
}

TEST(f, 0.4, 0.7, -0.3, 0.9, -1.6, 1.2, 0.5, 0.8, -0.2, 1.1, 0.3, 0.6, -0.7, 1.3, 0.9, 0.2, -0.5, 1.4)
