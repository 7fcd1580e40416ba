/* A struct or complex number by value is several parameters in IR, and one argument here: with one marker, and a shadow
   as a whole. In reverse mode too. */
#include <complex.h>

#include "../../programs/c/check.h"

typedef struct { double a, b; } Two;
typedef struct { double *data; long count; } Span;
typedef struct { double *data; double scale; } Scaled;
typedef struct { double x; int power; } Power;
typedef struct { float a, b, c; } Three;
typedef struct { double t[2]; } Tangents;

double __enzyme_fwddiff(void *, ...);
Tangents __enzyme_fwddiff_wide(void *, ...);
double __enzyme_autodiff(void *, ...);
Two __enzyme_autodiff_two(void *, ...);

static double cube(double complex z) { return creal(z * z * z); }
static double product(Two p, double y) { return p.a * p.a * p.b * y; }
static double of_span(Span s, double y) {
    double sum = 0;
    for (long i = 0; i < s.count; i++) sum += s.data[i] * s.data[i] * y;
    return sum;
}
static double of_scaled(Scaled s) { return s.data[0] * s.data[1] * s.scale; }
static double power(Power p) {
    double product = 1;
    for (int i = 0; i < p.power; i++) product *= p.x;
    return product;
}
static double three(Three t, double y) { return t.a * t.b * t.c * y; }

int main(void) {
    double complex z = 2 + 3 * I, slope = 3 * z * z;
    expect("complex", __enzyme_fwddiff((void *)cube, enzyme_dup, z, (double complex)(1 + 0 * I)), creal(slope));
    expect("complex, unmarked", __enzyme_fwddiff((void *)cube, z, (double complex)I), creal(slope * I));
    Tangents both = __enzyme_fwddiff_wide((void *)cube, enzyme_width, 2, enzyme_dup, z, (double complex)(1 + 0 * I),
                                          (double complex)I);
    expect("complex, wide", both.t[0], creal(slope));
    expect("complex, wide", both.t[1], creal(slope * I));
    Two gradient = __enzyme_autodiff_two((void *)cube, enzyme_out, z);
    expect("complex, reverse", gradient.a, creal(slope));
    expect("complex, reverse", gradient.b, creal(slope * I));

    Two p = {3, 5}, dp = {1, 10};
    expect("struct", __enzyme_fwddiff((void *)product, enzyme_dup, p, dp, enzyme_dup, 2., 1.), 60 + 180 + 45);
    expect("constant struct", __enzyme_fwddiff((void *)product, enzyme_const, p, enzyme_dup, 2., 1.), 45);
    expect("constant struct, reverse", __enzyme_autodiff((void *)product, enzyme_const, p, enzyme_out, 2.), 45);
    expect("each by itself",
           __enzyme_fwddiff((void *)product, enzyme_dup, 3., 1., enzyme_dup, 5., 10., enzyme_dup, 2., 1.), 285);

    double x[3] = {1, 2, 3}, dx[3] = {1, 0, 0};
    Span s = {x, 3}, ds = {dx, 3};
    expect("span", __enzyme_fwddiff((void *)of_span, enzyme_dup, s, ds, enzyme_const, 2.), 4);
    dx[0] = 0;
    expect("span, reverse", __enzyme_autodiff((void *)of_span, enzyme_dup, s, ds, enzyme_out, 2.), 14);
    expect("span, reverse", dx[1], 8);
    double y[2] = {2, 3}, dy[2] = {1, 0};
    Scaled scaled = {y, 5}, dscaled = {dy, 1};
    expect("pointer and float", __enzyme_fwddiff((void *)of_scaled, enzyme_dup, scaled, dscaled), 15 + 6);
    Power squared = {3, 2}, along = {1, 0};
    expect("float and integer", __enzyme_fwddiff((void *)power, enzyme_dup, squared, along), 6);
    expect("float and integer, reverse", __enzyme_autodiff((void *)power, enzyme_out, squared), 6);
    Three t = {2, 3, 5}, dt = {1, 0, 0};
    expect("three floats", __enzyme_fwddiff((void *)three, enzyme_dup, t, dt, enzyme_const, 1.), 15);
    return finish();
}
