/* A gradient through the GNU Scientific Library against differences, extrapolated twice. */
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <gsl/gsl_errno.h>

#ifndef DIFFERENCE
#define DIFFERENCE 1e-3
#endif
#ifndef TOL
#define TOL 1e-7
#endif

double target(const double *x);

static double difference(const double *x0, int n, int i, double h) {
    double x[64];
    memcpy(x, x0, n * sizeof *x);
    x[i] = x0[i] + h;
    double above = target(x);
    x[i] = x0[i] - h;
    return (above - target(x)) / (2 * h);
}

static int check(const double *x0, int n) {
    double x[64], d[64] = {0};
    int wrong = 0;
    memcpy(x, x0, n * sizeof *x);
    __enzyme_autodiff((void *)target, enzyme_dup, x, d);
    for (int i = 0; i < n; i++) {
        double h = DIFFERENCE * (fabs(x0[i]) + 1e-3), e[3];
        for (int k = 0; k < 3; k++) e[k] = difference(x0, n, i, h / (1 << k));
        double first = (4 * e[1] - e[0]) / 3, second = (4 * e[2] - e[1]) / 3, expected = (16 * second - first) / 15;
        int right = fabs(d[i] - expected) <= TOL * (1 + fabs(expected));
        printf("%s d[%d] = %.12g, by differences %.12g\n", right ? "right" : "WRONG", i, d[i], expected);
        wrong |= !right;
    }
    return wrong;
}
