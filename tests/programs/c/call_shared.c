/* Two requests whose functions share callees, with different activities. */
#include "check.h"

double __enzyme_autodiff(void *, ...);

static NOINLINE double shared(double a, double b) { return a * a * b + exp(a - b); }
static double first(double x) { return shared(x, 2) * x; }
static double second(double x) { return shared(3, x) + shared(x, x); }

int main(void) {
    double x = 0.8;
    for (int turn = 0; turn < 2; turn++) {
        double d1 = __enzyme_autodiff((void *)first, x), d2 = __enzyme_autodiff((void *)second, x);
        expect("first", d1, shared(x, 2) + x * (4 * x + exp(x - 2)));
        expect("second", d2, 9 - exp(3 - x) + 3 * x * x);
    }
    return finish();
}
