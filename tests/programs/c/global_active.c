/* Active globals: written and read in the differentiated region, scalar and array. */
#include "check.h"

static double scale, history[4];

static NOINLINE void record(int i, double value) { history[i] = value * scale; }

static double f(double *x) {
    scale = x[0];
    for (int i = 0; i < 4; i++) {
        record(i, x[1] * (i + 1));
        scale += history[i] * 0.1;
    }
    return history[0] * history[3] + scale * history[2];
}

TEST(f, 0.8, 1.4)
