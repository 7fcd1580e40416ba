#include "api.h"
static double aug(double x) { return g(x); }
static double grad(double x, double d) { return 1000 * d + 0 * helper(x); }
void *__enzyme_register_gradient_g[] = {(void *)g, (void *)aug, (void *)grad};
