/* A constant table of rows: what is read through it, a later call overwrites, before this one is reversed. */
#include "check.h"
static double a[3], b[3];
static double *const rows[] = {a, b};
static NOINLINE double through(double x, int k) {
    rows[k][0] = x * x;
    rows[1 - k][1] = x + 1;
    rows[k][1] = rows[k][0] * rows[1 - k][1];
    rows[1 - k][0] = 2 * x;
    return rows[k][1] * rows[k][0] + rows[1 - k][0] * rows[1 - k][1];
}
static double f(double *x) { double sum = 0; for (int i = 0; i < 3; i++) sum += through(x[i], i % 2); return sum; }
TEST(f, 0.7, 1.3, -0.4)
