/* LAPACKE in both orders; and a matrix that cannot be factored. */
#include "../../programs/c/check.h"
#include <lapacke.h>

static double with(int order, const double *x, int fail) {
    double a[12], b[6], c[16], r = 0;
    int pivots[3], lda = order == LAPACK_ROW_MAJOR ? 4 : 3, ldb = order == LAPACK_ROW_MAJOR ? 2 : 3;
    for (int i = 0; i < 12; i++) a[i] = x[i % 5] + (i % (lda + 1) == 1 ? 3 : 0);
    for (int i = 0; i < 6; i++) b[i] = x[i % 3] * x[4];
    if (LAPACKE_dgesv(order, 3, 2, a, lda, pivots, b, ldb)) return 0;
    for (int i = 0; i < 6; i++) r += b[i] * (i + 1);
    for (int i = 0; i < 16; i++) c[i] = i % 5 == 0 ? 4 + x[i / 5] : x[i % 4] / (i / 4 + i % 4);
    if (fail) c[10] = -c[10];
    int info = LAPACKE_dpotrf(order, 'l', 4, c, 4);
    if (fail) return info == 3 ? r : 0; /* what was factored of it has no derivative */
    if (info || LAPACKE_dpotrs(order, 'L', 3, 2, c, 4, b, ldb)) return 0;
    return r + b[0] + b[4] * c[15];
}
static double f(double *x) {
    return with(LAPACK_ROW_MAJOR, x, 0) + 2 * with(LAPACK_COL_MAJOR, x, 0) + with(LAPACK_ROW_MAJOR, x, 1) * x[0];
}
TEST(f, 0.7, 1.3, 1.1, 0.9, 0.6)
