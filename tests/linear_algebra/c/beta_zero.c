/* What beta = 0 overwrites may be anything, and has no derivative. */
#include "../../programs/c/check.h"
#include <cblas.h>

static double f(double *x) {
    double c[4] = {NAN, NAN, NAN, NAN}, y[2] = {NAN, NAN};
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasTrans, 2, 2, 2, 1, x, 2, x, 2, 0, c, 2);
    cblas_dgemv(CblasRowMajor, CblasNoTrans, 2, 2, x[1], c, 2, x, 1, 0, y, 1);
    double r = y[0] * y[1] + c[1];
    x[3] = NAN; /* and so may what is given */
    cblas_dscal(1, 2, x + 2, 1);
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasTrans, 1, 1, 2, 1, x, 2, x + 1, 2, 0, x + 3, 2);
    return r + x[3];
}
TEST(f, 0.7, 1.3, 1.1, -0.4)
