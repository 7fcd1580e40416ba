/* An address that comes out of the variable arguments is kept: what it leads to changes later. */
#include <stdarg.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
static double *kept;
__attribute__((noinline)) static int keep(int n, ...) {
    va_list list;
    va_start(list, n);
    kept = va_arg(list, double *);
    va_end(list);
    return n;
}
double f(double *x) {
    double v = x[0];
    keep(1, &v);
    *kept = v * v;
    return v;
}
void g(double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
/* expected: 15: [EZ0503] */
