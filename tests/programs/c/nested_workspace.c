/* A workspace that a global keeps, in a request within a request: its shadows are asked for at both levels. */
#include "check.h"

double __enzyme_fwddiff_inner(void *, ...), __enzyme_fwddiff_outer(void *, ...);
double __enzyme_autodiff_outer(void *, ...);

static double *kept;
static int room;
static double power(double z, int k) {
    if (room < k) {
        free(kept);
        kept = malloc((room = k) * sizeof *kept);
    }
    for (int i = 0; i < k; i++) kept[i] = i ? kept[i - 1] * z : z;
    return kept[k - 1];
}
static double slopes(double x) {
    return __enzyme_fwddiff_inner((void *)power, x, 1.0, 3) + __enzyme_fwddiff_inner((void *)power, x, 1.0, 4);
}

int main(void) {
    for (int i = 0; i < 3; i++) {
        expect("forward over forward", __enzyme_fwddiff_outer((void *)slopes, 2.0, 1.0), 60);
        expect("reverse over forward", __enzyme_autodiff_outer((void *)slopes, 2.0), 60);
    }
    return finish();
}
