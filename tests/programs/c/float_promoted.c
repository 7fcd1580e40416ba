/* All in float: pointer to float, float result, float passed by value; a variadic call promotes to double. */
#include "check.h"

static float f(float x, const float *y) { return x * y[0] + expf(y[1]) * x * x; }

float __enzyme_autodiff(void *, ...);

int main(void) {
    float y[2] = {2, 0.5f}, dy[2] = {0, 0}, x = 1.5f;
    float dx = __enzyme_autodiff((void *)f, enzyme_out, x, enzyme_dup, y, dy);
    expect_within("dx", 0, dx, 2 + 3 * exp(0.5), 1e-6);
    expect_within("dy", 0, dy[0], 1.5, 1e-6);
    expect_within("dy", 1, dy[1], 2.25 * exp(0.5), 1e-6);
    return finish();
}
