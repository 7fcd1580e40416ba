/* {float, float} and {float, int} pass as one integer or vector register; derivatives go through the same lanes. */
#include "check.h"

typedef struct { float a, b; } Floats;
typedef struct { float a; int n; } Mixed;

static NOINLINE Floats floats(Floats f) { return (Floats){f.a * f.b, f.b * f.b - f.a}; }
static NOINLINE Mixed mixed(Mixed m) { return (Mixed){m.a * m.a * m.n, m.n + 1}; }

static float f(const float *x) {
    Floats p = floats((Floats){x[0], x[1]});
    Mixed m = mixed(mixed((Mixed){p.a, 2}));
    Floats copy = p, q = floats(copy);
    return m.a + q.a * q.b;
}

float __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);

int main(void) {
    float x[2] = {0.75f, 1.25f}, dx[2] = {0, 0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    for (int i = 0; i < 2; i++) {
        float unit[2] = {i == 0, i == 1};
        expect_within("forward and reverse", i, __enzyme_fwddiff((void *)f, enzyme_dup, x, unit), dx[i], 1e-5);
    }
    /* p = (ab, b^2 - a), m = 3 (2 p0^2)^2 = 12 p0^4, q = (p0 p1, p1^2 - p0) */
    double a = x[0], b = x[1], p0 = a * b, p1 = b * b - a, q0 = p0 * p1, q1 = p1 * p1 - p0;
    double d_p0 = 48 * p0 * p0 * p0 + p1 * q1 - q0, d_p1 = p0 * q1 + q0 * 2 * p1;
    expect_within("reverse", 0, dx[0], d_p0 * b - d_p1, 1e-5);
    expect_within("reverse", 1, dx[1], d_p0 * a + d_p1 * 2 * b, 1e-5);
    return finish();
}
