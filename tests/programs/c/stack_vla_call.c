/* Variable-length arrays in a function that is called in a loop, and passed on. */
#include "check.h"

static NOINLINE double last(double *work, int n) {
    for (int i = 1; i < n; i++) work[i] *= work[i - 1];
    return work[n - 1];
}

static NOINLINE double product(const double *x, int n) {
    double work[n];
    for (int i = 0; i < n; i++) work[i] = 1 + x[i];
    return last(work, n) + work[0];
}

static double f(double *x) {
    double sum = 0;
    for (int n = 1; n <= 4; n++) sum += product(x, n) * sum + x[0];
    return sum;
}

TEST(f, 0.5, 0.9, -0.7, 0.4)
