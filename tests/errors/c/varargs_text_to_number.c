/* A function with variable arguments reads a number from a text, and writes it to an address among them. */
#include <stdarg.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
__attribute__((noinline)) static int get(const char *text, const char *form, ...) {
    va_list list;
    va_start(list, form);
    int found = vsscanf(text, form, list);
    va_end(list);
    return found;
}
double f(double *x) {
    char text[80];
    double v = 0;
    snprintf(text, sizeof text, "%.17g", x[0] * x[0]);
    get(text, "%lf", &v);
    return v * x[0];
}
void g(double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
/* expected: 16: [EZ0201] */
