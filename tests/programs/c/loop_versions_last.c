/* The result is stored last: by the version of the loops for arrays that are apart, by the other one, and where the
   result itself lies in an array that was read. */
#include "check.h"

extern void __enzyme_autodiff(void *, ...);

enum { N = 6, SIZE = 2 * N * N };

static void f(const double *a, const double *x, double *y, const double *w, int n, double *result) {
    double sum = 0, most = -1e9;
    for (int i = 0; i < n; i++) {
        double t = 0;
        for (int j = 0; j < n; j++) t += a[i * n + j] * x[j];
        y[i] = sin(t);
    }
    for (int i = 0; i < n; i++) {
        sum += w[i] * w[i] * w[i] * n;
        if (w[i] > most) most = w[i];
    }
    for (int i = 0; i < n; i++) sum += y[i] * most;
    *result = sum + n;
    result[1] = most * most * n;
}
static double value(double *m, int y, int result) {
    f(m, m + N * N, m + y, m + N * N + 3 * N, N, m + result);
    return m[result] + 0.5 * m[result + 1];
}

int main(void) {
    for (int y = 20; y < SIZE - N; y++)
        for (int result = 10; result < SIZE - 1; result += 5) {
            double x[SIZE], copy[SIZE], d[SIZE] = {0};
            for (int i = 0; i < SIZE; i++) x[i] = copy[i] = sin(i);
            d[result] = 1, d[result + 1] = 0.5;
            __enzyme_autodiff((void *)f, enzyme_dup, copy, d, enzyme_dup, copy + N * N, d + N * N, enzyme_dup, copy + y,
                              d + y, enzyme_dup, copy + N * N + 3 * N, d + N * N + 3 * N, enzyme_const, N, enzyme_dup,
                              copy + result, d + result);
            for (int i = 3; i < SIZE; i += 7) {
                double step = 1e-4, above[SIZE], below[SIZE];
                memcpy(above, x, sizeof x), memcpy(below, x, sizeof x);
                above[i] += step, below[i] -= step;
                double slope = (value(above, y, result) - value(below, y, result)) / (2 * step);
                expect_within("derivative", i, d[i], slope, 1e-6);
            }
            value(x, y, result);
            for (int i = 0; i < SIZE; i++) expect_within("primal", i, copy[i], x[i], 1e-14);
        }
    return finish();
}
