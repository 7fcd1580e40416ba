/* Inlined `restrict` says nothing between the iterations of a loop around the inlined call. */
#include "check.h"

static inline void step(double *restrict state, const double *restrict input, double *restrict output) {
    for (int i = 0; i < 3; i++) output[i] = tanh(state[i] * input[i]);
    for (int i = 0; i < 3; i++) state[i] = output[i] * 0.5 + state[i] * input[2 - i];
}

static double f(double *x) {
    double state[3] = {1, 0.5, 0.25}, output[3], sum = 0;
    for (int t = 0; t < 6; t++) {
        step(state, x, output);
        sum += output[0] * output[1] + output[2];
    }
    return sum;
}

TEST(f, 0.9, 0.6, 1.1)
