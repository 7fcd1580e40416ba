/* The gamma function and its relatives, by Lanczos and by asymptotic series. */
#include "check.h"

#include <gsl/gsl_sf_gamma.h>
#include <gsl/gsl_sf_psi.h>

double target(const double *x) {
    return gsl_sf_gamma(x[0]) + gsl_sf_lngamma(x[1]) * gsl_sf_beta(x[2], x[3]) + gsl_sf_psi(x[0]);
}

int main(void) {
    double x[4] = {1.3, 12.2, 2.1, 0.7};
    return check(x, 4);
}
