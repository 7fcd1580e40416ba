/* Paths of a random walk: the generator's integer state is a global, an option's payoff has a kink. */
#include "check.h"

static uint64_t state;

static double uniform(void) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return ((state >> 11) + 0.5) * 0x1p-53;
}

static double normal(void) { return sqrt(-2 * log(uniform())) * cos(6.283185307179586 * uniform()); }

static double f(double *x) {
    double sum = 0;
    state = 42;
    for (int path = 0; path < 20; path++) {
        double price = x[0], average = 0;
        for (int step = 0; step < 8; step++) {
            price *= exp((x[1] - 0.5 * x[2] * x[2]) / 8 + x[2] * sqrt(1.0 / 8) * normal());
            average += price / 8;
        }
        if (average > 1) sum += exp(-x[1]) * (average - 1);
    }
    return sum / 20;
}

TEST(f, 1.02, 0.05, 0.3)
