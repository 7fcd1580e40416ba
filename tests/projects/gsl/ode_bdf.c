/* Backward differentiation formulas of variable order: Newton iterations with LU inside. */
#define STEP gsl_odeiv2_step_msbdf
#include "ode_stepping.h"
