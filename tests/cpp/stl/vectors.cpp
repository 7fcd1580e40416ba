// std::vector: growth of all kinds inside of what is differentiated, vectors of vectors and of structs.
#include "check.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

static double copied(double *x) {
    std::vector<double> v(x, x + 3), w = v;
    for (size_t i = 0; i < v.size(); i++) w[i] *= v[i];
    return w[0] + w[1] * w[2];
}
GRADIENT(copied, 1.2, 0.7, -0.4)

static double pushed(double *x) {
    std::vector<double> v;
    for (int i = 0; i < 20; i++) v.push_back(x[i % 3] * i);
    double sum = 0;
    for (double e : v) sum += e * e;
    return sum;
}
GRADIENT(pushed, 1.2, 0.7, -0.4)

static double grown_from_itself(double *x) {
    std::vector<double> v{x[0], x[1]};
    for (int i = 0; i < 10; i++) v.push_back(0.3 * v[v.size() - 1] * v[v.size() - 2] + x[0]);
    return v.back();
}
GRADIENT(grown_from_itself, 1.2, 0.7)

static double until_converged(double *x) {
    std::vector<double> steps;
    double guess = x[0];
    do {
        steps.push_back(guess);
        guess = 0.5 * (guess + x[0] / guess);
    } while (std::fabs(guess - steps.back()) > 1e-12);
    double sum = 0;
    for (double s : steps) sum += s * s;
    return sum;
}
GRADIENT(until_converged, 2.3)

static double resized(double *x) {
    std::vector<double> v(2, x[0]);
    v.resize(5);
    v[3] = x[1];
    v.resize(8, x[0] * x[1]);
    v.resize(7);
    double sum = 0;
    for (size_t i = 0; i < v.size(); i++) sum += v[i] * v[i] * (i + 1);
    return sum;
}
GRADIENT(resized, 1.2, 0.7)

static double inserted_and_erased(double *x) {
    std::vector<double> v{x[0], x[1], x[2]};
    v.insert(v.begin() + 1, x[0] * x[1]);
    v.insert(v.begin(), 3, x[2] * x[2]);
    v.insert(v.end(), x, x + 3);
    v.erase(v.begin() + 2);
    v.erase(v.begin() + 3, v.begin() + 5);
    v.pop_back();
    double sum = 0;
    for (size_t i = 0; i < v.size(); i++) sum += v[i] * v[i] * (i + 1);
    return sum;
}
GRADIENT(inserted_and_erased, 1.2, 0.7, -0.4)

static double moved_and_swapped(double *x) {
    std::vector<double> a{x[0], x[1]}, b{x[1], x[0] * x[0], x[1]};
    std::swap(a, b);
    std::vector<double> c = std::move(a);
    a = {x[0]};
    a.swap(b);
    c.assign(4, a[0] * x[1]);
    b.reserve(50);
    c.shrink_to_fit();
    return c[3] * c[0] + a[1] * b[0] + c.size() * x[0];
}
GRADIENT(moved_and_swapped, 1.2, 0.7)

static double of_vectors(double *x) {
    std::vector<std::vector<double>> m(3, std::vector<double>(3, x[0]));
    for (int i = 0; i < 3; i++) m[i][i] = x[1] * i;
    double sum = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 3; k++) sum += m[i][k] * m[k][j];
    return sum;
}
GRADIENT(of_vectors, 1.2, 0.7)

static double of_growing_vectors(double *x) {
    std::vector<std::vector<double>> m;
    for (int i = 0; i < 5; i++) {
        m.emplace_back();
        for (int k = 0; k <= i; k++) m.back().push_back(x[k % 2] * (i - k + 1));
    }
    m.push_back(m[2]);
    double sum = 0;
    for (const auto &row : m)
        for (double e : row) sum += e * e * row[0];
    return sum;
}
GRADIENT(of_growing_vectors, 1.2, 0.7)

struct Particle {
    double position[2], mass;
    int kind;
    Particle(double a, double b, double m, int k) : position{a, b}, mass(m), kind(k) {}
};

static double of_structs(double *x) {
    std::vector<Particle> particles;
    for (int i = 0; i < 6; i++) particles.emplace_back(x[0] * i, x[1], 1 + 0.1 * i * x[0], i % 2);
    double energy = 0;
    for (size_t i = 0; i < particles.size(); i++)
        for (size_t j = 0; j < i; j++) {
            const Particle &a = particles[i], &b = particles[j];
            double d0 = a.position[0] - b.position[0], d1 = a.position[1] + b.position[1];
            energy += (a.kind == b.kind ? 1 : -1) * a.mass * b.mass / std::sqrt(d0 * d0 + d1 * d1);
        }
    return energy;
}
GRADIENT(of_structs, 1.2, 0.7)

struct Named {
    std::string name;
    double value;
    int count;
};

static double of_structs_with_names(double *x) {
    std::vector<Named> v;
    for (int i = 0; i < 5; i++) v.push_back({"a name that does not fit into the string itself", x[i % 2] * i, i});
    double sum = 0;
    for (const Named &n : v) sum += n.value * n.value * n.count + n.name.size();
    return sum;
}
GRADIENT(of_structs_with_names, 1.2, 0.7)

struct Matrix {
    int rows, columns;
    std::vector<double> data;
    Matrix(int r, int c, double fill = 0) : rows(r), columns(c), data(r * c, fill) {}
    double &operator()(int i, int j) { return data[i * columns + j]; }
    double operator()(int i, int j) const { return data[i * columns + j]; }
};
static Matrix operator*(const Matrix &a, const Matrix &b) {
    Matrix c(a.rows, b.columns);
    for (int i = 0; i < a.rows; i++)
        for (int j = 0; j < b.columns; j++)
            for (int k = 0; k < a.columns; k++) c(i, j) += a(i, k) * b(k, j);
    return c;
}
static Matrix operator+(Matrix a, const Matrix &b) {
    for (size_t i = 0; i < a.data.size(); i++) a.data[i] += b.data[i];
    return a;
}

static double matrices_by_value(double *x) {
    Matrix a(2, 2, x[0]), identity(2, 2);
    a(0, 1) = x[1];
    identity(0, 0) = identity(1, 1) = 1;
    Matrix p = identity;
    for (int i = 0; i < 3; i++) p = p * a + identity;
    return p(0, 0) * p(1, 1) + p(0, 1);
}
GRADIENT(matrices_by_value, 0.6, 0.7)

static double of_booleans(double *x) {
    std::vector<bool> taken(5, false);
    taken[1] = taken[3] = x[0] > 0;
    taken.push_back(true);
    double sum = 0;
    for (size_t i = 0; i < taken.size(); i++)
        if (taken[i]) sum += x[0] * x[1] * i;
    return sum * sum;
}
GRADIENT(of_booleans, 1.2, 0.7)

static double by_index(double *x) {
    std::vector<int> order;
    for (int i = 0; i < 7; i++) order.push_back(i * 3 % 7);
    std::vector<float> f(7);
    for (int i : order) f[i] = (float)i;
    double sum = 0;
    for (size_t i = 0; i < order.size(); i++) sum += x[order[i] % 2] * x[0] * f[i];
    return sum;
}
GRADIENT(by_index, 1.2, 0.7)

static double of_arrays(double *x) {
    std::vector<std::array<double, 3>> points;
    for (int i = 0; i < 4; i++) points.push_back({x[0] * i, x[1], x[0] * x[1]});
    std::array<double, 3> sum{};
    for (const auto &p : points)
        for (int k = 0; k < 3; k++) sum[k] += p[k] * p[(k + 1) % 3];
    return sum[0] * sum[1] + sum[2];
}
GRADIENT(of_arrays, 1.2, 0.7)

static double with_at(double *x) {
    std::vector<double> v(3);
    for (size_t i = 0; i < 3; i++) v.at(i) = x[0] * i + x[1];
    return v.at(1) * v.at(2) * v.front();
}
GRADIENT(with_at, 1.2, 0.7)

static std::vector<double> doubled(std::vector<double> v) {
    for (double &e : v) e *= 2 * e;
    return v;
}
NOINLINE static std::vector<double> iterate(const std::vector<double> &v, int depth) {
    if (depth == 0) return v;
    std::vector<double> w = doubled(v);
    w.push_back(w[0] * 0.5);
    return iterate(w, depth - 1);
}
static double by_value_and_recursion(double *x) {
    auto v = iterate({x[0], x[1]}, 3);
    return std::accumulate(v.begin(), v.end(), 0.0);
}
GRADIENT(by_value_and_recursion, 0.6, 0.7)



extern "C" void __enzyme_autodiff_vector(void *, ...);
static void norm(const std::vector<double> &v, double &out) {
    out = 0;
    for (double e : v) out += e * e * e;
}
TEST(a_vector_and_its_shadow) {
    std::vector<double> v{1, 2, 3}, dv(3);
    double out = 0, dout = 1;
    __enzyme_autodiff_vector((void *)norm, enzyme_dup, &v, &dv, enzyme_dup, &out, &dout);
    EXPECT(out, 36);
    for (int i = 0; i < 3; i++) EXPECT(dv[i], 3 * v[i] * v[i]);
}
