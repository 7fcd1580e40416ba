/* Flags and counters of one byte beside floats in the loops of the primal. */
#include "check.h"

#include <stdbool.h>

static double f(double *x) {
    bool positive[6];
    unsigned char rank[6] = {0};
    double sum = 0;
    for (int i = 0; i < 6; i++) positive[i] = x[i] > 0;
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++) rank[i] += x[j] < x[i];
    for (int i = 0; i < 6; i++) sum += positive[i] ? x[i] * rank[i] : x[i] * x[rank[i]];
    return sum;
}

TEST(f, 0.4, 0.7, -0.3, 0.9, -1.6, 1.2)
