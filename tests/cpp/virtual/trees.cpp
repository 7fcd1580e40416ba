// Structures of objects of several classes: expression trees, systems of forces, layers, visitors; in reverse, forward
// and split mode, and twice. Objects of the classes hold different things in the same place, so that what one function
// knows of the memory behind a base pointer says nothing about another's.
#include "check.hpp"

#include <math.h>

#include <memory>
#include <vector>

extern "C" double __enzyme_autodiff_out(void *, ...);
extern "C" void __enzyme_autodiff_dup(void *, ...);
extern "C" double __enzyme_fwddiff_dup(void *, ...);

// ---- an expression tree

struct Expression {
    virtual ~Expression() {}
    virtual double eval(const double *x) const = 0;
};
using Owned = std::unique_ptr<Expression>;
struct Variable : Expression {
    int index;
    explicit Variable(int index) : index(index) {}
    double eval(const double *x) const override { return x[index]; }
};
struct Constant : Expression {
    double value;
    explicit Constant(double value) : value(value) {}
    double eval(const double *) const override { return value; }
};
struct Product : Expression {
    Owned a, b;
    Product(Owned a, Owned b) : a(std::move(a)), b(std::move(b)) {}
    double eval(const double *x) const override { return a->eval(x) * b->eval(x); }
};
struct Sine : Expression {
    Owned a;
    explicit Sine(Owned a) : a(std::move(a)) {}
    double eval(const double *x) const override { return sin(a->eval(x)); }
};

static Owned variable(int index) { return Owned(new Variable(index)); }
static Owned constant(double value) { return Owned(new Constant(value)); }
static Owned product(Owned a, Owned b) { return Owned(new Product(std::move(a), std::move(b))); }
static Owned sine(Owned a) { return Owned(new Sine(std::move(a))); }
// sin(x0 u) * (x1 * (v x0))
static Owned tree(double u, double v) {
    return product(sine(product(variable(0), constant(u))), product(variable(1), product(constant(v), variable(0))));
}

NOINLINE static double eval(const Expression *e, const double *x) { return e->eval(x); }
NOINLINE static double a_tree_made_inside(double *x) { return eval(tree(x[2], x[2] * x[1]).get(), x); }
GRADIENT(a_tree_made_inside, 0.5, 0.7, 1.2)

static double tree_of(double *x) { return eval(tree(x[2], x[3]).get(), x); }

static double &first_constant(const Owned &root) {
    auto left = static_cast<Product *>(root.get())->a.get();
    auto inner = static_cast<Product *>(static_cast<Sine *>(left)->a.get());
    return static_cast<Constant *>(inner->b.get())->value;
}

TEST(a_tree_made_outside) {
    double x[4] = {0.5, 0.7, 1.2, 0.8};
    Owned root = tree(x[2], x[3]), shadow = tree(0, 0);
    double d[2] = {0, 0};
    __enzyme_autodiff_dup((void *)eval, enzyme_const, root.get(), enzyme_dup, x, d);
    for (int k = 0; k < 2; k++) EXPECT_WITHIN(1e-8, d[k], check::difference(tree_of, 4, x, k)), d[k] = 0;
    __enzyme_autodiff_dup((void *)eval, enzyme_dup, root.get(), shadow.get(), enzyme_dup, x, d);
    for (int k = 0; k < 2; k++) EXPECT_WITHIN(1e-8, d[k], check::difference(tree_of, 4, x, k));
    EXPECT_WITHIN(1e-8, first_constant(shadow), check::difference(tree_of, 4, x, 2));

    Owned direction = tree(1, 0);
    double none[2] = {0, 0};
    double along = __enzyme_fwddiff_dup((void *)eval, enzyme_dup, root.get(), direction.get(), enzyme_dup, x, none);
    EXPECT_WITHIN(1e-8, along, check::difference(tree_of, 4, x, 2));
}

struct Kept {
    void *tape;
    double result;
};
extern "C" Kept __enzyme_augmentfwd_tree(void *, ...);
extern "C" void __enzyme_reverse_tree(void *, ...);

TEST(a_tree_in_split_mode) {
    double x[4] = {0.5, 0.7, 1.2, 0.8}, d[2] = {0, 0};
    Owned root = tree(x[2], x[3]), shadow = tree(0, 0);
    Kept kept = __enzyme_augmentfwd_tree((void *)eval, enzyme_dup, root.get(), shadow.get(), enzyme_dup, x, d);
    EXPECT(kept.result, tree_of(x));
    __enzyme_reverse_tree((void *)eval, enzyme_dup, root.get(), shadow.get(), enzyme_dup, x, d, 2.0, kept.tape);
    for (int k = 0; k < 2; k++) EXPECT_WITHIN(1e-8, d[k], 2 * check::difference(tree_of, 4, x, k));
    EXPECT_WITHIN(1e-8, first_constant(shadow), 2 * check::difference(tree_of, 4, x, 2));
}

NOINLINE static double slope(double x) {
    double at[3] = {x, 2 * x, x * x}, d[3] = {0, 0, 0};
    __enzyme_autodiff_dup((void *)a_tree_made_inside, enzyme_dup, at, d);
    return d[0] + d[2];
}
static double slope_at(double *x) { return slope(x[0]); }
TEST(a_tree_differentiated_twice) {
    const double x = 0.7, wanted = check::difference(slope_at, 1, &x, 0);
    EXPECT_WITHIN(1e-7, __enzyme_fwddiff_dup((void *)slope, enzyme_dup, x, 1.0), wanted);
    EXPECT_WITHIN(1e-7, __enzyme_autodiff_out((void *)slope, enzyme_out, x), wanted);
}

// ---- springs and drag

struct Force {
    virtual ~Force() {}
    virtual void apply(const double *x, const double *v, double *f, int n) const = 0;
};
struct Spring : Force {
    int i, j;
    double stiffness, length;
    Spring(int i, int j, double stiffness, double length) : i(i), j(j), stiffness(stiffness), length(length) {}
    void apply(const double *x, const double *, double *f, int) const override {
        double pull = stiffness * (x[j] - x[i] - length);
        f[i] += pull;
        f[j] -= pull;
    }
};
struct Drag : Force {
    double c;
    explicit Drag(double c) : c(c) {}
    void apply(const double *, const double *v, double *f, int n) const override {
        for (int i = 0; i < n; i++) f[i] -= c * v[i] * fabs(v[i]);
    }
};
typedef std::vector<std::unique_ptr<Force>> Forces;

static Forces forces(double stiffness, double length, double drag) {
    Forces made;
    made.emplace_back(new Spring(0, 1, stiffness, length));
    made.emplace_back(new Spring(1, 2, 2 * stiffness, length));
    made.emplace_back(new Drag(drag));
    return made;
}
NOINLINE static double energy(const Forces *all, const double *start) {
    double x[3], v[3] = {0, 0, 0}, f[3];
    for (int i = 0; i < 3; i++) x[i] = start[i];
    for (int step = 0; step < 20; step++) {
        for (double &each : f) each = 0;
        for (auto &force : *all) force->apply(x, v, f, 3);
        for (int i = 0; i < 3; i++) v[i] += 0.1 * f[i], x[i] += 0.1 * v[i];
    }
    return x[0] * x[0] + x[1] * x[1] + x[2] * x[2] + v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
}
NOINLINE static double forces_made_inside(double *x) {
    Forces all = forces(x[3], x[4], x[5]);
    return energy(&all, x);
}
GRADIENT(forces_made_inside, 0, 1.5, 3.1, 5, 1, 0.3)

TEST(forces_made_outside) {
    const double x[6] = {0, 1.5, 3.1, 5, 1, 0.3};
    double d[3] = {0, 0, 0};
    Forces all = forces(x[3], x[4], x[5]), shadow = forces(0, 0, 0);
    __enzyme_autodiff_dup((void *)energy, enzyme_dup, &all, &shadow, enzyme_dup, x, d);
    EXPECT_WITHIN(1e-8, d[1], check::difference(forces_made_inside, 6, x, 1));
    EXPECT_WITHIN(1e-8, static_cast<Drag *>(shadow[2].get())->c, check::difference(forces_made_inside, 6, x, 5));
    double lengths = 0;
    for (int k = 0; k < 2; k++) lengths += static_cast<Spring *>(shadow[k].get())->length;
    EXPECT_WITHIN(1e-8, lengths, check::difference(forces_made_inside, 6, x, 4));
}

// ---- visitors, and a base that knows its derived class

struct Number;
struct Two;
struct Visitor {
    virtual ~Visitor() {}
    virtual void visit(Number &) = 0;
    virtual void visit(Two &) = 0;
};
struct Element {
    virtual ~Element() {}
    virtual void accept(Visitor &) = 0;
};
struct Number : Element {
    double v;
    explicit Number(double v) : v(v) {}
    void accept(Visitor &visitor) override { visitor.visit(*this); }
};
struct Two : Element {
    double v, w;
    explicit Two(double v) : v(v), w(v * v) {}
    void accept(Visitor &visitor) override { visitor.visit(*this); }
};
struct Sums : Visitor {
    double sum = 0;
    void visit(Number &number) override { sum += number.v * number.v; }
    void visit(Two &two) override { sum *= two.v + two.w; }
};
struct Scales : Visitor {
    double by;
    explicit Scales(double by) : by(by) {}
    void visit(Number &number) override { number.v *= by; }
    void visit(Two &two) override { two.w += by * two.v; }
};
NOINLINE static double visitors(double *x) {
    std::vector<std::unique_ptr<Element>> all;
    all.emplace_back(new Number(x[0]));
    all.emplace_back(new Two(x[0] * 2));
    all.emplace_back(new Number(1 + x[1]));
    Scales scales(x[1]);
    Sums sums;
    for (auto &each : all) each->accept(scales);
    for (auto &each : all) each->accept(sums);
    return sums.sum;
}
GRADIENT(visitors, 0.7, 0.5)

template <class Derived> struct Twice {
    double run(double x) { return 2 * static_cast<Derived *>(this)->step(x); }
};
struct Stepper : Twice<Stepper> {
    double k;
    explicit Stepper(double k) : k(k) {}
    double step(double x) { return k * x * x; }
};
NOINLINE static double a_base_that_knows_its_class(double *x) { return Stepper(x[0]).run(x[1]); }
GRADIENT(a_base_that_knows_its_class, 0.7, 0.5)
