// Strings beside numbers: short texts, which lie in the string itself, and long ones, in memory of their own.
#include <math.h>

#include <algorithm>
#include <list>
#include <memory>
#include <string>
#include <vector>

#include "check.hpp"

struct Named {
    std::string name;
    double number;
};

static std::string name_of(int k) { return std::string(k % 2 ? "number " : "a number with a long name ") + char('a' + k); }

static NOINLINE std::vector<Named> filled(const double *x, int n) {
    std::vector<Named> all;
    for (int k = 0; k < n; k++) all.push_back({name_of(k * 3 % 5), sin(x[k % 3] + k)});
    return all;
}

static double sum(const std::vector<Named> &all) {
    double s = 0.1;
    for (auto &a : all) s = 0.5 * s + a.number * a.number * a.name[a.name.size() / 2];
    return s / 100;
}

static double filled_and_copied(double *x) {
    std::vector<Named> all = filled(x, 4), copy = all;
    copy[1].name += " and what makes its name a long one";
    copy[2].number *= x[0];
    copy[0].name = "x";
    return sum(all) * sum(copy);
}
GRADIENT(filled_and_copied, 1.5, 2, 3)

static double sorted_by_name(double *x) {
    std::vector<Named> all = filled(x, 5);
    std::sort(all.begin(), all.end(), [](const Named &a, const Named &b) { return a.name < b.name; });
    all.erase(all.begin() + 1);
    return sum(all);
}
GRADIENT(sorted_by_name, 1.5, 2, 3)

// In nodes that own each other

struct Part {
    double weight;
    std::string name;
    std::vector<std::shared_ptr<Part>> parts;
    std::weak_ptr<Part> whole;
    double total() const {
        double s = weight;
        for (auto &p : parts) s += 0.5 * p->total();
        if (auto up = whole.lock()) s += 0.1 * up->weight * up->weight;
        return s;
    }
};
static double parts_with_names(double *x) {
    auto top = std::make_shared<Part>();
    top->weight = x[0];
    top->name = "a name that is longer than a short text may be";
    for (int k = 0; k < 3; k++) {
        auto part = std::make_shared<Part>();
        part->weight = sin(x[k]);
        part->name = "part";
        part->whole = top;
        top->parts.push_back(part);
    }
    return top->total();
}
GRADIENT(parts_with_names, 1.5, 2, 3)

static double in_a_list(double *x) {
    std::list<Named> all;
    for (int k = 0; k < 4; k++) all.push_front({name_of(k), x[k % 3] * k});
    all.sort([](const Named &a, const Named &b) { return a.name.back() < b.name.back(); });
    double s = 0.1;
    for (auto &a : all) s = 0.5 * s + a.number * a.number;
    return s;
}
GRADIENT(in_a_list, 1.5, 2, 3)
