/* pow at the edges: integer exponents of negative numbers, a zero base, a zero exponent. */
#include "check.h"

double __enzyme_autodiff(void *, ...);

static double cube(double x) { return pow(x, 3); }
static double square(double x) { return pow(x, 2.0); }
static double unit(double x) { return pow(x, 0.0); }
static double exponent(double x) { return pow(2.0, x); }

static double loop(double x) {
    double sum = 0;
    for (int i = 0; i < 5; i++) sum += pow(x, i);
    return sum;
}

int main(void) {
    expect("cube of a negative", __enzyme_autodiff((void *)cube, -2.0), 12);
    expect("cube at 0", __enzyme_autodiff((void *)cube, 0.0), 0);
    expect("square at 0", __enzyme_autodiff((void *)square, 0.0), 0);
    expect("power 0 at 0", __enzyme_autodiff((void *)unit, 0.0), 0);
    expect("power of 2", __enzyme_autodiff((void *)exponent, 3.0), 8 * log(2));
    expect("polynomial at 0", __enzyme_autodiff((void *)loop, 0.0), 1);
    expect("polynomial", __enzyme_autodiff((void *)loop, -1.0), 1 - 2 + 3 - 4);
    return finish();
}
