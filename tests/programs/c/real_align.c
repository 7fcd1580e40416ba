/* Soft alignment of two sequences: a table of rows allocated one by one, min replaced by log-sum-exp. */
#include "check.h"

static double softmin(double a, double b, double c) {
    double least = fmin(a, fmin(b, c));
    return least - log(exp(least - a) + exp(least - b) + exp(least - c));
}

static NOINLINE double align(const double *a, int n, const double *b, int m) {
    double **table = malloc(sizeof *table * (n + 1));
    for (int i = 0; i <= n; i++) {
        table[i] = malloc(sizeof **table * (m + 1));
        for (int j = 0; j <= m; j++) table[i][j] = i || j ? 20 : 0;
    }
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            double d = a[i - 1] - b[j - 1];
            table[i][j] = d * d + softmin(table[i - 1][j], table[i][j - 1], table[i - 1][j - 1]);
        }
    double result = table[n][m];
    for (int i = 0; i <= n; i++) free(table[i]);
    free(table);
    return result;
}

static double f(double *x) { return align(x, 4, x + 4, 3) + 0.5 * align(x + 1, 2, x + 3, 4); }

TEST_WITHIN(f, 1e-7, 0.1, 0.9, 0.4, 1.3, 0.2, 1.1, 0.6)
