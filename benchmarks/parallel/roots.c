/* 4000 equations that are solved by Newton's method: gradient of the sum of their roots. Much is computed for each number
   that is read. */
#include "../c/bench.h"

void __enzyme_autodiff(void *, ...);

enum { COUNT = 4000 };

ENTRY static void objective(int n, const double *a, double *result) {
    double sum = 0;
    #pragma omp parallel for schedule(dynamic, 64) reduction(+ : sum)
    for (int i = 0; i < n; i++) {
        double r = 1;
        for (int step = 0; step < 12; step++) r -= (r * exp(a[i] * r) - 2) / ((1 + a[i] * r) * exp(a[i] * r));
        sum += r * r;
    }
    *result = sum;
}

static double a[COUNT];

static double primal(void) {
    double result = 0;
    objective(COUNT, a, &result);
    return result;
}

static void gradient(double *g) {
    double result = 0, seed = 1;
    memset(g, 0, sizeof a);
    __enzyme_autodiff((void *)objective, enzyme_const, COUNT, enzyme_dup, a, g, enzyme_dup, &result, &seed);
}

static double *input(int i) { return &a[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < COUNT; i++) a[i] = 0.5 + bench_random();
    Kernel kernel = {"roots", "4000 equations, 12 steps", COUNT, COUNT, primal, gradient, input, NULL, 0};
    return run(kernel, argc, argv);
}
