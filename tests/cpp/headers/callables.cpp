// enzyme::autodiff on what is not a plain function: lambdas with captures, functors, templates, member functions.
#include <enzyme/enzyme>

#include <utility>
#include <vector>

#include "check.hpp"

using enzyme::Active, enzyme::Const, enzyme::Duplicated, enzyme::DuplicatedNoNeed, enzyme::InactiveArg;
using enzyme::Forward, enzyme::Reverse, enzyme::ReverseWithPrimal, enzyme::autodiff, enzyme::get;

TEST(a_lambda_without_captures) {
    auto square = [](double x) { return x * x; };
    EXPECT(get<0>(get<0>(autodiff<Reverse>(square, Active{3.0}))), 6);
    EXPECT(get<0>(autodiff<Forward>(square, Duplicated{3.0, 1.0})), 6);
    EXPECT(get<0>(get<0>(autodiff<Reverse>([](double x) { return x * x * x; }, Active{3.0}))), 27);
}

TEST(a_lambda_with_captures_by_value_and_by_reference) {
    double factor = 4;
    int count = 3;
    auto scaled = [factor, &count](double x) { return factor * x * count; };
    EXPECT(get<0>(get<0>(autodiff<Reverse>(scaled, Active{2.0}))), 12);
    count = 5;
    EXPECT(get<0>(get<0>(autodiff<Reverse>(scaled, Active{2.0}))), 20);
    auto [derivatives, primal] = autodiff<ReverseWithPrimal>([&](double x) { return factor * x * x; }, Active{2.0});
    EXPECT(primal, 16);
    EXPECT(get<0>(derivatives), 16);
}

TEST(a_lambda_that_captures_a_vector) {
    std::vector<double> weights{1, 2, 3};
    auto energy = [&weights](const double *x) {
        double sum = 0;
        for (std::size_t i = 0; i < weights.size(); i++) sum += weights[i] * x[i] * x[i];
        return sum;
    };
    double x[] = {1, 1, 2}, dx[] = {0, 0, 0};
    autodiff<Reverse>(energy, Duplicated{x, dx});
    EXPECT(dx[0], 2);
    EXPECT(dx[1], 4);
    EXPECT(dx[2], 12);
}

TEST(a_mutable_lambda_counts_its_calls) {
    int calls = 0;
    auto counted = [calls](double x) mutable { return ++calls * x; };
    EXPECT(get<0>(get<0>(autodiff<Reverse>(counted, Active{2.0}))), 1);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(counted, Active{2.0}))), 2);
}

struct Polynomial {
    double a, b;
    double operator()(double x) const { return a * x * x + b * x; }
};

TEST(a_functor) {
    Polynomial p{2, 3};
    const Polynomial fixed{1, 1};
    EXPECT(get<0>(get<0>(autodiff<Reverse>(p, Active{2.0}))), 11);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(fixed, Active{2.0}))), 5);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(Const<Polynomial &>{p}, Active{2.0}))), 11);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(Const{p}, Active{2.0}))), 11);
}

TEST(the_derivative_by_the_members_of_a_functor) {
    Polynomial p{2, 3}, dp{0, 0};
    EXPECT(get<0>(get<0>(autodiff<Reverse>(Duplicated<Polynomial &>{p, dp}, Active{2.0}))), 11);
    EXPECT(dp.a, 4);
    EXPECT(dp.b, 2);
    Polynomial v{1, 0};
    EXPECT(get<0>(autodiff<Forward>(Duplicated{&p, &v}, Duplicated{2.0, 0.0})), 4);
    autodiff<Reverse>(DuplicatedNoNeed<Polynomial &>{p, dp}, Const{2.0});
    EXPECT(dp.a, 8);
}

template <typename T> static T power(T x, int n) { return n == 0 ? T(1) : x * power(x, n - 1); }
template <int n> struct Power {
    template <typename T> T operator()(T x) const { return power(x, n); }
};

TEST(templates_and_generic_lambdas) {
    EXPECT(get<0>(get<0>(autodiff<Reverse>(power<double>, Active{2.0}, Const{3}))), 12);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(Power<4>{}, Active{2.0}))), 32);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(Power<2>{}, Active{2.0f}))), 4);
    auto generic = [](auto x, auto y) { return x * y * y; };
    auto [dx, dy] = get<0>(autodiff<Reverse>(generic, Active{2.0}, Active{3.0}));
    EXPECT(dx, 9);
    EXPECT(dy, 12);
}

TEST(references_of_a_lambda) {
    auto rotate = [](double &x, double &y, const double &angle) {
        double c = cos(angle), s = sin(angle), old = x;
        x = c * x - s * y;
        y = s * old + c * y;
    };
    double x = 1, y = 2, dx = 1, dy = 0, angle = 0.5, dangle = 0;
    autodiff<Reverse>(rotate, Duplicated<double &>{x, dx}, Duplicated<double &>{y, dy},
                      Duplicated<const double &>{angle, dangle});
    EXPECT(dx, cos(0.5));
    EXPECT(dy, -sin(0.5));
    EXPECT(dangle, -sin(0.5) - 2 * cos(0.5));
}

struct Spring {
    double stiffness, length;
    double energy(double x) const { return 0.5 * stiffness * (x - length) * (x - length); }
    double force(double x) const {
        return get<0>(get<0>(autodiff<Reverse>([this](double at) { return energy(at); }, Active{x})));
    }
};

TEST(a_member_function_through_this) { EXPECT((Spring{3, 1}.force(1.5)), 1.5); }

template <typename F> static double derivative(F f, double x) {
    return get<0>(get<0>(autodiff<Reverse>(f, Active{x})));
}
template <typename F> static double twice(F f, double x) { return derivative(f, x) + derivative(f, 2 * x); }

TEST(requests_inside_templates_and_lambdas) {
    EXPECT(derivative([](double x) { return sin(x); }, 0.3), cos(0.3));
    EXPECT(twice([](double x) { return exp(x); }, 0.3), exp(0.3) + exp(0.6));
    auto slope = [](auto f) { return [f](double x) { return derivative(f, x); }; };
    EXPECT(slope([](double x) { return x * x; })(4), 8);
}

static double fourth_power(double x) { return x * x * x * x; }
static double slope_of_fourth(double x) { return get<0>(get<0>(autodiff<Reverse>(fourth_power, Active{x}))); }

TEST(second_order) {
    EXPECT(derivative(slope_of_fourth, 2), 48);
    EXPECT(get<0>(autodiff<Forward>(slope_of_fourth, Duplicated{2.0, 1.0})), 48);
    auto once = [](double x) { return derivative([](double y) { return y * y * y; }, x); };
    EXPECT(derivative(once, 2), 12);
    auto tangent = [](double x) { return get<0>(autodiff<Forward>(fourth_power, Duplicated{x, 1.0})); };
    EXPECT(derivative(tangent, 2), 48);
    EXPECT(get<0>(autodiff<Forward>(tangent, Duplicated{2.0, 1.0})), 48);
    auto twofold = [](double x) { return derivative([](double y) { return derivative(fourth_power, y); }, x); };
    EXPECT(derivative(twofold, 2), 48);
}

TEST(a_hessian_by_forward_over_reverse) {
    auto rosenbrock = [](const double *x) {
        double a = 1 - x[0], b = x[1] - x[0] * x[0];
        return a * a + 100 * b * b;
    };
    auto gradient = [&](const double *x, double *g) {
        g[0] = g[1] = 0;
        autodiff<Reverse>(rosenbrock, Duplicated<const double *>{x, g});
    };
    double x[] = {-1.2, 1}, g[2], hessian[2][2];
    for (int i = 0; i < 2; i++) {
        double unit[] = {i == 0 ? 1.0 : 0.0, i == 1 ? 1.0 : 0.0};
        autodiff<Forward>(gradient, Duplicated{x, unit}, Duplicated{g, hessian[i]});
    }
    EXPECT(hessian[0][0], 1200 * 1.44 - 400 * 1 + 2);
    EXPECT(hessian[0][1], 480);
    EXPECT(hessian[1][0], 480);
    EXPECT(hessian[1][1], 200);
}
