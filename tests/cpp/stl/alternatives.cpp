// Pointers of different types in one place: what they lead to has numbers where others have text, pointers or counts.
#include "check.hpp"
#include <memory>
#include <string>
#include <variant>
#include <vector>

struct Sum;
struct Scale;
struct Named;
typedef std::variant<double, std::unique_ptr<Sum>, std::unique_ptr<Scale>, std::unique_ptr<Named>> Expression;

struct Sum {
    Expression a, b;
};
struct Scale {
    double by;
    Expression of;
};
struct Named {
    std::string name;
    std::vector<Expression> parts;
};

static double value(const Expression &e, double x) {
    switch (e.index()) {
    case 0: return std::get<0>(e) * x;
    case 1: return value(std::get<1>(e)->a, x) + value(std::get<1>(e)->b, x);
    case 2: return std::get<2>(e)->by * value(std::get<2>(e)->of, x);
    }
    double product = 0.1 * std::get<3>(e)->name.size();
    for (auto &part : std::get<3>(e)->parts) product *= value(part, x);
    return product;
}

static double classes_that_hold_variants_at_different_places(double *x) {
    auto sum = std::make_unique<Sum>();
    sum->a = x[0];
    sum->b = x[1];
    auto scale = std::make_unique<Scale>();
    scale->by = x[2];
    scale->of = std::move(sum);
    auto named = std::make_unique<Named>();
    named->name = "a product of parts, by name";
    named->parts.push_back(std::move(scale));
    named->parts.push_back(x[0]);
    Expression e = std::move(named);
    return value(e, x[1]);
}
GRADIENT(classes_that_hold_variants_at_different_places, 1.2, 0.7, -0.4)

// The bytes of a pointer are moved: what it was declared to lead to goes with them.
struct Number {
    double at, weight;
};
struct Count {
    long at, weight;
};
typedef std::variant<std::unique_ptr<Number>, std::unique_ptr<Count>> Either;

static NOINLINE double weighed(const Either &e) {
    if (e.index() == 0) return std::get<0>(e)->at * std::get<0>(e)->weight;
    return double(std::get<1>(e)->at) * double(std::get<1>(e)->weight);
}

static double numbers_in_the_place_of_counts(double *x) {
    std::vector<Either> all;
    for (int i = 0; i < 4; i++)
        if (i % 2) all.push_back(std::make_unique<Number>(Number{x[i % 3], x[2]}));
        else all.push_back(std::make_unique<Count>(Count{i + 1, 2}));
    std::swap(all[0], all[3]);
    double product = x[1];
    for (auto &e : all) product *= weighed(e);
    return product;
}
GRADIENT(numbers_in_the_place_of_counts, 1.2, 0.7, -0.4)
