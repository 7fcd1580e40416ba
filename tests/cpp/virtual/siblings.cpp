// Classes of one base that keep different things in one place: doubles where a sibling keeps pointers. What copies an
// object's parts, and is not told which object, must move derivatives all the same. (In -fsanitize=undefined's way of
// saying it, constructors are not inlined, and nothing else tells a vector's doubles from the nodes of the tree.)
#include "check.hpp"

#include <memory>
#include <vector>

struct Triple {
    double x, y, z;
};
struct Node {
    virtual ~Node() {}
    virtual double value(const double *x) const = 0;
    virtual void reset(const double *p) = 0;
};
struct Constant : Node {
    Triple held;
    int times;
    Constant(Triple held, int times) : held(held), times(times) {}
    double value(const double *) const override { return held.x * held.y + held.z * times; }
    void reset(const double *p) override { held = *(const Triple *)p; }
};
struct Linear : Node {
    double slope;
    int index;
    double offset;
    Linear(double slope, int index, double offset) : slope(slope), index(index), offset(offset) {}
    double value(const double *x) const override { return slope * x[index] + offset; }
    void reset(const double *p) override { slope = p[0], offset = p[1]; }
};
struct Polynomial : Node {
    std::vector<double> coefficients;
    explicit Polynomial(std::vector<double> coefficients) : coefficients(coefficients) {}
    double value(const double *x) const override {
        double sum = 0;
        for (size_t i = coefficients.size(); i-- > 0;) sum = sum * x[0] + coefficients[i];
        return sum;
    }
    void reset(const double *p) override {
        for (size_t i = 0; i < coefficients.size(); i++) coefficients[i] = p[i % 3];
    }
};
struct Operation : Node {
    Node *left, *right;
    char sign;
    Operation(Node *left, Node *right, char sign) : left(left), right(right), sign(sign) {}
    ~Operation() override {
        delete left;
        delete right;
    }
    double value(const double *x) const override {
        double u = left->value(x), v = right->value(x);
        return sign == '+' ? u + v : sign == '*' ? u * v : u - v;
    }
    void reset(const double *p) override {
        left->reset(p);
        right->reset(p + 1);
    }
};

NOINLINE static Node *build(const double *p) {
    return new Operation(new Operation(new Constant({p[0], p[1], p[2]}, 3), new Linear(p[1], 1, p[0]), '*'),
                         new Operation(new Polynomial({p[0], p[1], p[2]}), new Constant({p[2], 1, p[0]}, 2), '-'), '+');
}

NOINLINE static double vectors_beside_pointers(double *x) {
    double p[8] = {x[0], x[1], x[2], x[3], x[4], 1, x[4], 2}, at[2] = {x[5], 2};
    std::unique_ptr<Node> tree(build(p));
    double before = tree->value(at);
    tree->reset(p);
    return before + tree->value(at);
}
GRADIENT(vectors_beside_pointers, 0.7, 0.49, 0.3, 2.7, 1, 0.7)
