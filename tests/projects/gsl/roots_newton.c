/* A system of equations by a damped Newton method. */
#define TOL 1e-6
#include "check.h"

#include <gsl/gsl_multiroots.h>

static int fn(const gsl_vector *v, void *p, gsl_vector *f) {
    const double *x = p;
    double a = gsl_vector_get(v, 0), b = gsl_vector_get(v, 1);
    gsl_vector_set(f, 0, x[0] * (1 - a * b));
    gsl_vector_set(f, 1, x[1] * (b - a * a) - x[2]);
    return GSL_SUCCESS;
}

static int dfn(const gsl_vector *v, void *p, gsl_matrix *j) {
    const double *x = p;
    double a = gsl_vector_get(v, 0), b = gsl_vector_get(v, 1);
    gsl_matrix_set(j, 0, 0, -x[0] * b);
    gsl_matrix_set(j, 0, 1, -x[0] * a);
    gsl_matrix_set(j, 1, 0, -2 * x[1] * a);
    gsl_matrix_set(j, 1, 1, x[1]);
    return GSL_SUCCESS;
}

static int fdf(const gsl_vector *v, void *p, gsl_vector *f, gsl_matrix *j) {
    fn(v, p, f);
    return dfn(v, p, j);
}

double target(const double *x) {
    gsl_multiroot_function_fdf f = {fn, dfn, fdf, 2, (void *)x};
    gsl_multiroot_fdfsolver *s = gsl_multiroot_fdfsolver_alloc(gsl_multiroot_fdfsolver_gnewton, 2);
    double start[2] = {1.4, 0.6};
    gsl_vector_view v = gsl_vector_view_array(start, 2);
    gsl_multiroot_fdfsolver_set(s, &f, &v.vector);
    for (int i = 0; i < 20; i++) {
        if (gsl_multiroot_fdfsolver_iterate(s))
            break;
        if (gsl_multiroot_test_residual(s->f, 1e-13) == GSL_SUCCESS)
            break;
    }
    double r = gsl_vector_get(s->x, 0) + gsl_vector_get(s->x, 1);
    gsl_multiroot_fdfsolver_free(s);
    return r;
}

int main(void) {
    double x[3] = {1.2, 10, 0.3};
    return check(x, 3);
}
