/* Guards that keep a primal from dividing by zero keep its derivative from it, however they are compiled. */
#include "check.h"

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double ratio(double x, double y) { return y != 0 ? x / y : 0; }
static double root(double x) { return x > 0 ? sqrt(x) : x; }
static double entropy(double x) { return x > 0 ? x * log(x) : 0; }
static double power(double x) { return x == 0 ? 0 : pow(x, 0.25); }

static double sum(const double *x) {
    double total = 0;
    for (int i = 0; i < 4; i++) total += ratio(x[0], x[i]) + entropy(x[i]) + root(x[i]) + power(x[i]);
    return total;
}

int main(void) {
    struct { double x, y; } __enzyme_autodiff_ratio(void *, double, double);
    double x[4] = {2, 0, 3, 0}, dx[4] = {0}, unit[4] = {0, 1, 0, 0};
    expect("ratio at 0", __enzyme_autodiff_ratio((void *)ratio, 2.0, 0.0).x, 0);
    expect("ratio at 0", __enzyme_autodiff_ratio((void *)ratio, 2.0, 0.0).y, 0);
    expect("root at 0", __enzyme_autodiff((void *)root, 0.0), 1);
    expect("entropy at 0", __enzyme_autodiff((void *)entropy, 0.0), 0);
    expect("power at 0", __enzyme_autodiff((void *)power, 0.0), 0);
    expect("entropy at 0, forward", __enzyme_fwddiff((void *)entropy, 0.0, 1.0), 0);
    __enzyme_autodiff((void *)sum, enzyme_dup, x, dx);
    double smooth0 = log(2) + 1 + 0.5 / sqrt(2) + 0.25 * pow(2, -0.75);
    double smooth2 = log(3) + 1 + 0.5 / sqrt(3) + 0.25 * pow(3, -0.75);
    expect("sum", dx[0], 1.0 / 3 + smooth0);
    expect("sum at 0", dx[1], 1);
    expect("sum", dx[2], -2.0 / 9 + smooth2);
    expect("sum at 0", dx[3], 1);
    expect("sum at 0, forward", __enzyme_fwddiff((void *)sum, enzyme_dup, x, unit), 1);
    return finish();
}
