/* Quadratic equations, statistics and a linear fit. */
#include "check.h"

#include <gsl/gsl_poly.h>
#include <gsl/gsl_chebyshev.h>
#include <gsl/gsl_statistics.h>
#include <gsl/gsl_fit.h>

double target(const double *x) {
    double r0, r1;
    gsl_poly_solve_quadratic(x[0], x[1], x[2], &r0, &r1);
    double c0, c1, c00, c01, c11, s, xs[5] = {0, 1, 2, 3, 4};
    gsl_fit_linear(xs, 1, x, 1, 5, &c0, &c1, &c00, &c01, &c11, &s);
    return r0 * r1 * r1 + gsl_poly_eval(x, 4, 1.3) + gsl_stats_mean(x, 1, 5) * gsl_stats_sd(x, 1, 5) + c0 * c1 + s;
}

int main(void) {
    double x[5] = {1.1, -5.3, 0.4, 2, 0.7};
    return check(x, 5);
}
