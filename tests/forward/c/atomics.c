/* A sum is one operation on the primal and one on the shadow; counts beside floats have no shadow. Reverse mode too. */
#include "../../programs/c/check.h"

double __enzyme_fwddiff(void *, ...);
double __enzyme_autodiff(void *, ...);

typedef struct { double value; int references; } Shared;

static double sum(double *total, double x) {
    for (int i = 0; i < 3; i++) __scoped_atomic_fetch_add(total, x * x * i, __ATOMIC_RELAXED, __MEMORY_SCOPE_SYSTEM);
    double before = __scoped_atomic_fetch_sub(total, x, __ATOMIC_RELAXED, __MEMORY_SCOPE_SYSTEM);
    return *total * before;
}
static double sum_of(double *x) {
    double total = x[0];
    return sum(&total, x[1]);
}

static double hold(Shared *shared, double x) {
    __atomic_fetch_add(&shared->references, 1, __ATOMIC_SEQ_CST);
    shared->value = x * x;
    int left = __atomic_sub_fetch(&shared->references, 1, __ATOMIC_ACQ_REL);
    return left ? 0 : shared->value * shared->value;
}

int main(void) {
    double x[2] = {1, 2}, along_total = difference(sum_of, 2, x, 0), along_x = difference(sum_of, 2, x, 1);
    double total = x[0], slope = 0.5;
    double y = __enzyme_fwddiff((void *)sum, enzyme_dup, &total, &slope, x[1], 1.);
    expect_within("forward", 0, y, 0.5 * along_total + along_x, 1e-8);
    expect("the total's tangent", slope, 0.5 + 3 * 2 * x[1] - 1);
    total = x[0], slope = 0;
    expect_within("reverse", 0, __enzyme_autodiff((void *)sum, enzyme_dup, &total, &slope, x[1]), along_x, 1e-8);
    expect_within("the total's adjoint", 0, slope, along_total, 1e-8);
    Shared shared = {0, 0}, shadow = {0, 0};
    expect("counted, forward", __enzyme_fwddiff((void *)hold, enzyme_dup, &shared, &shadow, 2., 1.), 32);
    shadow.value = 0;
    expect("counted, reverse", __enzyme_autodiff((void *)hold, enzyme_dup, &shared, &shadow, 2.), 32);
    return finish();
}
