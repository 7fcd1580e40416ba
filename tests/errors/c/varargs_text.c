/* Numbers in a text that a function with variable arguments wrote, and read again. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
__attribute__((noinline)) static void message(char *to, const char *form, ...) {
    va_list list;
    va_start(list, form);
    vsnprintf(to, 100, form, list);
    va_end(list);
}
double f(double *x) { char text[100]; message(text, "%.17g", x[0]); return atof(text) * x[0]; }
void g(double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
/* expected: 13: [EZ0201] */
