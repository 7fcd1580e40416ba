// enzyme_byref and enzyme_interleave: other ways to give a request its values. And calls that have no derivative.
#include "check.hpp"

extern int enzyme_byref, enzyme_interleave;
template <class R = double, class... A> R __enzyme_autodiff(void *, A...);
template <class R = double, class... A> R __enzyme_fwddiff(void *, A...);
template <class R = double, class... A> R __enzyme_call_inactive(void *, A...);
extern "C" long __enzyme_iter(long, long);

struct Point { double x, y; };
struct Large { double v[5]; };
struct Mixed { double *data; long count; };
struct Two { double a, b; };

static double product(double x, double y) { return x * x * y; }
static double norm(Point p) { return p.x * p.x + p.y * p.y; }
static double last(Large l, double scale) { return scale * l.v[4] * l.v[4]; }
static double dot(const double *a, const double *b, int n, double scale) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] * b[i] * scale;
    return sum;
}
static double sum(Mixed m) {
    double s = 0;
    for (long i = 0; i < m.count; i++) s += m.data[i] * m.data[i];
    return s;
}

TEST(a_value_is_given_by_its_address) {
    double x = 3, y = 5, one = 1, zero = 0;
    Two r = __enzyme_autodiff<Two>((void *)product, enzyme_out, enzyme_byref, sizeof x, &x, enzyme_out, y);
    EXPECT(r.a, 30);
    EXPECT(r.b, 9);
    EXPECT(__enzyme_fwddiff((void *)product, enzyme_dup, enzyme_byref, 8, &x, enzyme_byref, 8, &one, enzyme_dup, y, enzyme_byref, 8, &zero), 30);
    EXPECT(__enzyme_autodiff((void *)product, enzyme_byref, 8, &x, enzyme_const, enzyme_byref, 8, &y), 30);
}

TEST(a_struct_is_given_by_its_address) {
    Point p{3, 4}, d{1, 0};
    Point g = __enzyme_autodiff<Point>((void *)norm, enzyme_out, enzyme_byref, sizeof p, &p);
    EXPECT(g.x, 6);
    EXPECT(g.y, 8);
    EXPECT(__enzyme_fwddiff((void *)norm, enzyme_dup, enzyme_byref, sizeof p, &p, enzyme_byref, sizeof d, &d), 6);
    Large l{{1, 2, 3, 4, 5}};
    EXPECT(__enzyme_autodiff((void *)last, enzyme_const, enzyme_byref, sizeof l, &l, enzyme_out, 2.0), 25);
}

TEST(shadows_stand_behind_all_values) {
    double a[2] = {1, 2}, b[2] = {3, 4}, da[2] = {0}, db[2] = {0};
    EXPECT(__enzyme_autodiff((void *)dot, enzyme_dup, a, enzyme_dup, b, enzyme_const, 2, enzyme_out, 10.0, enzyme_interleave, da, db), 11);
    EXPECT(da[1], 40);
    EXPECT(db[0], 10);
    double ta[2] = {1, 0}, tb[2] = {0, 1};
    EXPECT(__enzyme_fwddiff((void *)dot, a, b, enzyme_const, 2, enzyme_dup, 10.0, enzyme_interleave, ta, tb, 1.0), 30 + 20 + 11);
}

TEST(with_a_width_all_shadows_of_an_argument_stand_together) {
    double a[2] = {1, 2}, b[2] = {3, 4}, t0[2] = {1, 0}, t1[2] = {0, 1}, u[2] = {0};
    Two r = __enzyme_fwddiff<Two>((void *)dot, enzyme_width, 2, enzyme_dup, a, b, enzyme_const, 2, enzyme_const, 1.0,
                                  enzyme_interleave, t0, t1, u, u);
    EXPECT(r.a, 3);
    EXPECT(r.b, 4);
}

TEST(an_integer_that_is_said_to_be_duplicated_has_a_shadow) {
    double x[2] = {1, 2}, y[2] = {3, 4}, dx[2] = {0}, dy[2] = {0};
    __enzyme_autodiff((void *)dot, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_dup, 2, 0, enzyme_const, 1.0);
    EXPECT(dx[0] + dy[1], 5);
    Mixed m{x, 2}, dm{dx, 2};
    dx[0] = dx[1] = 0;
    __enzyme_autodiff((void *)sum, enzyme_dup, m, dm);
    EXPECT(dx[1], 4);
}

static NOINLINE double identity(double x) { return x; }
static NOINLINE float halved(float x, bool really) { return really ? x / 2 : x; }
static NOINLINE Large spread(double x) { return {{x, x, x, x, x}}; }
static double stopped(double *x) { return x[0] * __enzyme_call_inactive((void *)identity, x[0]) * x[1]; }
static double stopped_in_float(double x) { return x * __enzyme_call_inactive<float>((void *)halved, (float)x, true); }
static double stopped_struct(double x) { return x * __enzyme_call_inactive<Large>((void *)spread, x).v[3]; }

TEST(a_call_is_made_without_derivative) {
    double x[2] = {3, 5}, dx[2] = {0};
    EXPECT(stopped(x), 45);
    __enzyme_autodiff<void>((void *)stopped, enzyme_dup, x, dx);
    EXPECT(dx[0], 15);
    EXPECT(dx[1], 9);
    EXPECT(__enzyme_autodiff((void *)stopped_in_float, 3.0), 1.5);
    EXPECT(__enzyme_fwddiff((void *)stopped_in_float, 3.0, 1.0), 1.5);
    EXPECT(__enzyme_autodiff((void *)stopped_struct, 3.0), 3);
}

static double slope(double x) { double d = 1, v[2] = {x, 2}, s[2] = {d, 0}; return __enzyme_fwddiff((void *)stopped, enzyme_dup, v, s); }

TEST(in_higher_orders_it_has_none_either) { EXPECT(__enzyme_autodiff((void *)slope, 3.0), 0); }

static double counted(double x, long n) {
    double r = 1;
    for (long i = 0, end = __enzyme_iter(n, 1); i < end; i++) r *= x;
    return r;
}

TEST(iterations_are_added_in_derivatives_only) {
    EXPECT(counted(2, 3), 8);
    EXPECT(__enzyme_autodiff((void *)counted, 2.0, enzyme_const, 3L), 32);
}

__attribute__((noinline)) static double geometric(double x, long n, long more) {
    double r = 0, power = 1;
    for (long i = 1, end = __enzyme_iter(n, more); i <= end; i++) r += power *= x;
    return r;
}

static double first(double x, long n, long more) { return __enzyme_autodiff((void *)geometric, x, enzyme_const, n, enzyme_const, more); }
static double second(double x, long n, long more) { return __enzyme_fwddiff((void *)first, enzyme_dup, x, 1.0, enzyme_const, n, enzyme_const, more); }

TEST(iterations_are_added_with_each_derivative) {
    volatile long n = 2, more = 1; /* to 2, to 3, to 4, to 5 */
    EXPECT(geometric(1, n, more), 1 + 1);
    EXPECT(first(1, n, more), 1 + 2 + 3);
    EXPECT(second(1, n, more), 2 + 6 + 12);
    EXPECT(__enzyme_autodiff((void *)second, 1.0, enzyme_const, n, enzyme_const, more), 6 + 24 + 60);
}
