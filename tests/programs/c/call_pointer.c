/* A function pointer chosen at run time from two. */
#include "check.h"

static double smooth(double x) { return x * x * x; }
static double wavy(double x) { return sin(3 * x); }

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        double (*chosen)(double) = x[i] > 0.5 ? smooth : wavy;
        sum += chosen(x[i]) * x[0];
    }
    return sum;
}

TEST(f, 0.2, 0.8, 0.4, 1.3)
