/* Arrays of disjoint lifetimes in a loop: the compiler may merge their slots, their shadows must not mix. */
#include "check.h"

static NOINLINE double sum(const double *a, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i] * a[i];
    return s;
}

static double f(double *x) {
    double total = x[0];
    for (int i = 0; i < 4; i++) {
        {
            double a[4] = {0};
            a[i] = x[i] * total;
            total += sum(a, 4);
        }
        {
            double b[4] = {0};
            b[3 - i] = sin(total);
            total -= 0.5 * sum(b, 4);
        }
    }
    return total;
}

TEST(f, 0.5, 0.9, -0.7, 0.4)
