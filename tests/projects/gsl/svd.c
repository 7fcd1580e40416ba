/* Singular values. */
#include "check.h"

#include <gsl/gsl_linalg.h>

double target(const double *x) {
    gsl_matrix *a = gsl_matrix_alloc(3, 3), *v = gsl_matrix_alloc(3, 3);
    gsl_vector *s = gsl_vector_alloc(3), *w = gsl_vector_alloc(3);
    for (int i = 0; i < 9; i++) a->data[i] = x[i];
    gsl_linalg_SV_decomp(a, v, s, w);
    double r = gsl_vector_get(s, 0) + 2 * gsl_vector_get(s, 2);
    gsl_matrix_free(a);
    gsl_matrix_free(v);
    gsl_vector_free(s);
    gsl_vector_free(w);
    return r;
}

int main(void) {
    double x[9] = {1, 2, 0.5, -1, 0.3, 2, 1.4, 1, 3};
    return check(x, 9);
}
