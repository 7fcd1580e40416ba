// Exceptions that are caught, in second derivatives and split mode, and beside others that leave the function.
#include "check.hpp"
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
template <typename R, typename... T> R __enzyme_augmentfwd(void *, T...);
template <typename R, typename... T> R __enzyme_reverse(void *, T...);

// Each case is at points where it throws, and at one where it does not.
#define BOTH(f, a, b, c, d, e, g) GRADIENT(f, a, b, c) static double f##_2(double *x) { return f(x); } GRADIENT(f##_2, d, e, g)

struct Twice { double *at; ~Twice() { *at *= 2; } };  // what it does while unwinding counts, too
// A callee that cleans up on the way, and one that catches some and passes on others.
NOINLINE static double cleans_up(double *x, double y) {
    std::vector<double> v(4, y);
    Twice t{x};
    for (int i = 0; i < 4; i++) { v[i] *= x[1] + i; if (v[i] > 6) throw std::string("over"); x[2] += v[i]; }
    return v[0] * v[3];
}
static double unwound_through(double *x) {
    double v[3] = {x[0], x[1], x[2]}, s = 1;
    try { s = cleans_up(v, x[0]); } catch (const std::string &why) { s = why.size() * v[0]; }
    return s * v[2] + v[0];
}

struct Small { int n; };
struct Large { int n; };
NOINLINE static double sorts(double *x, int n) {
    x[0] += x[1] * n;
    if (n % 3 == 1) throw Small{n};
    if (n % 3 == 2) throw Large{n};
    return x[0] * x[0];
}
NOINLINE static double passes_on(double *x, int n) {
    try { return sorts(x, n); } catch (const Small &s) { x[1] *= 0.5; return s.n * x[1]; }
}
NOINLINE static double throws_again(double *x, int n) {
    try { return passes_on(x, n); } catch (Large &l) { x[2] += x[0]; l.n += 10; if (n > 4) throw; return x[2]; }
}
NOINLINE static double throws_another(double *x, int n) {
    try { return throws_again(x, n); } catch (const Large &l) { x[2] *= 1.5; throw Small{l.n}; }
}
static double sorted(double *x) {
    double v[3] = {x[0], x[1], x[2]}, s = 0;
    for (int n = 0; n < 9; n++) {
        try { s += throws_another(v, n); }
        catch (const Large &) { s += 1000 * x[0]; }
        catch (const Small &e) { s += e.n * v[2]; if (n == 8) break; continue; }
        s *= 1.1;
    }
    return s + v[0] * v[1] * v[2];
}

// Exceptions that leave the function although others are caught in it: the tape is as it was.
TEST(others_leave) {
    for (int round = 0; round < 3; round++) {
        double x[3] = {1, 2, 0}, d[3] = {};
        auto f = +[](double *x) { double v[3] = {x[0], x[1], x[2]}; try { return sorts(v, 5) * throws_another(v, 4); } catch (const Small &) { return x[0]; } };
        int got = 0;
        try { __enzyme_autodiff<void>((void *)f, x, d); } catch (const Large &l) { got = l.n; }
        EXPECT(got, 5);
    }
}

// Second derivatives, by both modes; halves of split mode.
#if !__has_feature(address_sanitizer)  // whose code stores addresses of what it watches
static double gradient_of_unwound(double *x) { double d[3] = {}; __enzyme_autodiff<void>((void *)unwound_through, x, d); return d[0] * d[1] + d[2]; }
static double slope_of_sorted(double *x) { double d[3] = {1, 2, 3}; return __enzyme_fwddiff<double>((void *)sorted, x, d); }
GRADIENT_WITHIN(1e-6, gradient_of_unwound, 1.2, 2.5, 0.3)
GRADIENT_WITHIN(1e-6, slope_of_sorted, 0.3, 0.4, 0.5)
#endif

struct Halves { void *tape; double value; };
TEST(halves_of_split_mode) {
    double x[3] = {0.3, 0.4, 0.5}, d[3] = {}, e[3] = {}, f[3] = {};
    Halves one = __enzyme_augmentfwd<Halves>((void *)sorted, enzyme_dup, x, d);
    Halves two = __enzyme_augmentfwd<Halves>((void *)sorted, enzyme_dup, x, e);
    EXPECT(one.value, sorted(x));
    __enzyme_reverse<void>((void *)sorted, enzyme_dup, x, e, 1.0, two.tape);
    __enzyme_reverse<void>((void *)sorted, enzyme_dup, x, d, 1.0, one.tape);
    __enzyme_autodiff<void>((void *)sorted, enzyme_dup, x, f);
    for (int i = 0; i < 3; i++) { EXPECT(d[i], f[i]); EXPECT(e[i], f[i]); }
}

// Thousands of calls that throw need no more of the tape than one.
extern "C" long long __enzcc_tape_bytes(void) __attribute__((weak));
TEST(what_was_kept_is_given_back) {
    long long first = 0;
    for (int i = 0; i < 100000; i++) {
        double x[3] = {1.2, 2.5, 0.3}, d[3] = {};
        __enzyme_autodiff<void>((void *)unwound_through, x, d);
        if (i == 10 && __enzcc_tape_bytes) first = __enzcc_tape_bytes();
    }
    if (__enzcc_tape_bytes) EXPECT(__enzcc_tape_bytes(), first);
}
