/* __enzyme_register_splitderivative_: the tangent from a tape. In forward mode the two follow each other. */
#include "../../programs/c/check.h"

double __enzyme_fwddiff(void *, ...);

static int augmented_calls;

typedef struct { double tape, primal; } Augmented;
typedef struct { void *tape; double primal; } Pointed;
typedef struct { double primal, tangent; } Doubles;

NOINLINE double cube(double x) { return x * x * x; }
NOINLINE Pointed cube_augmented(double x) {
    double *tape = malloc(sizeof(double));
    *tape = x * x;
    augmented_calls++;
    return (Pointed){tape, x * x * x};
}
NOINLINE double cube_forward(double x, double dx, void *tape) {
    double kept = *(double *)tape;
    free(tape);
    return 30 * kept * dx;
}
void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)cube_augmented, (void *)cube_forward};

/* With the primal beside the tangent, as a plain forward rule returns them; no tape. */
NOINLINE double square(double x) { return x * x; }
NOINLINE double square_augmented(double x) { return x * x; }
NOINLINE Doubles square_forward(double x, double dx) { return (Doubles){x * x, 20 * x * dx}; }
void *__enzyme_register_splitderivative_square[] = {(void *)square, (void *)square_augmented, (void *)square_forward};

/* Memory. */
NOINLINE void both(double *x) { x[0] *= x[1]; }
NOINLINE double both_augmented(double *x, double *dx) {
    double old = x[0];
    x[0] *= x[1];
    return old;
}
NOINLINE void both_forward(double *x, double *dx, double tape) { dx[0] = 10 * (dx[0] * x[1] + tape * dx[1]); }
void *__enzyme_register_splitderivative_both[] = {(void *)both, (void *)both_augmented, (void *)both_forward};

static double f(double x) { return cube(x) * 2 + square(x); }
static double g(double *x) {
    double y[2] = {x[0], x[1]};
    both(y);
    return y[0];
}

int main(void) {
    expect("tangent", __enzyme_fwddiff((void *)f, 2.0, 1.0), 2 * 30 * 4 + 40);
    expect("once", augmented_calls, 1);
    double x[2] = {2, 3}, dx[2] = {1, 10};
    expect("memory", __enzyme_fwddiff((void *)g, enzyme_dup, x, dx), 10 * (3 + 20));
    return finish();
}
