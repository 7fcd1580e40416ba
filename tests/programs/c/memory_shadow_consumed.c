/* The shadow of an overwritten output is zero afterwards; that of an input is accumulated into. */
#include "check.h"

static void f(const double *x, double *y) {
    y[0] = x[0] * x[1];
    y[1] = sin(x[0]);
    y[2] += x[1];
}

void __enzyme_autodiff(void *, ...);

int main(void) {
    double x[2] = {0.5, 2}, dx[2] = {10, 20}, y[3] = {7, 8, 9}, dy[3] = {1, 2, 3};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy);
    expect("dx", dx[0], 10 + 2 + 2 * cos(0.5));
    expect("dx", dx[1], 20 + 0.5 + 3);
    expect("dy", dy[0], 0);
    expect("dy", dy[1], 0);
    expect("dy of an accumulator", dy[2], 3);
    expect("y", y[2], 11);
    return finish();
}
