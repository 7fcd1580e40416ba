/* A helper that takes the function as an argument, inlined for each: the request names what is known by then. */
#include "check.h"

double __enzyme_autodiff(void *, ...);

static double f(double x) { return sin(x) * x; }
static double g(double x) { return exp(-x); }

static inline __attribute__((always_inline)) double derivative(double (*function)(double), double x) {
    return __enzyme_autodiff((void *)function, x);
}

int main(void) {
    expect("f", derivative(f, 0.5), sin(0.5) + 0.5 * cos(0.5));
    expect("g", derivative(g, 0.5), -exp(-0.5));
    return finish();
}
