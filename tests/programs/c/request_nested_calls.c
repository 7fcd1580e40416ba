/* A function that asks for a gradient is itself called from a differentiated program's primal code. */
#include "check.h"

double __enzyme_autodiff(void *, ...);

static double potential(double x, double k) { return 0.5 * k * x * x + 0.1 * x * x * x * x; }
static double force(double x, double k) { return -__enzyme_autodiff((void *)potential, enzyme_out, x, enzyme_const, k); }

static double endpoint(double *x) {
    double position = x[0], velocity = 0;
    for (int i = 0; i < 10; i++) {
        velocity += 0.1 * force(position, x[1]);
        position += 0.1 * velocity;
    }
    return position * position;
}

TEST(endpoint, 0.8, 1.5)
