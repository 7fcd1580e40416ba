/* Printing inside the differentiated function: results of printf are inactive, its text appears once a call. */
#include "check.h"

static int printed;

static double f(double *x) {
    char text[64];
    int length = snprintf(text, sizeof text, "%.3f", x[0]);
    printed += fprintf(stderr, "x = %g\n", x[1]) > 0;
    return x[0] * x[1] * length;
}

double __enzyme_autodiff(void *, ...);

int main(void) {
    double x[2] = {1.5, 2.5}, dx[2] = {0, 0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    expect("printed", printed, 1);
    expect("dx", dx[0], 2.5 * 5);
    expect("dx", dx[1], 1.5 * 5);
    return finish();
}
