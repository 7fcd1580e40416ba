/* The Hessian of the Rosenbrock function: forward mode over reverse mode, one column a call.

   `gradient` calls __enzyme_autodiff; `hessian` differentiates `gradient` in forward mode along each unit vector. The
   same call with any other direction is a Hessian-vector product, at the cost of a few evaluations of the function.
   Newton's method then goes to the minimum. */
#include <math.h>
#include <stdio.h>

#include "check.h"

extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

enum { N = 6 };

static double rosenbrock(const double *x) {
    double sum = 0;
    for (int i = 0; i + 1 < N; i++) {
        double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
        sum += 100 * a * a + b * b;
    }
    return sum;
}

static void gradient(const double *x, double *g) {
    for (int i = 0; i < N; i++) g[i] = 0;
    __enzyme_autodiff((void *)rosenbrock, enzyme_dup, x, g);
}

static void hessian(const double *x, double h[N][N]) {
    for (int column = 0; column < N; column++) {
        double direction[N] = {0}, g[N];
        direction[column] = 1;
        __enzyme_fwddiff((void *)gradient, enzyme_dup, x, direction, enzyme_dup, g, h[column]);
    }
}

/* The second derivatives by hand. */
static double expected(const double *x, int i, int j) {
    double diagonal = 0;
    if (i + 1 < N) diagonal += 1200 * x[i] * x[i] - 400 * x[i + 1] + 2;
    if (i > 0) diagonal += 200;
    if (i == j) return diagonal;
    if (j == i + 1) return -400 * x[i];
    if (i == j + 1) return -400 * x[j];
    return 0;
}

/* Solves a x = b by Gaussian elimination; the result is in b. */
static void solve(double a[N][N], double *b) {
    for (int k = 0; k < N; k++)
        for (int i = k + 1; i < N; i++) {
            double factor = a[i][k] / a[k][k];
            for (int j = k; j < N; j++) a[i][j] -= factor * a[k][j];
            b[i] -= factor * b[k];
        }
    for (int i = N - 1; i >= 0; i--) {
        for (int j = i + 1; j < N; j++) b[i] -= a[i][j] * b[j];
        b[i] /= a[i][i];
    }
}

int main(void) {
    double x[N] = {-1.2, 1.0, 0.7, 0.4, 0.3, 0.1}, h[N][N], largest = 0;
    hessian(x, h);
    printf("Hessian of the Rosenbrock function in %d dimensions\n", N);
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            double error = fabs(h[i][j] - expected(x, i, j)) / fmax(1, fabs(expected(x, i, j)));
            largest = fmax(largest, isnan(error) ? INFINITY : error);
            printf(" %10.3f", h[i][j]);
        }
        printf("\n");
    }
    int status = verdict(largest, 1e-12);

    for (int i = 0; i < N; i++) x[i] = i % 2 ? 1.02 : 0.98;
    printf("\nNewton's method\n");
    for (int iteration = 0; iteration < 8; iteration++) {
        double g[N];
        printf("  iteration %d: f = %.3e\n", iteration, rosenbrock(x));
        gradient(x, g);
        hessian(x, h);
        solve(h, g);
        for (int i = 0; i < N; i++) x[i] -= g[i];
    }
    return status || !(rosenbrock(x) < 1e-20);
}
