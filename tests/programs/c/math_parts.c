/* Functions with a result through a pointer: frexp, modf, sincos, lgamma_r, remquo. */
#define _GNU_SOURCE
#include "check.h"

static double f(double *x) {
    int exponent, sign, quotient;
    double whole, sine, cosine;
    double fraction = frexp(x[0] * 5, &exponent), rest = modf(x[1] * 3, &whole);
    sincos(x[2], &sine, &cosine);
    return fraction * exponent + rest * x[0] + whole * x[1] + sine * cosine * x[0] + lgamma_r(x[0] + 1, &sign) * sign +
           remquo(x[1] * 2, 1.3, &quotient) * quotient;
}

TEST(f, 0.7, 0.9, -0.4)
