/* An implicit Runge-Kutta method of Gauss. */
#define STEP gsl_odeiv2_step_rk4imp
#include "ode_stepping.h"
