/* Two recursive calls a frame, and memory changed in place. */
#include "check.h"

static void butterfly(double *x, int n) {
    if (n == 1) return;
    butterfly(x, n / 2);
    butterfly(x + n / 2, n / 2);
    for (int i = 0; i < n / 2; i++) {
        double a = x[i], b = x[n / 2 + i];
        x[i] = a + b * 0.5;
        x[n / 2 + i] = a * b;
    }
}

static double f(double *x) {
    butterfly(x, 8);
    return x[0] + x[3] * x[5] + x[7];
}

TEST(f, 0.5, 1.5, 0.7, -0.4, 1.1, 0.9, -1.2, 0.3)
