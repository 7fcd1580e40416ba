/* malloc inside, freed inside; sizes known and unknown. */
#include "check.h"

static NOINLINE double norm(const double *x, int n) {
    double *square = malloc(sizeof(double) * n), sum = 0;
    for (int i = 0; i < n; i++) square[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) sum += square[i] * square[n - 1 - i];
    free(square);
    return sqrt(sum);
}

static double f(double *x) { return norm(x, 4) * norm(x + 1, 3) + norm(x, 1); }

TEST(f, 0.5, 1.2, -0.9, 0.4)
