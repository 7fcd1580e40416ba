/* Bessel functions of fractional order: continued fractions, Temme series. */
#include "check.h"

#include <gsl/gsl_sf_bessel.h>

double target(const double *x) { return gsl_sf_bessel_Jnu(1.5, x[0]) + gsl_sf_bessel_Inu(0.3, x[1]); }

int main(void) {
    double x[2] = {1.3, 4.2};
    return check(x, 2);
}
