/* At the edges, where the textbook has no answer: the values that the notes of the rules promise, in both modes. */
#include <math.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
static int failures;
static void expect(const char *what, double x, double got, double wanted) {
    if (got == wanted || (isnan(got) && isnan(wanted))) return;
    printf("%s at %g: got %g, wanted %g\n", what, x, got, wanted);
    failures++;
}
#define F(name, expression) \
    static double name(double x) { return expression; }
F(square_root, sqrt(x))
F(scaled_root, x * sqrt(x))
F(absolute, fabs(x))
F(larger, fmax(x, 1))
F(smaller, fmin(x, 1))
F(base, pow(x, 2))
F(base1, pow(x, 1))
F(base0, pow(x, 0))
F(exponent, pow(0, x))
F(length, hypot(x, 0))
F(angle, atan2(x, 0))
F(root3, cbrt(x))
F(bessel, j1(x))
F(sign, copysign(x, -1))
F(differs, fdim(x, 1))
F(mantissa, ({ int e; frexp(x, &e); }))
F(infinite_chain, sqrt(x) * sqrt(x))
F(larger_nan, fmax(x, NAN))
F(larger_nan2, fmax(NAN, x))
F(logs, log(x))
F(quotient, fmod(x, 2))

#define EDGE(name, at, wanted)                                                  \
    expect(#name " reverse", at, __enzyme_autodiff((void *)name, (double)(at)), wanted); \
    expect(#name " forward", at, __enzyme_fwddiff((void *)name, (double)(at), 1.0), wanted);

int main(void) {
    EDGE(square_root, 0, 0)
    EDGE(scaled_root, 0, 0)
    EDGE(absolute, 0, 1)
    EDGE(absolute, -0.0, 1)
    EDGE(absolute, -3, -1)
    EDGE(larger, 1, 1)
    EDGE(smaller, 1, 1)
    EDGE(larger, 2, 1)
    EDGE(larger, 0, 0)
    EDGE(base, 0, 0)
    EDGE(base1, 0, 1)
    EDGE(base0, 0, 0)
    EDGE(base, -3, -6)
    EDGE(exponent, 2, 0)
    EDGE(exponent, 0, 0)
    EDGE(length, 0, 0)
    EDGE(angle, 0, 0)
    EDGE(root3, 0, INFINITY)
    EDGE(bessel, 0, 0.5)
    EDGE(sign, 0, -1)
    EDGE(differs, 1, 0)
    EDGE(mantissa, 0, 1)
    EDGE(mantissa, 6, 0.125)
    EDGE(infinite_chain, 0, 0)
    EDGE(larger_nan, 2, 1)
    EDGE(larger_nan2, 2, 1)
    EDGE(logs, 0, INFINITY)
    EDGE(quotient, 5, 1)
    if (!failures) printf("OK\n");
    return failures != 0;
}
