/* An output in the place of an address that is null at first: what it is multiplied by is not lost. */
#include "check.h"
#include <stdio.h>

extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
struct result {
    int kind;
    union {
        double number;
        const double *from;
    } as;
};
NOINLINE static void clear(struct result *r) { r->kind = 1, r->as.from = NULL; }
NOINLINE static double held(const struct result *r) { return r->kind && r->as.from ? *r->as.from : 0; }
NOINLINE static void f(const double *x, struct result *r) {
    clear(r);
    double more = held(r);
    r->kind = 0;
    r->as.number = x[0] * x[1] + more;
}
int main(void) {
    double x[2] = {3, 5}, d[2] = {0};
    struct result r = {0}, seed = {0};
    seed.as.number = 2;
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_dup, &r, &seed);
    if (d[0] != 10 || d[1] != 6) printf("%g %g\n", d[0], d[1]);
    return d[0] != 10 || d[1] != 6;
}
