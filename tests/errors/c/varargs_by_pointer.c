/* A function with variable arguments is called through a pointer. */
#include <stdarg.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
struct model { double x; double (*sum)(int n, ...); };
static double sum(int n, ...) {
    va_list list;
    double total = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++) total += va_arg(list, double);
    va_end(list);
    return total;
}
void set(struct model *m) { m->sum = sum; }
double f(struct model *m) { return m->sum(2, m->x, m->x * m->x); }
void g(struct model *m, struct model *d) { __enzyme_autodiff((void *)f, enzyme_dup, m, d); }
/* expected: 15: [EZ0503] 'sum' takes a variable number of arguments */
