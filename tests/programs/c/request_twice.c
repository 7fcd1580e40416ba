/* Each request is made twice in a process, from two places and in a loop, with the same result. */
#include "check.h"

void __enzyme_autodiff(void *, ...);

static double f(const double *x, int n) {
    double y = 1;
    int i = 0;
    while (i < n && y < 100) {
        y = y * x[i] + sin(y);
        i++;
    }
    return y;
}

static NOINLINE void gradient(const double *x, double *dx, int n) {
    memset(dx, 0, sizeof(double) * n);
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n);
}

int main(void) {
    double x[4] = {0.9, 1.3, 0.7, 1.1}, first[4], again[4], direct[4] = {0};
    gradient(x, first, 4);
    for (int turn = 0; turn < 50; turn++) {
        gradient(x, again, 4);
        for (int i = 0; i < 4; i++) expect("again", again[i], first[i]);
    }
    __enzyme_autodiff((void *)f, enzyme_dup, x, direct, enzyme_const, 4);
    for (int i = 0; i < 4; i++) expect("direct", direct[i], first[i]);
    gradient(x, again, 0);
    return finish();
}
