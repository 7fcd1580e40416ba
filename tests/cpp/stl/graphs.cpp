// Objects with names that share others, and know by weak pointers what they are parts of.
#include "check.hpp"
#include <memory>
#include <string>
#include <vector>

struct Part {
    double weight;
    std::string name;
    std::vector<std::shared_ptr<Part>> parts;
    std::weak_ptr<Part> whole;
    double total() const {
        double sum = weight;
        for (auto &p : parts) sum += 0.5 * p->total();
        if (auto up = whole.lock()) sum += 0.1 * up->weight;
        return sum;
    }
};

static double parts_that_are_shared(double *x) {
    auto top = std::make_shared<Part>(), common = std::make_shared<Part>();
    top->weight = x[0];
    top->name = "a name that is longer than sixteen";
    common->weight = x[1] * x[2];
    common->whole = top;
    for (int i = 0; i < 3; i++) {
        auto p = std::make_shared<Part>();
        p->weight = x[i] * 0.4;
        p->parts.push_back(common);
        p->whole = top;
        top->parts.push_back(i & 1 ? common : p);
    }
    return top->total();
}
GRADIENT(parts_that_are_shared, 0.7, 1.3, 0.4)
