/* The third derivative of a polynomial and of an exponential. */
#include "check.h"

double __enzyme_autodiff_1(void *, double);
double __enzyme_autodiff_2(void *, double);
double __enzyme_autodiff_3(void *, double);
double __enzyme_fwddiff_1(void *, double, double);
double __enzyme_fwddiff_2(void *, double, double);
double __enzyme_fwddiff_3(void *, double, double);

static double f(double x) {
    double power = 1;
    for (int i = 0; i < 5; i++) power *= x;
    return power + exp(2 * x);
}

static double r1(double x) { return __enzyme_autodiff_1((void *)f, x); }
static double r2(double x) { return __enzyme_autodiff_2((void *)r1, x); }
static double r3(double x) { return __enzyme_autodiff_3((void *)r2, x); }
static double f1(double x) { return __enzyme_fwddiff_1((void *)f, x, 1.0); }
static double f2(double x) { return __enzyme_fwddiff_2((void *)f1, x, 1.0); }
static double f3(double x) { return __enzyme_fwddiff_3((void *)f2, x, 1.0); }

int main(void) {
    double x = 1.3, exponential = exp(2 * x);
    expect("first", r1(x), 5 * pow(x, 4) + 2 * exponential);
    expect("second", r2(x), 20 * pow(x, 3) + 4 * exponential);
    expect("third", r3(x), 60 * x * x + 8 * exponential);
    expect("first, forward", f1(x), 5 * pow(x, 4) + 2 * exponential);
    expect("second, forward", f2(x), 20 * pow(x, 3) + 4 * exponential);
    expect("third, forward", f3(x), 60 * x * x + 8 * exponential);
    return finish();
}
