/* Calls that change memory in place, in a loop. */
#include "check.h"

static NOINLINE void relax(double *x, int n, double rate) {
    for (int i = 1; i + 1 < n; i++) x[i] += rate * x[i] * (x[i - 1] - 2 * x[i] + x[i + 1]);
}

static double f(double *x) {
    for (int step = 0; step < 5; step++) relax(x, 6, 0.2 + 0.01 * x[0]);
    double sum = 0;
    for (int i = 0; i < 6; i++) sum += x[i] * x[i];
    return sum;
}

TEST(f, 0.4, 0.9, 1.3, 0.2, 0.7, 1.0)
