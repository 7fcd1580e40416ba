/* A union's number is written by a walk over an array, and its integer read at a constant place of it. */
#include <stdint.h>
double __enzyme_autodiff(void *, ...);
typedef struct { int kind; union { double d; int64_t n; } u; } record;
__attribute__((noinline)) static double first(const record *r) {
    return (double)r->u.n * 1e-16;
}
double f(const double *x) {
    record r[4];
    for (int i = 0; i < 4; i++) r[i].kind = 1, r[i].u.d = x[i] * x[i];
    return first(r);
}
double g(const double *x, double *dx) { return __enzyme_autodiff((void *)f, x, dx); }
/* expected: 6: [EZ0302] */
