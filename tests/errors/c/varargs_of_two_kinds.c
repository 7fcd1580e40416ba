/* Numbers, structs with a shorter number and texts are read from a list of variable arguments in an order that only a
 * text says, and no call has such a struct or a text. */
#include <stdarg.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
struct small { float x; int n; };
__attribute__((noinline)) static double sum(const char *form, ...) {
    va_list list;
    va_start(list, form);
    double total = 0, scale = 1;
    for (; *form; form++)
        switch (*form) {
        case 'd': total += scale * va_arg(list, double); break;
        case 's': { struct small s = va_arg(list, struct small); total += s.x * s.n; break; }
        case 'i': scale *= va_arg(list, int); break;
        case 'z': scale += strlen(va_arg(list, char *)); break;
        }
    va_end(list);
    return total;
}
double f(double x) { return sum("d", x) + sum("did", x, 3, x * x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 16: [EZ0303] */
