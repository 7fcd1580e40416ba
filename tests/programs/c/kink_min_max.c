/* Selects, minima and maxima take the derivative of the branch chosen. */
#include "check.h"

static double f(double *x) {
    double largest = x[0], smallest = x[0];
    for (int i = 1; i < 5; i++) {
        largest = x[i] > largest ? x[i] : largest;
        smallest = fmin(smallest, x[i] * 2);
    }
    double clamped = fmax(-0.5, fmin(0.5, x[3]));
    return largest * largest + smallest * x[0] + fabs(x[4]) * x[1] + clamped * 3;
}

TEST(f, 0.4, 0.7, -0.3, 0.9, -1.6)
