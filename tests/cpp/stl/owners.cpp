// Objects that own others, with much else beside numbers: counts, names, tables of functions.
#include "../check.hpp"
#include <map>
#include <memory>
#include <queue>
#include <string>
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
};
struct Circle final : Shape {
    double radius;
    explicit Circle(double r) : radius(r) {}
    double area() const override { return 3 * radius * radius; }
};
struct Box final : Shape {
    int sides;
    double lengths[2];
    explicit Box(double a) : sides(2), lengths{a, 0.5 * a} {}
    double area() const override { return lengths[0] * lengths[1] * sides; }
};
struct Task {
    int key;
    std::unique_ptr<Shape> shape;
};

static NOINLINE double by_priority(const double *x) {
    auto less = [](const Task &a, const Task &b) { return a.key < b.key; };
    std::priority_queue<Task, std::vector<Task>, decltype(less)> waiting(less);
    for (int i = 0; i < 3; i++)
        waiting.push({(i * 5 + 2) % 7, i & 1 ? std::unique_ptr<Shape>(std::make_unique<Circle>(x[i]))
                                             : std::unique_ptr<Shape>(std::make_unique<Box>(x[i]))});
    double sum = 0.1;
    for (; !waiting.empty(); waiting.pop()) sum = 0.6 * sum + sin(waiting.top().shape->area());
    return sum;
}

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

static double of_parts(const double *x, double scale) {
    auto top = std::make_shared<Part>(), common = std::make_shared<Part>();
    top->weight = x[0] * scale;
    top->name = "a name that is longer than sixteen";
    common->weight = x[1] * x[2];
    common->whole = top;
    auto inner = std::make_shared<Part>();
    inner->weight = x[2] * 0.4;
    inner->parts.push_back(common);
    inner->whole = top;
    top->parts.push_back(inner);
    return top->total();
}

static double parts_scaled_by_a_queue(double *x) { return of_parts(x, by_priority(x)); }
GRADIENT(parts_scaled_by_a_queue, 0.7, 1.3, 0.4)

struct Entry {
    int key;
    double value;
};

static double entries_by_name(double *x) {
    std::map<std::string, Entry> entries;
    for (int i = 0; i < 4; i++) entries.emplace(std::to_string(10 - i), Entry{(i * 5 + 2) % 7, tanh(x[i % 3] * x[0])});
    double sum = 0.1;
    for (auto &[name, entry] : entries) sum = 0.6 * sum + entry.key * sin(entry.value);
    return sum;
}
GRADIENT(entries_by_name, 0.7, 1.3, 0.4)
