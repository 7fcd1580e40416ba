// enzyme::autodiff on functions: modes, activities, results.
#include <enzyme/enzyme>

#include "check.hpp"

using enzyme::Active, enzyme::Const, enzyme::Duplicated, enzyme::DuplicatedNoNeed, enzyme::InactiveArg;
using enzyme::Forward, enzyme::Reverse, enzyme::ReverseWithPrimal, enzyme::autodiff, enzyme::get;

static double cube(double x) { return x * x * x; }
static double product(double x, double y) { return x * y; }
static double scaled(double x, int n) { return n * x; }
static double norm(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    return sum;
}
static void doubled(double &x, const double &y) { x = 2 * x * y; }
static double mixed(double a, const double *x, int n, double &sum) {
    for (int i = 0; i < n; i++) sum += a * x[i];
    return sum * a;
}
static float narrow(float x, float y) { return x * y; }
static int floor_of(double x) { return (int)x; }

TEST(reverse_of_one_number) {
    EXPECT(get<0>(get<0>(autodiff<Reverse>(cube, Active<double>(2.0)))), 12);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(cube, Active{2.0}))), 12);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(&cube, Active{2.0}))), 12);
}

TEST(reverse_of_two_numbers_by_names) {
    Active<double> x{3.0}, y{5.0};
    auto &&[dx, dy] = get<0>(autodiff<Reverse>(product, x, y));
    EXPECT(dx, 5);
    EXPECT(dy, 3);
    const Active constant{4.0};
    auto [da, db] = get<0>(autodiff<Reverse>(product, constant, y));
    EXPECT(da, 5);
    EXPECT(db, 4);
}

TEST(reverse_with_the_primal_last) {
    auto &&[derivatives, primal] = autodiff<ReverseWithPrimal>(product, Active{3.0}, Active{5.0});
    auto [dx, dy] = derivatives;
    EXPECT(primal, 15);
    EXPECT(dx, 5);
    EXPECT(dy, 3);
}

TEST(a_constant_has_an_empty_place) {
    auto &&[dx, none] = get<0>(autodiff<Reverse>(scaled, Active{3.0}, Const{4}));
    EXPECT(dx, 4);
    static_assert(std::is_empty_v<std::decay_t<decltype(none)>>);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(product, Active{3.0}, InactiveArg{5.0}))), 5);
    EXPECT(get<1>(get<0>(autodiff<Reverse>(product, Const{3.0}, Active{5.0}))), 3);
}

TEST(pointers_accumulate_into_shadows) {
    double x[] = {1, 2, 3}, dx[] = {0, 0, 1};
    autodiff<Reverse>(norm, Duplicated{x, dx}, Const{3});
    EXPECT(dx[0], 2);
    EXPECT(dx[1], 4);
    EXPECT(dx[2], 7);
    const double *fixed = x;
    auto result = autodiff<ReverseWithPrimal>(norm, Duplicated{fixed, dx}, Const{2});
    EXPECT(get<1>(result), 5);
    EXPECT(dx[0], 4);
}

TEST(references_and_a_function_without_result) {
    double x = 3, dx = 1, y = 5, dy = 0;
    autodiff<Reverse>(doubled, Duplicated<double &>{x, dx}, Duplicated<const double &>{y, dy});
    EXPECT(x, 30);
    EXPECT(dx, 10);
    EXPECT(dy, 6);
    x = 3, dx = 1, dy = 0.5;
    autodiff<Forward>(doubled, Duplicated<double &>{x, dx}, Duplicated<const double &>{y, dy});
    EXPECT(x, 30);
    EXPECT(dx, 2 * 5 + 2 * 3 * 0.5);
    x = 3, dx = 1;
    autodiff<Reverse>(doubled, Duplicated<double &>{x, dx}, Const<const double &>{y});
    EXPECT(dx, 10);
}

TEST(all_activities_at_once) {
    double x[] = {1, 2}, dx[] = {0, 0}, sum = 0.5, dsum = 0;
    auto [slots, primal] = autodiff<ReverseWithPrimal>(mixed, Active{3.0}, Duplicated{x, dx}, Const{2},
                                                       DuplicatedNoNeed<double &>{sum, dsum});
    EXPECT(primal, 9.5 * 3);
    EXPECT(get<0>(slots), 9.5 + 3 * 3);
    EXPECT(dx[0], 9);
    EXPECT(dsum, 3);
}

TEST(forward_returns_the_tangent) {
    EXPECT(get<0>(autodiff<Forward>(cube, Duplicated{2.0, 0.5})), 6);
    EXPECT(get<0>(autodiff<Forward>(product, Duplicated{3.0, 1.0}, Duplicated{5.0, 0.0})), 5);
    EXPECT((get<0>(autodiff<Forward, DuplicatedNoNeed<double>>(cube, Duplicated{2.0, 1.0}))), 12);
    double x[] = {1, 2}, v[] = {1, 1};
    EXPECT(get<0>(autodiff<Forward>(norm, Duplicated{x, v}, Const{2})), 6);
}

TEST(forward_returns_the_primal_too) {
    auto &&[primal, tangent] = autodiff<Forward, Duplicated<double>>(cube, Duplicated{2.0, 1.0});
    EXPECT(primal, 8);
    EXPECT(tangent, 12);
    auto [alone] = autodiff<Forward, Const<double>>(cube, Duplicated{2.0, 1.0});
    EXPECT(alone, 8);
    EXPECT(get<0>(autodiff<Forward>(floor_of, Duplicated{2.5, 1.0})), 2);
}

TEST(the_result_may_be_constant) {
    double x[] = {1, 2}, dx[] = {0, 0};
    autodiff<Reverse, Const<double>>(norm, Duplicated{x, dx}, Const{2});
    EXPECT(dx[0], 0);
    EXPECT(get<1>(autodiff<ReverseWithPrimal>(floor_of, Active{2.5})), 2);
}

TEST(numbers_are_converted_to_the_parameters) {
    auto [dx, dy] = get<0>(autodiff<Reverse>(narrow, Active{2.0}, Active{3.0f}));
    EXPECT(dx, 3);
    EXPECT(dy, 2);
    static_assert(std::is_same_v<decltype(dy), float>);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(scaled, Active{3.0}, Const{4L}))), 4);
}

TEST(the_entry_points_are_templates) {
    EXPECT(__enzyme_autodiff<double>((void *)cube, enzyme_out, 2.0), 12);
    EXPECT(__enzyme_fwddiff<double>((void *)cube, 2.0, 1.0), 12);
    auto d = __enzyme_autodiff<enzyme::tuple<double, double>>((void *)product, enzyme_out, 2.0, 3.0);
    EXPECT(get<0>(d), 3);
    EXPECT(get<1>(d), 2);
}
