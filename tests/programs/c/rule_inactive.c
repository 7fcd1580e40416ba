/* __enzyme_inactivefn_ and __enzyme_inactive_global_: what the user declares constant is. */
#include "check.h"

NOINLINE double measure(const double *x) { return x[0] * 1000; }
void *__enzyme_inactivefn_measure = (void *)measure;

double cache = 3;
void *__enzyme_inactive_global_cache = &cache;

NOINLINE __attribute__((enzyme_inactive)) double attribute(double x) { return x * 500; }

static double f(double *x) {
    cache = x[0];
    return x[0] * x[0] + measure(x) * x[1] + cache * x[1] + attribute(x[0]);
}

void __enzyme_autodiff(void *, ...);

int main(void) {
    double x[2] = {2, 3}, dx[2] = {0, 0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    expect("dx", dx[0], 4);
    expect("dx", dx[1], 2000 + 2);
    return finish();
}
