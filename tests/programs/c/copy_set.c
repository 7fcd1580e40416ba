/* memset to zero over active memory, of constant and variable size: what was there no longer counts. */
#include "check.h"

static NOINLINE void clear(double *x, int n) { memset(x, 0, sizeof(double) * n); }

static double f(double *x) {
    double y[5], sum = 0;
    memcpy(y, x, sizeof y);
    sum += y[1] * y[3];
    clear(y, 2);
    sum += y[1] * x[0] + y[2] * y[2];
    y[0] += x[1];
    memset(y + 1, 0, 3 * sizeof(double));
    for (int i = 0; i < 5; i++) sum += (i + 1) * y[i] * x[i];
    clear(x + 1, 2);
    return sum + x[0] * x[1] + x[2] + x[3];
}

TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
