// What the C++ programs of these directories share. A program is one file with many cases, each named by a sentence:
//
//     static double sum_of_squares(double *x) { std::vector<double> v(x, x + 3); ... }
//     GRADIENT(sum_of_squares, 1, 2, 3)            // reverse mode (twice), forward mode, both against differences
//     REVERSE(sum_of_squares, 1, 2, 3)             // reverse mode alone
//     GRADIENT_WITHIN(1e-6, sum_of_squares, 1, 2, 3)
//
//     TEST(a_lambda_with_captures) { EXPECT(got, wanted); EXPECT_WITHIN(1e-6, got, wanted); }
//
// The header has the main function, which runs the cases in the order of the file, prints what differs, and exits with
// 0 if nothing does. It keeps clear of the STL, so that a program is compiled fast.
#ifndef CHECK_HPP
#define CHECK_HPP

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_width, enzyme_primal_return;

#define NOINLINE __attribute__((noinline))

namespace check {

enum { MOST = 64 };

struct Case {
    const char *name;
    void (*run)();
    Case *next = nullptr;
    static inline Case *first = nullptr, **last = &first;
    Case(const char *name, void (*run)()) : name(name), run(run) {
        *last = this;
        last = &next;
    }
};

inline int failures;
inline const char *running = "";

// Everything that is compared, where CHECK_PRINTS is set.
inline void print_number(const char *what, int index, double got) {
    static const bool prints = getenv("CHECK_PRINTS") != nullptr;
    if (prints) printf("%s: %s[%d] %.16e\n", running, what, index, got);
}

// `got` is `wanted` to a relative error of `tolerance` (absolute below 1); two NaN are equal, two infinities too.
inline void expect(const char *what, int index, double got, double wanted, double tolerance) {
    print_number(what, index, got);
    if ((isnan(got) && isnan(wanted)) || got == wanted) return;
    if (fabs(got - wanted) <= tolerance * fmax(1, fabs(wanted))) return;
    printf("%s: %s[%d]: got %.15g, wanted %.15g\n", running, what, index, got, wanted);
    failures++;
}

typedef double Value(double *x);
typedef void Reverse(double *x, double *dx);
typedef double Forward(double *x, double *dx);

// The derivative by x[i], from central differences extrapolated twice.
inline double difference(Value *value, int n, const double *x, int i) {
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

inline void gradient(int n, const double *x, double tolerance, Value *value, Reverse *reverse, Forward *forward) {
    double after[MOST], copy[MOST], found[MOST] = {0}, again[MOST] = {0}, direction[MOST], slope = 0;
    memcpy(after, x, sizeof(double) * n);
    value(after);
    for (int turn = 0; turn < 2; turn++) {
        memcpy(copy, x, sizeof(double) * n);
        reverse(copy, turn ? again : found);
        for (int i = 0; i < n; i++) expect("primal effect", i, copy[i], after[i], 1e-14);
    }
    for (int i = 0; i < n; i++) {
        double wanted = difference(value, n, x, i), unit[MOST] = {0};
        expect("reverse", i, found[i], wanted, tolerance);
        expect("second call", i, again[i], found[i], 1e-14);
        unit[i] = 1;
        memcpy(copy, x, sizeof(double) * n);
        if (forward) expect("forward", i, forward(copy, unit), wanted, tolerance);
        direction[i] = 0.5 + 0.25 * i;
        slope += direction[i] * found[i];
    }
    memcpy(copy, x, sizeof(double) * n);
    if (forward) expect("forward along", n, forward(copy, direction), slope, 1e-10);
}

inline int run_all() {
    for (Case *c = Case::first; c; c = c->next) {
        running = c->name;
        c->run();
    }
    if (!failures) printf("OK\n");
    return failures != 0;
}

}  // namespace check

#define TEST(name)                                        \
    static void name##_test();                            \
    static check::Case name##_case(#name, name##_test);   \
    static void name##_test()

#define EXPECT_WITHIN(tolerance, got, wanted) check::expect(#got, __LINE__, got, wanted, tolerance)
#define EXPECT(got, wanted) EXPECT_WITHIN(1e-10, got, wanted)

#define REVERSE_OF(f)                                     \
    extern "C" void __enzyme_autodiff_##f(void *, ...);   \
    static void f##_reverse(double *x, double *dx) { __enzyme_autodiff_##f((void *)f, enzyme_dup, x, dx); }
#define FORWARD_OF(f)                                     \
    extern "C" double __enzyme_fwddiff_##f(void *, ...);  \
    static double f##_forward(double *x, double *dx) { return __enzyme_fwddiff_##f((void *)f, enzyme_dup, x, dx); }

#define REVERSE_WITHIN(tolerance, f, ...)                                                    \
    REVERSE_OF(f)                                                                            \
    TEST(f) {                                                                                \
        const double x[] = {__VA_ARGS__};                                                    \
        check::gradient(sizeof x / sizeof *x, x, tolerance, f, f##_reverse, nullptr);        \
    }
#define GRADIENT_WITHIN(tolerance, f, ...)                                                   \
    REVERSE_OF(f)                                                                            \
    FORWARD_OF(f)                                                                            \
    TEST(f) {                                                                                \
        const double x[] = {__VA_ARGS__};                                                    \
        check::gradient(sizeof x / sizeof *x, x, tolerance, f, f##_reverse, f##_forward);    \
    }
#define REVERSE(f, ...) REVERSE_WITHIN(1e-8, f, __VA_ARGS__)
#define GRADIENT(f, ...) GRADIENT_WITHIN(1e-8, f, __VA_ARGS__)

#ifndef CHECK_NO_MAIN
int main() { return check::run_all(); }
#endif

#endif
