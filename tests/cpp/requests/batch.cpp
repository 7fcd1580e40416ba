// __enzyme_batch: several calls in one request, each argument a vector, a scalar, or a buffer with a stride.
#include "check.hpp"

extern int enzyme_scalar, enzyme_vector, enzyme_buffer;

struct Four { double a, b, c, d; };
struct Two { double a, b; };
struct TwoFloats { float a, b; };
struct Point { double x, y; };
struct Line { double from[2], to[2]; };
struct TwoLines { Line first, second; };
template <class R, class... A> R __enzyme_batch(void *, A...);
template <class R, class... A> R __enzyme_autodiff(void *, A...);

static double weighted(double x, double y) { return x * x + y; }
static float narrow(float x, bool twice) { return twice ? 2 * x : x; }
static double norm(Point p) { return p.x * p.x + p.y * p.y; }
static double first_two(const double *p) { return p[0] * 10 + p[1]; }
static void set(double *p, int value) { *p = value; }
static Line line(double from, double to) { return {{from, from + 1}, {to, to + 1}}; }
static double value_of(Point *p, double scale) { return scale * norm(*p); }

TEST(each_lane_has_its_own_value_unless_it_is_scalar) {
    Four r = __enzyme_batch<Four>((void *)weighted, enzyme_width, 4, enzyme_vector, 1.0, 2.0, 3.0, 4.0, enzyme_scalar, 0.5);
    EXPECT(r.a, 1.5);
    EXPECT(r.b, 4.5);
    EXPECT(r.c, 9.5);
    EXPECT(r.d, 16.5);
    Two unmarked = __enzyme_batch<Two>((void *)weighted, 5.0, 6.0, 7.0, 8.0, enzyme_width, 2);
    EXPECT(unmarked.a, 32);
    EXPECT(unmarked.b, 44);
}

TEST(buffers_are_strided_pointers_or_the_values_in_them) {
    double memory[] = {1, 2, 3, 4, 5, 6};
    Two pointers = __enzyme_batch<Two>((void *)first_two, enzyme_width, 2, enzyme_buffer, (int)(3 * sizeof(double)), memory);
    EXPECT(pointers.a, 12);
    EXPECT(pointers.b, 45);
    Two values = __enzyme_batch<Two>((void *)weighted, enzyme_width, 2, enzyme_buffer, sizeof(double), memory + 1, enzyme_scalar, 0.0);
    EXPECT(values.a, 4);
    EXPECT(values.b, 9);
    Two structs = __enzyme_batch<Two>((void *)norm, enzyme_width, 2, enzyme_buffer, sizeof(Point), memory);
    EXPECT(structs.a, 5);
    EXPECT(structs.b, 25);
}

TEST(narrow_and_whole_values_are_passed_as_they_are) {
    TwoFloats r = __enzyme_batch<TwoFloats>((void *)narrow, enzyme_width, 2, 1.5f, 2.5f, enzyme_vector, true, false);
    EXPECT(r.a, 3);
    EXPECT(r.b, 2.5);
    Two p = __enzyme_batch<Two>((void *)norm, enzyme_width, 2, enzyme_vector, Point{1, 2}, Point{3, 4});
    EXPECT(p.a, 5);
    EXPECT(p.b, 25);
}

TEST(a_function_without_result_is_called_all_the_same) {
    double out[3] = {0};
    __enzyme_batch<void>((void *)set, enzyme_width, 3, enzyme_buffer, sizeof(double), out, enzyme_vector, 7, 8, 9);
    EXPECT(out[0] + 10 * out[1] + 100 * out[2], 987);
}

TEST(results_through_memory_stand_one_behind_the_other) {
    TwoLines r = __enzyme_batch<TwoLines>((void *)line, enzyme_width, 2, 1.0, 10.0, enzyme_scalar, 5.0);
    EXPECT(r.first.from[1], 2);
    EXPECT(r.first.to[0], 5);
    EXPECT(r.second.from[0], 10);
    EXPECT(r.second.to[1], 6);
}

static double sum_of_batch(Point *points, double scale) {
    Two r = __enzyme_batch<Two>((void *)value_of, enzyme_width, 2, enzyme_buffer, sizeof(Point), points, enzyme_scalar, scale);
    return r.a + 3 * r.b;
}

TEST(a_batch_is_differentiated_as_the_calls_that_it_is) {
    Point p[2] = {{1, 2}, {3, 4}}, d[2] = {};
    EXPECT(__enzyme_autodiff<double>((void *)sum_of_batch, enzyme_dup, p, d, enzyme_out, 2.0), 80);
    EXPECT(d[0].x, 4);
    EXPECT(d[1].y, 48);
}
