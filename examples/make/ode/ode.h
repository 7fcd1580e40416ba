/* Ordinary differential equations. */
#ifndef ODE_H
#define ODE_H

enum { ODE_LARGEST = 8 }; /* components of a state */

/* The rate of change of a state of n components. */
typedef void ode_rate(const double *state, double *rate, const void *context);

/* One step of the classical Runge-Kutta method. */
void ode_step(ode_rate *rate, const void *context, int n, double *state, double step);

/* target[i] = base[i] + factor * direction[i] */
void vector_add(int n, const double *base, double factor, const double *direction, double *target);

#endif
