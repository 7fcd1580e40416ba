/* A sum is one operation on the primal and one on the shadow; counts beside floats have no shadow. */
#include "../../programs/c/check.h"

double __enzyme_fwddiff(void *, ...);

typedef struct { double value; int references; } Shared;

static double sum(double *total, double x) {
    for (int i = 0; i < 3; i++) __scoped_atomic_fetch_add(total, x * x * i, __ATOMIC_RELAXED, __MEMORY_SCOPE_SYSTEM);
    return *total * x;
}

static double hold(Shared *shared, double x) {
    __atomic_fetch_add(&shared->references, 1, __ATOMIC_SEQ_CST);
    shared->value = x * x;
    int left = __atomic_sub_fetch(&shared->references, 1, __ATOMIC_ACQ_REL);
    return left ? 0 : shared->value * shared->value;
}

int main(void) {
    double total = 1, slope = 0.5;
    expect("sum", __enzyme_fwddiff((void *)sum, enzyme_dup, &total, &slope, 2., 1.), 12.5 * 2 + 13);
    expect("shadow", slope, 12.5);
    Shared shared = {0, 0}, shadow = {0, 0};
    expect("counted", __enzyme_fwddiff((void *)hold, enzyme_dup, &shared, &shadow, 2., 1.), 32);
    return finish();
}
