/* Indirect reads and additions, with an index that occurs twice. */
#include "check.h"

static const int from[] = {3, 0, 3, 1, 2, 2}, to[] = {0, 1, 1, 2, 3, 0};

static double f(double *x) {
    double y[4] = {0};
    for (int e = 0; e < 6; e++) y[to[e]] += x[from[e]] * x[to[e]];
    for (int e = 0; e < 6; e++) x[to[e]] = y[from[e]] * x[from[e]] + 0.1;
    return x[0] * x[1] + x[2] * x[3];
}

TEST(f, 0.7, 0.9, 1.1, -0.5)
