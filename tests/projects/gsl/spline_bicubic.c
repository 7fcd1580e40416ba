/* Bicubic and Akima splines. */
#include "check.h"

#include <gsl/gsl_spline2d.h>
#include <gsl/gsl_spline.h>

double target(const double *x) {
    double xa[4] = {0, 1, 2, 3}, ya[4] = {0, 1, 2, 4};
    gsl_interp_accel *a = gsl_interp_accel_alloc(), *b = gsl_interp_accel_alloc();
    gsl_spline2d *s = gsl_spline2d_alloc(gsl_interp2d_bicubic, 4, 4);
    gsl_spline2d_init(s, xa, ya, x, 4, 4);
    double r = gsl_spline2d_eval(s, x[16], 1.3, a, b);
    gsl_spline2d_free(s);
    gsl_interp_accel_free(a);
    gsl_interp_accel_free(b);
    gsl_interp_accel *c = gsl_interp_accel_alloc();
    gsl_spline *t = gsl_spline_alloc(gsl_interp_akima, 16);
    double g[16];
    for (int i = 0; i < 16; i++) g[i] = i;
    gsl_spline_init(t, g, x, 16);
    r += gsl_spline_eval(t, 7 + x[16], c);
    gsl_spline_free(t);
    gsl_interp_accel_free(c);
    return r;
}

int main(void) {
    double x[17] = {1, 2, 0.5, -1, 0.3, 2, 1.4, 4.7, 1, 2, 3.5, 4, 1, 5, 3, 2, 1.6};
    return check(x, 17);
}
