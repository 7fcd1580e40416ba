/* Pointer inductions (`p != end`), forward and backward. */
#include "check.h"

static double f(double *x) {
    double sum = 0;
    for (const double *p = x; p != x + 5; p++) sum = sum * *p + sin(*p);
    for (const double *p = x + 5; p-- != x;) sum += *p * *p;
    return sum;
}

TEST(f, 0.2, 0.9, -1.1, 0.5, 1.7)
