"""Counts that lie where objects of other classes have an address or a number: the owners of a std::shared_ptr.

The type analysis takes objects behind pointers to one base for one. Counting carries no derivative, so it must not be
refused; but where half an address or a number is changed by the same code, derivatives would go elsewhere: that is
refused, or ends the program. The programs compare with differences, and print whether they are right.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

HEAD = """
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>
extern int enzyme_dup;
template <typename... T> double __enzyme_autodiff(void *, T...);
template <typename... T> double __enzyme_fwddiff(void *, T...);
typedef int __attribute__((may_alias)) half;
typedef long __attribute__((may_alias)) word;
"""
MAIN = """
int main() {
  double x[3] = {0.3, 0.7, -0.2}, d[3] = {0, 0, 0};
#ifdef FORWARD
  for (int k = 0; k < 3; k++) {
    double e[3] = {0, 0, 0};
    e[k] = 1;
    d[k] = __enzyme_fwddiff((void *)f, enzyme_dup, x, e);
  }
#else
  __enzyme_autodiff((void *)f, enzyme_dup, x, d);
#endif
  for (int k = 0; k < 3; k++) {
    double h = 1e-3, a[3], b[3];
    for (int j = 0; j < 3; j++) { a[j] = x[j] + (j == k) * h; b[j] = x[j] - (j == k) * h; }
    if (!(std::abs((f(a) - f(b)) / (2 * h) - d[k]) < 1e-3)) return puts("wrong"), 1;
  }
  puts("right");
}
"""
TREE = """
struct Node { virtual ~Node() {} virtual double eval(const double *x) const = 0; };
using Ptr = std::OWNER_ptr<Node>;
struct Var : Node { int k; explicit Var(int k) : k(k) {} double eval(const double *x) const override { return x[k]; } };
struct Lit : Node {
  double v;
  explicit Lit(double v) : v(v) {}
  double eval(const double *) const override { return v; }
};
struct Mul : Node {
  Ptr a, b;
  Mul(Ptr a, Ptr b) : a(std::move(a)), b(std::move(b)) {}
  double eval(const double *x) const override { return a->eval(x) * b->eval(x); }
};
struct Sum : Node {
  std::vector<Ptr> parts;
  double eval(const double *x) const override { double s = 0; for (auto &p : parts) s += sin(p->eval(x)); return s; }
};
static Ptr build(int depth, double seed) {
  if (depth == 0) return std::make_OWNER<Var>((int)(seed * 10) % 3);
  if (depth == 1 && seed > 0.6) return std::make_OWNER<Lit>(seed);
  auto s = std::make_OWNER<Sum>();
  s->parts.push_back(build(depth - 1, seed * 0.7));
  s->parts.push_back(std::make_OWNER<Mul>(build(depth - 1, seed * 0.9), std::make_OWNER<Lit>(0.5)));
  return s;
}
static double f(const double *x) {
  Ptr root = build(3, 0.57);
  if (x[0] > 0) root = std::make_OWNER<Mul>(std::move(root), std::make_OWNER<Lit>(x[1]));
  return exp(-0.1 * root->eval(x));
}
"""
SIBLINGS = """
struct Base { virtual ~Base() {} virtual double eval(const double *x) const = 0; };
struct Number : Base {
  REAL v; REAL w = 2;
  explicit Number(double v) : v((REAL)v) {}
  double eval(const double *x) const override { return v * x[0] * w; }
};
struct Link : Base {
  Base *p;
  explicit Link(Base *p) : p(p) {}
  double eval(const double *x) const override { return p->eval(x) * x[1]; }
};
struct Count : Base {
  int uses = 3, weak = 1;
  double eval(const double *x) const override { return uses * x[2] + weak; }
};
struct Pair : Base {
  Base *a, *b;
  Pair(Base *a, Base *b) : a(a), b(b) {}
  double eval(const double *x) const override { return a->eval(x) * b->eval(x); }
};
static char *at(Base *b) { return (char *)b + 8; }
static KEPT void count(Base *b) { DO; }
static __attribute__((noinline)) Base *make(int k, double v, Base *a, Base *b) {
  switch (k % 5) {
    case 0: return new Number(v);
    case 1: return new Link(a);
    case 2: return new Count;
    case 3: return new Pair(a, b);
    default: return new Number(0.5);
  }
}
static double f(const double *x) {
  Base *n = make(0, x[0] * x[1], 0, 0), *c = make(2, 0, 0, 0), *l = make(1, 0, n, 0), *p = make(3, 0, l, c);
  volatile int which = WHICH;
  Base *all[4] = {n, c, l, p};
  count(all[which]);
  double r = p->eval(x);
  delete n; delete c; delete l; delete p;
  return r;
}
"""
PARTS = """
struct Part {
  double size;
  explicit Part(double s) : size(s) {}
  virtual ~Part() {}
  virtual double value(double t) const = 0;
  virtual void grow(double by) { size = std::sin(size + by); }
};
struct Other { double extra = 0.5; virtual double more() { return extra; } virtual ~Other() {} };
struct Wheel : Part {
  double k;
  Wheel(double s, double k) : Part(s), k(k) {}
  double value(double t) const override { return std::exp(size * t * 0.1) * k; }
};
struct Chain : Part, Other {
  std::vector<double> links;
  Chain(double s, const double *x) : Part(s), links(x, x + 3) {}
  double value(double t) const override { double r = 0; for (double l : links) r = r * t + l; return std::sin(r); }
  void grow(double by) override { Part::grow(by * 0.5); links[1] *= size; extra += links[0]; }
};
struct Cog final : Wheel {
  using Wheel::Wheel;
  double value(double t) const override { return Wheel::value(t) * 0.5 + size; }
};
__attribute__((noinline)) static double f(const double *x) {
  std::vector<std::shared_ptr<Part>> parts;
  parts.push_back(std::make_shared<Wheel>(0.6 * x[0], x[1]));
  parts.push_back(std::make_shared<Chain>(x[1], x));
  parts.emplace_back(new Cog(x[0] * x[1], x[2]));
  double s = x[0];
  for (int i = 0; i < 5; i++) {
    auto &part = parts[i % 3];
    s = std::sin(s * 0.6 + part->value(x[i % 3] + s));
    part->grow(s);
  }
  std::swap(parts[0], parts[2]);
  parts.pop_back();
  for (auto &part : parts) s += part->size * 1.25;
  return s;
}
"""
"""Owners of objects of several classes, with numbers, arrays and a second base behind the first."""
SECOND = """
static void gradient(const double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
int main() {
  double x[3] = {0.3, 0.7, -0.2}, v[3] = {1, 0.5, -0.25}, d[3] = {0, 0, 0}, h[3] = {0, 0, 0};
  __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dup, d, h);
  for (int k = 0; k < 3; k++) {
    double s = 1e-4, a[3], b[3], p[3] = {0, 0, 0}, q[3] = {0, 0, 0};
    for (int j = 0; j < 3; j++) { a[j] = x[j] + s * v[j]; b[j] = x[j] - s * v[j]; }
    gradient(a, p), gradient(b, q);
    if (!(std::abs((p[k] - q[k]) / (2 * s) - h[k]) < 1e-3)) return puts("wrong"), 1;
  }
  puts("right");
}
"""
ADDRESS = """
struct Place { double *p; long n; };
static char *at(Place *s) { return (char *)&s->p; }
static KEPT void count(Place *s) { DO; }
static double f(const double *x) {
  double v[4] = {x[0], x[1] * x[2], x[2], x[1]};
  Place *s = (Place *)malloc(sizeof *s);
  s->p = v; s->n = 3;
  count(s);
  double r = s->p[0] * s->p[1];
  free(s);
  return r;
}
"""
HALVES = {  # BY is added to the exponent of a double or of a float, or to an address
    "low": "*(half *)at(b) += BY",
    "high": "((half *)at(b))[1] += BY",
    "low, atomic": "__atomic_fetch_add((half *)at(b), BY, __ATOMIC_ACQ_REL)",
    "high, atomic": "__atomic_fetch_add((half *)at(b) + 1, BY, __ATOMIC_ACQ_REL)",
    "both read": "word w = __atomic_load_n((word *)at(b), __ATOMIC_ACQUIRE); if (w == 0x100000001L) return;"
    " *(half *)at(b) = (int)w + BY",
    "whole": "*(word *)at(b) += (word)BY << 32",
}
LEVELS = pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
MODES = pytest.mark.parametrize("mode", ["-DFORWARD", "-DREVERSE"])
KEPT = pytest.mark.parametrize("kept", ["-DKEPT=", "-DKEPT=__attribute__((noinline))"], ids=["inlined", "called"])


def built(source: str, *flags: str, into: Path, main: str = MAIN) -> str:
    """What a program prints, or the message of the compiler if that refuses it."""
    (into / "f.cpp").write_text(HEAD + source + main)
    made = enzcc("-std=c++17", "-w", *flags, "f.cpp", "-o", "f", cwd=into, cxx=True)
    if made.status:
        return made.err
    ran = run(into / "f", cwd=into)
    return ran.out + ran.err


@pytest.mark.rotated(4)
@LEVELS
@MODES
@pytest.mark.parametrize("owner", ["shared", "unique"])
def test_owners_of_nodes_are_counted(owner: str, mode: str, level: str, tmp_path: Path) -> None:
    assert built(TREE.replace("OWNER", owner), level, mode, into=tmp_path) == "right\n"


@pytest.mark.rotated(3)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("way", ["first", "sanitized", "second"])
def test_owners_of_parts_are_counted(way: str, level: str, tmp_path: Path) -> None:
    flags = ["-fsanitize=undefined", "-fsanitize-trap=undefined"] if way == "sanitized" else []
    main = SECOND if way == "second" else MAIN
    assert built(PARTS, level, *flags, "-DREVERSE", into=tmp_path, main=main) == "right\n"


@pytest.mark.rotated(4)
@MODES
@KEPT
@pytest.mark.parametrize("do", ["low, atomic", "high, atomic"])
@pytest.mark.parametrize("real", ["double", "float"])
def test_a_count_may_lie_where_others_have_numbers_and_addresses(
    real: str, do: str, kept: str, mode: str, tmp_path: Path
) -> None:
    source = SIBLINGS.replace("DO;", HALVES[do] + ";")
    assert built(source, "-O2", mode, kept, f"-DREAL={real}", "-DBY=2", "-DWHICH=1", into=tmp_path) == "right\n"


@pytest.mark.rotated(6)
@MODES
@KEPT
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("do", HALVES)
@pytest.mark.parametrize("real", ["double", "float"])
def test_the_bits_of_a_number_are_not_counted_with(
    real: str, do: str, level: str, kept: str, mode: str, tmp_path: Path
) -> None:
    source = SIBLINGS.replace("DO;", HALVES[do] + ";")
    by = 1 << (23 if "low" in do or "both" in do else 20)
    text = built(source, level, mode, kept, f"-DREAL={real}", f"-DBY={by}", "-DWHICH=0", into=tmp_path)
    ended = "an integer is read here where the bits of a number are" in text
    assert ended or "error: [EZ0" in text, text


@pytest.mark.rotated(4)
@MODES
@KEPT
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("do", ["low", "low, atomic", "both read"])
def test_an_address_is_not_counted_with(do: str, level: str, kept: str, mode: str, tmp_path: Path) -> None:
    source = ADDRESS.replace("DO;", HALVES[do].replace("at(b)", "at(s)") + ";")
    text = built(source, level, mode, kept, "-DBY=8", into=tmp_path)
    assert "a part of an address is counted with here" in text or "error: [EZ0" in text, text
