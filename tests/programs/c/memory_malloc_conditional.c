/* free(NULL), and an allocation on one path only. */
#include "check.h"

static NOINLINE double smooth(const double *x, int n, int copy) {
    double *own = copy ? malloc(sizeof(double) * n) : NULL, sum = 0;
    const double *data = x;
    if (own) {
        for (int i = 0; i < n; i++) own[i] = x[i] * x[n - 1 - i];
        data = own;
    }
    for (int i = 0; i < n; i++) sum += exp(-data[i]) * x[i];
    free(own);
    return sum;
}

static double f(double *x) { return smooth(x, 3, 0) * smooth(x, 3, 1); }

TEST(f, 0.5, 0.8, 1.4)
