/* Without markers the types decide: floats are active, pointers duplicated, integers constant. */
#include "check.h"

double __enzyme_autodiff_f(void *, double, double *, double *, int, const char *, const char *);

static double f(double x, double *y, int n, const char *label) { return x * y[0] * n + label[0] * x; }

int main(void) {
    double y = 3, dy = 0;
    double dx = __enzyme_autodiff_f((void *)f, 2, &y, &dy, 4, "a", "\0");
    expect("dx", dx, 12 + 'a');
    expect("dy", dy, 8);
    return finish();
}
