/* LU factorization in place with partial pivoting, and a solve. */
#include "check.h"

static double f(double *x) {
    enum { N = 4 };
    double *a = x, b[N] = {1, -2, 3, 0.5};
    for (int k = 0; k < N; k++) {
        int pivot = k;
        for (int i = k + 1; i < N; i++)
            if (fabs(a[i * N + k]) > fabs(a[pivot * N + k])) pivot = i;
        for (int j = 0; j < N; j++) {
            double t = a[k * N + j];
            a[k * N + j] = a[pivot * N + j];
            a[pivot * N + j] = t;
        }
        double t = b[k];
        b[k] = b[pivot];
        b[pivot] = t;
        for (int i = k + 1; i < N; i++) {
            a[i * N + k] /= a[k * N + k];
            for (int j = k + 1; j < N; j++) a[i * N + j] -= a[i * N + k] * a[k * N + j];
            b[i] -= a[i * N + k] * b[k];
        }
    }
    double sum = 0;
    for (int i = N - 1; i >= 0; i--) {
        for (int j = i + 1; j < N; j++) b[i] -= a[i * N + j] * b[j];
        b[i] /= a[i * N + i];
        sum += b[i] * b[i];
    }
    return sum;
}

TEST(f, 0.2, 1.9, -0.3, 0.4, 2.5, 0.6, 0.7, -0.8, 0.9, 1.0, -3.1, 0.2, 0.3, -0.4, 0.5, 2.6)
