/* A linear multistep method of variable order in Nordsieck form, after Adams. */
#define STEP gsl_odeiv2_step_msadams
#include "ode_stepping.h"
