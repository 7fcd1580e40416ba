/* NaN and infinity stay honest: a derivative that does not exist is not a number, or is infinite, not zero. */
#include "check.h"

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double inverse(double x) { return 1 / x; }
static double logarithm(double x) { return log(x); }
static double product(double x) { return x * INFINITY; }
static double scaled(double x, double factor) { return x * factor + x; }
static double overflowing(double x) { return exp(x) * 0.5; }

int main(void) {
    expect("1/x at 0", __enzyme_autodiff((void *)inverse, 0.0), -INFINITY);
    expect("log at 0", __enzyme_autodiff((void *)logarithm, 0.0), INFINITY);
    expect("log at 0, forward", __enzyme_fwddiff((void *)logarithm, 0.0, 1.0), INFINITY);
    expect("x inf", __enzyme_autodiff((void *)product, 2.0), INFINITY);
    expect("x nan", __enzyme_autodiff((void *)scaled, 2.0, enzyme_const, NAN), NAN);
    expect("exp overflows", __enzyme_autodiff((void *)overflowing, 1000.0), INFINITY);
    return finish();
}
