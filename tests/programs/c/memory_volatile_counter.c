/* Volatile and constant memory beside active memory is read as often as the primal reads it. */
#include "check.h"

static volatile int ticks;

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        ticks = ticks + 1;
        sum += x[i] * x[i] * (i + 1);
    }
    return sum;
}

double __enzyme_autodiff(void *, ...);

int main(void) {
    double x[3] = {1, 2, 3}, dx[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    expect("ticks", ticks, 3);
    for (int i = 0; i < 3; i++) expect("dx", dx[i], 2 * x[i] * (i + 1));
    return finish();
}
