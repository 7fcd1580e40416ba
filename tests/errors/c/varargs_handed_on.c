/* A list of variable arguments is given to a function that writes to an address in it. */
#include <stdarg.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
struct model { double x, y; int calls; };
__attribute__((noinline)) static void write(double value, va_list list) { *va_arg(list, double *) = value; }
__attribute__((noinline)) static void set(struct model *m, const char *form, ...) {
    va_list list;
    va_start(list, form);
    write(0, list);
    m->calls++;
    va_end(list);
}
double f(struct model *m) { m->y = m->x; set(m, "y", &m->y); return m->y; }
void g(struct model *m, struct model *d) { __enzyme_autodiff((void *)f, enzyme_dup, m, d); }
/* expected: 14: [EZ0503] */
