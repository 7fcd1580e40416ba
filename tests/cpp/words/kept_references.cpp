// Functions that keep a reference, and functions of another kind that keep a number, in the same place of a std::function.
#include "../check.hpp"

#include <functional>
#include <memory>
#include <vector>

struct Item {
    int key;
    std::function<double(double)> scaled;
    std::shared_ptr<double> weight;
};

NOINLINE static Item item(int key, double x) {
    return {key, [x](double a) { return a * x; }, std::make_shared<double>(x + key)};
}

static double references_beside_numbers(double *x) {
    std::vector<Item> items;
    for (int i = 0; i < 3; i++) items.push_back(item(i, x[i] * x[i]));
    std::vector<Item> copy = items;
    double sum = 0;
    std::function<void(const Item &)> add = [&sum](const Item &t) { sum = 0.6 * sum + std::tanh(t.scaled(0.7)); };
    std::function<void(const Item &)> weigh = add;
    if (x[0] > 0) weigh = [&sum, &x](const Item &t) { sum += *t.weight * x[1]; };
    for (const Item &t : copy) add(t), weigh(t);
    return sum;
}
GRADIENT(references_beside_numbers, 0.6, 0.8, -0.4)
