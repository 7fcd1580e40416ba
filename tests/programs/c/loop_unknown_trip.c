/* A `while` whose trip count is known only when it ends: Newton's iteration for a square root. */
#include "check.h"

static double f(double *x) {
    double root = x[0];
    while (fabs(root * root - x[0]) > 1e-13 * x[0]) root = 0.5 * (root + x[0] / root);
    return root * x[1];
}

TEST(f, 7.0, 3.0)
