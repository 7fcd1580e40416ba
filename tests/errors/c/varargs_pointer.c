/* A number is written to an address that comes out of the variable arguments. */
#include <stdarg.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
struct model { double x, y; };
__attribute__((noinline)) static void set(struct model *m, const char *form, ...) {
    va_list list;
    va_start(list, form);
    double *to = va_arg(list, double *);
    *to = m->x * 2;
    va_end(list);
}
double f(struct model *m) { set(m, "y", &m->y); return m->y; }
void g(struct model *m, struct model *d) { __enzyme_autodiff((void *)f, enzyme_dup, m, d); }
/* expected: 13: [EZ0503] */
