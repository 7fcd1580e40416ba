/* goto out of and into nested loops. */
#include "check.h"

static double f(double *x) {
    double a = x[0];
    int i = 0, j;
again:
    for (; i < 5; i++) {
        for (j = 0; j < 5; j++) {
            a = a * x[1] + 0.1 * j;
            if (a > 3) goto shrink;
        }
        a -= x[0];
    }
    return a;
shrink:
    a = sqrt(a) * 0.5;
    i++;
    goto again;
}

TEST(f, 0.9, 1.3)
