/* Numbers through lists of variable arguments: read in a loop, more of them than there are registers, among integers and
 * pointers, as structs of each class of the calling convention, and by a function that is given the list. */
#include <stdarg.h>
#include "check.h"

struct pair { double a, b; };
struct mixed { long n; double v; };
struct large { double v[4]; int n; };
struct small { float x; int n; };

static NOINLINE double sum(int n, ...) {
    va_list list;
    double total = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++) total += (i + 1) * pow(va_arg(list, double), 2);
    va_end(list);
    return total;
}

static NOINLINE double product(double first, const char *form, ...) {
    va_list list, again;
    va_start(list, form);
    va_copy(again, list);
    int power = va_arg(list, int);
    double x = va_arg(list, double), *y = va_arg(list, double *);
    struct pair p = va_arg(list, struct pair);
    struct mixed m = va_arg(list, struct mixed);
    struct large l = va_arg(list, struct large);
    struct small s = va_arg(list, struct small);
    va_end(list);
    double total = first * pow(x, power) + *y * p.a * p.b + m.n * m.v + l.v[0] * l.v[3] * l.n + s.x * s.n;
    total *= va_arg(again, int) + va_arg(again, double);
    va_end(again);
    return total + form[0];
}

static NOINLINE double next(va_list list) { return va_arg(list, double); }

static NOINLINE double polynomial(double x, int n, ...) {
    va_list list;
    double total = 0;
    va_start(list, n);
    while (n--) total = total * x + next(list);
    va_end(list);
    return total;
}

static double f(double *x) {
    struct pair p = {x[0], sin(x[1])};
    struct mixed m = {3, x[0] * x[2]};
    struct large l = {{x[1], 0, 0, x[2]}, 2};
    struct small s = {4, 5};
    double y = x[0] + x[1];
    return sum(2, x[0], x[1] * x[2]) + sum(0) +
           sum(11, x[0], 1., x[1], 2., x[2], 3., x[0] * x[1], 4., x[1], x[2] * x[2], x[0]) * x[1] +
           product(x[0], "a", 2, x[1], &y, p, m, l, s) + polynomial(x[0], 4, x[1], 2., x[2], x[0]) * x[2];
}

TEST(f, 0.7, 0.4, 1.3)
