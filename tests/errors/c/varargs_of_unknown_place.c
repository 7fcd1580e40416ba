/* A variable argument of a type that is not known to be passed in one place. */
#include <stdarg.h>
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static double sum(int n, ...) {
    va_list list;
    double total = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++) total += va_arg(list, double);
    total += (double)va_arg(list, __int128);
    va_end(list);
    return total;
}
double f(double x) { return sum(2, x, x * x, (__int128)x << 70); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 13: [EZ0503] 'sum' takes a variable number of arguments */
