/* Second order through a loop of unknown trip count: what the inner level keeps, the outer level differentiates. */
#include "check.h"

double __enzyme_autodiff_1(void *, double);
double __enzyme_autodiff_2(void *, double);
double __enzyme_fwddiff(void *, double, double);

static double root(double x) {
    double y = x;
    while (fabs(y * y - x) > 1e-14 * x) y = 0.5 * (y + x / y);
    y = 0.5 * (y + x / y);
    return 0.5 * (y + x / y); /* two more steps, so that second derivatives have converged too */
}

static double first(double x) { return __enzyme_autodiff_1((void *)root, x); }

int main(void) {
    double x = 5;
    expect("first", first(x), 0.5 / sqrt(x));
    expect("reverse over reverse", __enzyme_autodiff_2((void *)first, x), -0.25 * pow(x, -1.5));
    expect("forward over reverse", __enzyme_fwddiff((void *)first, x, 1.0), -0.25 * pow(x, -1.5));
    return finish();
}
