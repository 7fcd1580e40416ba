/* Variadic arguments, read. */
#include <stdarg.h>
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static double sum(int n, ...) {
    va_list list;
    va_start(list, n);
    double total = 0;
    for (int i = 0; i < n; i++) total += va_arg(list, double);
    va_end(list);
    return total;
}
double f(double x) { return sum(2, x, x * x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 12: [EZ0503] */
