/* __enzyme_function_like_: the derivative of the named function, the primal as written. */
#include "check.h"

NOINLINE double fast_log1p(double x) { return x - x * x / 2 + 1000; /* crude: only its derivative is log1p's */ }

struct { void *function; const char *name; } __enzyme_function_like_log1p = {(void *)fast_log1p, "log1p"};

static double f(double x) { return fast_log1p(x) * 2; }

double __enzyme_autodiff(void *, double);
double __enzyme_fwddiff(void *, double, double);

int main(void) {
    expect("primal", f(0.5), 2 * (0.5 - 0.125 + 1000));
    expect("reverse", __enzyme_autodiff((void *)f, 0.5), 2 / 1.5);
    expect("forward", __enzyme_fwddiff((void *)f, 0.5, 3.0), 6 / 1.5);
    return finish();
}
