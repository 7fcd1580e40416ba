/* Clocks, the environment, string functions and random numbers do not depend on active values. */
#include "check.h"

#include <time.h>

static double f(double *x) {
    double before = (double)clock();
    size_t length = strlen("inactive") + (getenv("ENZCC_SURELY_NOT_SET") != NULL);
    int parsed = atoi("12");
    double elapsed = (double)clock() - before;
    return x[0] * (double)length + x[1] * x[1] * parsed + (elapsed < 0 ? x[0] : 0);
}

TEST(f, 0.5, 1.5)
