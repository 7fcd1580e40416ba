/* memmove onto itself, downward, with a constant and a variable size. */
#include "check.h"

static NOINLINE void erase(double *x, int n, int index) {
    memmove(x + index, x + index + 1, sizeof(double) * (n - index - 1));
}

static double f(double *x) {
    erase(x, 6, 1);
    memmove(x, x + 2, 3 * sizeof(double));
    erase(x, 5, 4);
    double sum = 0;
    for (int i = 0; i < 6; i++) sum += x[i] * x[i] * (i + 1);
    return sum;
}

TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9, -1.2)
