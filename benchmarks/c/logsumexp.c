/* log(sum(exp(x))) of 100000 numbers. */
#include "bench.h"

double __enzyme_autodiff(void *, ...);

enum { N = 100000 };

ENTRY static double objective(int n, const double *x) {
    double largest = x[0];
    for (int i = 1; i < n; i++)
        if (x[i] > largest) largest = x[i];
    double sum = 0;
    for (int i = 0; i < n; i++) sum += exp(x[i] - largest);
    return largest + log(sum);
}

static double x[N];

static double primal(void) { return objective(N, x); }

static void gradient(double *g) {
    memset(g, 0, sizeof x);
    __enzyme_autodiff((void *)objective, enzyme_const, N, enzyme_dup, x, g);
}

static double *input(int i) { return &x[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < N; i++) x[i] = 10 * bench_random();
    return run((Kernel){"logsumexp", "n=100000", N, N, primal, gradient, input, NULL, 0}, argc, argv);
}
