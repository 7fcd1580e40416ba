/* A counted loop with a second exit in its body: the count and the exit taken both matter. */
#include "check.h"

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 8; i++) {
        sum += x[i] * x[i];
        if (sum > 5) {
            sum = exp(-sum) * x[i];
            break;
        }
        sum *= 1.1;
    }
    return sum;
}

TEST(f, 0.5, 1.0, -0.8, 1.2, 1.5, 0.1, 0.2, 0.3)
