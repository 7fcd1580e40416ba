#include "flight.h"

#include <air.h>
#include <math.h>
#include <ode.h>

static const double gravity = 9.81;

/* Of place and velocity: x, y, vx, vy. `context` is the ball's drag area by its mass. */
static void rate(const double *state, double *rate, const void *context) {
    const double *drag = context;
    double resistance = *drag * air_density(state[1]) * hypot(state[2], state[3]) / 2;
    rate[0] = state[2];
    rate[1] = state[3];
    rate[2] = -resistance * state[2];
    rate[3] = -resistance * state[3] - gravity;
}

double miss(const struct throw *t, double target) {
    const double drag = 2e-4, step = 0.05;
    double state[4] = {0, 0, t->speed * cos(t->angle), t->speed * sin(t->angle)}, before[4];
    do {
        vector_add(4, state, 0, state, before);
        ode_step(rate, &drag, 4, state, step);
    } while (state[1] > 0);
    /* It touched the ground within the last step. */
    double part = before[1] / (before[1] - state[1]);
    double distance = before[0] + part * (state[0] - before[0]) - target;
    return distance * distance * 1e-6;
}
