/* Floats copied as integers: through memcpy into an int64, a union and int64 arrays. */
#include "check.h"

static NOINLINE int64_t bits(double x) {
    int64_t result;
    memcpy(&result, &x, sizeof result);
    return result;
}

static NOINLINE double real(int64_t bits) {
    union {
        int64_t whole;
        double real;
    } u = {bits};
    return u.real;
}

static double f(double *x) {
    int64_t copy[3];
    memcpy(copy, x, sizeof copy);
    int64_t first = copy[0];
    copy[0] = copy[2];
    copy[2] = first;
    double y[3];
    memcpy(y, copy, sizeof y);
    return y[0] * y[1] + sin(y[2]) * real(bits(x[1] * x[0]));
}

TEST(f, 0.8, 1.4, -0.3)
