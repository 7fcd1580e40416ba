/* Many iterations: the tape grows over several chunks, and not with the stack. */
#include "check.h"

static double f(double *x) {
    double a = x[0], b = x[1];
    long i = 0;
    while (1) {
        double t = a * cos(1e-3) - b * sin(1e-3);
        b = a * sin(1e-3) + b * cos(1e-3) * (1 - 1e-9 * a * a);
        a = t;
        if (++i >= 200000 && a > 0) break;
    }
    return a * b;
}

TEST_WITHIN(f, 1e-6, 1.0, 0.3)
