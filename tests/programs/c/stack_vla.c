/* A variable-length array, two-dimensional, in a loop. */
#include "check.h"

static double f(double *x) {
    double sum = 0;
    for (int n = 1; n < 5; n++) {
        double a[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) a[i][j] = x[i] * x[j] + sum * 0.1;
        for (int i = 0; i < n; i++) sum += a[i][n - 1 - i] * a[i][i];
    }
    return sum;
}

TEST(f, 0.5, 0.9, -0.7, 0.4)
