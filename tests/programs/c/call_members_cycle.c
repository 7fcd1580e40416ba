/* A function that is called through a member and calls through another one a function of the same type: it calls itself
 * as far as the types tell, and its object, with a number where the inner one has an address, would be one of those. */
#include "check.h"

struct inner_ops {
    int (*prepare)(void *);
    int (*finish)(void *);
};
struct inner {
    struct inner_ops *ops;
    double *data;
    double *rest;
    int n;
};
struct outer {
    int (*prepare)(void *);
    double number;
    double scale;
    struct inner *inside;
    int (*finish)(void *);
    double *parts[3];
};

static int inner_prepare(void *p) {
    struct inner *i = p;
    for (int k = 0; k < i->n; k++) i->rest[k] = i->data[k] * i->data[k];
    return i->n;
}

static int inner_finish(void *p) {
    struct inner *i = p;
    for (int k = 0; k < i->n; k++) i->data[k] += 0.5 * i->rest[k];
    return i->n;
}

static int outer_prepare(void *p) {
    struct outer *o = p;
    if (o->inside->ops->prepare(o->inside) != 3) return 0;
    o->number *= o->inside->rest[1];
    for (int k = 0; k < 3; k++) o->parts[k] = &o->inside->rest[2 - k];
    return 1;
}

static int outer_finish(void *p) {
    struct outer *o = p;
    int n = o->inside->ops->finish(o->inside);
    for (int k = 0; k < n; k++) o->scale += *o->parts[k] * o->number;
    return n;
}

static NOINLINE struct inner *inner_new(const double *x) {
    struct inner *i = malloc(sizeof *i);
    i->ops = malloc(sizeof *i->ops);
    i->ops->prepare = inner_prepare;
    i->ops->finish = inner_finish;
    i->n = 3;
    i->data = malloc(3 * sizeof(double));
    i->rest = malloc(3 * sizeof(double));
    memcpy(i->data, x, 3 * sizeof(double));
    return i;
}

static NOINLINE struct outer *outer_new(double number, struct inner *inside) {
    struct outer *o = malloc(sizeof *o);
    o->prepare = outer_prepare;
    o->finish = outer_finish;
    o->number = number;
    o->scale = 1;
    o->inside = inside;
    return o;
}

static double f(double *x) {
    struct inner *i = inner_new(x);
    struct outer *o = outer_new(x[3], i);
    double y = 0;
    if (o->prepare(o) && o->finish(o) == 3) y = o->scale + i->data[0] * o->number;
    free(i->data);
    free(i->rest);
    free(i->ops);
    free(i);
    free(o);
    return y;
}

TEST(f, 1.2, -0.7, 0.4, 1.1)
