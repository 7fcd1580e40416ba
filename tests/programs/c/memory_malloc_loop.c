/* An allocation an iteration: one name, many objects. */
#include "check.h"

static double f(double *x) {
    double sum = x[0];
    for (int i = 1; i < 5; i++) {
        double *work = malloc(sizeof(double) * i);
        for (int j = 0; j < i; j++) work[j] = sum * x[j] + j;
        for (int j = 1; j < i; j++) work[j] *= work[j - 1];
        sum = 0.2 * work[i - 1] * x[i];
        free(work);
    }
    return sum;
}

TEST(f, 0.9, 1.3, 0.7, 1.1, -0.6)
