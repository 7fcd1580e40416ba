/* Cholesky decomposition and solution in views of arrays, through BLAS. */
#include "check.h"

#include <gsl/gsl_linalg.h>
#include <gsl/gsl_blas.h>

double target(const double *x) {
    double a[9], b[3], y[3];
    for (int i = 0; i < 3; i++) {
        b[i] = x[9 + i];
        for (int j = 0; j < 3; j++) {
            a[3 * i + j] = i == j ? 3 : 0;
            for (int k = 0; k < 3; k++) a[3 * i + j] += x[3 * i + k] * x[3 * j + k];
        }
    }
    gsl_matrix_view m = gsl_matrix_view_array(a, 3, 3);
    gsl_vector_view bv = gsl_vector_view_array(b, 3), yv = gsl_vector_view_array(y, 3);
    gsl_linalg_cholesky_decomp(&m.matrix);
    gsl_linalg_cholesky_solve(&m.matrix, &bv.vector, &yv.vector);
    double r;
    gsl_blas_ddot(&bv.vector, &yv.vector, &r);
    return r + log(a[0]);
}

int main(void) {
    double x[12] = {1, 2, 0.5, -1, 0.3, 2, 1.4, 1, 3, 1, 2, 3};
    return check(x, 12);
}
