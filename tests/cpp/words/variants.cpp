// Variants that are copied member by member, as their index says: half of a number's bytes in one of the ways.
#include <math.h>

#include <string>
#include <variant>
#include <vector>

#include "check.hpp"

using Any = std::variant<double, int, std::string>;

static double number_of(const Any &a) { return a.index() == 0 ? std::get<double>(a) : std::get<int>(a) * 0.1; }

static double copied(double *x) {
    Any a = x[0] * x[1], b = 3;
    Any c = a, d = b;
    c = Any(number_of(c) * x[1]);
    return std::get<double>(c) * std::get<int>(d) * number_of(a);
}
GRADIENT(copied, 1.2, 0.7, -0.4)

struct Setting {
    std::string name;
    Any value;
};

static NOINLINE Setting made(int k, double x) { return {"setting", k % 3 == 1 ? Any(k) : k % 3 == 2 ? Any("text") : Any(x)}; }

static double settings(double *x) {
    std::vector<Setting> all;
    for (int i = 0; i < 7; i++) all.push_back(made(i, x[i % 3] * x[0]));
    std::vector<Setting> others(all.rbegin(), all.rend());
    double sum = 0.1;
    for (auto &s : others)
        if (s.value.index() != 2) sum = 0.7 * sum + number_of(s.value) * number_of(s.value);
    return sum;
}
GRADIENT(settings, 1.2, 0.7, -0.4)
