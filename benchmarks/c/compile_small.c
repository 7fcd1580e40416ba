/* For the compile-time figures: a small differentiated program. */
#include <math.h>
#include <stdio.h>

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

static double objective(int n, const double *x) {
    double sum = 0;
    for (int i = 0; i + 1 < n; i++) {
        double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
        sum += 100 * a * a + b * b + exp(-x[i] * x[i]);
    }
    return sum;
}

int main(void) {
    double x[10], gradient[10] = {0};
    for (int i = 0; i < 10; i++) x[i] = sin(i);
    __enzyme_autodiff((void *)objective, enzyme_const, 10, enzyme_dup, x, gradient);
    for (int i = 0; i < 10; i++) printf("%g\n", gradient[i]);
    return 0;
}
