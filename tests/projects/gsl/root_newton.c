/* The root of an equation by Newton's method, behind three function pointers. */
#define TOL 1e-6
#include "check.h"

#include <gsl/gsl_roots.h>

static double fn(double t, void *p) {
    const double *x = p;
    return t * t * x[0] - x[1] - sin(t) * x[2];
}

static double dfn(double t, void *p) {
    const double *x = p;
    return 2 * t * x[0] - cos(t) * x[2];
}

static void fdf(double t, void *p, double *y, double *dy) {
    *y = fn(t, p);
    *dy = dfn(t, p);
}

double target(const double *x) {
    gsl_function_fdf f = {fn, dfn, fdf, (void *)x};
    gsl_root_fdfsolver *s = gsl_root_fdfsolver_alloc(gsl_root_fdfsolver_newton);
    double r = 2;
    gsl_root_fdfsolver_set(s, &f, r);
    for (int i = 0; i < 12; i++) gsl_root_fdfsolver_iterate(s);
    r = gsl_root_fdfsolver_root(s);
    gsl_root_fdfsolver_free(s);
    return r;
}

int main(void) {
    double x[3] = {1.1, 2.3, 0.4};
    return check(x, 3);
}
