/* Numbers whose bits are counted with: first guesses at roots, and powers of two. The pieces are straight. */
#include "check.h"
#include <stdint.h>

static double refined(double x) {
    int64_t i;
    double y;
    memcpy(&i, &x, sizeof x);
    i = 0x5fe6eb50c7b537a9 - (i >> 1);
    memcpy(&y, &i, sizeof y);
    for (int k = 0; k < 4; k++) y *= 1.5 - 0.5 * x * y * y;
    return y;
}
static double times_eight(double x) {
    union { double d; uint64_t u; } v = {x};
    v.u += (uint64_t)3 << 52;
    return v.d;
}
static double guess(double x) { /* of a fourth root: no step of Newton's follows, the slope is that of the piece */
    int64_t i;
    double y;
    memcpy(&i, &x, sizeof x);
    i = (i >> 2) + 0x2ff4000000000000;
    memcpy(&y, &i, sizeof y);
    return y;
}
static double power(double p) { /* about 2^p: the number whose bits have p as their exponent */
    union { double d; int64_t i; } v;
    v.i = (int64_t)(4503599627370496 * (p + 1023)) - 0x1234567890;
    return v.d;
}
static double f(double *x) {
    double sum = refined(x[0] * x[1] + 0.3) * x[2] + times_eight(x[0] * x[2]) - times_eight(-x[1]);
    sum += power(x[0] * 3) * x[1] - power(-x[2]) + power(x[1] + 0.2) * power(x[0] * x[2]);
    return sum + guess(x[1] + 2.1) * guess(x[0] + 3.1);
}
TEST_WITHIN(f, 1e-7, 0.8, 1.4, 0.7)
