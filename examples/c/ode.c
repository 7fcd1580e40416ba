/* Fitting an ordinary differential equation to measurements by gradient descent.

   A pendulum, theta'' = -stiffness sin(theta) - damping theta', is integrated by the classical Runge-Kutta method;
   stiffness, damping and the initial velocity are found again from noisy angles. The gradient of the misfit goes
   through every step of the integrator: no adjoint equation has to be written down. */
#include <math.h>
#include <stdio.h>

#include "check.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

enum { STEPS = 400, EVERY = 10, SAMPLES = STEPS / EVERY };
static const double STEP = 0.02;

typedef struct {
    double angle, velocity;
} State;

typedef struct {
    double stiffness, damping, initial_velocity;
} Parameters;

static State derivative(State s, const Parameters *p) {
    return (State){s.velocity, -p->stiffness * sin(s.angle) - p->damping * s.velocity};
}

static State advance(State s, double h, State slope) {
    return (State){s.angle + h * slope.angle, s.velocity + h * slope.velocity};
}

static State runge_kutta_step(State s, const Parameters *p) {
    State k1 = derivative(s, p);
    State k2 = derivative(advance(s, STEP / 2, k1), p);
    State k3 = derivative(advance(s, STEP / 2, k2), p);
    State k4 = derivative(advance(s, STEP, k3), p);
    State mean = {(k1.angle + 2 * k2.angle + 2 * k3.angle + k4.angle) / 6,
                  (k1.velocity + 2 * k2.velocity + 2 * k3.velocity + k4.velocity) / 6};
    return advance(s, STEP, mean);
}

static void simulate(const Parameters *p, double *angles) {
    State s = {0.5, p->initial_velocity};
    for (int i = 0; i < SAMPLES; i++) {
        for (int step = 0; step < EVERY; step++) s = runge_kutta_step(s, p);
        angles[i] = s.angle;
    }
}

/* The mean squared difference of simulated and measured angles. */
static double misfit(const Parameters *p, const double *measured) {
    double angles[SAMPLES], sum = 0;
    simulate(p, angles);
    for (int i = 0; i < SAMPLES; i++) sum += (angles[i] - measured[i]) * (angles[i] - measured[i]);
    return sum / SAMPLES;
}

static Parameters gradient_of(const Parameters *p, const double *measured) {
    Parameters gradient = {0, 0, 0};
    __enzyme_autodiff((void *)misfit, enzyme_dup, p, &gradient, enzyme_const, measured);
    return gradient;
}

static Parameters checked;

static double evaluate(void *measured) { return misfit(&checked, measured); }

int main(void) {
    const Parameters truth = {3.0, 0.25, 1.0};
    double measured[SAMPLES];
    simulate(&truth, measured);
    for (int i = 0; i < SAMPLES; i++) measured[i] += 0.002 * sin(12.9898 * i); /* a repeatable noise */

    Parameters p = {2.4, 0.1, 0.7};
    checked = p;
    Parameters gradient = gradient_of(&p, measured);
    printf("gradient at the start\n");
    print_table_head();
    double largest = 0, expected = difference(evaluate, measured, &checked.stiffness);
    largest = fmax(largest, compare("stiffness", gradient.stiffness, expected, 0));
    expected = difference(evaluate, measured, &checked.damping);
    largest = fmax(largest, compare("damping", gradient.damping, expected, 0));
    expected = difference(evaluate, measured, &checked.initial_velocity);
    largest = fmax(largest, compare("velocity", gradient.initial_velocity, expected, 0));
    int status = verdict(largest, 1e-6);

    /* Descent with a step that grows on success and is halved until the misfit falls enough (Armijo). */
    double value = misfit(&p, measured), rate = 1;
    printf("\n%9s %12s %10s %10s %10s\n", "iteration", "misfit", "stiffness", "damping", "velocity");
    for (int iteration = 0; iteration <= 500; iteration++) {
        if (iteration % 100 == 0)
            printf("%9d %12.4e %10.5f %10.5f %10.5f\n", iteration, value, p.stiffness, p.damping, p.initial_velocity);
        gradient = gradient_of(&p, measured);
        double squared = gradient.stiffness * gradient.stiffness + gradient.damping * gradient.damping +
                         gradient.initial_velocity * gradient.initial_velocity;
        if (squared < 1e-18) break;
        for (rate *= 2; rate > 1e-12; rate /= 2) {
            Parameters next = {p.stiffness - rate * gradient.stiffness, p.damping - rate * gradient.damping,
                               p.initial_velocity - rate * gradient.initial_velocity};
            double next_value = misfit(&next, measured);
            if (next_value <= value - 0.5 * rate * squared) {
                p = next;
                value = next_value;
                break;
            }
        }
    }
    double distance = fabs(p.stiffness - truth.stiffness) + fabs(p.damping - truth.damping) +
                      fabs(p.initial_velocity - truth.initial_velocity);
    printf("found stiffness %.4f, damping %.4f, velocity %.4f; true are %.4f, %.4f, %.4f\n", p.stiffness, p.damping,
           p.initial_velocity, truth.stiffness, truth.damping, truth.initial_velocity);
    if (distance > 0.02) {
        printf("the fit did not find them\n");
        status = 1;
    }
    return status;
}
