/* Forward mode of a function without result: tangents arrive in the shadows of its outputs. */
#include "check.h"

void __enzyme_fwddiff(void *, ...);

static void f(const double *x, double *y, int n) {
    y[0] = 1;
    for (int i = 0; i < n; i++) y[i + 1] = y[i] * x[i];
}

int main(void) {
    double x[3] = {2, 3, 4}, dx[3] = {1, 0, 1}, y[4] = {0}, dy[4] = {9, 9, 9, 9};
    __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, 3);
    double wanted[4] = {0, 1, 3, 12 + 6};
    for (int i = 0; i < 4; i++) expect("dy", dy[i], wanted[i]);
    expect("y", y[3], 24);
    return finish();
}
