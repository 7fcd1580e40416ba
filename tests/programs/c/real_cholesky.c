/* Cholesky in place on a matrix of variable size on the stack, then triangular solves and a log-determinant. */
#include "check.h"

static NOINLINE double likelihood(int n, const double *theta, const double *y) {
    double a[n][n], z[n], cost = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            double d = (i - j) / theta[0];
            a[i][j] = theta[1] * theta[1] * exp(-0.5 * d * d) + (i == j ? theta[2] * theta[2] : 0);
        }
    for (int j = 0; j < n; j++) {
        for (int k = 0; k < j; k++) a[j][j] -= a[j][k] * a[j][k];
        a[j][j] = sqrt(a[j][j]);
        for (int i = j + 1; i < n; i++) {
            for (int k = 0; k < j; k++) a[i][j] -= a[i][k] * a[j][k];
            a[i][j] /= a[j][j];
        }
    }
    for (int i = 0; i < n; i++) {
        z[i] = y[i];
        for (int k = 0; k < i; k++) z[i] -= a[i][k] * z[k];
        z[i] /= a[i][i];
        cost += 0.5 * z[i] * z[i] + log(a[i][i]);
    }
    return cost;
}

static double f(double *x) {
    double y[7];
    for (int i = 0; i < 7; i++) y[i] = cos(i);
    return likelihood(7, x, y) + likelihood(3, x, y + 2);
}

TEST(f, 1.4, 0.9, 0.5)
