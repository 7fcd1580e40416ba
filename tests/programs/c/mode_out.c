/* Active arguments by value: their derivatives come back in argument order, as a struct. */
#include "check.h"

typedef struct { double x, y, z; } Three;
typedef struct { double x; float y; } Both;

Three __enzyme_autodiff_three(void *, ...);
Both __enzyme_autodiff_both(void *, ...);
double __enzyme_autodiff_one(void *, ...);

static double f(double x, int n, double y, double z) { return x * y * n + sin(z) * x; }
static double g(double x, float y) { return x * x * y; }

int main(void) {
    Three d = __enzyme_autodiff_three((void *)f, 2.0, 3, enzyme_out, 0.5, 1.2);
    expect("x", d.x, 1.5 + sin(1.2));
    expect("y", d.y, 6);
    expect("z", d.z, 2 * cos(1.2));
    double y = __enzyme_autodiff_one((void *)f, enzyme_const, 2.0, enzyme_const, 3, enzyme_out, 0.5, enzyme_const, 1.2);
    expect("y alone", y, 6);
    Both b = __enzyme_autodiff_both((void *)g, 1.5, (double)0.25f);
    expect("mixed", b.x, 0.75);
    expect("mixed", b.y, 2.25);
    return finish();
}
