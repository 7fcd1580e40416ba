/* Two floats that travel in a double, as the C ABI passes a vector of two: used twice, so that adjoints are summed; and
   elements of vectors that nobody reads. */
#include "check.h"

typedef float Two __attribute__((ext_vector_type(2)));

static NOINLINE Two twist(Two v) { return (Two){v.y * v.x, v.x - v.y}; }
static NOINLINE float weigh(Two v) { return v.y + v.x * 2; }
static NOINLINE Two again(Two v, int n) { return n ? twist(v) + v : v; }

static float f(const float *x) {
    Two v = {x[0], x[1]};
    Two low = twist(v);
    return weigh(low) + weigh(twist(low)) + low.x * low.y + weigh(again(low, x[0] > 0));
}

static double exact(double x, double y) {
    double a = x * y, b = x - y, c = a * b, d = a - b;
    return (b + 2 * a) + (d + 2 * c) + a * b + (d + b + 2 * (c + a));
}

void __enzyme_autodiff(void *, ...);
float __enzyme_fwddiff(void *, ...);

int main(void) {
    float x[2] = {0.5f, 1.25f}, dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    for (int i = 0; i < 2; i++) {
        float unit[2] = {i == 0, i == 1};
        double h = 1e-6, wanted = i ? exact(0.5, 1.25 + h) - exact(0.5, 1.25 - h) : exact(0.5 + h, 1.25) - exact(0.5 - h, 1.25);
        expect_within("reverse", i, dx[i], wanted / (2 * h), 1e-5);
        expect_within("forward", i, __enzyme_fwddiff((void *)f, enzyme_dup, x, unit), wanted / (2 * h), 1e-5);
    }
    return finish();
}
