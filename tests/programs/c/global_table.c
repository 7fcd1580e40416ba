/* Constant tables, of numbers and of rows, read with an active factor (Gauss-Legendre quadrature). */
#include "check.h"

static const double nodes[] = {-0.7745966692414834, 0, 0.7745966692414834};
static const double weights[] = {5.0 / 9, 8.0 / 9, 5.0 / 9};
static const double *const rows[] = {nodes, weights};

static double f(double *x) {
    double sum = 0, middle = 0.5 * (x[0] + x[1]), half = 0.5 * (x[1] - x[0]);
    for (int i = 0; i < 3; i++) sum += rows[1][i] * half * exp(-x[2] * (middle + half * rows[0][i]));
    return sum;
}

TEST(f, 0.2, 1.4, 0.7)
