/* Normal equations by triangular solves, with a Cholesky factorization of the program's own. */
#include "../../programs/c/check.h"
#include <cblas.h>

enum { M = 4, N = 2 };
static void factor(double *a) {
    for (int j = 0; j < N; j++) {
        a[j * N + j] = sqrt(a[j * N + j] - cblas_ddot(j, a + j, N, a + j, N));
        for (int i = j + 1; i < N; i++) a[j * N + i] = (a[j * N + i] - cblas_ddot(j, a + i, N, a + j, N)) / a[j * N + j];
    }
}
static double f(double *x) {
    double g[N * N], b[N], r[M];
    cblas_dsyrk(CblasColMajor, CblasLower, CblasTrans, N, M, 1, x, M, 0, g, N);
    cblas_dgemv(CblasColMajor, CblasTrans, M, N, 1, x, M, x + M * N, 1, 0, b, 1);
    factor(g);
    cblas_dtrsv(CblasColMajor, CblasLower, CblasNoTrans, CblasNonUnit, N, g, N, b, 1);
    cblas_dtrsm(CblasColMajor, CblasLeft, CblasLower, CblasTrans, CblasNonUnit, N, 1, 1, g, N, b, N);
    cblas_dcopy(M, x + M * N, 1, r, 1);
    cblas_dgemv(CblasColMajor, CblasNoTrans, M, N, -1, x, M, b, 1, 1, r, 1);
    return cblas_dnrm2(M, r, 1) + b[0] * b[1];
}
TEST(f, 1, 2, 0.5, -1, 0.3, 1.2, -0.7, 0.9, 1, 0.2, -0.4, 0.8)
