/* Adaptive quadrature of a singular function, extrapolated by the epsilon algorithm. */
#include "check.h"

#include <gsl/gsl_integration.h>

static double integrand(double t, void *p) {
    const double *x = p;
    return log(x[0] * t) / sqrt(t) * x[1];
}

double target(const double *x) {
    gsl_integration_workspace *w = gsl_integration_workspace_alloc(100);
    gsl_function f = {integrand, (void *)x};
    double r, e;
    gsl_integration_qags(&f, 0, 1, 0, 1e-7, 100, w, &r, &e);
    gsl_integration_workspace_free(w);
    return r;
}

int main(void) {
    double x[2] = {0.7, 3.1};
    return check(x, 2);
}
