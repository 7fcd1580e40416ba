/* Eigenvalues and eigenvectors of a symmetric matrix. */
#include "check.h"

#include <gsl/gsl_eigen.h>

double target(const double *x) {
    gsl_matrix *a = gsl_matrix_alloc(3, 3), *v = gsl_matrix_alloc(3, 3);
    gsl_vector *e = gsl_vector_alloc(3);
    gsl_eigen_symmv_workspace *w = gsl_eigen_symmv_alloc(3);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) gsl_matrix_set(a, i, j, x[3 * i + j] + x[3 * j + i]);
    gsl_eigen_symmv(a, e, v, w);
    gsl_eigen_symmv_sort(e, v, GSL_EIGEN_SORT_VAL_ASC);
    double r = gsl_vector_get(e, 0) * 3 + gsl_vector_get(e, 2) + pow(gsl_matrix_get(v, 0, 1), 2);
    gsl_matrix_free(a);
    gsl_matrix_free(v);
    gsl_vector_free(e);
    gsl_eigen_symmv_free(w);
    return r;
}

int main(void) {
    double x[9] = {1, 2, 0.5, -1, 0.3, 2, 1.4, 1, 3};
    return check(x, 9);
}
