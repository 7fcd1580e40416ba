// Exceptions that are caught where it is differentiated: what a call did before it threw counts, and nothing after.
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

struct Guard { int &depth; Guard(int &d) : depth(d) { depth++; } ~Guard() { depth--; } };
NOINLINE static double checked(const std::vector<double> &v, size_t k) {
    double x = v.at(k);
    if (x > 100) throw std::runtime_error("large");
    return std::sqrt(1 + x * x);
}
static double guarded(double *x) {
    int depth = 0;
    double q = x[2];
    std::vector<double> v(x, x + 3);
    try { Guard g(depth); q += checked(v, 1) * v.at(0); } catch (const std::exception &) { q = 7 * x[2] + depth; }
    return q * x[0];
}
BOTH(guarded, 2, 3, 4, 2, 300, 4)
static double out_of_range(double *x) {
    std::vector<double> v(x, x + 3);
    double q = x[0];
    for (int i = 0; i < 6; i++) try { q = q * 0.5 + checked(v, i) * x[1]; } catch (const std::out_of_range &) { q = q * x[2] + i; }
    return q;
}
BOTH(out_of_range, 0.5, -0.3, 0.7, 0.5, 2, -0.7)

// What is written to memory before a throw.
NOINLINE static void half(double *x, double limit) {
    x[0] *= x[0];
    if (x[1] > limit) throw 1;
    x[1] *= x[0];
}
static double halves(double *x) {
    double v[2] = {x[0], x[1]}, s = 0;
    for (int i = 0; i < 5; i++) try { half(v, x[2]); s += v[1]; } catch (...) { v[1] *= 0.25; s += v[0] * x[2]; }
    return s + v[0] * v[1];
}
BOTH(halves, 1.1, 1.3, 1.45, 0.9, 0.8, 50)

NOINLINE static void write_deeper(double *x, int n) {
    x[n] = sin(x[n]) * x[0];
    half(x, 2);
    x[n] += x[1];
}
struct Twice { double *at; ~Twice() { *at *= 2; } };  // what it does while unwinding counts, too
static double in_the_callees_callee(double *x) {
    double v[3] = {x[0], x[1], x[2]};
    try { Twice t{&v[2]}; write_deeper(v, 2); } catch (int i) { v[0] += i * v[2]; }
    return v[0] * v[1] * v[2];
}
BOTH(in_the_callees_callee, 0.9, 3, 0.4, 0.9, 1, 0.4)

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
BOTH(unwound_through, 1.2, 2.5, 0.3, 0.4, 0.5, 0.3)

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
GRADIENT(sorted, 0.3, 0.4, 0.5)

static double nested(double *x) {
    double v[3] = {x[0], x[1], x[2]}, s = 1;
    for (int n = 0; n < 7; n++) {
        try {
            try { s += passes_on(v, n); }
            catch (const Large &l) { s *= v[0]; if (l.n == 2) throw; s += passes_on(v, l.n - 4); }
            s += v[1];
        } catch (...) { s -= v[2]; }
    }
    return s;
}
GRADIENT(nested, 0.3, 0.4, 0.5)

// Loops within what throws, of known and of unknown length, around the try and in it.
NOINLINE static double sums(const double *x, int n, double limit) {
    double s = 0;
    for (int i = 0; i < n; i++) { s += x[i % 3] * x[(i + 1) % 3]; if (s > limit) throw s > 2 * limit ? 1 : 2; }
    return s;
}
static double loops(double *x) {
    double q = 0;
    for (int n = 0; n < 8; n++) for (int m = n; m > 0; m /= 2) {
        double kept = q;
        try { for (int i = 0; i < m; i++) q += sums(x, n + i, 2) * x[0]; } catch (int k) { q = kept * x[1] + k * x[2]; }
    }
    return q;
}
BOTH(loops, 0.3, 0.4, 0.9, 0.1, 0.1, 0.2)

NOINLINE static double to_the_root(double x, double *steps) {
    double y = x;
    while (true) { *steps += 0.1 * y; double z = 0.5 * (y + x / y); if (fabs(z - y) < 1e-12) return z; if (z > 40) throw z > 80 ? 'b' : 'a'; y = z; }
}
static double searched(double *x) {
    double s = 0;
    for (int k = 0; k < 3; k++) try { s += to_the_root(x[k], &s); } catch (char c) { s *= c == 'a' ? x[0] : x[1]; }
    return s;
}
BOTH(searched, 2, 3, 100, 200, 3, 5)

// Recursion, by itself and by turns, which is left at any depth.
NOINLINE static double down(double *x, int n, int end) {
    x[n % 3] *= 1.1;
    if (n == end) throw n;
    if (n > 5) return x[0];
    std::vector<double> own(2, x[1]);
    own[1] *= down(x, n + 1, end);
    x[2] += own[0];
    return own[1] + own[0] * x[2];
}
static double recursive(double *x) {
    double v[3] = {x[0], x[1], x[2]}, s = 0;
    for (int end = 0; end < 8; end += 2) try { s += down(v, 0, end); } catch (int n) { s += n * v[0] + v[1] * v[2]; }
    return s;
}
GRADIENT(recursive, 0.5, 0.6, 0.7)
NOINLINE static double tries_again(double *x, int n) {
    if (n == 0) { x[1] += x[0]; throw x[0] > 0 ? 1L : 2L; }
    try { return tries_again(x, n - 1) * x[2]; } catch (long) { x[0] *= x[1]; if (n % 2) throw; return x[0] + x[2]; }
}
static double by_turns(double *x) { double v[3] = {x[0], x[1], x[2]}, s = 0; for (int n = 1; n < 5; n++) try { s += tries_again(v, n); } catch (...) { s += v[1]; } return s * v[0]; }
GRADIENT(by_turns, 0.5, 0.6, 0.7)
