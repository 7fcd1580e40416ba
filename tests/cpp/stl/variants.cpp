// Numbers, integers and text in one place, in records that grow in vectors.
#include "check.hpp"
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
