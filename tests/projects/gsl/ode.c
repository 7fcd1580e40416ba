/* An initial value problem with step size control, by the method of Prince and Dormand. */
#define TOL 1e-5
#include "check.h"

#include <gsl/gsl_odeiv2.h>

static int vdp(double t, const double y[], double f[], void *params) {
    double mu = *(double *)params;
    f[0] = y[1];
    f[1] = -y[0] - mu * y[1] * (y[0] * y[0] - 1);
    return GSL_SUCCESS;
}

double target(const double *x) {
    double mu = x[0], y[2] = {x[1], x[2]}, t = 0;
    gsl_odeiv2_system sys = {vdp, NULL, 2, &mu};
    gsl_odeiv2_driver *d = gsl_odeiv2_driver_alloc_y_new(&sys, gsl_odeiv2_step_rk8pd, 1e-6, 1e-10, 0.0);
    gsl_odeiv2_driver_apply(d, &t, 2.0, y);
    gsl_odeiv2_driver_free(d);
    return y[0] * y[0] + y[1];
}

int main(void) {
    double x[3] = {1.5, 1.0, 0.2};
    return check(x, 3);
}
