/* An array of structs with active and inactive fields between each other. */
#include "check.h"

typedef struct {
    int kind;
    double position[2];
    float mass;
    char tag;
    double charge;
} Particle;

static double f(double *x) {
    Particle particles[3];
    for (int i = 0; i < 3; i++)
        particles[i] = (Particle){i % 2, {x[i], x[i + 1] * x[0]}, 2.0f, 'a', x[3 - i]};
    double energy = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < i; j++) {
            Particle *p = &particles[i], *q = &particles[j];
            double dx = p->position[0] - q->position[0], dy = p->position[1] - q->position[1];
            energy += p->charge * q->charge * p->mass / sqrt(dx * dx + dy * dy + 0.1);
            if (p->kind) energy += p->position[0];
        }
    return energy;
}

TEST(f, 0.4, 1.3, -0.8, 0.9)
