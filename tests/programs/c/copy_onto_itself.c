/* A struct that is copied onto itself, and parts of it onto others, where only the running program knows what is active:
   what has been moved must not be cleared a second time. */
#include "check.h"

extern int enzyme_runtime_activity;
void __enzyme_autodiff(void *, ...);
typedef struct { double a, b; } Pair;

static NOINLINE double f(Pair *x, int i) {
    Pair kept = x[i];
    x[i] = x[1];
    x[1] = kept;
    x[i] = x[1];
    return x[0].a;
}

int main(void) {
    for (int i = 0; i < 2; i++) {
        Pair x[2] = {{1, 2}, {3, 4}}, y[2] = {{1, 2}, {3, 4}};
        Pair plain[2] = {{10, 20}, {30, 40}}, tested[2] = {{10, 20}, {30, 40}};
        __enzyme_autodiff((void *)f, enzyme_dup, x, plain, enzyme_const, i);
        __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, y, tested, enzyme_const, i);
        for (int k = 0; k < 2; k++) {
            expect("a", tested[k].a, plain[k].a);
            expect("b", tested[k].b, plain[k].b);
        }
    }
    return finish();
}
