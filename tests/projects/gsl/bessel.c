/* Bessel functions: Chebyshev series in static tables, recurrences, error codes beside values. */
#include "check.h"

#include <gsl/gsl_sf_bessel.h>

double target(const double *x) { return gsl_sf_bessel_J0(x[0]) + gsl_sf_bessel_J1(x[1]) * gsl_sf_bessel_Jn(3, x[2]); }

int main(void) {
    double x[3] = {1.3, 2.2, 9.1};
    return check(x, 3);
}
