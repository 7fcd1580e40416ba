/* What the programs of this directory share. A program either gives a function `double f(double *x)` to TEST, which
   checks reverse mode (twice, on fresh copies), forward mode and the primal's own effects on x, or it has a main of its
   own that calls `expect` and ends in `finish`. It prints OK and exits with 0, or says what differs and exits with 1. */
#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_width, enzyme_primal_return;

#define NOINLINE __attribute__((noinline))

static int failures;

/* Everything that is compared, where CHECK_PRINTS is set. */
static inline void print_number(const char *what, int index, double got) {
    static int prints = -1;
    if (prints < 0) prints = getenv("CHECK_PRINTS") != NULL;
    if (prints) printf("%s[%d] %.16e\n", what, index, got);
}

/* `got` is `wanted` to a relative error of `tolerance` (absolute below 1); two NaN are equal, two infinities too. */
static inline void expect_within(const char *what, int index, double got, double wanted, double tolerance) {
    print_number(what, index, got);
    if (isnan(got) && isnan(wanted)) return;
    if (got == wanted) return;
    if (fabs(got - wanted) <= tolerance * fmax(1, fabs(wanted))) return;
    printf("%s[%d]: got %.15g, wanted %.15g\n", what, index, got, wanted);
    failures++;
}

static inline void expect(const char *what, double got, double wanted) {
    expect_within(what, 0, got, wanted, 1e-10);
}

static inline int finish(void) {
    if (!failures) printf("OK\n");
    return failures != 0;
}

enum { MOST = 64 };

typedef double Value(double *x);
typedef void Reverse(double *x, double *dx);
typedef double Forward(double *x, double *dx);

static inline double difference(Value *value, int n, const double *x, int i) {
    double step = 2e-3 * fmax(1, fabs(x[i])), estimate[3], copy[MOST];
    for (int level = 0; level < 3; level++, step /= 2) {
        memcpy(copy, x, sizeof(double) * n);
        copy[i] = x[i] + step;
        double above = value(copy);
        memcpy(copy, x, sizeof(double) * n);
        copy[i] = x[i] - step;
        double below = value(copy);
        estimate[level] = (above - below) / (2 * step);
    }
    double finer[2] = {(4 * estimate[1] - estimate[0]) / 3, (4 * estimate[2] - estimate[1]) / 3};
    return (16 * finer[1] - finer[0]) / 15;
}

static inline int check(int n, const double *x, double tolerance, Value *value, Reverse *reverse, Forward *forward) {
    double after[MOST], copy[MOST], gradient[MOST] = {0}, again[MOST] = {0}, direction[MOST], slope = 0;
    memcpy(after, x, sizeof(double) * n);
    value(after);
    for (int turn = 0; turn < 2; turn++) {
        memcpy(copy, x, sizeof(double) * n);
        reverse(copy, turn ? again : gradient);
        for (int i = 0; i < n; i++) expect_within("primal effect", i, copy[i], after[i], 1e-14);
    }
    for (int i = 0; i < n; i++) {
        double wanted = difference(value, n, x, i), unit[MOST] = {0};
        expect_within("reverse", i, gradient[i], wanted, tolerance);
        expect_within("second call", i, again[i], gradient[i], 1e-14);
        unit[i] = 1;
        memcpy(copy, x, sizeof(double) * n);
        if (forward) expect_within("forward", i, forward(copy, unit), wanted, tolerance);
        direction[i] = 0.5 + 0.25 * i;
        slope += direction[i] * gradient[i];
    }
    memcpy(copy, x, sizeof(double) * n);
    if (forward) expect_within("forward along", n, forward(copy, direction), slope, 1e-10);
    return finish();
}

#ifdef SECOND_ORDER
/* Second derivatives along a direction, in all four orders of the two modes, against differences of the gradient. */
typedef void ForwardOfReverse(double *x, double *v, double *g, double *h);
typedef double ForwardOfForward(double *x, double *u, double *v, double *zero);
typedef void ReverseOfForward(double *x, double *h, double *v, double *unused);
typedef void ReverseOfReverse(double *x, double *h, const double *v, int n);

static inline double *copy_of(double *to, const double *from, int n) {
    return memcpy(to, from, sizeof(double) * n);
}

static inline int check_second(int n, const double *x, double tolerance, Reverse *reverse, ForwardOfReverse *fr,
                               ForwardOfForward *ff, ReverseOfForward *rf, ReverseOfReverse *rr) {
    double v[MOST], wanted[MOST], along = 0, size = 1, a[MOST], b[MOST];
    for (int i = 0; i < n; i++) v[i] = 0.5 + 0.25 * (i % 5), size = fmax(size, fabs(x[i]));
    double step = 1e-3 * size, gradient[6][MOST] = {{0}};
    for (int k = 0; k < 6; k++) {
        for (int i = 0; i < n; i++) a[i] = x[i] + (k % 2 ? -step : step) / (1 << k / 2) * v[i];
        reverse(a, gradient[k]);
    }
    for (int i = 0; i < n; i++) {
        double d[3];
        for (int k = 0; k < 3; k++) d[k] = (gradient[2 * k][i] - gradient[2 * k + 1][i]) / (2 * step / (1 << k));
        wanted[i] = (16 * (4 * d[2] - d[1]) / 3 - (4 * d[1] - d[0]) / 3) / 15;
        along += wanted[i] * v[i];
    }
    double g[MOST] = {0}, h[3][MOST] = {{0}}, zero[MOST] = {0}, unused[MOST] = {0}, u[MOST];
    fr(copy_of(a, x, n), copy_of(b, v, n), g, h[0]);
    rf(copy_of(a, x, n), h[1], copy_of(b, v, n), unused);
    rr(copy_of(a, x, n), h[2], v, n);
    for (int i = 0; i < n; i++) {
        expect_within("forward of reverse", i, h[0][i], wanted[i], tolerance);
        expect_within("reverse of forward", i, h[1][i], h[0][i], 1e-10);
        expect_within("reverse of reverse", i, h[2][i], h[0][i], 1e-10);
    }
    expect_within("forward of forward", 0, ff(copy_of(a, x, n), copy_of(b, v, n), copy_of(u, v, n), zero), along, tolerance);
    return finish();
}

#define TEST_SECOND(f)                                                                                       \
    void __enzyme_fwddiff_reverse_##f(void *, ...);                                                          \
    double __enzyme_fwddiff_forward_##f(void *, ...);                                                        \
    void __enzyme_autodiff_forward_##f(void *, ...);                                                         \
    void __enzyme_autodiff_reverse_##f(void *, ...);                                                         \
    static void f##_fr(double *x, double *v, double *g, double *h) {                                         \
        __enzyme_fwddiff_reverse_##f((void *)f##_reverse, enzyme_dup, x, v, enzyme_dup, g, h);               \
    }                                                                                                        \
    static double f##_ff(double *x, double *u, double *v, double *zero) {                                    \
        return __enzyme_fwddiff_forward_##f((void *)f##_forward, enzyme_dup, x, u, enzyme_dup, v, zero);     \
    }                                                                                                        \
    static void f##_rf(double *x, double *h, double *v, double *unused) {                                    \
        __enzyme_autodiff_forward_##f((void *)f##_forward, enzyme_dup, x, h, enzyme_dup, v, unused);         \
    }                                                                                                        \
    static double f##_along(double *x, const double *v, int n) {                                             \
        double g[MOST] = {0}, sum = 0;                                                                       \
        f##_reverse(x, g);                                                                                   \
        for (int i = 0; i < n; i++) sum += g[i] * v[i];                                                      \
        return sum;                                                                                          \
    }                                                                                                        \
    static void f##_rr(double *x, double *h, const double *v, int n) {                                       \
        __enzyme_autodiff_reverse_##f((void *)f##_along, enzyme_dup, x, h, enzyme_const, v, enzyme_const, n); \
    }
#define CHECK_SECOND(f, n, x, tolerance) \
    check_second(n, x, fmax(tolerance, 1e-6), f##_reverse, f##_fr, f##_ff, f##_rf, f##_rr)
#else
#define TEST_SECOND(f)
#define CHECK_SECOND(f, n, x, tolerance) 0
#endif

#define TEST_REVERSE(f, ...)                                                                 \
    void __enzyme_autodiff_##f(void *, ...);                                                 \
    static void f##_reverse(double *x, double *dx) { __enzyme_autodiff_##f((void *)f, enzyme_dup, x, dx); }

#define TEST_WITHIN(f, tolerance, ...)                                                       \
    TEST_REVERSE(f)                                                                          \
    double __enzyme_fwddiff_##f(void *, ...);                                                \
    static double f##_forward(double *x, double *dx) {                                       \
        return __enzyme_fwddiff_##f((void *)f, enzyme_dup, x, dx);                           \
    }                                                                                        \
    TEST_SECOND(f)                                                                           \
    int main(void) {                                                                         \
        double x[] = {__VA_ARGS__};                                                          \
        const int n = sizeof x / sizeof *x;                                                  \
        if (check(n, x, tolerance, f, f##_reverse, f##_forward)) return 1;                   \
        return CHECK_SECOND(f, n, x, tolerance);                                             \
    }

#define TEST(f, ...) TEST_WITHIN(f, 1e-8, __VA_ARGS__)

#endif
