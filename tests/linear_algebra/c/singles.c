/* In single precision, and both in one function. */
#include "../../programs/c/check.h"
#include <cblas.h>

static double f(double *x) {
    float a[4], y[2] = {1, 2};
    for (int i = 0; i < 4; i++) a[i] = x[i];
    cblas_sgemv(CblasRowMajor, CblasTrans, 2, 2, 1.5f, a, 2, a, 2, -1, y, 1);
    return cblas_sdot(2, y, 1, a, 1) + cblas_ddot(2, x, 1, x + 2, -1) + cblas_snrm2(2, y, 1);
}
int main(void) {
    void __enzyme_autodiff_f(void *, ...);
    double __enzyme_fwddiff_f(void *, ...);
    double x[] = {0.7, 1.3, 1.1, -0.4}, dx[4] = {0};
    __enzyme_autodiff_f((void *)f, enzyme_dup, x, dx);
    for (int i = 0; i < 4; i++) {
        double unit[4] = {0}, high[4], low[4];
        memcpy(high, x, sizeof x), memcpy(low, x, sizeof x);
        unit[i] = 1, high[i] += 0.02, low[i] -= 0.02;
        expect_within("differences", i, dx[i], (f(high) - f(low)) / 0.04, 2e-3);
        expect_within("forward", i, __enzyme_fwddiff_f((void *)f, enzyme_dup, x, unit), dx[i], 1e-5);
    }
    return finish();
}
