/* The determinant by minors, each minor copied to the frame of the call. */
#include "check.h"

static double determinant(int n, const double *a) {
    if (n == 1) return a[0];
    double minor[16], sum = 0;
    for (int c = 0; c < n; c++) {
        for (int i = 1; i < n; i++)
            for (int j = 0, k = 0; j < n; j++)
                if (j != c) minor[(i - 1) * (n - 1) + k++] = a[i * n + j];
        sum += (c % 2 ? -1 : 1) * a[c] * determinant(n - 1, minor);
    }
    return sum;
}

static double f(double *x) { return determinant(4, x); }

TEST(f, 1.0, 0.2, -0.3, 0.4, 0.5, 1.6, 0.7, -0.8, 0.9, 1.0, 2.1, 0.2, -0.3, 0.4, 0.5, 1.6)
