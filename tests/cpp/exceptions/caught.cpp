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

// Pointers to functions, virtual functions, std::function, lambdas.
typedef double Kind(double *, double);
NOINLINE static double squares(double *x, double y) { x[0] *= y; if (x[0] > 3) throw 3; return y * y; }
NOINLINE static double cubes(double *x, double y) { x[1] *= y; if (x[1] > 3) throw 4.5f; return y * y * y; }
static Kind *const kinds[] = {squares, cubes};
static double pointed(double *x) {
    double v[3] = {x[0], x[1], x[2]}, s = 0;
    for (int i = 0; i < 6; i++) try { s += kinds[(i + (x[0] > 100)) % 2](v, x[2]); } catch (int k) { v[0] *= 0.3; s += k * v[1]; } catch (float) { v[1] = 0.2 * v[0]; }
    return s + v[0] * v[1];
}
BOTH(pointed, 1.1, 1.3, 2, 0.1, 0.2, 0.9)
struct Shape { virtual double area(double *x) const = 0; virtual ~Shape() {} };
struct Square : Shape { double area(double *x) const override { x[0] *= x[1]; if (x[0] > 2) throw std::domain_error("square"); return x[0] * x[0]; } };
struct Disk : Shape { double r; Disk(double r) : r(r) {} double area(double *x) const override { x[1] += r; if (x[1] > 3) throw std::length_error("disk"); return 3 * r * r; } };
static double shapes(double *x) {
    double v[3] = {x[0], x[1], x[2]}, s = 0;
    std::vector<std::unique_ptr<Shape>> all;
    for (int i = 0; i < 5; i++) { if (i % 2) all.push_back(std::make_unique<Square>()); else all.push_back(std::make_unique<Disk>(x[i % 3])); }
    for (auto &one : all) try { s += one->area(v); } catch (const std::domain_error &) { s += v[0]; } catch (const std::logic_error &) { v[1] *= 0.5; }
    return s * v[1];
}
BOTH(shapes, 0.8, 1.9, 0.7, 0.2, 0.3, 0.4)
static double called_by_function(double *x) {
    double y = x[0];
    std::function<double(double)> f = [&](double z) { y *= z; if (y > 2) throw std::out_of_range("y"); return y + z; };
    for (int i = 0; i < 4; i++) try { y += f(x[1 + i % 2]); } catch (const std::exception &) { y *= 0.25; }
    return y;
}
BOTH(called_by_function, 1.1, 1.2, 1.3, 0.1, 0.1, 0.2)

// Results in memory, half-built objects, arguments by value.
struct Vec { double x, y, z; std::vector<double> more; };
NOINLINE static Vec made(double a, double b, int n) {
    Vec v{a, b, a * b, {}};
    for (int i = 0; i < n; i++) { v.more.push_back(a * i); if (a * i > 4) throw i; }
    return v;
}
static double built(double *x) {
    double s = 0;
    for (int n = 1; n < 6; n++) try { Vec v = made(x[0], x[1], n); s += v.z * v.more.back(); } catch (int i) { s += i * x[2]; }
    return s;
}
BOTH(built, 1.5, 2, 3, 0.5, 2, 3)
struct Part { std::vector<double> v; Part(double x, int n) : v(n, x) { if (n > 6) throw std::out_of_range("n"); } ~Part() { total += v[0]; } static inline double total; };
struct Whole { Part a, b; Whole(const double *x) : a(x[0], 3), b(x[1], (int)x[2]) {} double sum() const { double s = 0; for (double e : a.v) s += e * e; for (double e : b.v) s += e * e * e; return s; } };
static double half_built(double *x) {
    double s = x[0];
    try { Whole w(x); s *= w.sum(); } catch (const std::logic_error &) { s *= s; }
    try { std::unique_ptr<Whole[]> w(new Whole[2]{Whole(x), Whole(x)}); s += w[1].sum(); } catch (const std::logic_error &) { s *= x[1]; }
    return s;
}
BOTH(half_built, 1.5, 0.5, 4.2, 1.5, 0.5, 9.3)
struct Pair { double a, b; };
NOINLINE static Pair swapped(Pair p, std::string name, double limit) { p.a *= p.b; if (p.a > limit) throw std::invalid_argument(name); return {p.b, p.a}; }
static double by_value(double *x) {
    Pair p{x[0], x[1]};
    for (int i = 0; i < 4; i++) try { p = swapped(p, "a name that is longer than a string without memory of its own", x[2]); } catch (const std::invalid_argument &) { p.a *= 0.1; }
    return p.a * p.b;
}
BOTH(by_value, 1.5, 2, 2.5, 0.5, 0.4, 3)
NOINLINE static const double *found(const double *x, double v) { for (int i = 0; i < 3; i++) if (x[i] > v) return x + i; throw v; }
static double address(double *x) { double s = 0; for (int i = 0; i < 4; i++) try { s += *found(x, i) * x[0]; } catch (...) { s *= x[1]; } return s; }
BOTH(address, 1.5, 0.5, 2.5, 3.5, 4.5, 5.5)

// Thrown by code that is not seen, by a function that never returns, and past a noexcept one that catches by itself.
NOINLINE static double parsed(double *x, const char *text) { x[0] *= 1.5; int n = std::stoi(text); x[0] *= n; return n * x[1]; }
[[noreturn]] NOINLINE static void fail(double *x, const char *why) { x[2] *= 3; throw std::runtime_error(why); }
NOINLINE static double quiet(double *x) noexcept { try { return parsed(x, "none"); } catch (...) { return x[0]; } }
static double unseen(double *x) {
    double v[3] = {x[0], x[1], x[2]}, s = 0;
    for (const char *text : {"3", "x", "4", "99999999999999"}) try { s += parsed(v, text); if (s > 15) fail(v, text); } catch (const std::invalid_argument &) { s += v[0]; } catch (const std::out_of_range &) { s -= v[0]; } catch (const std::runtime_error &) { s += v[2]; }
    return s + quiet(v) * v[0];
}
BOTH(unseen, 0.5, 2, 3, 0.5, 3, 0.1)

// Kept and thrown again later; as many on their way as there are without a derivative.
NOINLINE static double later(double *x, std::exception_ptr &p) { try { return sorts(x, 4); } catch (...) { p = std::current_exception(); x[0] *= 2; } return x[1]; }
static double kept(double *x) {
    double v[3] = {x[0], x[1], x[2]}, s = 0;
    std::exception_ptr p;
    s += later(v, p);
    try { if (p) std::rethrow_exception(p); } catch (const Small &e) { s += e.n * v[0]; }
    return s;
}
GRADIENT(kept, 0.3, 0.4, 0.5)
struct Counts { double *at; ~Counts() { *at *= 1 + std::uncaught_exceptions(); } };
NOINLINE static void counts(double *x) { Counts c{x}; if (x[1] > 1) throw 1; }
static double on_their_way(double *x) { double v[2] = {x[0], x[1]}; try { counts(v); } catch (int) { counts(v + 2 * 0 * (int)v[0]); } return v[0] * x[2]; }
static double uncaught(double *x) { double s = 0; try { s = on_their_way(x); } catch (int) { s = x[0] * (2 + std::uncaught_exceptions()); } return s; }
BOTH(uncaught, 1.5, 0.5, 2, 1.5, 2.5, 2)

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
static double gradient_of_unwound(double *x) { double d[3] = {}; __enzyme_autodiff<void>((void *)unwound_through, x, d); return d[0] * d[1] + d[2]; }
static double slope_of_sorted(double *x) { double d[3] = {1, 2, 3}; return __enzyme_fwddiff<double>((void *)sorted, x, d); }
GRADIENT_WITHIN(1e-6, gradient_of_unwound, 1.2, 2.5, 0.3)
GRADIENT_WITHIN(1e-6, slope_of_sorted, 0.3, 0.4, 0.5)

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
