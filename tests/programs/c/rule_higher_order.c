/* The derivative of a custom gradient: the rule's own code is differentiated at the next level. */
#include "check.h"

NOINLINE double cube(double x) { return x * x * x; }
NOINLINE double augment_cube(double x) { return x * x * x; }
NOINLINE double gradient_cube(double x, double seed) { return 3 * x * x * seed; }

void *__enzyme_register_gradient_cube[3] = {(void *)cube, (void *)augment_cube, (void *)gradient_cube};

double __enzyme_autodiff_1(void *, double);
double __enzyme_autodiff_2(void *, double);
double __enzyme_fwddiff(void *, double, double);

static double f(double x) { return cube(x) * x; }
static double first(double x) { return __enzyme_autodiff_1((void *)f, x); }

int main(void) {
    double x = 1.5;
    expect("first", first(x), 4 * pow(x, 3));
    expect("reverse over reverse", __enzyme_autodiff_2((void *)first, x), 12 * x * x);
    expect("forward over reverse", __enzyme_fwddiff((void *)first, x, 1.0), 12 * x * x);
    return finish();
}
