/* Solution of a linear system by LU with pivoting, and the determinant. */
#include "check.h"

#include <gsl/gsl_linalg.h>

double target(const double *x) {
    gsl_matrix *a = gsl_matrix_alloc(3, 3);
    gsl_vector *b = gsl_vector_alloc(3), *y = gsl_vector_alloc(3);
    gsl_permutation *p = gsl_permutation_alloc(3);
    for (int i = 0; i < 3; i++) {
        gsl_vector_set(b, i, x[9 + i]);
        for (int j = 0; j < 3; j++) gsl_matrix_set(a, i, j, x[3 * i + j]);
    }
    int s;
    gsl_linalg_LU_decomp(a, p, &s);
    gsl_linalg_LU_solve(a, p, b, y);
    double r = gsl_vector_get(y, 0) * gsl_vector_get(y, 1) + gsl_vector_get(y, 2) + gsl_linalg_LU_lndet(a);
    gsl_matrix_free(a);
    gsl_vector_free(b);
    gsl_vector_free(y);
    gsl_permutation_free(p);
    return r;
}

int main(void) {
    double x[12] = {1, 2, 0.5, -1, 0.3, 2, 1.4, 1, 3, 1, 2, 3};
    return check(x, 12);
}
