// <algorithm>: sorting and selecting by active and inactive order, searching, folding with lambdas.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"  // in libstdc++ itself
#include "check.hpp"
#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <numeric>
#include <utility>
#include <vector>

static double weighted(const std::vector<double> &v) {
    double sum = 0;
    for (size_t i = 0; i < v.size(); i++) sum += v[i] * v[i] * (i + 1);
    return sum;
}

static double sorted(double *x) {
    std::vector<double> v;
    for (int i = 0; i < 30; i++) v.push_back(i * 7 % 30 + 0.3 * std::sin(x[i % 3] * (i + 1)));
    std::sort(v.begin(), v.end());
    return weighted(v);
}
GRADIENT(sorted, 1.2, 0.7, -0.4)

static double sorted_downwards(double *x) {
    double v[5];
    for (int i = 0; i < 5; i++) v[i] = std::cos(x[0] * i) * x[1];
    std::sort(v, v + 5, std::greater<double>());
    return v[0] * v[1] + v[2] * v[2] * v[3] - v[4];
}
GRADIENT(sorted_downwards, 1.2, 0.7)

static double sorted_by_constants(double *x) {
    std::vector<double> v{x[0], x[1], x[0] * x[1], 2 * x[0]};
    std::vector<int> order{0, 1, 2, 3}, key{3, 1, 2, 0};
    std::sort(order.begin(), order.end(), [&](int a, int b) { return key[a] < key[b]; });
    double sum = 0;
    for (int i = 0; i < 4; i++) sum += v[order[i]] * v[i] * (i + 1);
    return sum;
}
GRADIENT(sorted_by_constants, 1.2, 0.7)

static double sorted_indices(double *x) {
    std::vector<double> v;
    for (int i = 0; i < 12; i++) v.push_back(i * 7 % 12 + 0.3 * std::sin(x[i % 2] * (i + 1)));
    std::vector<int> order(12);
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) { return v[a] < v[b]; });
    double sum = 0;
    for (int i = 0; i < 12; i++) sum += v[order[i]] * v[order[i]] * i;
    return sum;
}
GRADIENT(sorted_indices, 1.2, 0.7)

struct Item {
    int key;
    double value;
};

static double sorted_structs(double *x) {
    std::vector<Item> items;
    for (int i = 0; i < 20; i++) items.push_back({i * 7 % 20, x[i % 2] * i});
    std::sort(items.begin(), items.end(), [](const Item &a, const Item &b) { return a.key < b.key; });
    std::stable_sort(items.begin(), items.end(), [](const Item &a, const Item &b) { return a.key / 5 > b.key / 5; });
    double sum = 0;
    for (size_t i = 0; i < items.size(); i++) sum += items[i].value * items[i].value * i;
    return sum * 1e-2;
}
GRADIENT(sorted_structs, 1.2, 0.7)

static double sorted_pairs(double *x) {
    std::vector<std::pair<double, int>> v;
    for (int i = 0; i < 7; i++) v.push_back({std::sin(x[0] * i), i});
    std::sort(v.begin(), v.end());
    double sum = 0;
    for (size_t i = 0; i < v.size(); i++) sum += v[i].first * v[i].second * i * x[1];
    return sum;
}
GRADIENT(sorted_pairs, 1.2, 0.7)

static double selected(double *x) {
    std::vector<double> v;
    for (int i = 0; i < 15; i++) v.push_back(i * 7 % 30 + 0.3 * std::sin(x[i % 3] * (i + 1)));
    std::vector<double> w = v, u = v;
    std::nth_element(v.begin(), v.begin() + 7, v.end());
    std::partial_sort(w.begin(), w.begin() + 4, w.end());
    std::make_heap(u.begin(), u.end());
    std::pop_heap(u.begin(), u.end());
    return v[7] * v[7] + w[0] * w[1] + w[3] * 2 + u.back() * u.back();
}
GRADIENT(selected, 1.2, 0.7, -0.4)

static double transformed(double *x) {
    std::vector<double> v(6), w, squares(6);
    std::generate(v.begin(), v.end(), [&, i = 0]() mutable { return x[0] * i++ + x[1]; });
    std::transform(v.begin(), v.end(), std::back_inserter(w), [&](double e) { return std::exp(-e * x[0]); });
    std::transform(v.begin(), v.end(), w.begin(), squares.begin(), std::multiplies<>());
    std::for_each(w.begin(), w.end(), [&](double &e) { e *= x[1]; });
    std::copy_if(w.begin(), w.end(), std::back_inserter(v), [](double e) { return e > 0.05; });
    return weighted(v) * 1e-2 + weighted(w) + weighted(squares);
}
GRADIENT(transformed, 1.2, 0.7)

static double rearranged(double *x) {
    std::vector<double> v(x, x + 4);
    std::reverse(v.begin(), v.end());
    std::rotate(v.begin(), v.begin() + 1, v.end());
    std::swap(v[0], v[2]);
    std::swap_ranges(v.begin(), v.begin() + 2, v.begin() + 2);
    v.erase(std::remove_if(v.begin(), v.end(), [](double e) { return e < 0; }), v.end());
    std::fill_n(std::back_inserter(v), 2, x[0] * x[1]);
    std::replace_if(v.begin(), v.end(), [](double e) { return e > 1.4; }, x[1]);
    std::vector<double> copy(v.size());
    std::copy_backward(v.begin(), v.end(), copy.end());
    std::copy(copy.begin(), copy.begin() + 2, v.begin() + 1);
    return weighted(v);
}
GRADIENT(rearranged, 1.2, 0.7, -0.4, 1.5)

static double searched(double *x) {
    std::vector<double> v;
    for (int i = 0; i < 10; i++) v.push_back(x[0] * i + x[1]);
    double sum = *std::max_element(v.begin(), v.end()) * *std::min_element(v.begin(), v.end());
    auto found = std::find_if(v.begin(), v.end(), [](double e) { return e > 3; });
    sum += *found * std::distance(v.begin(), found);
    auto [low, high] = std::minmax(x[0], x[1]);
    sum += low * high * high + std::max({x[0], x[1], 0.5}) + std::clamp(x[0], 0.0, 1.0) * x[1];
    auto at = std::lower_bound(v.begin(), v.end(), 4.0);
    sum += *at * std::count_if(v.begin(), v.end(), [&](double e) { return e > x[1]; });
    return sum;
}
GRADIENT(searched, 1.2, 0.7)

static double table(const std::vector<double> &at, const std::vector<double> &values, double t) {
    size_t i = std::upper_bound(at.begin(), at.end(), t) - at.begin();
    double s = (t - at[i - 1]) / (at[i] - at[i - 1]);
    return values[i - 1] * (1 - s) + values[i] * s;
}
static double interpolated(double *x) {
    std::vector<double> at, values;
    for (int i = 0; i < 8; i++) {
        at.push_back(i * 0.5);
        values.push_back(std::sin(i * x[1]));
    }
    return table(at, values, x[0]) * table(at, values, x[0] * 2);
}
GRADIENT(interpolated, 1.2, 0.7)

static double merged(double *x) {
    std::vector<double> a{x[0], x[0] + 2, x[0] + 4}, b{x[1], x[1] + 3, x[1] + 5}, c;
    std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(c));
    std::vector<double> d(c.begin(), c.begin() + 4);
    std::inplace_merge(c.begin(), c.begin() + 2, c.end());
    std::next_permutation(d.begin(), d.end());
    (void)std::unique(c.begin(), c.end());
    return weighted(c) + weighted(d);
}
GRADIENT(merged, 1.2, 0.7)

template <class F> static double integrate(F f, double a, double b) {
    double sum = 0;
    for (int i = 0; i < 20; i++) sum += f(a + (b - a) * (i + 0.5) / 20);
    return sum * (b - a) / 20;
}
static double higher_functions(double *x) {
    auto inner = [&](double t) { return integrate([&](double s) { return std::exp(-s * t * x[0]); }, 0, x[1]); };
    return integrate(inner, x[0], 2);
}
GRADIENT(higher_functions, 1.2, 0.7)
