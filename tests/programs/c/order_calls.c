/* Second order through calls that change memory in place, and recursion. */
#include "check.h"

double __enzyme_autodiff_1(void *, double);
double __enzyme_autodiff_2(void *, double);
double __enzyme_fwddiff(void *, double, double);

static NOINLINE void advance(double *s, double x) {
    s[0] = s[0] * x;
    s[1] = s[1] + s[0] * s[0];
}

static NOINLINE double recurse(double x, int n) { return n == 0 ? x : x * recurse(x, n - 1) + x; }

static double f(double x) {
    double s[2] = {1, 0};
    for (int i = 0; i < 3; i++) advance(s, x);
    return s[1] + recurse(x, 3);
}

static double first(double x) { return __enzyme_autodiff_1((void *)f, x); }

int main(void) {
    double x = 1.3; /* x^2 + x^4 + x^6 + x^4 + x^3 + x^2 + x */
    expect("first", first(x), 4 * x + 8 * pow(x, 3) + 6 * pow(x, 5) + 3 * x * x + 1);
    double second = 4 + 24 * x * x + 30 * pow(x, 4) + 6 * x;
    expect("reverse over reverse", __enzyme_autodiff_2((void *)first, x), second);
    expect("forward over reverse", __enzyme_fwddiff((void *)first, x, 1.0), second);
    return finish();
}
