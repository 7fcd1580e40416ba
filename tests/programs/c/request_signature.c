/* The entry points are found by substring, whatever their signature; the function may be cast or global. */
#include "check.h"

double f(double x) { return x * x * x; }
double (*const chosen)(double) = f;

double my__enzyme_autodiff_of_f(double (*)(double), double);
double __enzyme_fwddiff_dual(void *, double, double);

int main(void) {
    expect("typed", my__enzyme_autodiff_of_f(f, 2), 12);
    expect("through a constant", my__enzyme_autodiff_of_f(chosen, 3), 27);
    expect("forward", __enzyme_fwddiff_dual((void *)&f, 2, 0.5), 6);
    return finish();
}
