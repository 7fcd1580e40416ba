/* A Hessian by forward over reverse through memory, and Hessian-vector products that accumulate. */
#include "check.h"

void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

enum { N = 4 };

static double f(const double *x, int n) {
    double sum = 0, product = 1;
    for (int i = 0; i < n; i++) {
        product *= x[i];
        sum += sin(product) * x[i];
    }
    return sum;
}

static void gradient(const double *x, double *g, int n) {
    for (int i = 0; i < n; i++) g[i] = 0;
    __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, n);
}

int main(void) {
    double x[N] = {0.9, 1.2, 0.7, 1.4}, h[N][N];
    for (int column = 0; column < N; column++) {
        double direction[N] = {0}, g[N];
        direction[column] = 1;
        __enzyme_fwddiff((void *)gradient, enzyme_dup, x, direction, enzyme_dup, g, h[column], enzyme_const, N);
    }
    for (int i = 0; i < N; i++) {
        double step = 1e-4, above[N], below[N], kept = x[i];
        x[i] = kept + step;
        gradient(x, above, N);
        x[i] = kept - step;
        gradient(x, below, N);
        x[i] = kept;
        for (int j = 0; j < N; j++) {
            expect_within("hessian", N * i + j, h[i][j], (above[j] - below[j]) / (2 * step), 1e-6);
            expect("symmetric", h[i][j], h[j][i]);
        }
    }
    return finish();
}
