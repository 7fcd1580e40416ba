/* The inner trip count comes from memory, and is zero for some rows (compressed sparse rows). */
#include "check.h"

static const int start[] = {0, 2, 2, 5, 6}, column[] = {0, 2, 1, 2, 3, 0};

static double f(double *x) {
    double sum = 0;
    for (int row = 0; row < 4; row++) {
        double y = 0;
        for (int e = start[row]; e < start[row + 1]; e++) y += x[4 + e] * x[column[e]];
        sum += exp(0.1 * y) * x[row];
    }
    return sum;
}

TEST(f, 0.5, -1.0, 0.7, 1.1, 2.0, 0.3, -0.6, 0.8, 1.4, -0.9)
