/* The conventions at kinks: fabs 1 at 0, fmax(a, a) to the first, sqrt 0 at 0. */
#include "check.h"

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double absolute(double x) { return fabs(x); }
static double root(double x) { return sqrt(x) * 3; }
static double largest(const double *x) { return fmax(x[0], x[1]); }
static double norm(const double *x) { return sqrt(x[0] * x[0] + x[1] * x[1]); }
static double branch(double x) { return x > 0 ? 2 * x : 5 * x; }

int main(void) {
    expect("fabs at 0", __enzyme_autodiff((void *)absolute, 0.0), 1);
    expect("fabs below 0", __enzyme_autodiff((void *)absolute, -2.0), -1);
    expect("sqrt at 0", __enzyme_autodiff((void *)root, 0.0), 0);
    expect("sqrt at 0, forward", __enzyme_fwddiff((void *)root, 0.0, 1.0), 0);
    double equal[2] = {1.5, 1.5}, d[2] = {0, 0}, zero[2] = {0, 0}, dn[2] = {0, 0};
    __enzyme_autodiff((void *)largest, enzyme_dup, equal, d);
    expect("fmax of equals", d[0], 1);
    expect("fmax of equals", d[1], 0);
    __enzyme_autodiff((void *)norm, enzyme_dup, zero, dn);
    expect("norm at 0", dn[0], 0);
    expect("norm at 0", dn[1], 0);
    expect("branch at 0", __enzyme_autodiff((void *)branch, 0.0), 5);
    return finish();
}
