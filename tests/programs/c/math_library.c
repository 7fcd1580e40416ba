/* A sample of libm in one expression each; tests of the rules' table cover all of it. */
#include "check.h"

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        double y = x[i];
        sum += sin(y) + cos(y) * tan(0.3 * y) + asin(0.5 * y) + acos(0.3 * y) * atan(y) + atan2(y, 1.5);
        sum += sinh(y) * cosh(y) - tanh(y) + asinh(y) + acosh(2 + y) + atanh(0.4 * y);
        sum += exp(y) * exp2(0.5 * y) + expm1(y) + log(2 + y) * log2(3 + y) + log10(4 + y) + log1p(y);
        sum += pow(2 + y, 1.5) + pow(1.5, y) + sqrt(2 + y) + cbrt(3 + y) + hypot(y, 2) + fma(y, y, y);
        sum += erf(y) + erfc(y) + tgamma(2 + y) + lgamma(3 + y) + fabs(y) + copysign(y, -1.0);
        sum += floor(y) + ceil(y) * y + trunc(3 * y) + round(y) * y + fmod(7 * y, 3.0) + fdim(y, 0.1);
        sum += ldexp(y, 3) + fmin(y, 3) + fmax(y, -3) + remainder(y, 10) + j0(y) + y1(2 + y);
    }
    return sum;
}

TEST(f, 0.4, 0.7, -0.55)
