/* __enzyme_register_gradient_: the user's pair is used, inside loops and calls, with a tape and without. */
#include "check.h"

static int augmented_calls, gradient_calls;

NOINLINE double square(double x) { return x * x; }

typedef struct { void *tape; double primal; } Augmented;

NOINLINE Augmented augment_square(double x) {
    augmented_calls++;
    double *tape = malloc(sizeof(double));
    *tape = x;
    return (Augmented){tape, x * x};
}

NOINLINE double gradient_square(double x, double seed, void *tape) {
    gradient_calls++;
    double kept = *(double *)tape;
    free(tape);
    return seed * (kept == x ? 20 : NAN) * x; /* ten times the truth, to see that it is this one */
}

void *__enzyme_register_gradient_square[3] = {(void *)square, (void *)augment_square, (void *)gradient_square};

NOINLINE double plain(double x, double y) { return x * y; }
NOINLINE double augment_plain(double x, double y) { return x * y; }
typedef struct { double x, y; } Two;
NOINLINE Two gradient_plain(double x, double y, double seed) { return (Two){100 * y * seed, 100 * x * seed}; }

void *__enzyme_register_gradient_plain[3] = {(void *)plain, (void *)augment_plain, (void *)gradient_plain};

static double f(const double *x) {
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += square(x[i]);
    return sum + plain(x[0], x[1]);
}

void __enzyme_autodiff(void *, ...);

int main(void) {
    double x[3] = {1, 2, 3}, dx[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    expect("dx", dx[0], 20 + 200);
    expect("dx", dx[1], 40 + 100);
    expect("dx", dx[2], 60);
    expect("augmented", augmented_calls, 3);
    expect("gradient", gradient_calls, 3);
    return finish();
}
