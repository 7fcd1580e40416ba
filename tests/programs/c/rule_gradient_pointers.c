/* A custom gradient of a function on memory: pointers and integers are doubled, and the rule adds into the shadows. */
#include "check.h"

NOINLINE void scale(double *x, int n, double factor) {
    for (int i = 0; i < n; i++) x[i] *= factor;
}

typedef struct { double *kept; } Tape;

NOINLINE void *augment_scale(double *x, double *dx, int n, int dn, double factor) {
    double *kept = malloc(sizeof(double) * n);
    (void)dx, (void)dn;
    memcpy(kept, x, sizeof(double) * n);
    scale(x, n, factor);
    return kept;
}

NOINLINE double gradient_scale(double *x, double *dx, int n, int dn, double factor, void *tape) {
    double *kept = tape, d_factor = 0;
    (void)x, (void)dn;
    for (int i = 0; i < n; i++) {
        d_factor += kept[i] * dx[i];
        dx[i] *= factor;
    }
    free(kept);
    return d_factor;
}

void *__enzyme_register_gradient_scale[3] = {(void *)scale, (void *)augment_scale, (void *)gradient_scale};

static double f(double *x) {
    double y[3] = {x[0], x[1], x[2]};
    scale(y, 3, x[3]);
    scale(y, 2, y[2]);
    return y[0] * y[1] + y[2];
}

TEST_REVERSE(f)

int main(void) {
    double x[4] = {0.5, 1.5, -0.7, 1.2};
    return check(4, x, 1e-8, f, f_reverse, NULL);
}
