/* A handler of signals that is installed by a record, and what was installed before, which is put back. */
#include "check.h"
#include <signal.h>

static volatile sig_atomic_t hits, others;
static void hit(int number) {
    (void)number;
    hits++;
}
static void hit_told(int number, siginfo_t *told, void *context) {
    (void)number, (void)told, (void)context;
    others++;
}
struct sigaction before;
static const struct sigaction again = {.sa_handler = hit};
static double sum_of(double *x) {
    double sum = x[0];
    struct sigaction one, other = {.sa_sigaction = hit_told, .sa_flags = SA_SIGINFO};
    hits = others = 0;
    one.sa_flags = 0;
    one.sa_handler = hit;
    sigemptyset(&one.sa_mask);
    sigaddset(&one.sa_mask, SIGUSR2);
    sigaction(SIGUSR1, &one, &before);
    sigaction(SIGUSR1, &again, NULL);
    sigaction(SIGUSR2, &other, NULL);
    for (int i = 0; i < 3; i++) {
        sum += x[i] * x[i];
        if (i == 1) raise(SIGUSR1);
        if (hits) sum *= x[1];
        if (i == 2) raise(SIGUSR2);
        if (others) sum *= x[0];
    }
    sigaction(SIGUSR1, &before, NULL);
    return sum;
}
static double f(double *x) { return sum_of(x); }
TEST(f, 0.5, 0.25, 0.7)
