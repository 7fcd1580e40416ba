/* Type hints where the type of memory cannot be seen: bytes copied by an integer loop. */
#include "check.h"

void __enzyme_double(void *, ...);
void __enzyme_autodiff(void *, ...);

static NOINLINE void copy(void *to, const void *from, size_t words) {
    __enzyme_double(to, sizeof(double) * 3);
    __enzyme_double((void *)from, sizeof(double) * 3);
    for (size_t i = 0; i < words; i++) ((uint64_t *)to)[i] = ((const uint64_t *)from)[i];
}

static double f(const double *x) {
    double y[3];
    copy(y, x, 3);
    return y[0] * y[1] * y[2];
}

int main(void) {
    double x[3] = {2, 3, 4}, dx[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    expect("dx", dx[0], 12);
    expect("dx", dx[1], 8);
    expect("dx", dx[2], 6);
    return finish();
}
