/* Exponential and elliptic integrals, Airy, zeta and Dawson functions. */
#include "check.h"

#include <gsl/gsl_sf.h>

double target(const double *x) {
    return gsl_sf_expint_E1(x[0]) + gsl_sf_Si(x[1]) + gsl_sf_airy_Ai(x[2], GSL_PREC_DOUBLE) +
           gsl_sf_ellint_Kcomp(x[3], GSL_PREC_DOUBLE) + gsl_sf_zeta(x[1]) + gsl_sf_dawson(x[0]);
}

int main(void) {
    double x[4] = {0.3, 2.2, 1.1, 0.7};
    return check(x, 4);
}
