/* Sign flips, absolute value and copysign by masks on the bits have known derivatives. */
#include "check.h"

static NOINLINE double from_bits(uint64_t u) {
    double x;
    memcpy(&x, &u, sizeof x);
    return x;
}

static NOINLINE uint64_t to_bits(double x) {
    uint64_t u;
    memcpy(&u, &x, sizeof u);
    return u;
}

static const uint64_t SIGN = 1ull << 63;

static NOINLINE double negated(double x) { return from_bits(to_bits(x) ^ SIGN); }
static NOINLINE double absolute(double x) { return from_bits(to_bits(x) & ~SIGN); }
static NOINLINE double signed_as(double x, double y) { return from_bits((to_bits(x) & ~SIGN) | (to_bits(y) & SIGN)); }

static double f(double *x) {
    return negated(x[0]) * x[1] + absolute(x[1]) * 3 + absolute(x[2]) * x[2] + signed_as(x[0], x[1]) * x[2];
}

TEST(f, 0.7, -1.2, 1.6)
