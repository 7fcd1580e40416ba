/* A cubic spline, its derivative and integral, with respect to data and place. */
#include "check.h"

#include <gsl/gsl_spline.h>

double target(const double *x) {
    double xa[6] = {0, 1, 2, 3, 4, 5};
    gsl_interp_accel *acc = gsl_interp_accel_alloc();
    gsl_spline *s = gsl_spline_alloc(gsl_interp_cspline, 6);
    gsl_spline_init(s, xa, x, 6);
    double r =
        gsl_spline_eval(s, x[6], acc) + gsl_spline_eval_deriv(s, 3.3, acc) + gsl_spline_eval_integ(s, 0.5, x[6], acc);
    gsl_spline_free(s);
    gsl_interp_accel_free(acc);
    return r;
}

int main(void) {
    double x[7] = {1, 2, 0.5, -1, 0.3, 2, 1.4};
    return check(x, 7);
}
