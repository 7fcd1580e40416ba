/* Numbers that are split into an upper and a lower half by clearing bits, as in products without rounding: the upper
   half is the number, less exact, and its derivative is that of the number. */
#include "check.h"

typedef union {
    double number;
    uint64_t bits;
    struct {
        uint32_t low, high;
    } words;
} Bits;

static double head(double x) {
    Bits b = {.number = x};
    b.bits &= -(1ull << 27);
    return b.number;
}

static NOINLINE double square(double x) {
    double high = head(x), low = x - high;
    return high * high + (2 * high * low + low * low);
}

static double without_low_word(double x) {
    Bits b = {.number = x};
    b.words.low = 0;
    return b.number;
}

static NOINLINE double product(double x, double y) {
    double high = without_low_word(x), low = x - high;
    return high * y + low * y;
}

static double f(double *x) {
    double s = 0;
    for (int i = 0; i < 3; i++) s = 0.5 * s + square(x[i] * x[0]) * product(x[i], x[1] + s);
    return s;
}

TEST(f, 0.7, -1.2, 1.6)
