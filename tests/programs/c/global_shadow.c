/* A shadow that the program declares for a global: where the derivative with respect to the global comes out, or its tangent
 * goes in. Nothing clears it. */
#include <math.h>
#include <stdio.h>

double state[2] = {0.5, 2}, slope[2];
void *__enzyme_shadow_global_state[2] = {state, slope};
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
extern int enzyme_dup;

static double f(double *x) {
  state[0] *= x[0];
  return state[0] * state[0] * state[1];
}

static int differs(double is, double should) { return fabs(is - should) > 1e-12 ? printf("%g %g\n", is, should) : 0; }

int main(void) {
  double x[1] = {3}, d[1] = {0}, v[1] = {1};
  __enzyme_autodiff((void *)f, enzyme_dup, x, d);
  int wrong = differs(d[0], 2 * 3 * 0.25 * 2) + differs(slope[0], 2 * 9 * 0.5 * 2) + differs(slope[1], 9 * 0.25);
  state[0] = 0.5, slope[0] = 0, slope[1] = 1;
  wrong += differs(__enzyme_fwddiff((void *)f, enzyme_dup, x, v), 3 + 2.25);
  return wrong != 0;
}
