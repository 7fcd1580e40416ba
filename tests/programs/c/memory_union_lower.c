/* An integer is stored over the lower half of a number: the derivative is still that of the number. */
#include "check.h"

typedef union {
    double d;
    int n;
} value;

static NOINLINE void put(value *u, int k, double x) {
    u->d = x;
    if (k & 1) u->n = k;
}
static NOINLINE double sum(const value *u, int n) {
    double all = 0;
    for (int k = 0; k < n; k++) all += u[k].d * u[k].d;
    return all;
}
static double f(double *x) {
    value u[4];
    for (int k = 0; k < 4; k++) put(u + k, k, x[k % 3] * x[1]);
    return sum(u, 4);
}

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

int main(void) {
    double x[3] = {0.7, 1.3, 1.1}, dx[3] = {0}, squares = 2 * x[0] * x[0] + x[1] * x[1] + x[2] * x[2];
    double wanted[3] = {4 * x[0] * x[1] * x[1], 2 * x[1] * squares + 2 * x[1] * x[1] * x[1], 2 * x[2] * x[1] * x[1]};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    for (int k = 0; k < 3; k++) {
        double unit[3] = {0};
        unit[k] = 1;
        expect_within("reverse", k, dx[k], wanted[k], 1e-5);
        expect_within("forward", k, __enzyme_fwddiff((void *)f, enzyme_dup, x, unit), wanted[k], 1e-5);
    }
    return finish();
}
