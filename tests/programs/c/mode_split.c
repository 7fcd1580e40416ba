/* Split mode: forward twice, then reverse in either order; the tape carries what was overwritten. */
#include "check.h"

typedef struct { void *tape; double primal; } Augmented;

Augmented __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        sum += sin(x[i]) * x[0];
        x[i] = sum;
    }
    return sum * x[1];
}

static void wanted(const double *x, double seed, double *d) {
    for (int i = 0; i < 3; i++) d[i] = seed * difference(f, 3, x, i);
}

int main(void) {
    double a[3] = {0.5, 1.2, 0.8}, b[3] = {1.5, 0.2, 0.4}, da[3] = {0}, db[3] = {0}, wa[3], wb[3], copy[3];
    wanted(a, 1, wa);
    wanted(b, 3, wb);
    memcpy(copy, a, sizeof copy);
    double value = f(copy);
    Augmented one = __enzyme_augmentfwd((void *)f, enzyme_dup, a, da);
    Augmented two = __enzyme_augmentfwd((void *)f, enzyme_dup, b, db);
    expect("primal", one.primal, value);
    for (int i = 0; i < 3; i++) expect("effects", a[i], copy[i]);
    __enzyme_reverse((void *)f, enzyme_dup, a, da, 1.0, one.tape);
    __enzyme_reverse((void *)f, enzyme_dup, b, db, 3.0, two.tape);
    for (int i = 0; i < 3; i++) {
        expect_within("first", i, da[i], wa[i], 1e-8);
        expect_within("second", i, db[i], wb[i], 1e-8);
    }
    return finish();
}
