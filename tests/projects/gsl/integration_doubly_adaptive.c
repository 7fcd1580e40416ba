/* Doubly adaptive quadrature with NaNs as marks, and an infinite range. */
#include "check.h"

#include <gsl/gsl_integration.h>

static double integrand(double t, void *p) {
    const double *x = p;
    return exp(-x[0] * t * t) * cos(x[1] * t);
}

double target(const double *x) {
    gsl_integration_cquad_workspace *w = gsl_integration_cquad_workspace_alloc(100);
    gsl_integration_workspace *v = gsl_integration_workspace_alloc(100);
    gsl_function f = {integrand, (void *)x};
    double r, e, q;
    size_t n;
    gsl_integration_cquad(&f, 0, 2, 1e-10, 1e-10, w, &r, &e, &n);
    gsl_integration_qagi(&f, 1e-9, 1e-9, 100, v, &q, &e);
    gsl_integration_cquad_workspace_free(w);
    gsl_integration_workspace_free(v);
    return r + q;
}

int main(void) {
    double x[2] = {0.7, 3.1};
    return check(x, 2);
}
