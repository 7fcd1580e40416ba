/* A switch over arities: no function of three arguments has its address taken, so no such call can happen; a derivative
 * is made of the rest. */
#include "check.h"

struct node {
    int arity;
    const void *code;
    const struct node *operands[3];
    double value;
};

static double product(double a, double b) { return a * b; }
static double square(double a) { return a * a; }

static NOINLINE double evaluate(const struct node *n) {
    double v[3] = {0};
    if (n->arity < 0) return n->value;
    for (int k = 0; k < n->arity; k++) v[k] = evaluate(n->operands[k]);
    switch (n->arity) {
    case 1: return ((double (*)(double))n->code)(v[0]);
    case 2: return ((double (*)(double, double))n->code)(v[0], v[1]);
    case 3: return ((double (*)(double, double, double))n->code)(v[0], v[1], v[2]);
    }
    return NAN;
}

static double f(double *x) {
    struct node a = {.arity = -1, .value = x[0]}, b = {.arity = -1, .value = x[1]};
    struct node c = {2, (const void *)product, {&a, &b}, 0}, d = {1, (const void *)square, {&c}, 0};
    struct node e = {2, (const void *)product, {&d, &a}, 0};
    return evaluate(&e) + evaluate(&c);
}

TEST(f, 1.5, -0.7)
