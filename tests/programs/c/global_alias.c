/* A variable with several names is one variable, and has one shadow. */
#include "check.h"
double values[3];
extern double also[3] __attribute__((alias("values")));
static double hidden[3];
extern double shown[3] __attribute__((alias("hidden")));
double *const rows[] = {also, shown};
static const char *const said[] = {"@also", "ptr @shown,"};
static NOINLINE double through(double a, int k) {
    also[0] = a * a;
    shown[k] = a + said[0][1] / 97.0;
    values[1] = also[0] * hidden[k];
    hidden[0] = 2 * a;
    return rows[0][1] * values[0] + rows[k][0] * shown[1];
}
static double f(double *x) { double sum = 0; for (int i = 0; i < 3; i++) sum += through(x[i], 1); return sum; }
TEST(f, 0.7, 1.3, -0.4)
