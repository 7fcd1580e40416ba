/* Forward mode of a function that returns a struct: its tangent is one too, in registers and through memory. */
#include "check.h"

typedef struct { double a, b; } Two;
typedef struct { double v[4]; } Four;

Two __enzyme_fwddiff_two(void *, ...);
Four __enzyme_fwddiff_four(void *, ...);

static Two two(double x) { return (Two){x * x, sin(x)}; }

static Four four(double x) {
    Four result;
    result.v[0] = x;
    for (int i = 1; i < 4; i++) result.v[i] = result.v[i - 1] * x;
    return result;
}

int main(void) {
    Two t = __enzyme_fwddiff_two((void *)two, 0.5, 2.0);
    expect("a", t.a, 2);
    expect("b", t.b, 2 * cos(0.5));
    Four f = __enzyme_fwddiff_four((void *)four, 2.0, 1.0);
    for (int i = 0; i < 4; i++) expect("v", f.v[i], (i + 1) * pow(2, i));
    return finish();
}
