/* enzyme_runtime_activity: an inactive pointer is told at run time by a shadow that equals it. */
#include "check.h"

extern int enzyme_runtime_activity;
void __enzyme_autodiff(void *, ...);

static double f(const double *x, const double *constants, int use) {
    const double *chosen = use ? constants : x;
    return chosen[0] * chosen[0] * x[1];
}

int main(void) {
    for (int use = 0; use < 2; use++) {
        double x[2] = {2, 3}, dx[2] = {0, 0}, constants[1] = {5};
        __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, constants, constants,
                          enzyme_const, use);
        expect("dx", dx[0], use ? 0 : 12);
        expect("dx", dx[1], use ? 25 : 4);
        expect("constants", constants[0], 5);
    }
    return finish();
}
