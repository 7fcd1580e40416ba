/* Several directions at once, through operands that are kept and results that are needed. */
#include "../../programs/c/check.h"
#include <cblas.h>
typedef struct {
    double v[2];
} Pair;
Pair __enzyme_fwddiff_pair(void *, ...);
void __enzyme_autodiff_pair(void *, ...);
static double f(double *x) {
    double a[4], y[2] = {1, x[3]};
    cblas_dcopy(4, x, 1, a, 1);
    for (int k = 0; k < 2; k++) {
        cblas_dgemv(CblasColMajor, CblasTrans, 2, 2, x[1], a, 2, x, 1, x[2], y, 1);
        cblas_dtrsv(CblasColMajor, CblasUpper, CblasNoTrans, CblasNonUnit, 2, a, 2, y, 1);
        cblas_dscal(4, y[0], a, 1);
    }
    return cblas_dnrm2(2, y, 1) * cblas_ddot(2, y, 1, a, 1);
}
TEST_REVERSE(f)
int main(void) {
    const double at[] = {0.7, 1.3, 1.1, 0.9};
    double x[4], g[4] = {0}, both[2][4] = {{0}};
    memcpy(x, at, sizeof x), f_reverse(x, g);
    memcpy(x, at, sizeof x), __enzyme_autodiff_pair((void *)f, enzyme_width, 2, enzyme_dup, x, both[0], both[1]);
    for (int i = 0; i < 4; i++) {
        double first[4] = {0}, second[4] = {0};
        first[i] = 1, second[(i + 1) % 4] = 2;
        memcpy(x, at, sizeof x);
        Pair made = __enzyme_fwddiff_pair((void *)f, enzyme_width, 2, enzyme_dup, x, first, second);
        expect_within("reverse", i, g[i], difference(f, 4, at, i), 1e-8);
        expect_within("first", i, both[0][i], g[i], 1e-12);
        expect_within("second", i, both[1][i], g[i], 1e-12);
        expect_within("forward", i, made.v[0], g[i], 1e-10);
        expect_within("forward, second", i, made.v[1], 2 * g[(i + 1) % 4], 1e-10);
    }
    return finish();
}
