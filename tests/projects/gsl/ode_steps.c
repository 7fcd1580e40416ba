/* The classical Runge-Kutta method, step by step. */
#include "check.h"

#include <gsl/gsl_odeiv2.h>

static int vdp(double t, const double y[], double f[], void *params) {
    double mu = *(double *)params;
    f[0] = y[1];
    f[1] = -y[0] - mu * y[1] * (y[0] * y[0] - 1);
    return GSL_SUCCESS;
}

double target(const double *x) {
    double mu = x[0], y[2] = {x[1], x[2]}, e[2];
    gsl_odeiv2_system sys = {vdp, NULL, 2, &mu};
    gsl_odeiv2_step *s = gsl_odeiv2_step_alloc(gsl_odeiv2_step_rk4, 2);
    for (int i = 0; i < 100; i++) gsl_odeiv2_step_apply(s, i * 0.02, 0.02, y, e, NULL, NULL, &sys);
    gsl_odeiv2_step_free(s);
    return y[0] * y[0] + y[1];
}

int main(void) {
    double x[3] = {1.5, 1.0, 0.2};
    return check(x, 3);
}
