/* Implicit heat equation, 200 nodes, 100 steps with a tridiagonal solve each: gradient with respect to the
   conductivities. */
#include "bench.h"

void __enzyme_autodiff(void *, ...);

enum { NODES = 200, STEPS = 100, COUNT = NODES + 1 };

static void solve_tridiagonal(int n, const double *lower, double *diagonal, const double *upper, double *right) {
    for (int i = 1; i < n; i++) {
        double factor = lower[i] / diagonal[i - 1];
        diagonal[i] -= factor * upper[i - 1];
        right[i] -= factor * right[i - 1];
    }
    right[n - 1] /= diagonal[n - 1];
    for (int i = n - 2; i >= 0; i--) right[i] = (right[i] - upper[i] * right[i + 1]) / diagonal[i];
}

ENTRY static void objective(int n, int steps, double ratio, const double *conductivity, const double *initial,
                            const double *measured, double *result) {
    double *lower = malloc(sizeof(double) * n), *diagonal = malloc(sizeof(double) * n);
    double *upper = malloc(sizeof(double) * n), *temperature = malloc(sizeof(double) * n);
    memcpy(temperature, initial, sizeof(double) * n);
    for (int step = 0; step < steps; step++) {
        for (int i = 0; i < n; i++) {
            lower[i] = -ratio * conductivity[i];
            upper[i] = -ratio * conductivity[i + 1];
            diagonal[i] = 1 - lower[i] - upper[i];
        }
        solve_tridiagonal(n, lower, diagonal, upper, temperature);
    }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (temperature[i] - measured[i]) * (temperature[i] - measured[i]);
    *result = sum;
    free(temperature);
    free(upper);
    free(diagonal);
    free(lower);
}

static double conductivity[COUNT], initial[NODES], measured[NODES];

static double primal(void) {
    double result = 0;
    objective(NODES, STEPS, 0.5, conductivity, initial, measured, &result);
    return result;
}

static void gradient(double *g) {
    double result = 0, seed = 1;
    memset(g, 0, sizeof conductivity);
    __enzyme_autodiff((void *)objective, enzyme_const, NODES, enzyme_const, STEPS, enzyme_const, 0.5, enzyme_dup,
                      conductivity, g, enzyme_const, initial, enzyme_const, measured, enzyme_dup, &result, &seed);
}

static double *input(int i) { return &conductivity[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < COUNT; i++) conductivity[i] = 0.5 + bench_random();
    for (int i = 0; i < NODES; i++) initial[i] = 10 * bench_random(), measured[i] = 5;
    return run((Kernel){"heat", "200 nodes, 100 steps", COUNT, COUNT, primal, gradient, input, NULL, 0}, argc, argv);
}
