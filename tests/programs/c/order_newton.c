/* Derivatives used inside an algorithm: Newton's method on f', whose iterates change in place between the requests. */
#include "check.h"

void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

enum { N = 5 };

static double f(const double *x) {
    double sum = 0;
    for (int i = 0; i + 1 < N; i++) {
        double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
        sum += 100 * a * a + b * b;
    }
    return sum;
}

static void gradient(const double *x, double *g) {
    for (int i = 0; i < N; i++) g[i] = 0;
    __enzyme_autodiff((void *)f, enzyme_dup, x, g);
}

int main(void) {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = i % 2 ? 1.02 : 0.98;
    for (int iteration = 0; iteration < 8; iteration++) {
        double g[N], h[N][N];
        gradient(x, g);
        for (int c = 0; c < N; c++) {
            double direction[N] = {0}, unused[N];
            direction[c] = 1;
            __enzyme_fwddiff((void *)gradient, enzyme_dup, x, direction, enzyme_dup, unused, h[c]);
        }
        for (int k = 0; k < N; k++)
            for (int i = k + 1; i < N; i++) {
                double factor = h[i][k] / h[k][k];
                for (int j = k; j < N; j++) h[i][j] -= factor * h[k][j];
                g[i] -= factor * g[k];
            }
        for (int i = N - 1; i >= 0; i--) {
            for (int j = i + 1; j < N; j++) g[i] -= h[i][j] * g[j];
            g[i] /= h[i][i];
            x[i] -= g[i];
        }
    }
    for (int i = 0; i < N; i++) expect("minimum", x[i], 1);
    return finish();
}
