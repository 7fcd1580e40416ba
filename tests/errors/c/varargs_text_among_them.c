/* Functions with variable arguments print a number into a text that is among them, copy it, and read it again. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
struct texts { char a[80], b[80]; double v; };
#define LIST(body) va_list list; va_start(list, form); body; va_end(list)
__attribute__((noinline)) static void put(double x, const char *form, ...) {
    LIST(snprintf(va_arg(list, char *), 80, "%.17g", x));
}
__attribute__((noinline)) static void copy(char *to, const char *form, ...) { LIST(strcpy(to, va_arg(list, char *))); }
__attribute__((noinline)) static double number(const char *form, ...) {
    LIST(double v = atof(va_arg(list, char *)));
    return v;
}
double f(double *x) {
    struct texts t = {"", "", x[0]};
    put(x[0] * x[0], "", t.a);
    copy(t.b, "", t.a);
    return number("", t.b) * t.v;
}
void g(double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
/* expected: 11: [EZ0201] */
