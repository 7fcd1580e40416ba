/* One function differentiated with different activities in one program; constant arguments stay untouched. */
#include "check.h"

double __enzyme_autodiff(void *, ...);

static double f(const double *x, const double *y, double s) {
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += x[i] * x[i] * y[i] * s;
    return sum;
}

int main(void) {
    double x[3] = {1, 2, 3}, y[3] = {0.5, -1, 2}, dx[3] = {0}, dy[3] = {0};
    double ds = __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, y, enzyme_out, 2.0);
    expect("ds", ds, 0.5 - 4 + 18);
    for (int i = 0; i < 3; i++) expect("dx", dx[i], 2 * x[i] * y[i] * 2), expect("dy", dy[i], 0);
    __enzyme_autodiff((void *)f, enzyme_const, x, enzyme_dup, y, dy, enzyme_const, 3.0);
    for (int i = 0; i < 3; i++) expect("dy", dy[i], x[i] * x[i] * 3), expect("x", x[i], i + 1);
    ds = __enzyme_autodiff((void *)f, enzyme_const, x, enzyme_const, y, enzyme_out, 5.0);
    expect("ds alone", ds, 14.5);
    ds = __enzyme_autodiff((void *)f, x, dx, enzyme_dup, y, dy, 2.0); /* the pointers' types decide */
    for (int i = 0; i < 3; i++) {
        expect("dx accumulated", dx[i], 2 * (2 * x[i] * y[i] * 2));
        expect("dy accumulated", dy[i], x[i] * x[i] * 5);
    }
    return finish();
}
