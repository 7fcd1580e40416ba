/* Words moved one by one, one of them to a place that is not known: that they are called int64_t says nothing of what
   they hold. */
#include "check.h"

static double f(double *x) {
    int64_t copy[3];
    volatile int offset = 1;
    memcpy(copy, x, sizeof copy);
    int64_t first = copy[0];
    copy[0] = copy[1];
    copy[offset] = first;
    double y[3];
    memcpy(y, copy, sizeof y);
    return y[0] * y[1] * y[0] * y[2];
}

TEST(f, 0.8, 1.4, -0.3)
