/* enzyme_dupv: one shadow pointer, and a stride in bytes between the shadows. */
#include "check.h"

typedef struct { double t[2]; } Tangents;

Tangents __enzyme_fwddiff_stride(void *, ...);
extern int enzyme_dupv;

static double f(const double *x) { return x[0] * x[1] + x[2]; }

int main(void) {
    double x[3] = {2, 3, 4}, shadows[2][4] = {{1, 0, 1, 9}, {0, 1, 0, 9}};
    Tangents t = __enzyme_fwddiff_stride((void *)f, enzyme_width, 2, enzyme_dupv, sizeof shadows[0], x, &shadows[0][0]);
    expect("first", t.t[0], 4);
    expect("second", t.t[1], 2);
    return finish();
}
