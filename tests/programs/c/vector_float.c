/* Vectors of two and of four floats, through memory. */
#include "check.h"

typedef float Two __attribute__((ext_vector_type(2)));
typedef float Four __attribute__((ext_vector_type(4)));

static NOINLINE Two twist(Two v) { return (Two){v.y * v.x, v.x - v.y}; }

static float f(const float *x) {
    Four v = {x[0], x[1], x[2], x[3]};
    Two low = twist(v.lo), high = twist(v.hi * low);
    Four joined = {low.x, low.y, high.x, high.y};
    joined *= v.wzyx;
    return joined.x + 2 * joined.y + 3 * joined.z + joined.w * joined.x;
}

static double exact(const double *x) {
    double l0 = x[0] * x[1], l1 = x[0] - x[1], a = x[2] * l0, b = x[3] * l1, h0 = a * b, h1 = a - b;
    double j0 = l0 * x[3], j1 = l1 * x[2], j2 = h0 * x[1], j3 = h1 * x[0];
    return j0 + 2 * j1 + 3 * j2 + j3 * j0;
}

void __enzyme_autodiff(void *, ...);
float __enzyme_fwddiff(void *, ...);

int main(void) {
    float x[4] = {0.5f, 1.25f, -0.75f, 2}, dx[4] = {0};
    double y[4] = {0.5, 1.25, -0.75, 2};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    for (int i = 0; i < 4; i++) {
        float unit[4] = {0};
        unit[i] = 1;
        double h = 1e-6, kept = y[i];
        y[i] = kept + h;
        double above = exact(y);
        y[i] = kept - h;
        double wanted = (above - exact(y)) / (2 * h);
        y[i] = kept;
        expect_within("reverse", i, dx[i], wanted, 1e-5);
        expect_within("forward", i, __enzyme_fwddiff((void *)f, enzyme_dup, x, unit), wanted, 1e-5);
    }
    return finish();
}
