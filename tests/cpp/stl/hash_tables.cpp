// Hash tables with keys that are text, pairs and integers: in records, in vectors, copied, moved, exchanged, and nested.
#include "check.hpp"
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

typedef std::unordered_map<std::string, double> Named;

static std::string key(int i) { return "key number " + std::string((size_t)i % 7, 'x') + (char)('a' + i); }

static double keys_are_literals(double *x) {
    Named m;
    m["a"] = x[0];
    m["b"] = x[1] * x[0];
    m["a"] *= x[2];
    return m["a"] * m["b"] + m["none"];
}
GRADIENT(keys_are_literals, 1.2, 0.7, -0.4)

static double ways_to_insert(double *x) {
    Named m;
    m.emplace("a", x[0]);
    m.try_emplace("b", x[1] * x[0]);
    m.try_emplace("b", x[2]);
    m.insert_or_assign("a", x[0] * x[0]);
    m.insert({"d", x[2]});
    auto node = m.extract("a");
    node.key() = "c";
    m.insert(std::move(node));
    double product = 1;
    for (auto &[key, value] : m) product *= value * (key == "b" ? 2 : 3);
    m.erase("b");
    return product * m.at("c") * m.find("d")->second;
}
GRADIENT(ways_to_insert, 1.2, 0.7, -0.4)

static double many_keys(double *x) {
    Named m;
    for (int i = 0; i < 40; i++) m[key(i)] = x[i % 3] * i;
    m.rehash(200);
    double sum = 0;
    for (int i = 0; i < 40; i++) sum += m.at(key(i)) * x[(i + 1) % 3];
    m.clear();
    return sum * 0.01 + (double)m.size();
}
GRADIENT(many_keys, 1.2, 0.7, -0.4)

struct Record {
    double before;
    Named table;
    double behind[4];
};

static double beside_numbers_in_a_record(double *x) {
    Record s;
    s.before = x[0];
    for (int i = 0; i < 4; i++) s.behind[i] = x[i % 3] * i;
    s.table["a"] = s.before;
    s.table["b"] = x[1] * x[0];
    Record t = s, u = std::move(s);
    t.behind[2] *= x[2];
    std::swap(t, u);
    return t.table["a"] * u.table["b"] + t.behind[2] * u.behind[3] + u.behind[2] * t.before;
}
GRADIENT(beside_numbers_in_a_record, 1.2, 0.7, -0.4)

static double in_a_vector(double *x) {
    std::vector<Named> v(3);
    for (int i = 0; i < 3; i++) {
        v[(size_t)i]["a"] = x[0] * i;
        v[(size_t)i]["b"] = x[1] * x[2];
    }
    v.push_back(v[1]);
    v.resize(10);
    double sum = 0;
    for (auto &m : v)
        for (auto &[key, value] : m) sum += value * value;
    return sum;
}
GRADIENT(in_a_vector, 1.2, 0.7, -0.4)

static double made_of_pairs_and_assigned(double *x) {
    std::vector<std::pair<std::string, double>> pairs;
    pairs.emplace_back("a", x[0]);
    pairs.push_back({"b", x[1] * x[0]});
    Named m(pairs.begin(), pairs.end()), n;
    auto copy = m;
    copy["c"] = x[2];
    n = copy;
    std::swap(m, n);
    n = std::move(copy);
    double sum = 0;
    for (auto &[key, value] : n) sum += value * value;
    for (auto &[key, value] : m) sum += value * n.at(key);
    return sum;
}
GRADIENT(made_of_pairs_and_assigned, 1.2, 0.7, -0.4)

struct Item {
    std::string name;
    double value;
    std::vector<double> weights;
    float scale;
};

static double of_records(double *x) {
    std::unordered_map<std::string, Item> m;
    for (int i = 0; i < 20; i++) m.emplace(key(i), Item{"n", x[0] * i, {x[1], x[2]}, (float)i});
    auto copy = m;
    double sum = 0;
    for (auto &[key, item] : copy) sum += item.value * item.weights[0] + item.weights[1] * item.scale;
    m.erase(key(3));
    return 1e-2 * sum * m.at(key(4)).value;
}
GRADIENT(of_records, 1.2, 0.7, -0.4)

static double of_tables(double *x) {
    std::unordered_map<std::string, std::unordered_map<int, double>> m;
    m["a"][3] = x[0];
    m["b"][4] = x[1] * x[2];
    double product = 1;
    for (auto &[key, inner] : m)
        for (auto &[number, value] : inner) product *= value + number;
    return product;
}
GRADIENT(of_tables, 1.2, 0.7, -0.4)

static double of_vectors(double *x) {
    std::unordered_map<std::string, std::vector<double>> m;
    m["a"].push_back(x[0]);
    m["a"].push_back(x[1]);
    m["b"].push_back(x[2]);
    return m["a"][0] * m["a"][1] * m["b"][0];
}
GRADIENT(of_vectors, 1.2, 0.7, -0.4)

static double of_shared_and_optional(double *x) {
    std::unordered_map<std::string, std::shared_ptr<Item>> m;
    m["a"] = std::make_shared<Item>(Item{"z", x[0], {x[1]}, 2});
    m["b"] = m["a"];
    m["b"]->value *= x[2];
    std::unordered_map<std::string, std::optional<double>> n;
    n["none"];
    n["a"] = x[0];
    double product = m["a"]->value * m["b"]->weights[0];
    for (auto &[key, value] : n)
        if (value) product *= *value;
    return product;
}
GRADIENT(of_shared_and_optional, 1.2, 0.7, -0.4)

struct OfPair {
    size_t operator()(const std::pair<int, int> &p) const { return (size_t)(p.first * 7 + p.second); }
};

static double keys_are_pairs(double *x) {
    std::unordered_map<std::pair<int, int>, std::pair<float, double>, OfPair> m;
    m[{1, 2}] = {1.5f, x[0]};
    m[{2, 1}] = {2.f, x[1] * x[2]};
    double product = 1;
    for (auto it = m.begin(); it != m.end(); it = m.erase(it)) product *= it->second.second * it->second.first;
    return product + (double)m.size();
}
GRADIENT(keys_are_pairs, 1.2, 0.7, -0.4)

struct Salted {
    size_t salt;
    size_t operator()(int k) const { return (size_t)k * 31 + salt; }
};
static size_t same(int k) { return (size_t)k; }

static double hashes_with_state(double *x) {
    std::unordered_map<int, double, Salted> m(8, Salted{7});
    m[1] = x[0];
    m[2] = x[1] * x[2];
    std::unordered_map<int, double, size_t (*)(int)> n(8, same);
    n[1] = x[0];
    n[3] = m[2];
    return m[1] * m[2] * n[3] + n[1];
}
GRADIENT(hashes_with_state, 1.2, 0.7, -0.4)

static double several_of_one_key(double *x) {
    std::unordered_multimap<std::string, double> m;
    m.insert({"a", x[0]});
    m.emplace("a", x[1] * x[0]);
    m.insert({"b", x[2]});
    double product = 1;
    for (auto [it, end] = m.equal_range("a"); it != end; ++it) product *= it->second;
    m.erase("a");
    std::unordered_set<std::string> names{"p", "q"};
    return product * m.begin()->second * (double)(m.size() + names.size());
}
GRADIENT(several_of_one_key, 1.2, 0.7, -0.4)

static Named cache;

static double a_table_that_stays(double *x) {
    cache.clear();
    cache["a"] = x[0];
    cache["b"] = x[1] * x[2];
    double product = 1;
    for (auto &[key, value] : cache) product *= value;
    return product;
}
GRADIENT(a_table_that_stays, 1.2, 0.7, -0.4)

struct Tree {
    std::unordered_map<std::string, Tree *> kids;
    double value = 0;
    NOINLINE double sum() const {
        double sum = value;
        for (auto &[key, tree] : kids) sum += tree->sum() * value;
        return sum;
    }
};

static double trees_of_tables(double *x) {
    Tree root, left, right;
    root.value = x[0];
    left.value = x[1];
    right.value = x[2] * x[0];
    root.kids["left"] = &left;
    left.kids["right"] = &right;
    return root.sum();
}
GRADIENT(trees_of_tables, 1.2, 0.7, -0.4)

static NOINLINE double remembered(int n, double x, std::unordered_map<int, double> &known) {
    auto it = known.find(n);
    if (it != known.end()) return it->second;
    double value = n < 2 ? x + n : remembered(n - 1, x, known) * x + remembered(n - 2, x, known);
    return known[n] = value;
}

static double remembered_results(double *x) {
    std::unordered_map<int, double> known;
    return remembered(9, x[0] * x[1], known) + x[2] * known.at(3);
}
GRADIENT(remembered_results, 0.9, 0.7, -0.4)
