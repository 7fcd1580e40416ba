/* A static counter in a differentiated function counts each call once. */
#include "check.h"

static int calls;

static NOINLINE double counted(double x) {
    static int local;
    calls++;
    local++;
    return x * x * (local > 0);
}

static double f(double *x) { return counted(x[0]) + counted(x[1]) * x[0]; }

double __enzyme_autodiff(void *, ...);

int main(void) {
    double x[2] = {1.5, 2.5}, dx[2] = {0, 0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    expect("calls", calls, 2);
    expect("dx", dx[0], 3 + 6.25);
    expect("dx", dx[1], 5 * 1.5);
    return finish();
}
