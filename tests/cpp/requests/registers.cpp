// Requests have more arguments than their functions, so that structs which a function gets in registers reach the request
// in memory; and the derivatives of a struct stay together, whatever it is passed in.
#include "check.hpp"
#include <initializer_list>

extern int enzyme_scalar, enzyme_vector;
template <class R = double, class... A> R __enzyme_autodiff(void *, A...);
template <class R = double, class... A> R __enzyme_fwddiff(void *, A...);
template <class R = double, class... A> R __enzyme_batch(void *, A...);
template <class R = double, class... A> R __enzyme_call_inactive(void *, A...);

struct Point { double x, y; };
struct Mixed { float a; double b; };
struct Floats { float a, b; };
struct Owner { double *p; long n; };
struct TwoPoints { Point first, second; };
struct Pairs { double a0, a1; Point p0, p1; };

static double after_many(double a, double b, double c, double d, double e, Point p, Mixed m, Floats f) {
    return (a + b + c + d + e) * (p.x + 2 * p.y + 3 * m.a + 4 * m.b + 5 * f.a + 6 * f.b);
}
static double pointers(double *a, double *b, double *c, Owner o, Floats f) {
    double s = 0;
    for (long i = 0; i < o.n; i++) s += o.p[i] * (i + 1);
    return *a * *b * *c * s * f.a * f.b;
}
static double product(double a, Point p) { return a * p.x * p.x * p.y; }

TEST(structs_behind_many_floats) {
    double d = __enzyme_fwddiff((void *)after_many, enzyme_dup, 1.0, 0.0, enzyme_dup, 1.0, 0.0, enzyme_dup, 1.0, 0.0, enzyme_dup, 1.0, 0.0,
                                enzyme_dup, 1.0, 0.0, enzyme_dup, Point{1, 1}, Point{1, 1}, enzyme_dup, Mixed{1, 1}, Mixed{1, 1}, enzyme_dup,
                                Floats{1, 1}, Floats{1, 1});
    EXPECT(d, 5 * 21);
}

TEST(structs_behind_many_pointers) {
    double a = 1, b = 2, c = 3, v[2] = {1, 2}, da = 0, db = 0, dc = 0, dv[2] = {0};
    Owner o{v, 2}, shadow{dv, 2};
    __enzyme_autodiff<void>((void *)pointers, enzyme_dup, &a, &da, enzyme_dup, &b, &db, enzyme_dup, &c, &dc, enzyme_dup, o, shadow, enzyme_const,
                            Floats{1, 2});
    EXPECT(da, 2 * 3 * 5 * 2);
    EXPECT(dv[1], 2 * 1 * 2 * 3 * 2);
}

TEST(derivatives_of_a_struct_stay_together) {
    Pairs r = __enzyme_autodiff<Pairs>((void *)product, enzyme_width, 2, enzyme_out, 2.0, enzyme_out, Point{3, 5});
    EXPECT(r.a0, 45);
    EXPECT(r.a1, 45);
    for (Point p : {r.p0, r.p1}) {
        EXPECT(p.x, 60);
        EXPECT(p.y, 18);
    }
}

static double with_inactive(double x) {
    return x * __enzyme_call_inactive((void *)after_many, 1.0, 1.0, 1.0, 1.0, 1.0, Point{1, 1}, Mixed{1, 1}, Floats{1, x > 0 ? 1.0f : 0.0f});
}

TEST(so_do_batches_and_calls_without_derivative) {
    EXPECT(__enzyme_autodiff((void *)with_inactive, 2.0), 105);
    Point r = __enzyme_batch<Point>((void *)after_many, enzyme_width, 2, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, enzyme_scalar, 1.0, Point{1, 1},
                                    Point{1, 1}, enzyme_scalar, Mixed{1, 1}, enzyme_vector, Floats{1, 1}, Floats{1, 2});
    EXPECT(r.x, 105);
    EXPECT(r.y, 135);
}
