#include "ode.h"

void ode_step(ode_rate *rate, const void *context, int n, double *state, double step) {
    double slope[4][ODE_LARGEST], trial[ODE_LARGEST];
    rate(state, slope[0], context);
    vector_add(n, state, step / 2, slope[0], trial);
    rate(trial, slope[1], context);
    vector_add(n, state, step / 2, slope[1], trial);
    rate(trial, slope[2], context);
    vector_add(n, state, step, slope[2], trial);
    rate(trial, slope[3], context);
    vector_add(n, state, step / 6, slope[0], state);
    vector_add(n, state, step / 3, slope[1], state);
    vector_add(n, state, step / 3, slope[2], state);
    vector_add(n, state, step / 6, slope[3], state);
}
