/* Differentiates through functions of which it has the declarations and the derivatives only. */
#include "../../programs/c/check.h"
#include "models.h"
#include MODELS_DERIVATIVES

double __enzyme_autodiff_direct(void *, ...);
double __enzyme_fwddiff_direct(void *, ...);

static double in_loop(double *x) { /* a tape for each call */
    double y = x[0];
    for (int i = 0; i < 5; i++) y = y * polynomial(y * x[1], 3) / 2 + x[1];
    return y;
}
static double while_loop(double *x) { /* of unknown length */
    double y = x[0];
    int n = 0;
    while (y < 50 && n < 40) y = many(0.3 * y, x[1], 0.1) + y, n++;
    return y * n;
}
static double of_floats(double *x) {
    return mixed(x[0], x[1], -3, x[0] > 0, 200, -100) + mixed(x[1], x[0], 7, false, 2, 5) + three(x[0], x[1], 2);
}
static double of_outputs(double *x) {
    double y[3] = {x[2], 1, x[0]}, sum;
    outputs(x, y, &sum, 3);
    return sum * y[1] + y[2];
}
static double of_structs(double *x) {
    struct point points[2] = {{x[0], 1}, {2, x[1]}};
    double weights[2] = {1, x[2]}, shift[2] = {0.5, x[1]};
    struct system s = {2, points, weights, 1.5f};
    return energy(&s, shift) * points[0].x + energy(&s, shift) * points[1].x;
}
static double of_pointers(double *x) {
    double a[2] = {x[0], 2}, b[2] = {x[1], x[0] * x[1]};
    *pick(a, b, 1) += x[1];
    *pick(a, b, 0) *= 3;
    return a[0] * a[0] + b[1];
}
static double of_steps(double *x) {
    double y[2] = {x[0], x[1]};
    int k = steps(y, 4);
    return y[0] * k;
}
static double of_others(double *x) {
    _Complex double z;
    __real__ z = x[0];
    __imag__ z = x[1];
    nothing();
    return magnitude(z, x[0]) + (double)extended(x[0], x[1]);
}
static double of_nested(double *x) { return nested(x, 2) * polynomial(x[0], 2); }

static const double table[3] = {1, -2, 5};
static double of_inactive_memory(double *x) { /* no shadow: with_table gets the table itself as its shadow */
    double local[3] = {3, 1, 4};
    return with_table(table, x, 3) * with_table(local, x, 3) + local[0] + table[0];
}
static double overwritten(double *x) {
    double y[3] = {x[0], x[1], 0.5};
    double first = in_place(y, 3);
    return first * in_place(y, 3) + y[1];
}

static double of_counter(double *x) { return counter(x[0]); }

#define TRY(f, tolerance, ...)                                                                                  \
    do {                                                                                                        \
        double x[] = {__VA_ARGS__};                                                                             \
        if (check(sizeof x / sizeof *x, x, tolerance, f, f##_reverse, f##_forward)) printf("%s\n", #f);         \
    } while (0)
#define BOTH(f)                                                                                                 \
    void __enzyme_autodiff_##f(void *, ...);                                                                    \
    double __enzyme_fwddiff_##f(void *, ...);                                                                   \
    static void f##_reverse(double *x, double *dx) { __enzyme_autodiff_##f((void *)f, enzyme_dup, x, dx); }     \
    static double f##_forward(double *x, double *dx) { return __enzyme_fwddiff_##f((void *)f, enzyme_dup, x, dx); }
BOTH(in_loop) BOTH(while_loop) BOTH(of_floats) BOTH(of_outputs) BOTH(of_structs) BOTH(of_pointers) BOTH(of_steps)
BOTH(of_others) BOTH(of_nested) BOTH(of_inactive_memory) BOTH(overwritten) BOTH(of_counter)

int main(void) {
    TRY(in_loop, 1e-8, 0.7, 0.4);
    TRY(while_loop, 1e-7, 0.7, 0.4);
    double a[2] = {1.5, 0.25}, da[2] = {0, 0};
    of_floats_reverse(a, da);
    expect_within("floats", 0, da[0], -a[1] + 400 * a[0] + 8 - 5 * cos(a[0]), 1e-6);
    expect_within("floats", 1, da[1], -a[0] + 100 * cos(a[1]) + 7 + 4 * a[1], 1e-6);
    double along[2] = {2, -1};
    expect_within("floats", 2, of_floats_forward(a, along), 2 * da[0] - da[1], 1e-6);
    TRY(of_outputs, 1e-8, 0.7, 0.4, 1.25);
    TRY(of_structs, 1e-8, 0.7, 0.4, 1.25);
    TRY(of_pointers, 1e-8, 0.7, 0.4);
    TRY(of_steps, 1e-8, 0.7, 0.4);
    TRY(of_others, 1e-8, 0.7, 0.4);
    TRY(of_nested, 1e-8, 0.7, 0.4);
    TRY(of_inactive_memory, 1e-8, 0.7, 0.4, -2);
    TRY(overwritten, 1e-8, 0.7, 0.4);

    /* f runs once in each derivative: it counts its calls */
    double one[] = {2}, derivative[] = {0};
    double before = counter(1);
    of_counter_reverse(one, derivative);
    expect("reverse runs it once", derivative[0], before + 1);
    derivative[0] = 1;
    expect("forward runs it once", of_counter_forward(one, derivative), before + 2);
    expect("calls", counter(1), before + 3);

    /* requests for the functions themselves */
    expect("direct", __enzyme_autodiff_direct((void *)polynomial, 0.5, 3), 1 + 0.5 + 0.25);
    expect("direct", __enzyme_fwddiff_direct((void *)polynomial, 0.5, 2.0, 3), 2 * (1 + 0.5 + 0.25));
    double x[2] = {0.7, 0.4}, dx[2] = {0, 0};
    __enzyme_autodiff_direct((void *)nested, enzyme_dup, x, dx, enzyme_const, 2);
    for (int i = 0; i < 2; i++) {
        double unit[2] = {i == 0, i == 1};
        expect("nested", __enzyme_fwddiff_direct((void *)nested, enzyme_dup, x, unit, enzyme_const, 2), dx[i]);
    }
    /* and the derivatives as plain functions */
    struct many_augmented_result run = many_augmented(1, 2, 3);
    expect("primal", run.primal, many(1, 2, 3));
    struct many_gradient_result g = many_gradient(1, 2, 3, 10, run.tape);
    expect("by hand", g.da, 20 * cos(1));
    expect("by hand", g.db, 10 * (sin(1) + 3 * exp(6)));
    expect("by hand", g.dc, 10 * 2 * exp(6));
    struct mixed_augmented_result m = mixed_augmented(1.5f, 0.25, -3, -3, true, true, 200, 200, -100, -100);
    expect_within("primal", 0, m.primal, mixed(1.5f, 0.25, -3, true, 200, -100), 1e-6);
    struct mixed_gradient_result mg = mixed_gradient(1.5f, 0.25, -3, -3, true, true, 200, 200, -100, -100, 1, m.tape);
    expect_within("by hand", 0, mg.da, -0.75 + 600, 1e-6);
    struct three_forward_result t = three_forward(2, 1, 3, 0, 4, 0);
    expect("by hand", t.primal, 26);
    expect("by hand", t.tangent, 13);
    return finish();
}
