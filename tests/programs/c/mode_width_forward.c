/* Vector forward mode: three tangents a call, of pointers and of values. */
#include "check.h"

typedef struct { double t[3]; } Tangents;

Tangents __enzyme_fwddiff_wide(void *, ...);

static double f(const double *x, double s) {
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += x[i] * x[i] * s + sin(x[i]) * i;
    return sum;
}

int main(void) {
    double x[3] = {0.5, 1.5, 2.5}, a[3] = {1, 0, 0}, b[3] = {0, 1, 0}, c[3] = {1, 1, 1};
    Tangents t = __enzyme_fwddiff_wide((void *)f, enzyme_width, 3, enzyme_dup, x, a, b, c, enzyme_dup, 2.0, 0.0, 1.0, 0.5);
    double squares = 0.25 + 2.25 + 6.25, last = 0;
    for (int i = 0; i < 3; i++) last += 4 * x[i] + cos(x[i]) * i;
    expect("first", t.t[0], 2);
    expect("second", t.t[1], 6 + cos(1.5) + squares);
    expect("third", t.t[2], last + 0.5 * squares);
    return finish();
}
