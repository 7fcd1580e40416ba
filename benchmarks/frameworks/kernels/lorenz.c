/* The Lorenz system by classical Runge-Kutta steps: a state of three numbers, and thousands of steps. */
#include <stdint.h>

static void slope(const double *s, const double *p, double *d) {
    d[0] = p[0] * (s[1] - s[0]);
    d[1] = s[0] * (p[1] - s[2]) - s[1];
    d[2] = s[0] * s[1] - p[2] * s[2];
}

void lorenz(const double *initial, const double *parameters, int64_t steps, double dt, double *final) {
    double s[3], k1[3], k2[3], k3[3], k4[3], t[3];
    for (int i = 0; i < 3; i++) s[i] = initial[i];
    for (int64_t step = 0; step < steps; step++) {
        slope(s, parameters, k1);
        for (int i = 0; i < 3; i++) t[i] = s[i] + dt / 2 * k1[i];
        slope(t, parameters, k2);
        for (int i = 0; i < 3; i++) t[i] = s[i] + dt / 2 * k2[i];
        slope(t, parameters, k3);
        for (int i = 0; i < 3; i++) t[i] = s[i] + dt * k3[i];
        slope(t, parameters, k4);
        for (int i = 0; i < 3; i++) s[i] += dt / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    }
    for (int i = 0; i < 3; i++) final[i] = s[i];
}
