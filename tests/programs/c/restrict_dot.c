/* dot(v, v) with `restrict` arguments is legal, both are only read; their shadows are the same memory. */
#include "check.h"

static NOINLINE double dot(int n, const double *restrict a, const double *restrict b) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] * b[i];
    return sum;
}

static double norm(double *x) { return dot(8, x, x); }

TEST_REVERSE(norm)

double __enzyme_autodiff(void *, ...);

int main(void) {
    double v[8], dv[8] = {0}, direct[8] = {0};
    for (int i = 0; i < 8; i++) v[i] = i + 1;
    norm_reverse(v, dv);
    __enzyme_autodiff((void *)dot, enzyme_const, 8, enzyme_dup, v, direct, enzyme_dup, v, direct);
    for (int i = 0; i < 8; i++) {
        expect("inside", dv[i], 2 * v[i]);
        expect("at the request", direct[i], 2 * v[i]);
    }
    return finish();
}
