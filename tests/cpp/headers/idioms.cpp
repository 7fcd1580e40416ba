// Idioms of C++ in differentiated code: what templates and the smaller parts of the library make of a formula.
#include <enzyme/utils>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>
#include <valarray>
#include <variant>
#include <vector>

#include "check.hpp"

// Expression templates.
namespace lazy {
template <typename L, typename R> struct Sum {
    const L &l;
    const R &r;
    double operator[](int i) const { return l[i] + r[i]; }
};
template <typename L, typename R> struct Product {
    const L &l;
    const R &r;
    double operator[](int i) const { return l[i] * r[i]; }
};
struct Row {
    double v[3];
    double operator[](int i) const { return v[i]; }
    template <typename E> Row &operator=(const E &e) {
        for (int i = 0; i < 3; i++) v[i] = e[i];
        return *this;
    }
};
template <typename L, typename R> Sum<L, R> operator+(const L &l, const R &r) { return {l, r}; }
template <typename L, typename R> Product<L, R> operator*(const L &l, const R &r) { return {l, r}; }
}  // namespace lazy
static double expression_templates(double *x) {
    using namespace lazy;
    Row a{{x[0], x[1], x[2]}}, b{{x[2], 2, x[0]}}, c{};
    c = a * b + a;
    c = c * c + b;
    return c[0] + c[1] * c[2];
}
GRADIENT(expression_templates, 1.5, -0.5, 2)

// The curiously recurring template pattern.
template <typename Derived> struct Shape {
    double area() const { return static_cast<const Derived *>(this)->area_of(); }
    double doubled() const { return 2 * area(); }
};
struct Circle : Shape<Circle> {
    double r;
    explicit Circle(double r) : r(r) {}
    double area_of() const { return M_PI * r * r; }
};
struct Box : Shape<Box> {
    double w, h;
    Box(double w, double h) : w(w), h(h) {}
    double area_of() const { return w * h; }
};
template <typename T> static double measure(const Shape<T> &s) { return s.doubled() * s.area(); }
static double recurring_template(double *x) { return measure(Circle(x[0])) + measure(Box(x[1], x[0])); }
GRADIENT(recurring_template, 0.7, 1.3)

// Variadic templates and fold expressions.
template <typename... T> static double folded(T... t) { return (... + (t * t)) * (1.0 * ... * t); }
static double variadic_template(double *x) { return folded(x[0], x[1], x[2], x[0] * x[1]); }
GRADIENT(variadic_template, 1.1, 0.4, -0.8)

template <int n> static double power(double x) {
    if constexpr (n == 0)
        return 1;
    else
        return x * power<n - 1>(x);
}
static double recursive_template(double *x) { return power<5>(x[0]) + power<3>(x[0] * x[1]); }
GRADIENT(recursive_template, 1.1, 0.9)

// A dual number of the user's inside the function.
struct Dual {
    double v, d;
    friend Dual operator*(Dual a, Dual b) { return {a.v * b.v, a.v * b.d + a.d * b.v}; }
    friend Dual operator+(Dual a, Dual b) { return {a.v + b.v, a.d + b.d}; }
};
static double dual_numbers(double *x) {
    Dual a{x[0], 1}, b{x[1], 0};
    Dual c = a * a * b + a;
    return c.v + c.d * c.d;
}
GRADIENT(dual_numbers, 0.8, 1.7)

static double algorithms(double *x) {
    std::vector<double> v(x, x + 4), w(4);
    std::transform(v.begin(), v.end(), w.begin(), [](double e) { return e * e; });
    std::partial_sum(w.begin(), w.end(), w.begin());
    std::reverse(v.begin(), v.end());
    double dot = std::inner_product(v.begin(), v.end(), w.begin(), 0.0);
    std::rotate(w.begin(), w.begin() + 1, w.end());
    for (auto &e : w) e = std::max(e, 0.5);
    return dot + std::accumulate(w.begin(), w.end(), 1.0, std::multiplies<>());
}
GRADIENT(algorithms, 0.9, -0.4, 1.2, 0.3)

static double sorted(double *x) {
    std::array<double, 5> v;
    std::copy(x, x + 5, v.begin());
    std::sort(v.begin(), v.end());
    double sum = 0;
    for (int i = 0; i < 5; i++) sum += (i + 1) * v[i] * v[i];
    auto [low, high] = std::minmax_element(v.begin(), v.end());
    return sum + *high * *low;
}
GRADIENT(sorted, 0.9, -0.4, 1.2, 0.3, -1.5)

static std::optional<double> root(double x) {
    if (x < 0) return std::nullopt;
    return std::sqrt(x);
}
static double optional_values(double *x) {
    double sum = 0;
    for (int i = 0; i < 3; i++)
        if (auto r = root(x[i])) sum += *r * x[0];
    return sum + root(x[1]).value_or(x[2]);
}
GRADIENT(optional_values, 2, -3, 1.5)

struct Linear {
    double a;
};
struct Quadratic {
    double a, b;
};
using Form = std::variant<Linear, Quadratic>;
static double at(const Form &form, double x) {
    return std::visit(
        [x](const auto &f) {
            if constexpr (std::is_same_v<std::decay_t<decltype(f)>, Linear>)
                return f.a * x;
            else
                return f.a * x * x + f.b * x;
        },
        form);
}
static double variants(double *x) {
    std::array<Form, 3> forms{Linear{x[0]}, Quadratic{x[1], x[0]}, Linear{x[1] * x[2]}};
    double sum = 0;
    for (const Form &form : forms) sum += at(form, x[2]);
    forms[0] = forms[1];
    return sum * at(forms[0], 0.5);
}
GRADIENT(variants, 0.6, 1.4, -0.7)

static std::tuple<double, double, int> split(double x) { return {std::sin(x), std::cos(x), 2}; }
static double tuples_and_bindings(double *x) {
    auto [s, c, n] = split(x[0]);
    double t;
    std::tie(t, std::ignore, std::ignore) = split(x[1]);
    std::pair<double, double> p{s * t, c};
    std::swap(p.first, p.second);
    return n * p.first + p.second * std::get<0>(std::make_tuple(x[1], 3));
}
GRADIENT(tuples_and_bindings, 0.4, 1.1)

static double value_arrays(double *x) {
    std::valarray<double> v(x, 4), w = v * v + 2.0;
    w[std::slice(0, 2, 2)] *= std::valarray<double>{3, 5};
    return (w * std::exp(v)).sum();
}
GRADIENT(value_arrays, 0.1, -0.4, 0.7, 0.3)

// Owners that move.
struct Node {
    double value;
    std::unique_ptr<Node> left, right;
};
static std::unique_ptr<Node> build(const double *x, int from, int to) {
    if (from >= to) return nullptr;
    int middle = (from + to) / 2;
    auto node = std::make_unique<Node>();
    node->value = x[middle];
    node->left = build(x, from, middle);
    node->right = build(x, middle + 1, to);
    return node;
}
static double total(const std::unique_ptr<Node> &node) {
    return node ? node->value * node->value * (1 + total(node->left)) + total(node->right) : 0;
}
static double trees_of_owners(double *x) {
    auto tree = build(x, 0, 5);
    auto moved = std::move(tree);
    std::swap(moved->left, moved->right);
    return total(moved) + (tree ? 100 : 0);
}
GRADIENT(trees_of_owners, 0.4, 1.1, -0.6, 0.8, 0.2)

static double shared_owners(double *x) {
    auto a = std::make_shared<double>(x[0] * x[1]);
    auto b = a;
    *b *= x[1];
    std::vector<std::shared_ptr<double>> all(3, a);
    double sum = 0;
    for (auto &p : all) sum += *p * *p;
    return sum * a.use_count();
}
REVERSE(shared_owners, 0.4, 1.1)

// A matrix class with value semantics.
template <typename T> class Matrix {
  public:
    Matrix(int rows, int columns) : rows(rows), columns(columns), data(rows * columns) {}
    T &operator()(int i, int j) { return data[i * columns + j]; }
    T operator()(int i, int j) const { return data[i * columns + j]; }
    friend Matrix operator*(const Matrix &a, const Matrix &b) {
        Matrix c(a.rows, b.columns);
        for (int i = 0; i < a.rows; i++)
            for (int j = 0; j < b.columns; j++)
                for (int k = 0; k < a.columns; k++) c(i, j) += a(i, k) * b(k, j);
        return c;
    }
    Matrix transposed() const {
        Matrix c(columns, rows);
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < columns; j++) c(j, i) = (*this)(i, j);
        return c;
    }
    T trace() const {
        T sum = 0;
        for (int i = 0; i < rows; i++) sum += (*this)(i, i);
        return sum;
    }

  private:
    int rows, columns;
    std::vector<T> data;
};
static double matrices_by_value(double *x) {
    Matrix<double> a(2, 3);
    for (int i = 0; i < 6; i++) a(i / 3, i % 3) = x[i];
    Matrix<double> g = a * a.transposed();
    g = g * g;
    return g.trace() + (a.transposed() * a)(0, 2);
}
GRADIENT(matrices_by_value, 0.4, 1.1, -0.6, 0.8, 0.2, -0.3)

// Multiple and virtual inheritance of data.
struct Base {
    double b = 0;
};
struct Left : virtual Base {
    double l = 0;
};
struct Right : virtual Base {
    double r = 0;
};
struct Both : Left, Right {
    double own = 0;
};
static double bases(double *x) {
    Both o;
    o.b = x[0];
    o.l = x[1] * o.b;
    o.r = x[2] + o.l;
    o.own = o.l * o.r;
    Right &view = o;
    view.r *= view.b;
    return o.own * o.r;
}
GRADIENT(bases, 0.4, 1.1, -0.6)

// Recursion of a lambda, functions as arguments, a static local.
static double lambdas(double *x) {
    auto power = [](auto self, double b, int n) -> double { return n == 0 ? 1.0 : b * self(self, b, n - 1); };
    auto compose = [](auto f, auto g) { return [=](double y) { return f(g(y)); }; };
    static const double factors[] = {1, 2, 3};
    auto h = compose([&](double y) { return y * x[1]; }, [=](double y) { return std::sin(y) * factors[2]; });
    return power(power, x[0], 4) + h(x[0]);
}
GRADIENT(lambdas, 0.4, 1.1)

// References, iterators, initializer lists, ranges.
static double ranges(double *x) {
    double sum = 0;
    for (double e : {x[0], x[1], x[0] * x[1]}) sum += e * e;
    std::vector<std::array<double, 2>> points;
    for (int i = 0; i < 4; i++) points.push_back({x[i % 3], i * x[0]});
    for (auto &[a, b] : points) a += b * b;
    for (auto it = points.rbegin(); it != points.rend(); ++it) sum += (*it)[0] * (*it)[1];
    double &alias = points.front()[0];
    alias *= 2;
    return sum + points[0][0] * std::clamp(x[2], -1.0, 1.0);
}
GRADIENT(ranges, 0.4, 1.1, 0.7)

// An object in storage of its own.
struct Wheel {
    double radius;
    explicit Wheel(double r) : radius(r * r) {}
    ~Wheel() { radius = 0; }
};
static double placed(double *x) {
    alignas(Wheel) unsigned char room[2 * sizeof(Wheel)];
    Wheel *a = new (room) Wheel(x[0]), *b = new (room + sizeof(Wheel)) Wheel(x[1]);
    double found = a->radius * b->radius;
    b->~Wheel();
    b = new (b) Wheel(found);
    found += b->radius;
    b->~Wheel();
    a->~Wheel();
    return found;
}
GRADIENT(placed, 0.8, 1.1)

// A member function through a pointer, and a table of functions.
struct Gauge {
    double offset;
    double up(double x) const { return x * x + offset; }
    double down(double x) const { return x * offset; }
};
static double member_pointers(double *x) {
    Gauge gauge{x[1]};
    double (Gauge::*choice)(double) const = x[0] > 0 ? &Gauge::up : &Gauge::down;
    double Gauge::*member = &Gauge::offset;
    return (gauge.*choice)(x[0]) * gauge.*member;
}
GRADIENT(member_pointers, 0.8, 1.1)
