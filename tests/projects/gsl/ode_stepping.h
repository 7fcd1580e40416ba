/* Van der Pol's oscillator over one unit of time, stepped by the method STEP of gsl_odeiv2. */
#define TOL 1e-4
#include "check.h"

#include <gsl/gsl_odeiv2.h>

static int vdp(double t, const double y[], double f[], void *params) {
    double mu = *(double *)params;
    f[0] = y[1];
    f[1] = -y[0] - mu * y[1] * (y[0] * y[0] - 1);
    return GSL_SUCCESS;
}

static int jac(double t, const double y[], double *dfdy, double dfdt[], void *params) {
    double mu = *(double *)params;
    dfdy[0] = 0;
    dfdy[1] = 1;
    dfdy[2] = -2 * mu * y[0] * y[1] - 1;
    dfdy[3] = -mu * (y[0] * y[0] - 1);
    dfdt[0] = dfdt[1] = 0;
    return GSL_SUCCESS;
}

double target(const double *x) {
    double mu = x[0], y[2] = {x[1], x[2]}, t = 0;
    gsl_odeiv2_system sys = {vdp, jac, 2, &mu};
    gsl_odeiv2_driver *d = gsl_odeiv2_driver_alloc_y_new(&sys, STEP, 1e-3, 1e-9, 1e-9);
    gsl_odeiv2_driver_apply_fixed_step(d, &t, 0.05, 20, y);
    gsl_odeiv2_driver_free(d);
    return y[0] * y[0] + y[1];
}

int main(void) {
    double x[3] = {1.5, 1.0, 0.2};
    return check(x, 3);
}
