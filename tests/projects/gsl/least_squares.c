/* Least squares by QR. */
#include "check.h"

#include <gsl/gsl_linalg.h>

double target(const double *x) {
    gsl_matrix *a = gsl_matrix_alloc(4, 2);
    gsl_vector *t = gsl_vector_alloc(2), *b = gsl_vector_alloc(4), *y = gsl_vector_alloc(2), *res = gsl_vector_alloc(4);
    for (int i = 0; i < 8; i++) a->data[i] = x[i];
    for (int i = 0; i < 4; i++) gsl_vector_set(b, i, i * i + 1);
    gsl_linalg_QR_decomp(a, t);
    gsl_linalg_QR_lssolve(a, t, b, y, res);
    double r = gsl_vector_get(y, 0) * gsl_vector_get(y, 1) + gsl_vector_get(res, 2);
    gsl_matrix_free(a);
    gsl_vector_free(t);
    gsl_vector_free(b);
    gsl_vector_free(y);
    gsl_vector_free(res);
    return r;
}

int main(void) {
    double x[8] = {1, 2, 0.5, -1, 0.3, 2, 1.4, 1};
    return check(x, 8);
}
