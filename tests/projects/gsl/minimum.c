/* A minimum by the method of Broyden, Fletcher, Goldfarb and Shanno. */
#define TOL 1e-4
#include "check.h"

#include <gsl/gsl_multimin.h>

static double fn(const gsl_vector *v, void *p) {
    const double *x = p;
    double a = gsl_vector_get(v, 0), b = gsl_vector_get(v, 1);
    return x[0] * (a - x[1]) * (a - x[1]) + 20 * (b - x[2]) * (b - x[2]) + a * b;
}

static void dfn(const gsl_vector *v, void *p, gsl_vector *g) {
    const double *x = p;
    double a = gsl_vector_get(v, 0), b = gsl_vector_get(v, 1);
    gsl_vector_set(g, 0, 2 * x[0] * (a - x[1]) + b);
    gsl_vector_set(g, 1, 40 * (b - x[2]) + a);
}

static void fdf(const gsl_vector *v, void *p, double *f, gsl_vector *g) {
    *f = fn(v, p);
    dfn(v, p, g);
}

double target(const double *x) {
    gsl_multimin_function_fdf f = {fn, dfn, fdf, 2, (void *)x};
    gsl_multimin_fdfminimizer *s = gsl_multimin_fdfminimizer_alloc(gsl_multimin_fdfminimizer_vector_bfgs2, 2);
    double start[2] = {5, 7};
    gsl_vector_view v = gsl_vector_view_array(start, 2);
    gsl_multimin_fdfminimizer_set(s, &f, &v.vector, 0.01, 1e-4);
    for (int i = 0; i < 100; i++) {
        if (gsl_multimin_fdfminimizer_iterate(s))
            break;
        if (gsl_multimin_test_gradient(s->gradient, 1e-9) == GSL_SUCCESS)
            break;
    }
    double r = gsl_vector_get(s->x, 0) + gsl_vector_get(s->x, 1);
    gsl_multimin_fdfminimizer_free(s);
    return r;
}

int main(void) {
    double x[3] = {10, 1, 2};
    return check(x, 3);
}
