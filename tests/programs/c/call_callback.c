/* A callback with its data, as in a quadrature routine. */
#include "check.h"

typedef double Integrand(double t, void *data);

static NOINLINE double integrate(Integrand *integrand, void *data, double from, double to) {
    double sum = 0, h = (to - from) / 20;
    for (int i = 0; i < 20; i++) sum += h * integrand(from + (i + 0.5) * h, data);
    return sum;
}

static double bell(double t, void *data) {
    double *x = data;
    return x[0] * exp(-x[1] * t * t);
}

static double line(double t, void *data) { return *(double *)data * t; }

static double f(double *x) { return integrate(bell, x, 0, x[2]) + integrate(line, x + 1, x[0], 2); }

TEST(f, 1.2, 0.7, 1.9)
