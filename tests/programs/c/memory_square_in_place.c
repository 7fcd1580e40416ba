/* x[0] = x[0] * x[0] on a dup argument: the seed goes in and the derivative comes out of the same cell. */
#include "check.h"

static void square(double *x) { x[0] = x[0] * x[0]; }
static void twice(double *x) {
    square(x);
    square(x);
}

void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

int main(void) {
    double x = 3, dx = 1;
    __enzyme_autodiff((void *)square, enzyme_dup, &x, &dx);
    expect("x", x, 9);
    expect("dx", dx, 6);
    x = 3, dx = 0.5;
    __enzyme_fwddiff((void *)square, enzyme_dup, &x, &dx);
    expect("x", x, 9);
    expect("tangent", dx, 3);
    x = 2, dx = 1;
    __enzyme_autodiff((void *)twice, enzyme_dup, &x, &dx);
    expect("x", x, 16);
    expect("dx", dx, 32);
    return finish();
}
