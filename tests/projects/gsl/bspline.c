/* B-splines at a place that is active. */
#include "check.h"

#include <gsl/gsl_bspline.h>

double target(const double *x) {
    gsl_bspline_workspace *w = gsl_bspline_alloc(4, 5);
    gsl_vector *b = gsl_vector_alloc(gsl_bspline_ncoeffs(w));
    gsl_bspline_knots_uniform(0, 10, w);
    gsl_bspline_eval(x[7], b, w);
    double r = 0;
    for (int i = 0; i < 7; i++) r += gsl_vector_get(b, i) * x[i] * x[i];
    gsl_bspline_free(w);
    gsl_vector_free(b);
    return r;
}

int main(void) {
    double x[8] = {1, 2, 0.5, -1, 0.3, 2, 1.4, 4.7};
    return check(x, 8);
}
