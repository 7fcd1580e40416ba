/* Where a function with a rule may be called from: loops of unknown length, recursion, through a pointer, a callee in
   split form, beside another that has no code here (qsort's like), conditionally; and what may call it: width, order. */
#include "../../programs/c/check.h"

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

typedef struct { double tape, primal; double *more; } Unused;
typedef struct { void *tape; double primal; } Augmented;

static int alive;

/* small enough to be inlined, static, and the identity: nobody may learn from its body */
static double gate(double x) { return x; }
static Augmented gate_augmented(double x) {
    double *tape = malloc(sizeof(double));
    alive++;
    *tape = x;
    return (Augmented){tape, x};
}
static double gate_gradient(double x, double seed, void *tape) {
    double kept = *(double *)tape;
    alive--;
    free(tape);
    return kept > 0 ? seed * (1 + kept) : 0;
}
void *__enzyme_register_gradient_gate[] = {(void *)gate, (void *)gate_augmented, (void *)gate_gradient};
typedef struct { double primal, tangent; } Pair;
static Pair gate_forward(double x, double dx) { return (Pair){x, x > 0 ? dx * (1 + x) : 0}; }
void *__enzyme_register_derivative_gate[] = {(void *)gate, (void *)gate_forward};

static double plain(double x) { return 2 * x; }

static double in_loop(const double *x) {
    double y = x[0];
    int n = 0;
    while (y < 20) {
        y = y * gate(y) + x[1];
        n++;
    }
    return y + n;
}
static NOINLINE double recursive(double x, int n) { return n == 0 ? gate(x) : gate(x) * recursive(0.5 * x, n - 1); }
static double in_recursion(const double *x) { return recursive(x[0], 3) + x[1]; }

static double through(double (*f)(double), double x) { return f(x) * x; }
static double through_pointer(const double *x) {
    double (*volatile choice[2])(double) = {gate, plain};
    return through(choice[x[0] > 1], x[0]) + through(choice[x[0] < 1], x[1]);
}
static NOINLINE double overwriting(double *x) {
    double y = gate(x[0]) * x[0];
    x[0] = gate(y) + x[1];
    return gate(x[0]) * y;
}
static double in_split_callee(double *x) {
    double y[2] = {x[0], x[1]};
    double a = overwriting(y), b = overwriting(y);
    return a * b + y[0];
}
static double conditional(const double *x) { return x[0] > x[1] ? gate(x[0]) : gate(x[0] - x[1]) * x[1]; }

/* what the gate is, for differences: g with g(x) = x and g'(x) = 1 + x. By hand: */
typedef struct { double v, d0, d1; } Dual;

static void compare(const char *name, double (*f)(double *), double *reverse, double *forward, double d0, double d1) {
    (void)f;
    expect(name, reverse[0], d0);
    expect(name, reverse[1], d1);
    expect(name, forward[0], d0);
    expect(name, forward[1], d1);
}

#define TRY(f, d0, d1)                                                                                \
    do {                                                                                              \
        double at[2] = {a, b}, first[2] = {1, 0}, second[2] = {0, 1}, d[2] = {0, 0}, t[2];            \
        __enzyme_autodiff((void *)f, enzyme_dup, at, d);                                              \
        at[0] = a, at[1] = b;                                                                         \
        t[0] = __enzyme_fwddiff((void *)f, enzyme_dup, at, first);                                    \
        at[0] = a, at[1] = b;                                                                         \
        t[1] = __enzyme_fwddiff((void *)f, enzyme_dup, at, second);                                   \
        compare(#f, (double (*)(double *))f, d, t, d0, d1);                                           \
    } while (0)

struct both { double first, second; };
extern struct both __enzyme_fwddiff_wide(void *, ...);

static double square(double x) { return gate(x) * gate(x); }

int main(void) {
    double a = 1.5, b = 0.75;
    /* in_loop */
    double y = a, y0 = 1, y1 = 0;
    while (y < 20) {
        double n0 = y0 * y + y * (1 + y) * y0, n1 = y1 * y + y * (1 + y) * y1 + 1;
        y = y * y + b, y0 = n0, y1 = n1;
    }
    TRY(in_loop, y0, y1);
    /* in_recursion: the product of x / 2^k, each with slope (1 + x / 2^k) / 2^k */
    double product = 1, sum = 0;
    for (int k = 0; k < 4; k++) {
        double x = a / (1 << k);
        product *= x;
        sum += (1 + x) / (1 << k) / x;
    }
    TRY(in_recursion, product * sum, 1);
    TRY(through_pointer, 4 * a, b * (1 + b) + b);
    TRY(conditional, 1 + a, 0);
    /* in_split_callee */
    Dual x0 = {a, 1, 0}, value = {0, 0, 0}, total = {1, 0, 0};
    for (int k = 0; k < 2; k++) {
        Dual p = {x0.v * x0.v, (1 + x0.v) * x0.d0 * x0.v + x0.v * x0.d0, (1 + x0.v) * x0.d1 * x0.v + x0.v * x0.d1};
        Dual n = {p.v + b, (1 + p.v) * p.d0, (1 + p.v) * p.d1 + 1};
        value = (Dual){n.v * p.v, (1 + n.v) * n.d0 * p.v + n.v * p.d0, (1 + n.v) * n.d1 * p.v + n.v * p.d1};
        total = (Dual){total.v * value.v, total.d0 * value.v + total.v * value.d0, total.d1 * value.v + total.v * value.d1};
        x0 = n;
    }
    TRY(in_split_callee, total.d0 + x0.d0, total.d1 + x0.d1);
    struct both wide = __enzyme_fwddiff_wide((void *)square, enzyme_width, 2, enzyme_dup, a, 1.0, 10.0);
    expect("wide", wide.first, 2 * a * (1 + a));
    expect("wide", wide.second, 20 * a * (1 + a));
    expect("alive", alive, 0);
    return finish();
}
