/* Adaptive quadrature of a function behind a pointer: its intervals are sorted by their errors. */
#include "check.h"

#include <gsl/gsl_integration.h>

static double integrand(double t, void *p) {
    const double *x = p;
    return exp(-x[0] * t * t) * cos(x[1] * t);
}

double target(const double *x) {
    gsl_integration_workspace *w = gsl_integration_workspace_alloc(100);
    gsl_function f = {integrand, (void *)x};
    double r, e;
    gsl_integration_qag(&f, 0, 2, 1e-10, 1e-10, 100, GSL_INTEG_GAUSS21, w, &r, &e);
    gsl_integration_workspace_free(w);
    return r;
}

int main(void) {
    double x[2] = {0.7, 3.1};
    return check(x, 2);
}
