/* Error functions, the normal distribution, and Lambert W by an iteration. */
#include "check.h"

#include <gsl/gsl_sf_erf.h>
#include <gsl/gsl_cdf.h>
#include <gsl/gsl_sf_dilog.h>
#include <gsl/gsl_sf_lambert.h>

double target(const double *x) {
    return gsl_sf_erf(x[0]) + gsl_sf_erfc(x[1]) + gsl_sf_log_erfc(x[2]) + gsl_cdf_gaussian_P(x[1], x[3]) +
           gsl_sf_lambert_W0(x[2]);
}

int main(void) {
    double x[4] = {0.3, 1.2, 2.1, 0.7};
    return check(x, 4);
}
