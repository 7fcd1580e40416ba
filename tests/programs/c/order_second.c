/* Second derivatives in all four combinations of modes, of a function with a loop and memory. */
#include "check.h"

double __enzyme_autodiff_1(void *, double);
double __enzyme_autodiff_2(void *, double);
double __enzyme_autodiff_3(void *, double);
double __enzyme_fwddiff_1(void *, double, double);
double __enzyme_fwddiff_2(void *, double, double);
double __enzyme_fwddiff_3(void *, double, double);

static double f(double x) {
    double y[4] = {x, 1, 0.5, x * x}, sum = 0;
    for (int i = 1; i < 4; i++) y[i] = y[i] * y[i - 1] + sin(y[i]);
    for (int i = 0; i < 4; i++) sum += y[i] * y[3 - i];
    return sum;
}

static double reverse(double x) { return __enzyme_autodiff_1((void *)f, x); }
static double forward(double x) { return __enzyme_fwddiff_1((void *)f, x, 1.0); }
static double forward_over_reverse(double x) { return __enzyme_fwddiff_2((void *)reverse, x, 1.0); }
static double forward_over_forward(double x) { return __enzyme_fwddiff_3((void *)forward, x, 1.0); }
static double reverse_over_reverse(double x) { return __enzyme_autodiff_2((void *)reverse, x); }
static double reverse_over_forward(double x) { return __enzyme_autodiff_3((void *)forward, x); }

static double plain(double *x) { return f(*x); }

int main(void) {
    double x = 0.7, h = 1e-3, first = difference(plain, 1, &x, 0), up = x + h, down = x - h;
    double second = (difference(plain, 1, &up, 0) - difference(plain, 1, &down, 0)) / (2 * h);
    expect_within("first", 0, reverse(x), first, 1e-9);
    expect_within("first", 1, forward(x), first, 1e-9);
    double r = forward_over_reverse(x);
    expect_within("second", 0, r, second, 1e-5);
    expect("forward over forward", forward_over_forward(x), r);
    expect("reverse over reverse", reverse_over_reverse(x), r);
    expect("reverse over forward", reverse_over_forward(x), r);
    return finish();
}
