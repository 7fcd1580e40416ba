/* __enzyme_register_derivative_: the user's tangent, {primal, tangent}. */
#include "check.h"

NOINLINE double cube(double x) { return x * x * x; }

typedef struct { double primal, tangent; } Pair;

NOINLINE Pair forward_cube(double x, double dx) { return (Pair){x * x * x, 30 * x * x * dx}; }

void *__enzyme_register_derivative_cube[2] = {(void *)cube, (void *)forward_cube};

static double f(double x) { return cube(x) * 2 + cube(cube(x)) * 0; }

double __enzyme_fwddiff(void *, ...);

int main(void) {
    expect("tangent", __enzyme_fwddiff((void *)f, 2.0, 1.0), 2 * 30 * 4);
    return finish();
}
