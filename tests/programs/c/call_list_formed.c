/* A list of variable arguments with numbers, integers and addresses of numbers, in an order that only a text says. */
#include <stdarg.h>
#include "check.h"

static NOINLINE double formed(const char *form, ...) {
    va_list list;
    double total = 0;
    va_start(list, form);
    for (; *form; form++)
        if (*form == 'd') total += va_arg(list, double);
        else if (*form == 'i') total *= va_arg(list, int);
        else total += *va_arg(list, double *);
    va_end(list);
    return total;
}

static double f(double *x) {
    double y = x[0] + x[1];
    return formed("dpid", x[0] * x[1], &y, 3, x[1]) * x[2] +
           formed("dpidddddddddpppp", x[0] * x[1], &y, 3, x[1], x[2], x[0], 1., x[2], x[1], x[0], x[1], x[2], &y, x, &y, x);
}

TEST(f, 0.7, 0.4, 1.3)
