// Split mode as C++ writes it: tapes returned, in place, or by value in whatever type; results that are pointers; widths.
#include "check.hpp"
#include <vector>
extern int enzyme_tape, enzyme_allocated, enzyme_nofree, enzyme_noret, enzyme_not_overwritten;
struct Two { void *tape; double primal; };
struct Pointers { void *tape; double *primal, *shadow; };
struct Grads { double x, y; };
template <class R = void, class... A> R __enzyme_augmentfwd(void *, A...);
template <class R = void, class... A> R __enzyme_reverse(void *, A...);
template <class... A> unsigned long __enzyme_augmentsize(void *, A...);
static double f(double x, double y) { return x * x * y; }
static double g(double *x) { double s = 0; for (int i = 0; i < 3; i++) { s += x[i] * x[0]; x[i] = s * s; } return s; }
static double *h(double *x) { x[0] *= x[1]; return x + 1; }
static double vec(const std::vector<double> &v) { double s = 0; for (double d : v) s += d * d; return s; }
struct Tape { void *p; };
TEST(values) {
  Two t = __enzyme_augmentfwd<Two>((void*)f, enzyme_out, 3.0, enzyme_out, 5.0);
  EXPECT(t.primal, 45);
  Grads d = __enzyme_reverse<Grads>((void*)f, enzyme_out, 3.0, enzyme_out, 5.0, 2.0, t.tape);
  EXPECT(d.x, 60); EXPECT(d.y, 18);
}
TEST(tape_in_place) {
  constexpr unsigned n = 16; alignas(16) char place[n];
  EXPECT(__enzyme_augmentsize((void*)g, enzyme_dup) <= n, true);
  double x[3] = {1,2,3}, dx[3] = {0};
  double r = __enzyme_augmentfwd<double>((void*)g, enzyme_allocated, n, enzyme_tape, place, enzyme_dup, x, dx);
  EXPECT(r, 6.0);
  __enzyme_reverse((void*)g, enzyme_allocated, n, enzyme_tape, place, enzyme_dup, x, dx, 1.0);
  EXPECT(dx[0], 22); EXPECT(dx[1], 1);
}
struct InLong { long tape; double primal; };
TEST(tape_as_integer) {
  double x[3] = {1,2,3}, dx[3] = {0};
  InLong r = __enzyme_augmentfwd<InLong>((void*)g, enzyme_allocated, 8, enzyme_dup, x, dx);
  __enzyme_reverse((void*)g, enzyme_allocated, 8, enzyme_dup, x, dx, 1.0, r.tape);
  EXPECT(dx[0], 22); EXPECT(dx[1], 1);
}
struct Bytes { char bytes[8]; };
struct BytesAndPrimal { Bytes tape; double primal; };
TEST(tape_as_bytes) {
  double x[3] = {1,2,3}, dx[3] = {0};
  BytesAndPrimal r = __enzyme_augmentfwd<BytesAndPrimal>((void*)g, enzyme_allocated, sizeof(Bytes), enzyme_dup, x, dx);
  __enzyme_reverse((void*)g, enzyme_allocated, sizeof(Bytes), enzyme_dup, x, dx, 1.0, r.tape);
  EXPECT(dx[0], 22); EXPECT(dx[1], 1); EXPECT(r.primal, 6);
}
TEST(pointer_result) {
  double x[2] = {3, 5}, dx[2] = {0};
  Pointers p = __enzyme_augmentfwd<Pointers>((void*)h, enzyme_dup, x, dx);
  EXPECT(p.primal == x + 1, true); EXPECT(p.shadow == dx + 1, true);
  dx[0] = 1;  *p.shadow += 10;
  __enzyme_reverse((void*)h, enzyme_dup, x, dx, p.tape);
  EXPECT(dx[0], 5); EXPECT(dx[1], 13);
}
TEST(no_result) {
  double x[3] = {1,2,3}, dx[3] = {0};
  void *t = __enzyme_augmentfwd<void *>((void*)g, enzyme_noret, enzyme_dup, x, dx);
  __enzyme_reverse((void*)g, enzyme_nofree, enzyme_dup, x, dx, 1.0, t);
  EXPECT(dx[0], 22);
  double dy[3] = {0};
  __enzyme_reverse((void*)g, enzyme_dup, x, dy, 10.0, t);
  EXPECT(dy[0], 220);
}
TEST(vectors) {
  std::vector<double> v{1,2,3}, d(3);
  Two t = __enzyme_augmentfwd<Two>((void*)vec, enzyme_dup, &v, &d);
  v[0] = 100;
  __enzyme_reverse((void*)vec, enzyme_dup, &v, &d, 1.0, t.tape);
  EXPECT(d[0], 2); EXPECT(d[2], 6);
}
struct Wide { void *tape; double primal; };
struct G4 { double a, b, c, d; };
TEST(width) {
  Wide t = __enzyme_augmentfwd<Wide>((void*)f, enzyme_width, 2, enzyme_out, 3.0, enzyme_out, 5.0);
  G4 d = __enzyme_reverse<G4>((void*)f, enzyme_width, 2, enzyme_out, 3.0, enzyme_out, 5.0, 1.0, 2.0, t.tape);
  EXPECT(d.a, 30); EXPECT(d.b, 60); EXPECT(d.c, 9); EXPECT(d.d, 18);
}
