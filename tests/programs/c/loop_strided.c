/* Pointers that walk by a number of elements that is not constant: bytes are what they move by. */
#include "check.h"

__attribute__((noinline)) static double product(const double *p, long step, long count) {
    double sum = 0;
    for (long i = 0; i < count; i++, p += step) sum += p[0] * p[1];
    return sum;
}

static double f(double *x) { return product(x, 3, 4) + product(x + 11, -2, 5); }

TEST(f, 0.2, 0.9, -1.1, 0.5, 1.7, 0.3, 0.4, -0.6, 0.7, 2.2, 1.3, 0.8, 0.1)
