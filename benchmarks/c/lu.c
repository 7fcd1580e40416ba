/* LU factorization in place with partial pivoting, 80 x 80, then a solve: gradient with respect to the matrix. */
#include "bench.h"

void __enzyme_autodiff(void *, ...);

enum { N = 80 };

static void factorize(int n, double *a, int *pivots) {
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i * n + k]) > fabs(a[pivot * n + k])) pivot = i;
        pivots[k] = pivot;
        if (pivot != k)
            for (int j = 0; j < n; j++) {
                double kept = a[k * n + j];
                a[k * n + j] = a[pivot * n + j];
                a[pivot * n + j] = kept;
            }
        for (int i = k + 1; i < n; i++) {
            a[i * n + k] /= a[k * n + k];
            for (int j = k + 1; j < n; j++) a[i * n + j] -= a[i * n + k] * a[k * n + j];
        }
    }
}

static void substitute(int n, const double *a, const int *pivots, double *x) {
    for (int k = 0; k < n; k++) {
        double kept = x[k];
        x[k] = x[pivots[k]];
        x[pivots[k]] = kept;
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) x[i] -= a[i * n + j] * x[j];
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++) x[i] -= a[i * n + j] * x[j];
        x[i] /= a[i * n + i];
    }
}

/* log |det A| + |A^-1 b|^2 */
ENTRY static void objective(int n, const double *matrix, const double *right, double *result) {
    double *a = malloc(sizeof(double) * n * n), *x = malloc(sizeof(double) * n);
    int *pivots = malloc(sizeof(int) * n);
    memcpy(a, matrix, sizeof(double) * n * n);
    memcpy(x, right, sizeof(double) * n);
    factorize(n, a, pivots);
    substitute(n, a, pivots, x);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += log(fabs(a[i * n + i])) + x[i] * x[i];
    *result = sum;
    free(pivots);
    free(x);
    free(a);
}

static double matrix[N * N], right[N];

static double primal(void) {
    double result = 0;
    objective(N, matrix, right, &result);
    return result;
}

static void gradient(double *g) {
    double result = 0, seed = 1;
    memset(g, 0, sizeof matrix);
    __enzyme_autodiff((void *)objective, enzyme_const, N, enzyme_dup, matrix, g, enzyme_const, right, enzyme_dup,
                      &result, &seed);
}

static double *input(int i) { return &matrix[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) matrix[i * N + j] = bench_random() - 0.5 + (j == (i + 7) % N ? 8 : 0);
        right[i] = bench_random();
    }
    return run((Kernel){"lu", "80 x 80", N * N, N * N, primal, gradient, input, NULL, 0}, argc, argv);
}
