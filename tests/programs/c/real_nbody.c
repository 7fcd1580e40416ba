/* Leapfrog on an array of bodies, forces accumulated into fields of structs, symmetric pairs. */
#include "check.h"

typedef struct { double position[3], velocity[3], force[3], mass; } Body;

static NOINLINE double forces(Body *bodies, int n) {
    double energy = 0;
    for (int i = 0; i < n; i++) memset(bodies[i].force, 0, sizeof bodies[i].force);
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            Body *a = &bodies[i], *b = &bodies[j];
            double d[3], square = 0.01;
            for (int k = 0; k < 3; k++) d[k] = b->position[k] - a->position[k], square += d[k] * d[k];
            double inverse = 1 / sqrt(square), scale = a->mass * b->mass * inverse * inverse * inverse;
            energy -= a->mass * b->mass * inverse;
            for (int k = 0; k < 3; k++) a->force[k] += scale * d[k], b->force[k] -= scale * d[k];
        }
    return energy;
}

static double f(double *x) {
    Body bodies[3];
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 3; k++) bodies[i].position[k] = x[3 * i + k], bodies[i].velocity[k] = 0.1 * (k - i);
        bodies[i].mass = 1 + 0.5 * i;
    }
    double energy = forces(bodies, 3);
    for (int step = 0; step < 10; step++) {
        for (int i = 0; i < 3; i++)
            for (int k = 0; k < 3; k++) {
                bodies[i].velocity[k] += 0.01 * bodies[i].force[k] / bodies[i].mass;
                bodies[i].position[k] += 0.01 * bodies[i].velocity[k];
            }
        energy += forces(bodies, 3);
    }
    return energy;
}

TEST(f, 0.1, 0.2, -0.3, 1.1, 0.4, 0.2, -0.5, 1.2, 0.7)
