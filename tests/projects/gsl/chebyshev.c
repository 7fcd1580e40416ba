/* A Chebyshev series made from a function, evaluated. */
#include "check.h"

#include <gsl/gsl_chebyshev.h>

static double fn(double t, void *p) {
    const double *x = p;
    return exp(x[0] * t) + x[1] * t * t;
}

double target(const double *x) {
    gsl_cheb_series *c = gsl_cheb_alloc(20);
    gsl_function f = {fn, (void *)x};
    gsl_cheb_init(c, &f, 0, 1);
    double r = gsl_cheb_eval(c, x[2]);
    gsl_cheb_free(c);
    return r;
}

int main(void) {
    double x[3] = {1, 2, 0.4};
    return check(x, 3);
}
