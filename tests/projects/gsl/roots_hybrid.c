/* A system of equations by Powell's hybrid method, with an approximated Jacobian. */
#define TOL 1e-5
#include "check.h"

#include <gsl/gsl_multiroots.h>

static int fn(const gsl_vector *v, void *p, gsl_vector *f) {
    const double *x = p;
    double a = gsl_vector_get(v, 0), b = gsl_vector_get(v, 1);
    gsl_vector_set(f, 0, x[0] * (1 - a));
    gsl_vector_set(f, 1, x[1] * (b - a * a) - x[2]);
    return GSL_SUCCESS;
}

double target(const double *x) {
    gsl_multiroot_function f = {fn, 2, (void *)x};
    gsl_multiroot_fsolver *s = gsl_multiroot_fsolver_alloc(gsl_multiroot_fsolver_hybrids, 2);
    double start[2] = {-10, -5};
    gsl_vector_view v = gsl_vector_view_array(start, 2);
    gsl_multiroot_fsolver_set(s, &f, &v.vector);
    for (int i = 0; i < 100; i++) {
        if (gsl_multiroot_fsolver_iterate(s))
            break;
        if (gsl_multiroot_test_residual(s->f, 1e-12) == GSL_SUCCESS)
            break;
    }
    double r = gsl_vector_get(s->x, 0) + gsl_vector_get(s->x, 1);
    gsl_multiroot_fsolver_free(s);
    return r;
}

int main(void) {
    double x[3] = {1.2, 10, 0.3};
    return check(x, 3);
}
