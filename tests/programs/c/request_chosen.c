/* A request whose function is chosen at run time: one request for each that it can be. */
#include "check.h"

extern double __enzyme_autodiff(void *, ...);

NOINLINE static double square(double x) { return x * x; }
NOINLINE static double cube(double x) { return x * x * x; }
static double sine(double x) { return sin(x); }

/* Passed through two functions that are not inlined. */
NOINLINE static double derivative(double (*f)(double), double x) { return __enzyme_autodiff((void *)f, x); }
NOINLINE static double twice(double (*f)(double), double x) { return derivative(f, x) + derivative(f, 2 * x); }

int main(int argc, char **argv) {
    volatile int two = 2;
    double (*chosen)(double) = two == 2 ? square : cube;
    expect("select", __enzyme_autodiff((void *)chosen, 3.0), 6);
    switch (two) {
    case 1: chosen = square; break;
    case 2: chosen = cube; break;
    default: chosen = sine;
    }
    expect("phi", __enzyme_autodiff((void *)chosen, 3.0), 27);
    expect("parameter", twice(square, 3.0), 18);
    expect("parameter", twice(sine, 1.0), cos(1.0) + cos(2.0));
    return finish();
}
