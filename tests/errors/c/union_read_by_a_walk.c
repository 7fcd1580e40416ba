/* The other way around: its integers are read by a walk, and its numbers written at constant places. */
#include <stdint.h>
double __enzyme_autodiff(void *, ...);
typedef struct { int kind; union { double d; int64_t n; } u; } record;
__attribute__((noinline)) static double sum(const record *r, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += (double)r[i].u.n * 1e-16;
    return s;
}
__attribute__((noinline)) static void fill(record *r, const double *x) {
    r[0].u.d = x[0] * x[1], r[1].u.d = x[1], r[2].u.d = x[2];
}
double f(const double *x, int n) {
    record r[3];
    fill(r, x);
    return sum(r, n);
}
double g(const double *x, double *dx, int n) { return __enzyme_autodiff((void *)f, x, dx, n); }
/* expected: 7: [EZ0302] */
