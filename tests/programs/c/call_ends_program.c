/* A function that never returns is not looked into: what a failed check does (here a computed goto, which cannot be
   reversed, on a value that carries a derivative) has no reverse sweep. */
#include "check.h"

static int tries;

__attribute__((noreturn)) NOINLINE static void refuse(const double *x, double value) {
    static void *const steps[] = {&&say, &&end, &&say};
    goto *steps[tries % 3];
say:
    printf("%g of %g\n", value, x[0]);
    tries++;
    goto *steps[tries % 3];
end:
    exit(3);
}

static double checked(const double *x, int i, int n) {
    if (i >= n) refuse(x, x[0] * x[1]);
    return x[i];
}

static double f(double *x) {
    double total = 1;
    for (int i = 0; i < 3; i++) {
        if (total > 1e6) refuse(x, total);
        total += checked(x, i, 3) * total * total;
    }
    return total;
}

TEST(f, 3, 0.5, -0.25, 0.75)
