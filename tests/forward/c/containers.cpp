// What the containers of C++ do with memory: tangents and gradients against differences.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <unordered_map>
#include <vector>

extern int enzyme_dup;
template <class R, class... A> R __enzyme_fwddiff(void *, A...);
template <class R, class... A> R __enzyme_autodiff(void *, A...);

struct Shape {
    virtual ~Shape() {}
    virtual double area() const = 0;
};
struct Circle : Shape {
    double radius;
    Circle(double radius) : radius(radius) {}
    double area() const override { return 3 * radius * radius; }
};
struct Square : Shape {
    double side;
    Square(double side) : side(side) {}
    double area() const override { return side * side; }
};

static double shapes(double x) {
    std::vector<std::unique_ptr<Shape>> all;
    for (int i = 0; i < 6; i++) {
        if (i % 2) all.push_back(std::make_unique<Circle>(x * i));
        else all.push_back(std::make_unique<Square>(x + i));
    }
    double sum = 0;
    for (auto &shape : all) sum += shape->area();
    return sum;
}

static double grown(double x) {
    std::vector<double> v;
    for (int i = 0; i < 20; i++) v.push_back(std::sin(x * i));
    std::vector<double> w(v);
    for (double &e : w) e *= e;
    return std::accumulate(w.begin(), w.end(), 0.0);
}

static double closures(double x) {
    std::vector<std::function<double(double)>> all;
    for (int i = 0; i < 4; i++) all.push_back([=](double y) { return y * x + i; });
    double y = x;
    for (auto &closure : all) y = closure(y);
    return y;
}

static double sorted(double x) {
    std::vector<double> v;
    for (int i = 0; i < 9; i++) v.push_back(std::cos(x * i * 3));
    std::sort(v.begin(), v.end());
    double sum = 0;
    for (int i = 0; i < 9; i++) sum += v[i] * i;
    return sum;
}

static double shared(double x) {
    auto p = std::make_shared<std::array<double, 3>>();
    auto q = p;
    (*q)[0] = x;
    (*q)[1] = x * x;
    (*q)[2] = x * (*p)[1];
    return (*p)[0] + (*p)[1] * (*p)[2];
}

static double checked(double x) {
    std::vector<double> v(5, x);
    double sum = 0;
    for (int i = 0; i < 5; i++) sum += v.at(i) * i;
    return sum * x;
}

static double beside_strings(double x) {
    std::string text = "longer than what fits into the object";
    text += "x";
    return x * x * text.size();
}

static double trace(const std::vector<std::vector<double>> &m) {
    double sum = 0;
    for (size_t i = 0; i < m.size(); i++)
        for (size_t j = 0; j < m[i].size(); j++) sum += m[i][j] * m[j][i];
    return sum;
}
static double nested(double x) {
    std::vector<std::vector<double>> m(3, std::vector<double>(3));
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) m[i][j] = x * (i + 2 * j);
    return trace(m);
}

// Of these, the library has code that the headers only declare.
static double mapped(double x) {
    std::map<int, double> m;
    for (int i = 0; i < 40; i++) m[(i * 17) % 41] = x * i;
    for (int i = 0; i < 40; i += 3) m.erase(i);
    double sum = 0;
    for (auto &entry : m) sum += entry.first * entry.second * entry.second;
    for (auto i = m.rbegin(); i != m.rend(); ++i) sum += i->second;
    return sum;
}
static double hashed(double x) {
    std::unordered_map<int, double> m;
    for (int i = 0; i < 100; i++) m[i * 13 % 70] += x * i;
    m.erase(3);
    double sum = 0;
    for (auto &entry : m) sum += entry.first * entry.second * entry.second;
    return sum;
}
static double listed(double x) {
    std::list<double> l;
    for (int i = 0; i < 10; i++) l.push_back(i * x);
    double sum = 0;
    for (double v : l) sum += v * v;
    return sum;
}

static int failures;

static void expect(const char *what, const char *mode, double got, double wanted) {
    if (std::fabs(got - wanted) <= 1e-5 * std::fmax(1, std::fabs(wanted))) return;
    std::printf("%s, %s: got %.12g, wanted %.12g\n", what, mode, got, wanted);
    failures++;
}

#define CHECK_FORWARD(f)                                                                           \
    {                                                                                              \
        double h = 1e-6, wanted = (f(1.3 + h) - f(1.3 - h)) / (2 * h);                             \
        expect(#f, "forward", __enzyme_fwddiff<double>((void *)f, enzyme_dup, 1.3, 1.0), wanted);  \
    }
#define CHECK(f)                                                                                   \
    CHECK_FORWARD(f)                                                                               \
    {                                                                                              \
        double h = 1e-6, wanted = (f(1.3 + h) - f(1.3 - h)) / (2 * h);                             \
        expect(#f, "reverse", __enzyme_autodiff<double>((void *)f, 1.3), wanted);                  \
    }

int main() {
    CHECK(shapes)
    CHECK(grown)
    CHECK_FORWARD(closures)  // what a std::function holds may be a float or a pointer: forward mode need not know
    CHECK(sorted)
    CHECK(shared)
    CHECK(checked)
    CHECK(beside_strings)
    CHECK(nested)
    CHECK(mapped)
    CHECK(hashed)
    CHECK(listed)
    return failures;
}
