/* A variable of the file, which only code sets that no request reaches, and a call with variable arguments: LLVM works on
   what the request reaches, and must not take it for all that there is. */
#include "check.h"
#include <stdarg.h>

extern double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);

static int way;

static double sum(int n, ...) {
    va_list list;
    va_start(list, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += va_arg(list, double) * (i + 1);
    va_end(list);
    return s;
}
static double f(double *x) {
    return way == 0 ? sum(2, x[0], x[1]) : way == 1 ? sum(3, x[0], x[1], x[0] * x[1]) : x[0] * x[0];
}
NOINLINE static void compare(double first, double second) {
    double x[2] = {1.1, 0.7}, d[2] = {0}, v[2] = {1, 0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    expect("first", d[0], first);
    expect("second", d[1], second);
    expect("forward", __enzyme_fwddiff((void *)f, enzyme_dup, x, v), first);
}
int main(void) {
    static const double wanted[3][2] = {{1, 2}, {1 + 3 * 0.7, 2 + 3 * 1.1}, {2.2, 0}};
    for (way = 0; way < 3; way++) compare(wanted[way][0], wanted[way][1]);
    return finish();
}
