/* A handler of signals that counts, and whose count is looked at. */
#include "check.h"
#include <signal.h>

static volatile sig_atomic_t hits;
static void hit(int number) {
    (void)number;
    hits++;
}
static double f(double *x) {
    double sum = x[0];
    hits = 0;
    signal(SIGUSR1, hit);
    for (int i = 0; i < 3; i++) {
        sum += x[i] * x[i];
        if (i == 1) raise(SIGUSR1);
        if (hits) sum *= x[1];
    }
    signal(SIGUSR1, SIG_DFL);
    return sum;
}
TEST(f, 0.5, 0.25, 0.7)
