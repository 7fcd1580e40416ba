/* A loop with two entries, which no structured statement makes. */
#include "check.h"

static double f(double *x) {
    double a = x[0], b = x[1];
    int count = 0;
    if (a > b) goto second;
first:
    a = a * 1.2 + sin(b);
    count++;
second:
    b = b * 0.9 + a * a * 0.01;
    count++;
    if (count < 6) goto first;
    if (count < 9) goto second;
    return a * b;
}

static double both(double *x) {
    double other[2] = {x[1], x[0]};
    return f(x) + 2 * f(other);
}

TEST(both, 1.2, 0.7)
