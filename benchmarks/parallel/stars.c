/* 400 bodies that attract each other, 3 steps: gradient of their spread with respect to where they were. All threads
   read all places. */
#include "../c/bench.h"

void __enzyme_autodiff(void *, ...);

enum { BODIES = 400, STEPS = 3 };

ENTRY static void objective(int n, int steps, const double *start, double *result) {
    double *at = malloc(2 * n * sizeof(double)), *speed = malloc(2 * n * sizeof(double));
    for (int i = 0; i < 2 * n; i++) at[i] = start[i], speed[i] = 0;
    for (int step = 0; step < steps; step++) {
        #pragma omp parallel for schedule(static)
        for (int i = 0; i < n; i++) {
            double x = 0, y = 0;
            for (int j = 0; j < n; j++) {
                double dx = at[2 * j] - at[2 * i], dy = at[2 * j + 1] - at[2 * i + 1];
                double near = dx * dx + dy * dy + 0.01, pull = 1 / (near * sqrt(near));
                x += pull * dx;
                y += pull * dy;
            }
            speed[2 * i] += 1e-3 * x;
            speed[2 * i + 1] += 1e-3 * y;
        }
        #pragma omp parallel for schedule(static)
        for (int i = 0; i < 2 * n; i++) at[i] += 1e-2 * speed[i];
    }
    double sum = 0;
    #pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < 2 * n; i++) sum += at[i] * at[i];
    *result = sum;
    free(speed);
    free(at);
}

static double start[2 * BODIES];

static double primal(void) {
    double result = 0;
    objective(BODIES, STEPS, start, &result);
    return result;
}

static void gradient(double *g) {
    double result = 0, seed = 1;
    memset(g, 0, sizeof start);
    __enzyme_autodiff((void *)objective, enzyme_const, BODIES, enzyme_const, STEPS, enzyme_dup, start, g, enzyme_dup,
                      &result, &seed);
}

static double *input(int i) { return &start[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < 2 * BODIES; i++) start[i] = 4 * bench_random() - 2;
    Kernel kernel = {"stars", "400 bodies, 3 steps", 2 * BODIES, 2 * BODIES, primal, gradient, input, NULL, 0};
    return run(kernel, argc, argv);
}
