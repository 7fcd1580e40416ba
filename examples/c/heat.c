/* Which material is the rod made of? The gradient of an implicit heat solver.

   u_t = (k(x) u_x)_x on a rod whose ends are kept at 0, by backward Euler: each time step solves a tridiagonal system
   with the Thomas algorithm, in place. The gradient of the misfit to a measured final temperature, with respect to
   the conductivity of every cell, goes through all the solves. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

/* Solves a tridiagonal system; `right` becomes the solution, `diagonal` is overwritten. lower[i] couples row i to
   row i - 1, upper[i] to row i + 1. */
static void solve_tridiagonal(int n, const double *lower, double *diagonal, const double *upper, double *right) {
    for (int i = 1; i < n; i++) {
        double factor = lower[i] / diagonal[i - 1];
        diagonal[i] -= factor * upper[i - 1];
        right[i] -= factor * right[i - 1];
    }
    right[n - 1] /= diagonal[n - 1];
    for (int i = n - 2; i >= 0; i--) right[i] = (right[i] - upper[i] * right[i + 1]) / diagonal[i];
}

/* n inner nodes, n + 1 cells between them and the ends; ratio = time step / cell size^2. */
static void simulate(int n, int steps, double ratio, const double *conductivity, double *temperature) {
    double *lower = malloc(sizeof(double) * n), *diagonal = malloc(sizeof(double) * n);
    double *upper = malloc(sizeof(double) * n);
    for (int step = 0; step < steps; step++) {
        for (int i = 0; i < n; i++) {
            lower[i] = -ratio * conductivity[i];
            upper[i] = -ratio * conductivity[i + 1];
            diagonal[i] = 1 - lower[i] - upper[i];
        }
        solve_tridiagonal(n, lower, diagonal, upper, temperature);
    }
    free(upper);
    free(diagonal);
    free(lower);
}

/* `temperature` is the initial state and becomes the final one. */
static double misfit(int n, int steps, double ratio, const double *conductivity, double *temperature,
                     const double *measured) {
    simulate(n, steps, ratio, conductivity, temperature);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (temperature[i] - measured[i]) * (temperature[i] - measured[i]);
    return 0.5 * sum / n;
}

enum { NODES = 100, STEPS = 60 };

typedef struct {
    double conductivity[NODES + 1], initial[NODES], measured[NODES], ratio;
} Problem;

static double evaluate(void *data) {
    Problem *p = data;
    double temperature[NODES];
    memcpy(temperature, p->initial, sizeof temperature);
    return misfit(NODES, STEPS, p->ratio, p->conductivity, temperature, p->measured);
}

static void gradient_of(Problem *p, double *gradient) {
    double temperature[NODES], d_temperature[NODES];
    memcpy(temperature, p->initial, sizeof temperature);
    memset(d_temperature, 0, sizeof d_temperature);
    memset(gradient, 0, sizeof(double) * (NODES + 1));
    __enzyme_autodiff((void *)misfit,
                      enzyme_const, NODES, enzyme_const, STEPS, enzyme_const, p->ratio,
                      enzyme_dup, p->conductivity, gradient,
                      enzyme_dup, temperature, d_temperature,
                      enzyme_const, p->measured);
}

int main(void) {
    static Problem p;
    p.ratio = 0.5;
    for (int i = 0; i < NODES; i++) {
        double x = (i + 1.0) / (NODES + 1);
        p.initial[i] = 100 * (sin(M_PI * x) + 0.5 * sin(3 * M_PI * x) + 0.3 * sin(8 * M_PI * x));
    }
    /* The truth: a badly conducting middle. */
    for (int i = 0; i <= NODES; i++) p.conductivity[i] = i > 40 && i < 60 ? 0.3 : 1.0;
    memcpy(p.measured, p.initial, sizeof p.measured);
    simulate(NODES, STEPS, p.ratio, p.conductivity, p.measured);

    for (int i = 0; i <= NODES; i++) p.conductivity[i] = 0.8;
    double gradient[NODES + 1], norm = 0, largest = 0;
    gradient_of(&p, gradient);
    for (int i = 0; i <= NODES; i++) norm += gradient[i] * gradient[i];
    norm = sqrt(norm);
    printf("implicit heat equation: %d cells, %d steps\n", NODES + 1, STEPS);
    print_table_head();
    for (int i = 0; i <= NODES; i += 10) {
        char name[32];
        snprintf(name, sizeof name, "conductivity[%d]", i);
        double expected = difference(evaluate, &p, &p.conductivity[i]);
        largest = fmax(largest, compare(name, gradient[i], expected, 1e-2 * norm));
    }
    int status = verdict(largest, 1e-6);

    /* A few hundred steps of descent bring the middle out. */
    double start = evaluate(&p), value = start, rate = 1e-2;
    for (int iteration = 0; iteration < 300; iteration++) {
        Problem next = p;
        double squared = 0;
        gradient_of(&p, gradient);
        for (int i = 0; i <= NODES; i++) squared += gradient[i] * gradient[i];
        for (rate *= 4; rate > 1e-12; rate /= 2) {
            for (int i = 0; i <= NODES; i++)
                next.conductivity[i] = fmax(0.05, p.conductivity[i] - rate * gradient[i]);
            double next_value = evaluate(&next);
            if (next_value <= value - 0.1 * rate * squared) {
                p = next;
                value = next_value;
                break;
            }
        }
    }
    printf("\nmisfit %.3e before, %.3e after 300 steps of descent\nconductivity at", start, value);
    for (int i = 10; i <= 90; i += 20) printf("  %d: %.2f", i, p.conductivity[i]);
    printf("\n");
    return status || !(value < 1e-2 * start);
}
