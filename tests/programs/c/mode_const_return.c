/* enzyme_const_return: the result is not seeded, derivatives flow from the output argument only. */
#include "check.h"

extern int enzyme_const_return;
void __enzyme_autodiff(void *, ...);

static double f(const double *x, double *y) {
    *y = x[0] * x[0];
    return x[0] * 100;
}

int main(void) {
    double x = 3, dx = 0, y = 0, dy = 1;
    __enzyme_autodiff((void *)f, enzyme_const_return, enzyme_dup, &x, &dx, enzyme_dup, &y, &dy);
    expect("dx", dx, 6);
    dx = 0, dy = 1;
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx, enzyme_dup, &y, &dy);
    expect("dx with the result", dx, 106);
    return finish();
}
