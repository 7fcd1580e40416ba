/* Two functions that call each other. */
#include "check.h"

static double odd(const double *x, int n);

static NOINLINE double even(const double *x, int n) { return n == 0 ? x[0] : sin(odd(x, n - 1)) * x[1]; }

static NOINLINE double odd(const double *x, int n) { return even(x, n - 1) * x[2] + even(x, (n - 1) / 2 * 2) * 0.1; }

static double f(double *x) { return even(x, 6) + odd(x, 5); }

TEST(f, 0.7, 1.2, 1.4)
