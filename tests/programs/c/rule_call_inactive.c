/* __enzyme_call_inactive: the call is made, its result carries no derivative. */
#include "check.h"

double __enzyme_call_inactive(void *, ...);
double __enzyme_autodiff(void *, ...);

static NOINLINE double g(double x) { return x * x; }
static double f(double x) { return x * __enzyme_call_inactive((void *)g, x); }

int main(void) {
    expect("primal", f(3), 27);
    expect("derivative", __enzyme_autodiff((void *)f, 3.0), 9);
    return finish();
}
