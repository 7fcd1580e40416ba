// Exceptions that are caught: half-built objects, results in memory, unseen code, exceptions that are kept.
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

struct Small { int n; };
struct Large { int n; };
NOINLINE static double sorts(double *x, int n) {
    x[0] += x[1] * n;
    if (n % 3 == 1) throw Small{n};
    if (n % 3 == 2) throw Large{n};
    return x[0] * x[0];
}
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
