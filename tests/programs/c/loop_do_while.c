/* do-while with `continue`. */
#include "check.h"

static double f(double *x) {
    int i = 0;
    double product = 1;
    do {
        i++;
        if (i % 3 == 0) continue;
        product *= 1 + x[i % 4] / i;
    } while (i < 10);
    return product;
}

TEST(f, 0.3, 0.9, -0.2, 0.6)
