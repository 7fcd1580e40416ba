/* Gauss-Legendre quadrature; the end of the interval is active, too. */
#include "check.h"

#include <gsl/gsl_integration.h>

static double integrand(double t, void *p) {
    const double *x = p;
    return exp(-x[0] * t * t) * cos(x[1] * t);
}

double target(const double *x) {
    gsl_integration_glfixed_table *w = gsl_integration_glfixed_table_alloc(20);
    gsl_function f = {integrand, (void *)x};
    double r = gsl_integration_glfixed(&f, 0, x[2], w);
    gsl_integration_glfixed_table_free(w);
    return r;
}

int main(void) {
    double x[3] = {0.7, 3.1, 1.5};
    return check(x, 3);
}
