/* A number is printed from a list of variable arguments by a function that calls another through a pointer, and read
 * from the text. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
struct model { double scale; void (*hook)(struct model *); };
static void twice(struct model *m) { m->scale *= 2; }
__attribute__((noinline)) static void print(char *to, const char *form, va_list list) { vsnprintf(to, 80, form, list); }
__attribute__((noinline)) static double sum(struct model *m, char *to, const char *form, ...) {
    va_list list, again;
    va_start(list, form);
    va_copy(again, list);
    print(to, form, list);
    va_end(list);
    m->hook(m);
    double last = va_arg(again, double);
    va_end(again);
    return last;
}
double f(double x) {
    struct model m = {x, twice};
    char text[80];
    double last = sum(&m, text, "%.17g", x * x);
    return strtod(text, 0) + m.scale + last;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 24: [EZ0201] */
