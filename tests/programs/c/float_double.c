/* Conversions between float and double, in both directions, and from and to integers. */
#include "check.h"

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        float single = (float)i * 0.5f;
        int whole = (int)(single * 4);
        sum += x[i] * (double)single + x[i] * x[i] * whole;
    }
    return sum * (double)(float)2.5;
}

TEST(f, 0.8, 1.4, -0.6)
