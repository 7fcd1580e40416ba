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

/* `got` is `wanted` to a relative error of `tolerance` (absolute below 1); two NaN are equal, two infinities too. */
static inline void expect_within(const char *what, int index, double got, double wanted, double tolerance) {
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

#define TEST_REVERSE(f, ...)                                                                 \
    void __enzyme_autodiff_##f(void *, ...);                                                 \
    static void f##_reverse(double *x, double *dx) { __enzyme_autodiff_##f((void *)f, enzyme_dup, x, dx); }

#define TEST_WITHIN(f, tolerance, ...)                                                       \
    TEST_REVERSE(f)                                                                          \
    double __enzyme_fwddiff_##f(void *, ...);                                                \
    static double f##_forward(double *x, double *dx) {                                       \
        return __enzyme_fwddiff_##f((void *)f, enzyme_dup, x, dx);                           \
    }                                                                                        \
    int main(void) {                                                                         \
        double x[] = {__VA_ARGS__};                                                          \
        return check(sizeof x / sizeof *x, x, tolerance, f, f##_reverse, f##_forward);       \
    }

#define TEST(f, ...) TEST_WITHIN(f, 1e-8, __VA_ARGS__)

#endif
