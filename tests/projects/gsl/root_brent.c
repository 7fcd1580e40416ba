/* The root of an equation by Brent's method: bracketing, until it has converged. */
#define TOL 1e-5
#include "check.h"

#include <gsl/gsl_roots.h>

static double fn(double t, void *p) {
    const double *x = p;
    return t * t * x[0] - x[1] - sin(t) * x[2];
}

double target(const double *x) {
    gsl_function f = {fn, (void *)x};
    gsl_root_fsolver *s = gsl_root_fsolver_alloc(gsl_root_fsolver_brent);
    gsl_root_fsolver_set(s, &f, 0.5, 4);
    for (int i = 0; i < 30; i++) {
        gsl_root_fsolver_iterate(s);
        if (gsl_root_test_interval(gsl_root_fsolver_x_lower(s), gsl_root_fsolver_x_upper(s), 0, 1e-12) == GSL_SUCCESS)
            break;
    }
    double r = gsl_root_fsolver_root(s);
    gsl_root_fsolver_free(s);
    return r;
}

int main(void) {
    double x[3] = {1.1, 2.3, 0.4};
    return check(x, 3);
}
