/* enzyme_primal_return: the primal comes first, in reverse and forward mode. */
#include "check.h"

typedef struct { double primal, derivative; } Result;

Result __enzyme_autodiff_value(void *, ...);
Result __enzyme_fwddiff_value(void *, ...);
double __enzyme_autodiff_only(void *, ...);

static double f(double x) { return x * x * x; }
static double g(const double *x) { return x[0] * x[1]; }

int main(void) {
    Result r = __enzyme_autodiff_value((void *)f, enzyme_primal_return, 2.0);
    expect("primal", r.primal, 8);
    expect("derivative", r.derivative, 12);
    r = __enzyme_fwddiff_value((void *)f, enzyme_primal_return, 2.0, 0.5);
    expect("forward primal", r.primal, 8);
    expect("tangent", r.derivative, 6);
    double x[2] = {3, 4}, dx[2] = {0, 0};
    expect("primal alone", __enzyme_autodiff_only((void *)g, enzyme_primal_return, enzyme_dup, x, dx), 12);
    expect("dx", dx[0], 4);
    expect("dx", dx[1], 3);
    return finish();
}
