// Structs: as arguments, results, and results of requests; small ones in registers, large ones in memory.
#include <enzyme/enzyme>

#include <array>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "check.hpp"

using enzyme::Active, enzyme::Const, enzyme::Duplicated, enzyme::DuplicatedNoNeed;
using enzyme::Forward, enzyme::Reverse, enzyme::ReverseWithPrimal, enzyme::autodiff, enzyme::get;

struct Pair {
    double x, y;
};
struct Triple {
    double x, y, z;
};
struct Narrow {
    float x, y;
};

static double pair_product(Pair p) { return p.x * p.y * p.y; }
static double triple_product(Triple p) { return p.x * p.y * p.z; }
static Pair polar(double r, double angle) { return {r * cos(angle), r * sin(angle)}; }
static Triple powers(double x) { return {x, x * x, x * x * x}; }
static double five(double a, double b, double c, double d, double e) { return a * b + c * d * e; }
static Narrow narrow(float x) { return {x * x, 2 * x}; }
static std::vector<double> table(double x, int n) {
    std::vector<double> found(n);
    for (int i = 0; i < n; i++) found[i] = i * x * x;
    return found;
}
static std::array<double, 4> spread(double x) { return {x, x * x, 3 * x, 4}; }
static double mean(const std::vector<double> &x) {
    double sum = 0;
    for (double e : x) sum += e * e;
    return sum / x.size();
}

TEST(five_derivatives_come_through_memory) {
    auto [a, b, c, d, e] =
        get<0>(autodiff<Reverse>(five, Active{1.0}, Active{2.0}, Active{3.0}, Active{4.0}, Active{5.0}));
    EXPECT(a, 2);
    EXPECT(b, 1);
    EXPECT(c, 20);
    EXPECT(d, 15);
    EXPECT(e, 12);
    auto [slots, primal] =
        autodiff<ReverseWithPrimal>(five, Active{1.0}, Const{2.0}, Active{3.0}, Const{4.0}, Active{5.0});
    EXPECT(primal, 62);
    EXPECT(get<0>(slots), 2);
    EXPECT(get<2>(slots), 20);
    EXPECT(get<4>(slots), 12);
}

TEST(a_small_struct_by_value) {
    auto [d] = get<0>(autodiff<Reverse>(pair_product, Active{Pair{2, 3}}));
    EXPECT(d.x, 9);
    EXPECT(d.y, 12);
    auto [t] = autodiff<Forward>(pair_product, Duplicated{Pair{2, 3}, Pair{1, 0}});
    EXPECT(t, 9);
}

TEST(a_large_struct_by_value) {
    auto [d] = get<0>(autodiff<Reverse>(triple_product, Active{Triple{2, 3, 4}}));
    EXPECT(d.x, 12);
    EXPECT(d.y, 8);
    EXPECT(d.z, 6);
    auto [t] = autodiff<Forward>(triple_product, Duplicated{Triple{2, 3, 4}, Triple{0, 1, 0}});
    EXPECT(t, 8);
}

TEST(a_small_struct_as_result) {
    auto [primal, tangent] = autodiff<Forward, Duplicated<Pair>>(polar, Duplicated{2.0, 0.0}, Duplicated{0.5, 1.0});
    EXPECT(primal.x, 2 * cos(0.5));
    EXPECT(tangent.x, -2 * sin(0.5));
    EXPECT(tangent.y, 2 * cos(0.5));
    auto [dr, dangle] = get<0>(autodiff<Reverse, Active<Pair>>(polar, Active{2.0}, Active{0.5}));
    EXPECT(dr, cos(0.5) + sin(0.5));
    EXPECT(dangle, 2 * cos(0.5) - 2 * sin(0.5));
    auto [t] = autodiff<Forward, DuplicatedNoNeed<Narrow>>(narrow, Duplicated{3.0f, 1.0f});
    EXPECT(t.x, 6);
    EXPECT(t.y, 2);
}

TEST(a_large_struct_as_result) {
    auto [primal, tangent] = autodiff<Forward, Duplicated<Triple>>(powers, Duplicated{2.0, 1.0});
    EXPECT(primal.z, 8);
    EXPECT(tangent.x, 1);
    EXPECT(tangent.y, 4);
    EXPECT(tangent.z, 12);
    auto [only] = autodiff<Forward, DuplicatedNoNeed<Triple>>(powers, Duplicated{2.0, 1.0});
    EXPECT(only.z, 12);
    auto [dx] = get<0>(autodiff<Reverse, Active<Triple>>(powers, Active{2.0}));
    EXPECT(dx, 1 + 4 + 12);
    auto [slots, value] = autodiff<ReverseWithPrimal, Active<Triple>>(powers, Active{2.0});
    EXPECT(value.y, 4);
    EXPECT(get<0>(slots), 17);
    auto [values, slopes] = autodiff<Forward, Duplicated<std::array<double, 4>>>(spread, Duplicated{2.0, 1.0});
    EXPECT(values[2], 6);
    EXPECT(slopes[1], 4);
    EXPECT(slopes[3], 0);
}

TEST(a_vector_as_result) {
    using Vector = std::vector<double>;
    auto [primal, tangent] = autodiff<Forward, Duplicated<Vector>>(table, Duplicated{3.0, 1.0}, Const{4});
    EXPECT(primal.size(), 4);
    EXPECT(primal[2], 18);
    EXPECT(tangent.size(), 4);
    EXPECT(tangent[2], 12);
}

struct Grid {
    int rows, columns;
    double *cells;
    Grid(int rows, int columns) : rows(rows), columns(columns), cells(new double[rows * columns]) {}
    Grid(Grid &&other) : rows(other.rows), columns(other.columns), cells(other.cells) { other.cells = nullptr; }
    ~Grid() { delete[] cells; }
    double &operator()(int i, int j) { return cells[i * columns + j]; }
};
static Grid multiplication_table(double x, int n) {
    Grid found(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) found(i, j) = i * j * x;
    return found;
}

TEST(a_tangent_knows_its_size) {
    auto [primal, tangent] = autodiff<Forward, Duplicated<Grid>>(multiplication_table, Duplicated{3.0, 1.0}, Const{4});
    EXPECT(primal(2, 3), 18);
    EXPECT(tangent.rows, 4);
    EXPECT(tangent.columns, 4);
    EXPECT(tangent(2, 3), 6);
}

TEST(a_vector_by_reference) {
    std::vector<double> x{1, 2, 3}, dx(3);
    autodiff<Reverse>(mean, Duplicated<const std::vector<double> &>{x, dx});
    EXPECT(dx[1], 4.0 / 3);
    autodiff<Reverse>(mean, Duplicated<std::vector<double> &>{x, dx});
    EXPECT(dx[2], 4);
    std::vector<double> v{0, 1, 0};
    EXPECT(get<0>(autodiff<Forward>(mean, Duplicated<std::vector<double> &>{x, v})), 4.0 / 3);
}

static double total(std::vector<double> x, double factor) {
    double sum = 0;
    for (double &e : x) sum += e *= factor * e;
    return sum;
}

static double weighted(std::vector<double> x, double factor) {
    double sum = 0;
    for (double e : x) sum += factor * e * e;
    return sum;
}

TEST(a_vector_by_value) {
    std::vector<double> x{1, 2}, v{1, 0};
    EXPECT(get<0>(autodiff<Forward>(total, Duplicated{x, v}, Const{3.0})), 6);
    EXPECT(get<0>(autodiff<Forward>(total, Duplicated{x, v}, Duplicated{3.0, 1.0})), 6 + 5);
    EXPECT(get<1>(get<0>(autodiff<Reverse>(weighted, Const{x}, Active{3.0}))), 5);
    EXPECT(x[1], 2);
}

TEST(the_request_returns_a_struct_of_the_users) {
    Pair d = __enzyme_autodiff<Pair>((void *)polar, enzyme_const_return, enzyme_out, 2.0, enzyme_out, 0.5);
    EXPECT(d.x, 0);
    d = __enzyme_fwddiff<Pair>((void *)polar, enzyme_dup, 2.0, 1.0, enzyme_const, 0.5);
    EXPECT(d.y, sin(0.5));
    auto got = __enzyme_autodiff<std::array<double, 5>>((void *)five, enzyme_out, 1.0, enzyme_out, 2.0, enzyme_out, 3.0,
                                                        enzyme_out, 4.0, enzyme_out, 5.0);
    EXPECT(got[2], 20);
    auto pair = __enzyme_fwddiff<std::pair<double, double>>((void *)pair_product, enzyme_primal_return, enzyme_dup,
                                                            Pair{2, 3}, Pair{1, 0});
    EXPECT(pair.first, 18);
    EXPECT(pair.second, 9);
}

struct Power {
    std::int64_t n;
    double a, b;
    double operator()(double x) const { return a * a * b * (n == 3 ? x * x * x : x); }
};
static double applied(Power p, double x) { return p(x); }

TEST(integers_of_a_struct_by_value_have_no_derivative) {
    auto [slots] = autodiff<Reverse>(applied, Active<Power>{Power{3, 2, 5}}, Active<double>{1.5});
    EXPECT(get<0>(slots).n, 0);
    EXPECT(get<0>(slots).a, 2 * 2 * 5 * 3.375);
    EXPECT(get<0>(slots).b, 4 * 3.375);
    EXPECT(get<1>(slots), 20 * 3 * 2.25);
    auto [first] = autodiff<Reverse>(applied, Const<Power>{Power{3, 2, 5}}, Active<double>{1.5});
    EXPECT(get<1>(first), 20 * 3 * 2.25);
}
