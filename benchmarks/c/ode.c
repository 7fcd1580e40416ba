/* The Brusselator with diffusion on 64 cells, 200 classical Runge-Kutta steps: gradient with respect to the initial
   state and the three parameters. */
#include "bench.h"

void __enzyme_autodiff(void *, ...);

enum { CELLS = 64, STATE = 2 * CELLS, STEPS = 200, COUNT = STATE + 3 };

/* u_t = a + u^2 v - (b + 1) u + diffusion u_xx, v_t = b u - u^2 v + diffusion v_xx; periodic. */
static void slope(const double *state, const double *parameters, double *result) {
    const double *u = state, *v = state + CELLS;
    double a = parameters[0], b = parameters[1], diffusion = parameters[2] * CELLS * CELLS;
    for (int i = 0; i < CELLS; i++) {
        int left = i == 0 ? CELLS - 1 : i - 1, right = i == CELLS - 1 ? 0 : i + 1;
        double reaction = u[i] * u[i] * v[i];
        result[i] = a + reaction - (b + 1) * u[i] + diffusion * (u[left] - 2 * u[i] + u[right]);
        result[CELLS + i] = b * u[i] - reaction + diffusion * (v[left] - 2 * v[i] + v[right]);
    }
}

static void runge_kutta_step(double h, double *state, const double *parameters) {
    double k1[STATE], k2[STATE], k3[STATE], k4[STATE], next[STATE];
    slope(state, parameters, k1);
    for (int i = 0; i < STATE; i++) next[i] = state[i] + 0.5 * h * k1[i];
    slope(next, parameters, k2);
    for (int i = 0; i < STATE; i++) next[i] = state[i] + 0.5 * h * k2[i];
    slope(next, parameters, k3);
    for (int i = 0; i < STATE; i++) next[i] = state[i] + h * k3[i];
    slope(next, parameters, k4);
    for (int i = 0; i < STATE; i++) state[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
}

ENTRY static void objective(int steps, double h, const double *initial, const double *parameters, double *result) {
    double state[STATE];
    memcpy(state, initial, sizeof state);
    for (int step = 0; step < steps; step++) runge_kutta_step(h, state, parameters);
    double sum = 0;
    for (int i = 0; i < STATE; i++) sum += state[i] * state[i];
    *result = sum;
}

static double inputs[COUNT];

static double primal(void) {
    double result = 0;
    objective(STEPS, 2e-3, inputs, inputs + STATE, &result);
    return result;
}

static void gradient(double *g) {
    double result = 0, seed = 1;
    memset(g, 0, sizeof(double) * COUNT);
    __enzyme_autodiff((void *)objective, enzyme_const, STEPS, enzyme_const, 2e-3, enzyme_dup, inputs, g, enzyme_dup,
                      inputs + STATE, g + STATE, enzyme_dup, &result, &seed);
}

static double *input(int i) { return &inputs[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < CELLS; i++) {
        double x = (double)i / CELLS;
        inputs[i] = 1 + sin(2 * M_PI * x);
        inputs[CELLS + i] = 3 + 0.3 * cos(4 * M_PI * x);
    }
    inputs[STATE] = 1, inputs[STATE + 1] = 3, inputs[STATE + 2] = 0.02;
    return run((Kernel){"ode", "64 cells, 200 steps", COUNT, COUNT, primal, gradient, input, NULL, 0}, argc, argv);
}
