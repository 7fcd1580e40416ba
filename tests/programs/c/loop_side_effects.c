/* The condition of the `while` has side effects, on active and on inactive memory. */
#include "check.h"

static double pull(double *total, int *left) {
    *total = *total * 1.3 + 0.1;
    --*left;
    return *total;
}

static double f(double *x) {
    double total = x[0], sum = 0;
    int left = 9;
    while (pull(&total, &left) < 6 && left > 0) sum += total * x[1] * left;
    return sum + total;
}

TEST(f, 0.7, 1.2)
