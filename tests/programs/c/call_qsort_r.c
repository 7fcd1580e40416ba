/* qsort_r, whose comparison is given what it compares by: indices by active keys, and numbers in falling order. */
#define _GNU_SOURCE
#include "check.h"

static int by_keys(const void *a, const void *b, void *keys) {
    double x = ((double *)keys)[*(const int *)a], y = ((double *)keys)[*(const int *)b];
    return (x > y) - (x < y);
}

static int by_sign(const void *a, const void *b, void *sign) {
    double x = *(double *)sign * *(const double *)a, y = *(double *)sign * *(const double *)b;
    return (x > y) - (x < y);
}

static double f(double *x) {
    int index[4] = {0, 1, 2, 3};
    double v[4], sum = 0, sign = -1;
    qsort_r(index, 4, sizeof *index, by_keys, x);
    for (int i = 0; i < 4; i++) v[i] = x[i] * x[1];
    qsort_r(v, 4, sizeof *v, by_sign, &sign);
    for (int i = 0; i < 4; i++) sum += (i + 1) * x[index[i]] * v[i];
    return sum;
}

TEST(f, 0.9, -0.4, 1.7, 0.3)
