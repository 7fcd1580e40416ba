/* A computation in float inside one in double: its derivative is that of float arithmetic. */
#include "check.h"

static float g(float x, float y) { return x * x * y + sinf(x); }

static double f(const double *x) {
    float products[2];
    products[0] = g((float)x[0], (float)x[1]);
    products[1] = (float)(x[0] * x[1]) * products[0];
    return (double)products[1] * x[0] + (double)products[0];
}

void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

int main(void) {
    double x[2] = {0.75, 1.25}, dx[2] = {0, 0};
    double a = x[0], b = x[1], p = a * a * b + sin(a), dp_a = 2 * a * b + cos(a), dp_b = a * a;
    double wanted[2] = {2 * a * b * p + a * a * b * dp_a + dp_a, a * a * p + a * a * b * dp_b + dp_b};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    for (int i = 0; i < 2; i++) {
        double unit[2] = {i == 0, i == 1};
        expect_within("reverse", i, dx[i], wanted[i], 1e-6);
        expect_within("forward", i, __enzyme_fwddiff((void *)f, enzyme_dup, x, unit), wanted[i], 1e-6);
    }
    return finish();
}
