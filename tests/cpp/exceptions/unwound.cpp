// What exceptions leave behind: half-built objects, halves of split mode, orders and handlers within handlers.
#include "check.hpp"
#include <stdexcept>
#include <vector>
#include <memory>
#include <string>
#include <optional>
#include <map>
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
template <typename R, typename... T> R __enzyme_augmentfwd(void *, T...);
template <typename R, typename... T> R __enzyme_reverse(void *, T...);

// member constructor throws; earlier members destroyed
struct Part { std::vector<double> v; Part(double x, int n) : v(n, x) { if (n > 6) throw std::out_of_range("n"); } };
struct Whole { Part a, b; Whole(double *x) : a(x[0], 3), b(x[1], (int)x[2]) {} double sum() const { double s = 0; for (double e : a.v) s += e * e; for (double e : b.v) s += e * e * e; return s; } };
static double whole(double *x) { Whole w(x); return w.sum(); }
GRADIENT(whole, 1.5, 0.5, 4.2)
TEST(member_throws) { double x[3] = {1, 2, 9}, d[3] = {}; int c = 0; try { __enzyme_autodiff<void>((void*)whole, x, d); } catch (std::out_of_range &) { c = 1; } EXPECT(c, 1); }

// nested try with rethrow, loop, inactive throwers
NOINLINE static int depth(int i) { if (i % 3 == 0) throw std::runtime_error("three"); if (i % 5 == 0) throw i; return i; }
static double nested(double *x) {
  double s = 0;
  for (int i = 1; i < 12; i++) {
    try {
      try { s += depth(i) * x[0] * x[0]; }
      catch (std::runtime_error &) { s *= x[1]; throw; }
    } catch (int k) { s += k * x[1]; }
    catch (...) { s += x[0] * s; if (i == 9) continue; s -= x[1]; }
  }
  return s;
}
GRADIENT(nested, 0.7, 0.3)

// function try block
struct Guard { double v; Guard(double x) try : v(x) { if (x > 100) throw 1; } catch (int) { throw std::string("guard"); } };
static double guarded(double *x) { Guard g(x[0] * x[1]); return g.v * g.v; }
GRADIENT(guarded, 3, 2)
TEST(function_try_block) { double x[2] = {30, 20}, d[2] = {}; std::string got; try { __enzyme_autodiff<void>((void*)guarded, x, d); } catch (std::string &s) { got = s; } EXPECT(got == "guard", true); }

// recursion with throw at some depth and unwinding through heap objects
struct Tree { double v; std::unique_ptr<Tree> l, r; std::map<int, double> notes; };
NOINLINE static std::unique_ptr<Tree> make(double *x, int d, int limit) {
  if (d > limit) throw d;
  auto t = std::make_unique<Tree>();
  t->v = x[d & 1] / (d + 1);
  if (d < 3) { t->l = make(x, d + 1, limit); t->r = make(x, d + 2, limit); }
  return t;
}
NOINLINE static double fold(const Tree *t) { return t ? t->v * t->v + 0.5 * fold(t->l.get()) - fold(t->r.get()) * t->v : 0.1; }
static double tree(double *x) { return fold(make(x, 0, 5).get()); }
GRADIENT(tree, 0.8, -0.4)
static double tree_limited(double *x) { return fold(make(x, 0, 2).get()); }
TEST(recursion_throws) { for (int k = 0; k < 3; k++) { double x[2] = {1, 2}, d[2] = {}; int got = 0; try { __enzyme_autodiff<void>((void*)tree_limited, x, d); } catch (int v) { got = v; } EXPECT(got, 3); } }

// split mode: the first half throws
NOINLINE static double may(double *x, int n) { std::vector<double> v; for (int i = 0; i < n; i++) { if (x[i] < 0) throw i; v.push_back(x[i] * x[i]); } double p = 1; for (double e : v) p *= e; return p; }
struct Two { void *tape; double v; };
TEST(split_throws) {
  double x[3] = {1, -2, 3}, d[3] = {};
  for (int k = 0; k < 3; k++) { int got = -1; try { __enzyme_augmentfwd<Two>((void*)may, enzyme_dup, x, d, enzyme_const, 3); } catch (int i) { got = i; } EXPECT(got, 1); }
  x[1] = 2;
  Two t = __enzyme_augmentfwd<Two>((void*)may, enzyme_dup, x, d, enzyme_const, 3);
  EXPECT(t.v, 36);
  __enzyme_reverse<void>((void*)may, enzyme_dup, x, d, enzyme_const, 3, 1.0, t.tape);
  EXPECT(d[0], 72); EXPECT(d[1], 36); EXPECT(d[2], 24);
}
// forward mode throws
TEST(forward_throws) { double x[3] = {1, -2, 3}, d[3] = {1,1,1}; int got = -1; try { __enzyme_fwddiff<double>((void*)may, enzyme_dup, x, d, enzyme_const, 3); } catch (int i) { got = i; } EXPECT(got, 1); }
// second order
static void inner(double *x, double *dx) { __enzyme_autodiff<void>((void*)may, enzyme_dup, x, dx, enzyme_const, 3); }
TEST(second_order) {
  double x[3] = {1, 2, 3}, v[3] = {1, 0, 0}, d[3] = {}, dd[3] = {};
  __enzyme_fwddiff<void>((void*)inner, enzyme_dup, x, v, enzyme_dup, d, dd);
  EXPECT(d[0], 72); EXPECT(dd[0], 72); EXPECT(dd[1], 72); EXPECT(dd[2], 48);
  x[2] = -1; int got = -1;
  try { __enzyme_fwddiff<void>((void*)inner, enzyme_dup, x, v, enzyme_dup, d, dd); } catch (int i) { got = i; }
  EXPECT(got, 2);
}
// optional/at() with range check
static double ranged(double *x) { std::vector<double> v(x, x + 3); std::optional<double> o; for (size_t i = 0; i < v.size(); i++) o = o.value_or(1) * v.at(i); return o.value() * std::stod("2.5"); }
GRADIENT(ranged, 1, 2, 3)
// cleanup that writes through a pointer to active memory while unwinding, caught outside
struct Restore { double *p; double old; Restore(double *q) : p(q), old(*q) {} ~Restore() { *p = old; } };
NOINLINE static double scoped(double *x) { Restore r(x); x[0] = x[0] * x[1]; if (x[1] > 50) throw 7; return x[0] * x[0]; }
GRADIENT(scoped, 2, 3)
TEST(scoped_throws) { double x[2] = {2, 60}, d[2] = {0, 0}; int got = 0; try { __enzyme_autodiff<void>((void*)scoped, x, d); } catch (int i) { got = i; } EXPECT(got, 7); EXPECT(x[0], 2); }
