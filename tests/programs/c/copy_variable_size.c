/* memcpy of a size known only at run time, zero among them. */
#include "check.h"

static NOINLINE void head(double *to, const double *from, int n) { memcpy(to, from, sizeof(double) * n); }

static double f(double *x) {
    double y[6] = {0}, sum = 0;
    for (int n = 0; n < 6; n++) {
        head(y, x, n);
        for (int i = 0; i < 6; i++) sum += y[i] * y[i] * (n + 1);
        head(x + 5 - n, y, n / 2);
    }
    return sum;
}

TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9, -1.2)
