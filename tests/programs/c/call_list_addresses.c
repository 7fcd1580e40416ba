/* Addresses through lists of variable arguments: nodes of a graph that are linked so, numbers that are written behind
 * them, also by a function that is given the list, and an address that is kept. */
#include <stdarg.h>
#include "check.h"

struct node { double value; int n; struct node *child[8]; };

static NOINLINE struct node *make(double value, ...) {
    struct node *made = calloc(1, sizeof *made), *child;
    va_list list;
    made->value = value;
    va_start(list, value);
    while ((child = va_arg(list, struct node *))) made->child[made->n++] = child;
    va_end(list);
    return made;
}

static double eval(struct node *at) {
    double total = at->value;
    for (int i = 0; i < at->n; i++) total += sin(eval(at->child[i])) * at->value;
    return total;
}

static void release(struct node *at) {
    for (int i = 0; i < at->n; i++) release(at->child[i]);
    free(at);
}

static NOINLINE void put(double value, va_list list) { *va_arg(list, double *) *= value; }

static NOINLINE void set(double value, int n, ...) {
    va_list list;
    va_start(list, n);
    *va_arg(list, double *) = value * n;
    put(value, list);
    va_end(list);
}

static double *kept;

static NOINLINE int keep(int n, ...) {
    va_list list;
    va_start(list, n);
    for (int i = 0; i < n; i++) kept = va_arg(list, double *);
    va_end(list);
    return n;
}

#define NONE ((struct node *)0)

static double f(double *x) {
    struct node *a = make(x[0], NONE), *b = make(x[1] * x[0], NONE), *c = make(1.5, a, b, NONE), *d;
    d = make(x[1], c, make(1., NONE), make(x[0], NONE), make(3., NONE), make(x[2], NONE), make(2., NONE), NONE);
    double total = eval(d), v = x[0], w = x[1], u = x[2];
    release(d);
    set(x[2], 3, &v, &w);
    keep(2, &v, &u);
    *kept = u * v;
    return total + v * w + u;
}

TEST(f, 0.7, 0.4, 1.3)
