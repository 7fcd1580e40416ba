/* Operands that each iteration overwrites, and rows of one array in turn. */
#include "../../programs/c/check.h"
#include <cblas.h>

static double f(double *x) {
    double state[2] = {x[4], 1}, next[2], sum = 0;
    for (int k = 0; k < 4; k++) {
        cblas_dgemv(CblasRowMajor, k % 2 ? CblasTrans : CblasNoTrans, 2, 2, 1, x, 2, state, 1, 0, next, 1);
        cblas_dscal(2, 1 / cblas_dnrm2(2, next, 1), next, 1);
        cblas_dcopy(2, next, 1, state, 1);
        sum += cblas_ddot(2, state, 1, x + 2 * (k % 2), 1) * (k + 1);
        for (int i = 0; i < k; i++) sum += cblas_dasum(2, x + i, 2) * state[0];
    }
    while (sum > 1) {
        cblas_dscal(1, 0.5, &sum, 1);
        state[0] += cblas_ddot(2, state, 1, state, -1) * sum;
    }
    return sum + state[0] * state[1];
}
TEST(f, 0.7, 1.3, 1.1, -0.4, 0.6)
