/* Plain Monte Carlo integration: the random numbers carry no derivative. */
#include "check.h"

#include <gsl/gsl_monte_plain.h>

static double g(double *k, size_t dim, void *p) {
    const double *x = p;
    return exp(-x[0] * k[0] * k[0]) * cos(x[1] * k[1]);
}

double target(const double *x) {
    gsl_rng *r = gsl_rng_alloc(gsl_rng_mt19937);
    gsl_monte_plain_state *s = gsl_monte_plain_alloc(2);
    gsl_monte_function f = {g, 2, (void *)x};
    double lo[2] = {0, 0}, hi[2] = {1, 1}, v, e;
    gsl_monte_plain_integrate(&f, lo, hi, 2, 500, r, s, &v, &e);
    gsl_monte_plain_free(s);
    gsl_rng_free(r);
    return v;
}

int main(void) {
    double x[2] = {1, 2};
    return check(x, 2);
}
