/* Rounding by a constant too large to leave anything behind the point: a step function, whose derivative is zero. */
#include "check.h"

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        double rounded = (x[i] + 0x1.8p52) - 0x1.8p52;
        sum += (x[i] - rounded) * (x[i] - rounded) * rounded;
    }
    return sum;
}

TEST(f, 1.2, 2.9, -3.1, 4.3)
