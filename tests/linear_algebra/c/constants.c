/* Operands that have no derivatives: constants, integers made numbers, what is constant for the request. */
#include "../../programs/c/check.h"
#include <cblas.h>

static const double table[6] = {1, -2, 3, 0.5, 2, -1};
static double weights[2] = {3, 4};
static double with(int n, const double *restrict a, const double *restrict x, double *restrict y) {
    cblas_dgemv(CblasColMajor, CblasNoTrans, n, n, 2, a, n, x, 1, 1, y, 1);
    double r = cblas_ddot(n, y, 1, y, 1);
    for (int i = 0; i < n; i++) y[i] = 0;
    return r;
}
void __enzyme_autodiff_some(void *, ...);
static double f(double *x) {
    double counts[3], y[3] = {1, 1, 1}, z[2];
    for (int i = 0; i < 3; i++) counts[i] = i;
    cblas_dgemv(CblasColMajor, CblasNoTrans, 3, 2, x[2], table, 3, x, 1, 2, y, 1);
    cblas_dgemv(CblasColMajor, CblasTrans, 3, 2, 1, table, 3, counts, 1, 0, z, 1);
    cblas_daxpy(2, 1, weights, 1, z, 1);
    const double *chosen = x[0] > 0 ? table : x;
    return cblas_ddot(3, y, 1, counts, 1) * cblas_ddot(2, z, 1, x, 1) + cblas_ddot(2, weights, 1, weights, 1) * x[1]
         + cblas_ddot(3, chosen, 1, x, 1);
}



extern int enzyme_runtime_activity;
void __enzyme_autodiff_f(void *, ...);
double __enzyme_fwddiff_f(void *, ...);
static void f_reverse(double *x, double *dx) {
    __enzyme_autodiff_f((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx);
}
static double f_forward(double *x, double *dx) {
    return __enzyme_fwddiff_f((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx);
}
int main(void) {
    double x[] = {0.7, 1.3, 1.1}, a[] = {1, 2, 3, 4}, da[4] = {0}, y[] = {1, 2}, dy[2] = {0}, dx[2] = {0};
    if (check(3, x, 1e-8, f, f_reverse, f_forward)) return 1;
    __enzyme_autodiff_some((void *)with, enzyme_const, 2, enzyme_const, a, enzyme_dup, x, dx, enzyme_dup, y, dy);
    y[0] = 1, y[1] = 2;
    __enzyme_autodiff_some((void *)with, enzyme_const, 2, enzyme_dup, a, da, enzyme_const, x, enzyme_dup, y, dy);
    double r[2] = {2 * (0.7 + 3 * 1.3) + 1, 2 * (2 * 0.7 + 4 * 1.3) + 2};
    for (int i = 0; i < 2; i++) expect("x", dx[i], 4 * (r[0] * a[2 * i] + r[1] * a[2 * i + 1]));
    for (int i = 0; i < 4; i++) expect("a", da[i], 4 * r[i % 2] * x[i / 2]);
    return finish();
}
