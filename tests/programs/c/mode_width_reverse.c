/* Vector reverse mode: both rows of a Jacobian in one call, sharing one primal. */
#include "check.h"

void __enzyme_autodiff(void *, ...);

static void f(const double *x, double *y) {
    for (int i = 0; i < 3; i++) {
        y[0] += x[i] * x[i];
        y[1] += sin(x[i]) * y[0];
    }
}

int main(void) {
    double x[3] = {0.5, 1.5, 2.5}, y[2] = {0, 0}, first[3] = {0}, second[3] = {0}, one[2] = {1, 0}, two[2] = {0, 1};
    __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, x, first, second, enzyme_dup, y, one, two);
    for (int i = 0; i < 3; i++) {
        double squares = 0, later = 0;
        for (int j = 0; j <= i; j++) squares += x[j] * x[j];
        for (int j = i; j < 3; j++) later += sin(x[j]);
        expect("first row", first[i], 2 * x[i]);
        expect("second row", second[i], cos(x[i]) * squares + 2 * x[i] * later);
    }
    return finish();
}
