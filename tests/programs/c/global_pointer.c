/* A global pointer to active memory, set in the region. */
#include "check.h"

static double *current;
static double buffer[3];

static NOINLINE double next(void) {
    *current *= 1.5;
    return *current++;
}

static double f(double *x) {
    for (int i = 0; i < 3; i++) buffer[i] = x[i] * x[0];
    current = buffer;
    double first = next(), second = next();
    return first * second + buffer[0] * next();
}

TEST(f, 0.8, 1.4, -0.6)
