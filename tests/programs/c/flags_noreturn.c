/* Paths that end in abort, exit or an assertion do not come back: they are no exits of the reverse sweep. */
#include "check.h"

#include <assert.h>

static NOINLINE double at(const double *x, int n, int i) {
    if (i < 0 || i >= n) {
        fprintf(stderr, "index %d\n", i);
        abort();
    }
    return x[i];
}

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 5; i++) {
        assert(isfinite(x[i]));
        sum += at(x, 5, i) * at(x, 5, 4 - i) * (i + 1);
        if (sum > 1e6) exit(3);
    }
    return sum;
}

TEST(f, 0.4, 0.7, -0.3, 0.9, -1.6)
