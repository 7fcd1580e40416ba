// Invokes, landing pads, virtual calls, templates and names that are mangled.
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
};
struct Square : Shape {
    double side;
    explicit Square(double s) : side(s) {}
    double area() const override { return side * side; }
};

static std::map<std::string, std::vector<double>> tables;

double total(const std::vector<Shape *> &shapes) {
    double sum = 0;
    try {
        for (const Shape *shape : shapes) {
            if (!shape) throw std::runtime_error("no shape");
            sum += shape->area();
        }
        tables["total"].push_back(sum);
    } catch (const std::runtime_error &error) {
        return -static_cast<double>(std::string(error.what()).size());
    } catch (...) {
        throw;
    }
    return sum;
}
double unit() { return total({new Square(1), new Square(2)}); }
