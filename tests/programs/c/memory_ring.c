/* A ring buffer: indices modulo its size, each slot overwritten many times. */
#include "check.h"

static double f(double *x) {
    double ring[3] = {x[0], x[1], x[2]};
    for (int i = 3; i < 20; i++) ring[i % 3] = sin(ring[(i - 1) % 3]) * ring[(i - 2) % 3] + 0.4 * ring[i % 3];
    return ring[0] + 2 * ring[1] + 3 * ring[2];
}

TEST(f, 0.9, 1.2, 0.6)
