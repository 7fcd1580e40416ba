/* Modified Bessel functions, and Y0 by its phase and amplitude. */
#include "check.h"

#include <gsl/gsl_sf_bessel.h>

double target(const double *x) { return gsl_sf_bessel_I0(x[0]) * gsl_sf_bessel_K1(x[1]) + gsl_sf_bessel_Y0(x[2]); }

int main(void) {
    double x[3] = {1.3, 2.2, 9.1};
    return check(x, 3);
}
