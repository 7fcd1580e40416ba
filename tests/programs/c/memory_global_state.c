/* A random generator's integer state in a global, beside active computation (a Monte Carlo estimate). */
#include "check.h"

static uint64_t state;

static double uniform(void) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (double)(state >> 11) / 9007199254740992.0;
}

static double f(double *x) {
    double sum = 0;
    state = 42;
    for (int i = 0; i < 30; i++) {
        double walk = x[0];
        for (int j = 0; j < 4; j++) walk += x[1] * (uniform() - 0.5) * sqrt(1 + walk * walk);
        sum += walk > 0.3 ? walk * walk : -walk;
    }
    return sum / 30;
}

TEST(f, 0.8, 0.2)
