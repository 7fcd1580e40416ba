/* The phis of a header are one parallel copy. */
#include "check.h"

static double f(double *x) {
    double a = x[0], b = x[1];
    for (int i = 0; i < 7; i++) {
        double t = a + b * 0.3;
        a = b;
        b = t * a * 0.7 + 0.2;
    }
    return a * b;
}

TEST(f, 1.1, 0.8)
