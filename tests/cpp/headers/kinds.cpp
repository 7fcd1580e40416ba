// Further kinds of functions, arguments, results and places that requests come from.
#include <enzyme/enzyme>

#include <array>
#include <complex>
#include <functional>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "check.hpp"

using enzyme::Active, enzyme::Const, enzyme::Duplicated, enzyme::DuplicatedNoNeed;
using enzyme::Forward, enzyme::Reverse, enzyme::ReverseWithPrimal, enzyme::autodiff, enzyme::get;

static double square(double x) noexcept { return x * x; }
static double overloaded(double x) { return 3 * x; }
static double overloaded(double x, double y) { return x * y; }
enum class Kind { twice, thrice };
static double scaled(double x, Kind kind, bool negative, const std::string &name) {
    double factor = kind == Kind::twice ? 2 : 3;
    return (negative ? -factor : factor) * x * name.size();
}
static double sum_of(const double (&x)[3]) { return x[0] * x[1] + x[2]; }
static std::complex<double> rotated(std::complex<double> z, double angle) { return z * std::polar(1.0, angle); }
static double modulus(std::complex<double> z) { return std::norm(z); }
static std::vector<double> multiples(double x, int n) {
    std::vector<double> found;
    for (int i = 0; i < n; i++) found.push_back(i * x);
    return found;
}
typedef double Lanes __attribute__((vector_size(16)));
static Lanes lanes(double x) { return Lanes{x, x * x}; }
static double lane_sum(Lanes v) { return v[0] * v[1] * v[1]; }
static long double extended(long double x, float y) { return x * x * y; }

TEST(functions_of_all_kinds) {
    EXPECT(get<0>(get<0>(autodiff<Reverse>(square, Active{3.0}))), 6);
    EXPECT(get<0>(get<0>(autodiff<Reverse>((double (*)(double))overloaded, Active{3.0}))), 3);
    EXPECT(get<1>(get<0>(autodiff<Reverse>((double (*)(double, double))overloaded, Active{3.0}, Active{2.0}))), 3);
    double (*pointer)(double) = square;
    EXPECT(get<0>(get<0>(autodiff<Reverse>(pointer, Active{3.0}))), 6);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(std::multiplies<double>(), Active{3.0}, Active{5.0}))), 5);
    auto bound = std::bind(std::multiplies<double>(), std::placeholders::_1, 4.0);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(bound, Active{3.0}))), 4);
    auto curried = [](double a) { return [a](double x) { return a * x * x; }; };
    EXPECT(get<0>(get<0>(autodiff<Reverse>(curried(2), Active{3.0}))), 12);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(std::ref(bound), Active{3.0}))), 4);
}

TEST(arguments_that_are_no_numbers) {
    std::string name = "ab";
    EXPECT(get<0>(get<0>(autodiff<Reverse>(scaled, Active{3.0}, Const{Kind::thrice}, Const{true},
                                           Const<const std::string &>{name}))), -6);
    EXPECT(get<0>(autodiff<Forward>(scaled, Duplicated{3.0, 1.0}, Const{Kind::twice}, Const{false}, Const{name})), 4);
}

TEST(references_to_arrays) {
    double x[3] = {1, 2, 3}, dx[3] = {};
    autodiff<Reverse>(sum_of, Duplicated<const double (&)[3]>{x, dx});
    EXPECT(dx[0], 2);
    EXPECT(dx[1], 1);
    EXPECT(dx[2], 1);
    std::array<double, 3> a{1, 2, 3}, da{};
    autodiff<Reverse>([](const std::array<double, 3> &v) { return v[0] * v[1] * v[2]; },
                      Duplicated<const std::array<double, 3> &>{a, da});
    EXPECT(da[0], 6);
}

TEST(complex_numbers) {
    using Complex = std::complex<double>;
    auto [t] = autodiff<Forward, DuplicatedNoNeed<Complex>>(rotated, Const{Complex(1, 2)}, Duplicated{0.5, 1.0});
    Complex wanted = Complex(0, 1) * Complex(1, 2) * std::polar(1.0, 0.5);
    EXPECT(t.real(), wanted.real());
    EXPECT(t.imag(), wanted.imag());
    auto [d] = get<0>(autodiff<Reverse>(modulus, Active{Complex(3, 4)}));
    EXPECT(d.real(), 6);
    EXPECT(d.imag(), 8);
    auto [primal, tangent] =
        autodiff<Forward, Duplicated<Complex>>(rotated, Duplicated{Complex(1, 2), Complex(1, 0)}, Const{0.0});
    EXPECT(primal.imag(), 2);
    EXPECT(tangent.real(), 1);
}

TEST(vectors_as_results) {
    auto [slots, primal] = autodiff<ReverseWithPrimal>(multiples, Active{3.0}, Const{4});
    EXPECT(primal.size(), 4);
    EXPECT(primal[3], 9);
    EXPECT(get<0>(slots), 0);
    EXPECT(get<0>(get<0>(autodiff<Reverse>(multiples, Active{3.0}, Const{4}))), 0);
    auto [lambda] = autodiff<Forward, DuplicatedNoNeed<std::vector<double>>>(
        [](const std::vector<double> &x) {
            std::vector<double> y(x);
            for (double &e : y) e *= e;
            return y;
        },
        Duplicated<const std::vector<double> &>{std::vector<double>{1, 2}, std::vector<double>{1, 1}});
    EXPECT(lambda[1], 4);
}

TEST(simd_vectors_by_value) {
    auto [primal, tangent] = autodiff<Forward, Duplicated<Lanes>>(lanes, Duplicated{3.0, 1.0});
    EXPECT(primal[1], 9);
    EXPECT(tangent[1], 6);
    EXPECT(tangent[0], 1);
    auto [d] = get<0>(autodiff<Reverse, Active<Lanes>>(lanes, Active{3.0}));
    EXPECT(d, 1 + 6);
    auto [v] = get<0>(autodiff<Reverse>(lane_sum, Active{Lanes{1, 2}}));
    EXPECT(v[0], 4);
    EXPECT(v[1], 4);
}

TEST(other_precisions) {
    auto [dx, dy] = get<0>(autodiff<Reverse>(extended, Active{2.0L}, Active{3.0f}));
    EXPECT((double)dx, 12);
    EXPECT(dy, 4);
    auto [p, t] = autodiff<Forward, Duplicated<long double>>(extended, Duplicated{2.0L, 1.0L}, Const{3.0f});
    EXPECT((double)p, 12);
    EXPECT((double)t, 12);
}

// Places.

static double at_start = get<0>(get<0>(autodiff<Reverse>(square, Active{2.5})));
TEST(a_request_in_a_static_initializer) { EXPECT(at_start, 5); }

struct Scope {
    double &into;
    ~Scope() { into = get<0>(get<0>(autodiff<Reverse>(square, Active{into}))); }
};
struct Derived {
    double slope;
    explicit Derived(double x) : slope(get<0>(get<0>(autodiff<Reverse>(square, Active{x})))) {}
    static double of(double x) noexcept { return get<0>(autodiff<Forward>(square, Duplicated{x, 1.0})); }
};
template <int n> struct Repeated {
    template <typename F> static double derivative(F f, double x) {
        return Repeated<n - 1>::derivative([f](double y) { return get<0>(get<0>(autodiff<Reverse>(f, Active{y}))); }, x);
    }
};
template <> struct Repeated<0> {
    template <typename F> static double derivative(F f, double x) { return f(x); }
};

TEST(requests_in_constructors_destructors_and_class_templates) {
    double x = 4;
    { Scope scope{x}; }
    EXPECT(x, 8);
    EXPECT(Derived(3).slope, 6);
    EXPECT(Derived::of(3), 6);
    auto quartic = [](double y) { return y * y * y * y; };
    EXPECT(Repeated<1>::derivative(quartic, 2), 32);
    EXPECT(Repeated<2>::derivative(quartic, 2), 48);
    EXPECT(Repeated<3>::derivative(quartic, 2), 48);
}

struct Pair {
    double x, y;
};
struct Five {
    double v[5];
};
static Five five(Pair p) { return {{p.x, p.y, p.x * p.y, p.x * p.x, p.y * p.y * p.y}}; }
static double weighted(Five f) { return f.v[2] * f.v[3] + f.v[4]; }
static double composed(Pair p) { return weighted(five(p)); }
static Pair gradient(Pair p) { return get<0>(get<0>(autodiff<Reverse>(composed, Active{p}))); }

TEST(second_order_through_structs) {
    Pair g = gradient({2, 3});
    EXPECT(g.x, 3 * 4 * 3);
    EXPECT(g.y, 8 + 27);
    auto [h] = autodiff<Forward, DuplicatedNoNeed<Pair>>(gradient, Duplicated{Pair{2, 3}, Pair{1, 0}});
    EXPECT(h.x, 6 * 2 * 3);
    EXPECT(h.y, 3 * 4);
    auto [r] = get<0>(autodiff<Reverse, Active<Pair>>(gradient, Active{Pair{2, 3}}));
    EXPECT(r.x, 36 + 12);
    EXPECT(r.y, 12 + 18);
    auto [jvp] = autodiff<Forward, DuplicatedNoNeed<Five>>(five, Duplicated{Pair{2, 3}, Pair{0, 1}});
    EXPECT(jvp.v[4], 27);
    auto [d] = get<0>(autodiff<Reverse>(weighted, Active{Five{{1, 2, 3, 4, 5}}}));
    EXPECT(d.v[3], 3);
    auto inner = [](double s) {
        auto [slots, value] = autodiff<ReverseWithPrimal, Active<Five>>(five, Active{Pair{s, 2 * s}});
        return get<0>(slots).x + value.v[3];
    };
    EXPECT(get<0>(get<0>(autodiff<Reverse>(inner, Active{2.0}))), 4 + 4);
}

TEST(a_functor_behind_a_pointer) {
    struct Owner {
        std::unique_ptr<double> factor;
        double operator()(double x) const { return *factor * x * x; }
    };
    Owner owner{std::make_unique<double>(3)}, shadow{std::make_unique<double>(0)};
    auto [slots] = autodiff<Reverse>(Duplicated<Owner &>{owner, shadow}, Active{2.0});
    EXPECT(get<0>(slots), 12);
    EXPECT(*shadow.factor, 4);
}

TEST(a_std_function) {
    std::function<double(double)> f = [](double x) { return x * x * x; };
    EXPECT(get<0>(get<0>(autodiff<Reverse>(f, Active{2.0}))), 12);
}
