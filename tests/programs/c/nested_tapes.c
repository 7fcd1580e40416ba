/* Tapes that one loop makes and another uses, in the same order, in a function that is differentiated itself. */
#include "check.h"

typedef struct { void *tape; double y; } Half;
Half __enzyme_augmentfwd_inner(void *, ...);
void __enzyme_reverse_inner(void *, ...);
double __enzyme_autodiff_outer(void *, ...), __enzyme_fwddiff_outer(void *, ...);

static double cube(const double *z) { return z[0] * z[0] * z[0]; }
static double slopes(double x, int n) {
    void *tapes[8];
    double d = 0;
    for (int k = 0; k < n; k++) tapes[k] = __enzyme_augmentfwd_inner((void *)cube, enzyme_dup, &x, &d).tape;
    for (int k = 0; k < n; k++) __enzyme_reverse_inner((void *)cube, enzyme_dup, &x, &d, 1.0 + k, tapes[k]);
    return d;
}

int main(void) {
    for (int n = 1; n <= 7; n += 2) {
        expect("forward", __enzyme_fwddiff_outer((void *)slopes, 2.0, 1.0, n), 6 * n * (n + 1));
        expect("reverse", __enzyme_autodiff_outer((void *)slopes, 2.0, n), 6 * n * (n + 1));
    }
    return finish();
}
