// Containers of nodes and of keys: list, deque, map, set, unordered_map; and pair, tuple, optional, variant.
#include "check.hpp"
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <deque>
#include <forward_list>
#include <iterator>
#include <list>
#include <map>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <stack>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

static double arrays(double *x) {
    std::array<double, 4> a{x[0], x[1], x[0] * x[1], 1}, b = a;
    std::array<std::array<double, 2>, 2> m{{{x[0], 1}, {x[1], x[0]}}};
    b.fill(x[0]);
    a.swap(b);
    return a[0] * b[2] + m[0][0] * m[1][1] - m[0][1] * m[1][0] + std::get<1>(b);
}
GRADIENT(arrays, 1.2, 0.7)

static double deques(double *x) {
    std::deque<double> d;
    for (int i = 0; i < 100; i++) {
        d.push_back(x[0] * i);
        d.push_front(x[1] - i);
        if (i % 3 == 0) d.pop_front();
    }
    double sum = 0;
    for (size_t i = 0; i < d.size(); i++) sum += d[i] * d[d.size() - 1 - i];
    for (double e : d) sum += e * e;
    return sum * 1e-3;
}
GRADIENT(deques, 1.2, 0.7)

static double queues(double *x) {
    std::queue<double> q;
    std::stack<double> s;
    for (int i = 0; i < 10; i++) {
        q.push(x[0] * i);
        s.push(x[1] * i);
    }
    double sum = 0;
    while (!q.empty()) {
        sum += q.front() * s.top() * q.back();
        q.pop();
        s.pop();
    }
    return sum;
}
GRADIENT(queues, 1.2, 0.7)

static double priorities(double *x) {
    std::priority_queue<std::pair<double, int>> q;
    for (int i = 0; i < 8; i++) q.push({std::sin(x[i % 3] * (i + 1)), i});
    double sum = 0, factor = 1;
    while (!q.empty()) {
        sum += factor * q.top().first * q.top().second;
        factor *= 0.7;
        q.pop();
    }
    return sum;
}
GRADIENT(priorities, 1.2, 0.7, -0.4)

static double lists(double *x) {
    std::list<double> l;
    for (int i = 0; i < 10; i++) l.push_back(i * x[0]);
    l.push_front(x[1]);
    l.insert(std::next(l.begin(), 3), x[0] * x[1]);
    double sum = 0;
    for (double v : l) sum = sum * 0.9 + v * v;
    return sum;
}
GRADIENT(lists, 1.2, 0.7)

static double lists_that_shrink(double *x) {
    std::list<double> l;
    for (int i = 0; i < 10; i++) l.push_back(i * x[0] + x[1]);
    for (auto i = l.begin(); i != l.end();) i = *i > 6 ? l.erase(i) : std::next(i);
    l.pop_back();
    l.pop_front();
    double sum = 0;
    for (double v : l) sum = sum * 0.9 + v * v;
    return sum;
}
GRADIENT(lists_that_shrink, 1.2, 0.7)

static double lists_in_another_order(double *x) {
    std::list<double> l, other;
    for (int i = 0; i < 7; i++) l.push_back(std::cos(i * x[0]) * x[1]);
    l.reverse();
    l.sort();
    other.push_back(x[0]);
    other.splice(other.begin(), l, std::next(l.begin(), 2));
    l.splice(l.end(), other);
    double sum = 0;
    for (double v : l) sum = sum * 0.7 + v * v;
    return sum;
}
GRADIENT(lists_in_another_order, 1.2, 0.7)

static double forward_lists(double *x) {
    std::forward_list<double> l;
    for (int i = 0; i < 5; i++) l.push_front(x[i % 2] * (i + 1));
    l.insert_after(l.begin(), x[0] * x[1]);
    l.reverse();
    double sum = 0;
    for (double v : l) sum = sum * 0.7 + v * v;
    return sum;
}
GRADIENT(forward_lists, 1.2, 0.7)

static double maps(double *x) {
    std::map<int, double> m;
    for (int i = 0; i < 20; i++) m[(i * 7) % 21] = x[0] * i + x[1];
    for (int i = 0; i < 20; i += 3) m.erase(i);
    m.emplace(5, x[1]);
    m.insert({100, x[0]});
    m[7] += 3 * x[1];
    double sum = m.at(7) * m.at(7);
    for (const auto &entry : m) sum += entry.first * entry.second * entry.second;
    for (auto i = m.rbegin(); i != m.rend(); ++i) sum += i->second;
    auto found = m.find(8);
    if (found != m.end()) sum *= found->second;
    return sum * 1e-2 + m.count(3) + m.lower_bound(9)->second;
}
GRADIENT(maps, 1.2, 0.7)

/* Keys that are the bits of numbers are compared, and lead nowhere. */
static std::uint64_t bits(double v) {
    std::uint64_t word;
    std::memcpy(&word, &v, sizeof word);
    return word;
}
static double maps_by_bits(double *x) {
    std::map<std::uint64_t, double> values;
    std::map<std::uint64_t, const double *> places;
    for (int i = 0; i < 3; i++) {
        values[bits(x[i])] = x[i] * x[i];
        places[bits(x[i])] = x + i;
    }
    double sum = static_cast<double>(values.size());
    for (const auto &[key, value] : values) sum = 0.5 * sum + value * *places.find(key)->second;
    return sum;
}
GRADIENT(maps_by_bits, 1.2, 0.7, 2.1)

static double maps_of_strings(double *x) {
    std::map<std::string, double> m;
    m["alpha"] = x[0];
    m["beta"] = x[1];
    m["a name that is so long that it is on the heap"] = x[0] * x[1];
    m["alpha"] *= m["beta"];
    double sum = 0;
    for (const auto &[name, value] : m) sum += value * value * name.size();
    return sum;
}
GRADIENT(maps_of_strings, 1.2, 0.7)

static double hashed(double *x) {
    std::unordered_map<int, double> m;
    for (int i = 0; i < 60; i++) m[i * 13 % 40] += x[0] * i;
    m.erase(3);
    m.reserve(200);
    m[4] = x[1];
    double sum = 0;
    for (const auto &entry : m) sum += entry.first * entry.second * entry.second;
    return sum * 1e-4 + m.at(4) * m.count(5);
}
GRADIENT(hashed, 1.2, 0.7)

static double sets(double *x) {
    std::set<double> s;
    for (int i = 0; i < 9; i++) s.insert(std::sin(3.0 * i) * x[0] + x[1]);
    s.erase(s.begin());
    double sum = 0, factor = 1;
    for (double v : s) {
        sum += factor * v * v;
        factor *= 0.8;
    }
    return sum + *s.rbegin();
}
GRADIENT(sets, 1.2, 0.7)

static double sets_of_indices(double *x) {
    std::set<int> s;
    std::unordered_set<int> u;
    std::multimap<int, int> m;
    for (int i = 0; i < 9; i++) {
        s.insert(i * 5 % 7);
        u.insert(i * 3 % 5);
        m.insert({i % 3, i});
    }
    double sum = 0;
    for (int i : s) sum += x[i % 2] * x[0] * i;
    for (int i = 0; i < 9; i++) sum += u.count(i) * x[1] * x[1] * i;
    for (auto [first, last] = m.equal_range(1); first != last; ++first) sum += first->second * x[0];
    return sum;
}
GRADIENT(sets_of_indices, 1.2, 0.7)

static std::pair<double, double> both(double a, double b) { return {a * b, a + b * b}; }
static std::tuple<double, int, double> three(double a, double b) { return {a * b, 3, a / b}; }
static double pairs_and_tuples(double *x) {
    auto [p, q] = both(x[0], x[1]);
    auto [a, n, b] = three(p, q);
    std::vector<std::pair<int, double>> v;
    for (int i = 0; i < 5; i++) v.emplace_back(i, a * i + b);
    double sum = 0;
    for (auto &[k, value] : v) sum += k * value * value;
    std::tie(a, b) = both(b, a);
    return sum * n + a * b;
}
GRADIENT(pairs_and_tuples, 1.2, 0.7)

NOINLINE static std::optional<double> root(double v) {
    if (v < 0) return std::nullopt;
    return std::sqrt(v);
}
static double optionals(double *x) {
    std::optional<double> o;
    double sum = root(x[0]).value_or(x[1]) + root(x[1] - 5).value_or(x[0] * x[1]);
    o = x[0];
    if (o) *o *= x[1];
    o.emplace(*o * *o);
    return sum * *o;
}
GRADIENT(optionals, 1.2, 0.7)

struct Circle {
    double radius;
};
struct Box {
    double width, height;
};
static double variants(double *x) {
    std::vector<std::variant<Circle, Box>> shapes;
    for (int i = 0; i < 6; i++) {
        if (i % 2) shapes.push_back(Circle{x[0] * i});
        else shapes.push_back(Box{x[1] + i, x[0]});
    }
    double area = 0;
    for (const auto &shape : shapes) {
        if (const Circle *c = std::get_if<Circle>(&shape)) area += 3 * c->radius * c->radius;
        else area += std::get<Box>(shape).width * std::get<Box>(shape).height;
    }
    return area;
}
GRADIENT(variants, 1.2, 0.7)

