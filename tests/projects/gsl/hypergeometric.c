/* The hypergeometric function, Legendre polynomials, the incomplete gamma function. */
#include "check.h"

#include <gsl/gsl_sf.h>

double target(const double *x) {
    return gsl_sf_hyperg_2F1(x[0], x[1], x[2], x[3]) + gsl_sf_legendre_Pl(5, x[3]) + gsl_sf_gamma_inc_P(x[0], x[1]);
}

int main(void) {
    double x[4] = {0.3, 1.2, 2.1, 0.4};
    return check(x, 4);
}
