/* Results through pointer arguments, one of them read before it is written. */
#include "check.h"

static NOINLINE void polar(double x, double y, double *radius, double *angle) {
    *radius = sqrt(x * x + y * y) + 0.1 * *radius;
    *angle = atan2(y, x);
}

static double f(double *x) {
    double radius = x[1], angle;
    polar(x[0], x[1], &radius, &angle);
    polar(radius, x[0], &radius, &x[1]);
    return radius * angle + x[1];
}

TEST(f, 0.8, 1.7)
