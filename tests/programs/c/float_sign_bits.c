/* -|x| by setting the sign bit: the tangent of a number that is negative already keeps its sign. */
#include "check.h"

static NOINLINE void negate_all(double *p, int n) {
    for (int i = 0; i < n; i++) {
        uint64_t bits;
        memcpy(&bits, p + i, sizeof bits);
        bits |= 0x8000000000000000ull;
        memcpy(p + i, &bits, sizeof bits);
    }
}

static double f(double *x) {
    double y[3] = {x[0], x[1], x[2]};
    negate_all(y, 3);
    return y[0] + y[1] * y[1] * y[1] + y[2] * 3;
}

TEST(f, 0.5, -0.7, 1.2)
