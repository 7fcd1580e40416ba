// Numbers, integers and text in one place, in records that grow in vectors, in lists and in trees.
#include "check.hpp"
#include <forward_list>
#include <list>
#include <set>
#include <string>
#include <variant>
#include <vector>

typedef std::variant<double, int, std::string> Any;

struct Keyed {
    int key;
    Any value;
};

static Keyed make(int key, double x) { return {key, key % 3 == 0 ? Any(key) : Any(x)}; }

static double number_of(const Keyed &k) {
    return std::holds_alternative<double>(k.value) ? std::get<double>(k.value) : std::get<int>(k.value) * 0.1;
}

static double keys_or_numbers(double *x) {
    std::vector<Keyed> all;
    for (int i = 0; i < 6; i++) all.push_back(make((i * 5 + 2) % 7, sin(x[i % 3] + 0.1 * i)));
    double sum = 0;
    for (auto &k : all) sum += number_of(k) * (k.key + 1);
    return sum;
}
GRADIENT(keys_or_numbers, 1.2, 0.7, -0.4)

static double one_or_the_other(double *x) {
    Keyed a = make(1, x[0] * x[1]), b = make(3, x[1]);
    Keyed c = a, d = b;
    return number_of(c) * x[2] + number_of(d) * number_of(a);
}
GRADIENT(one_or_the_other, 1.2, 0.7, -0.4)

static double text_in_the_place_of_a_number(double *x) {
    std::variant<double, std::string> a = x[0] * x[1], b = std::string("some text that is long");
    auto c = a;
    a = b;
    return std::get<double>(c) * x[2] * (std::get<std::string>(a) == "another" ? 2 : 3);
}
GRADIENT(text_in_the_place_of_a_number, 1.2, 0.7, -0.4)

static double visited(double *x) {
    std::variant<double, int> a = x[0], b = 2;
    if (x[1] > 0) b = x[1] * x[2];
    return std::visit([](auto v) { return v * 2.0; }, a) * std::visit([](auto v) { return v * 1.0; }, b);
}
GRADIENT(visited, 1.2, 0.7, -0.4)

// A variable of the loop is a number in one round and an integer in the next, in the same register.
static double in_a_list(double *x) {
    std::forward_list<Keyed> front;
    std::list<Keyed> back;
    for (int i = 0; i < 6; i++) {
        front.push_front(make(i ^ 3, x[i % 3] + 0.1 * i));
        back.push_back(make(i * 3 % 7, x[i % 3] * i));
    }
    double sum = 0.1;
    for (auto &k : front) sum = 0.6 * sum + number_of(k) * number_of(k);
    for (auto &k : back) sum = 0.6 * sum + number_of(k);
    return sum;
}
GRADIENT(in_a_list, 1.2, 0.7, -0.4)

// The integer is moved from the variable to the node, as one.
static NOINLINE Keyed made(int key, double x) { return make(key, x); }
static NOINLINE double number_or_half(const Keyed &k) {
    return std::get_if<double>(&k.value) ? *std::get_if<double>(&k.value) : 0.5;
}
static double in_a_tree(double *x) {
    auto less = [](const Keyed &a, const Keyed &b) { return a.key < b.key; };
    std::set<Keyed, decltype(less)> tree(less);
    for (int i = 0; i < 6; i++) tree.insert(made((i * 5 + 2) % 7, x[i % 3] + 0.1 * i));
    double sum = 0.1;
    for (auto &k : tree) sum = 0.6 * sum + number_or_half(k) * number_or_half(k);
    return sum;
}
GRADIENT(in_a_tree, 1.2, 0.7, -0.4)
