/* calloc: zero at birth, in the primal and in the shadow. */
#include "check.h"

static double f(double *x) {
    double *histogram = calloc(4, sizeof(double)), sum = 0;
    for (int i = 0; i < 6; i++) histogram[i * i % 4] += x[i] * x[i];
    for (int i = 0; i < 4; i++) sum += sqrt(histogram[i] + 0.5) * (i + 1);
    free(histogram);
    return sum;
}

TEST(f, 0.4, 0.7, -0.3, 1.1, 0.9, -1.5)
