/* One array as several operands: its derivative is the sum of what it is for each. */
#include "../../programs/c/check.h"
#include <cblas.h>

static double f(double *x) {
    double c[4], s[4] = {0};
    cblas_dgemm(CblasColMajor, CblasNoTrans, CblasTrans, 2, 2, 2, x[4], x, 2, x, 2, 0, c, 2);
    double r = cblas_ddot(4, c, 1, c, 1) + cblas_ddot(2, x, 1, x, 2);
    cblas_dsyr2(CblasColMajor, CblasLower, 2, x[0], x + 1, 1, x + 1, 1, s, 2);
    cblas_daxpy(4, x[4], x, 1, x, 1); /* with itself, which is allowed */
    cblas_dcopy(4, x, 1, x, 1);
    cblas_dswap(4, x, 1, x, 1);
    return r + x[0] * x[3] + x[1] * x[2] + s[0] * s[1] + s[3];
}
TEST(f, 0.7, 1.3, 1.1, -0.4, 0.6)
