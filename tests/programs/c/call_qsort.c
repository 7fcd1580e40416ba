/* The C library's qsort with a comparison of ours: it orders indices, which are inactive, by active keys. */
#include "check.h"

static const double *keys;

static int by_key(const void *a, const void *b) {
    double x = keys[*(const int *)a], y = keys[*(const int *)b];
    return (x > y) - (x < y);
}

static double f(double *x) {
    int index[4] = {0, 1, 2, 3};
    double sum = 0;
    keys = x;
    qsort(index, 4, sizeof *index, by_key);
    for (int i = 0; i < 4; i++) sum += (i + 1) * x[index[i]] * x[index[i]];
    return sum;
}

TEST(f, 0.9, -0.4, 1.7, 0.3)
