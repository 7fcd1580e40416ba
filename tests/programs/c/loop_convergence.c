/* An upper bound that is not the trip count: `i < 1000000 && !converged`. */
#include "check.h"

static double f(double *x) {
    double y = 0, change = 1;
    for (int i = 0; i < 1000000 && change > 1e-15; i++) {
        double next = x[1] + x[0] * cos(y);
        change = fabs(next - y);
        y = next;
    }
    return y * y;
}

TEST(f, 0.4, 0.9)
