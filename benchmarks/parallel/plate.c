/* Explicit heat equation on a plate of 300 x 300, 10 steps: gradient with respect to the initial temperatures. Three
   numbers are read for each that is written, two of them by the neighbours' threads, too. */
#include "../c/bench.h"

void __enzyme_autodiff(void *, ...);

enum { SIDE = 300, STEPS = 10 };

ENTRY static void objective(int n, int steps, const double *start, double *now, double *next, double *result) {
    for (int i = 0; i < n * n; i++) now[i] = next[i] = start[i];
    for (int step = 0; step < steps; step++) {
        #pragma omp parallel for schedule(static)
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++) {
                int k = i * n + j;
                double around = now[k - 1] + now[k + 1] + now[k - n] + now[k + n];
                next[k] = now[k] + 0.2 * (around - 4 * now[k]) * (1 + 0.1 * now[k]);
            }
        double *other = now;
        now = next;
        next = other;
    }
    double sum = 0;
    #pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n * n; i++) sum += now[i] * now[i];
    *result = sum;
}

static double start[SIDE * SIDE], now[SIDE * SIDE], next[SIDE * SIDE], dnow[SIDE * SIDE], dnext[SIDE * SIDE];

static double primal(void) {
    double result = 0;
    objective(SIDE, STEPS, start, now, next, &result);
    return result;
}

static void gradient(double *g) {
    double result = 0, seed = 1;
    memset(g, 0, sizeof start);
    memset(dnow, 0, sizeof dnow);
    memset(dnext, 0, sizeof dnext);
    __enzyme_autodiff((void *)objective, enzyme_const, SIDE, enzyme_const, STEPS, enzyme_dup, start, g, enzyme_dup, now,
                      dnow, enzyme_dup, next, dnext, enzyme_dup, &result, &seed);
}

static double *input(int i) { return &start[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < SIDE * SIDE; i++) start[i] = bench_random();
    Kernel kernel = {"plate", "300 x 300, 10 steps", SIDE * SIDE, SIDE * SIDE, primal, gradient, input, NULL, 0};
    return run(kernel, argc, argv);
}
