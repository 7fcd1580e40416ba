/* Inactive globals: constants, counters and parameters set before. */
#include "check.h"

double gain = 2.5;
int count;
static double offset[2];

static NOINLINE double apply(double x) {
    count++;
    return gain * x + offset[count % 2];
}

static double f(double *x) {
    offset[0] = 0.5;
    offset[1] = 1.5;
    count = 0;
    return apply(x[0]) * apply(x[1]) + apply(x[0] * x[1]);
}

TEST(f, 0.8, 1.4)
