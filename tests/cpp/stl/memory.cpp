// new and delete in all their forms, and who owns what they make: arrays, smart pointers, trees, lists by hand.
#include "check.hpp"
#include <cmath>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>

static double plain_new(double *x) {
    double *p = new double(x[0] * x[1]);
    *p *= *p;
    double result = *p + x[0];
    delete p;
    return result;
}
GRADIENT(plain_new, 1.2, 0.7)

static double array_new(double *x) {
    double *p = new double[3];
    for (int i = 0; i < 3; i++) p[i] = x[i] * x[(i + 1) % 3];
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += p[i] * p[i];
    delete[] p;
    return sum;
}
GRADIENT(array_new, 1.2, 0.7, -0.4)

static double value_initialized(double *x) {
    double *p = new double[4]();
    p[1] += x[0] * x[1];
    p[3] += p[1] * x[0];
    double sum = p[0] + p[1] + p[2] * x[0] + p[3];
    delete[] p;
    return sum;
}
GRADIENT(value_initialized, 1.2, 0.7)

static double nothrow_new(double *x) {
    double *p = new (std::nothrow) double[2];
    if (!p) return 0;
    p[0] = std::sin(x[0]);
    p[1] = p[0] * x[1];
    double result = p[1] * p[0];
    ::operator delete[](p, std::nothrow);
    return result;
}
GRADIENT(nothrow_new, 1.2, 0.7)

struct alignas(64) Wide {
    double v[8];
    Wide() {
        for (double &e : v) e = 0;
    }
};

static double aligned_new(double *x) {
    Wide *w = new Wide;
    for (int i = 0; i < 8; i++) w->v[i] = x[i % 2] * i;
    double sum = 0;
    for (int i = 0; i < 8; i++) sum += w->v[i] * w->v[7 - i];
    delete w;
    return sum;
}
GRADIENT(aligned_new, 1.2, 0.7)

static double aligned_array_new(double *x) {
    Wide *w = new Wide[2];
    for (int i = 0; i < 8; i++) w[i % 2].v[i] = x[i % 2] * i;
    double sum = 0;
    for (int i = 0; i < 8; i++) sum += w[0].v[i] * w[0].v[i] + w[1].v[i] * w[1].v[7 - i];
    delete[] w;
    return sum;
}
GRADIENT(aligned_array_new, 1.2, 0.7)

struct Counted {  // an array of these has its length before it
    double value;
    static int alive;
    Counted() : value(0) { alive++; }
    ~Counted() { alive--; }
};
int Counted::alive;

static double array_with_a_cookie(double *x) {
    int n = x[0] > 100 ? 7 : 3;
    Counted *c = new Counted[n];
    for (int i = 0; i < n; i++) c[i].value = x[i % 2] * (i + 1);
    double product = 1;
    for (int i = 0; i < n; i++) product *= c[i].value;
    delete[] c;
    return product;
}
GRADIENT(array_with_a_cookie, 1.2, 0.7)
TEST(destructors_run_as_often_as_constructors) { EXPECT(Counted::alive, 0); }

static double placement_new(double *x) {
    alignas(Wide) unsigned char space[sizeof(Wide)];
    Wide *w = new (space) Wide;
    w->v[2] = x[0] * x[1];
    double result = w->v[2] * w->v[2] + w->v[3];
    w->~Wide();
    double *d = new (space) double(x[1]);
    return result * *d;
}
GRADIENT(placement_new, 1.2, 0.7)

static double raw_operator_new(double *x) {
    void *raw = ::operator new(sizeof(double) * 4);
    double *p = static_cast<double *>(raw);
    for (int i = 0; i < 4; i++) new (p + i) double(x[0] * i + x[1]);
    double sum = 0;
    for (int i = 0; i < 4; i++) sum += p[i] * p[i] * p[i];
    ::operator delete(raw, sizeof(double) * 4);
    return sum;
}
GRADIENT(raw_operator_new, 1.2, 0.7)

struct Pooled {  // its own operator new
    double a, b;
    static void *operator new(size_t bytes) { return std::malloc(bytes); }
    static void operator delete(void *p) { std::free(p); }
};

static double own_operator_new(double *x) {
    Pooled *p = new Pooled{x[0], x[1]};
    p->a *= p->b;
    double result = p->a * p->a + p->b;
    delete p;
    return result;
}
GRADIENT(own_operator_new, 1.2, 0.7)

static double new_in_a_loop(double *x) {
    double sum = 0;
    for (int i = 1; i <= 5; i++) {
        double *p = new double[i];
        for (int k = 0; k < i; k++) p[k] = x[0] * k + x[1];
        for (int k = 0; k < i; k++) sum += p[k] * p[i - 1 - k];
        delete[] p;
    }
    return sum;
}
GRADIENT(new_in_a_loop, 1.2, 0.7)

static double array_of_arrays(double *x) {
    double **rows = new double *[3];
    for (int i = 0; i < 3; i++) {
        rows[i] = new double[2];
        rows[i][0] = x[0] * (i + 1);
        rows[i][1] = x[1] / (i + 1);
    }
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += rows[i][0] * rows[(i + 1) % 3][1] * rows[i][0];
    for (int i = 0; i < 3; i++) delete[] rows[i];
    delete[] rows;
    return sum;
}
GRADIENT(array_of_arrays, 1.2, 0.7)

static double unique_array(double *x) {
    auto p = std::make_unique<double[]>(4);
    for (int i = 0; i < 4; i++) p[i] = x[i % 2] + i;
    std::unique_ptr<double[]> q = std::move(p);
    return q[0] * q[1] * q[2] * q[3] + (p ? 1 : 2) * x[0];
}
GRADIENT(unique_array, 1.2, 0.7)

struct Tree {
    double value;
    std::unique_ptr<Tree> left, right;
    explicit Tree(double v) : value(v) {}
};

static void grow(std::unique_ptr<Tree> &at, double key, double value) {
    if (!at) at = std::make_unique<Tree>(value);
    else if (key < 0.5) grow(at->left, key * 2, value);
    else grow(at->right, key * 2 - 1, value);
}
static double walk(const std::unique_ptr<Tree> &at, double factor) {
    if (!at) return 1;
    return factor * at->value * at->value + walk(at->left, factor * 0.5) * walk(at->right, factor * 0.25);
}
static double unique_tree(double *x) {
    std::unique_ptr<Tree> root;
    for (int i = 0; i < 9; i++) grow(root, std::fmod(i * 0.618, 1.0), x[i % 3] * (i + 1));
    return walk(root, 1);
}
GRADIENT(unique_tree, 1.2, 0.7, -0.4)

struct Link {
    double value;
    std::unique_ptr<Link> next;
};

static double unique_list(double *x) {
    std::unique_ptr<Link> head;
    for (int i = 0; i < 6; i++) {
        auto link = std::make_unique<Link>();
        link->value = x[i % 2] * i;
        link->next = std::move(head);
        head = std::move(link);
    }
    double sum = 0, before = 1;
    for (Link *l = head.get(); l; l = l->next.get()) {
        sum += l->value * before;
        before = l->value;
    }
    std::unique_ptr<Link> reversed;  // in place
    while (head) {
        auto next = std::move(head->next);
        head->next = std::move(reversed);
        reversed = std::move(head);
        head = std::move(next);
    }
    for (Link *l = reversed.get(); l; l = l->next.get()) sum = sum * 0.5 + l->value * l->value;
    return sum;
}
GRADIENT(unique_list, 1.2, 0.7)

struct Node {
    double weight;
    std::shared_ptr<Node> left, right;
};

static double evaluate(const std::shared_ptr<Node> &n) {
    double result = n->weight;
    if (n->left) result *= evaluate(n->left);
    if (n->right) result += std::sin(evaluate(n->right));
    return result;
}
static double shared_nodes(double *x) {
    auto leaf = std::make_shared<Node>();
    leaf->weight = x[0];
    auto middle = std::make_shared<Node>();
    middle->weight = x[1];
    middle->left = leaf;
    middle->right = leaf;
    auto top = std::make_shared<Node>();
    top->weight = x[0] * x[1];
    top->left = middle;
    top->right = middle;
    return evaluate(top) + top.use_count() + leaf.use_count() * x[0];
}
GRADIENT(shared_nodes, 1.2, 0.7)

static double shared_from_new(double *x) {
    std::shared_ptr<double> p(new double(x[0]));
    std::weak_ptr<double> w = p;
    {
        std::shared_ptr<double> q = p;
        *q *= x[1];
    }
    double result = 0;
    if (auto locked = w.lock()) result = *locked * *locked;
    p.reset();
    return w.expired() ? result : 0;
}
GRADIENT(shared_from_new, 1.2, 0.7)

static double deleter(double *x) {
    auto drop = [](double *p) { delete[] p; };
    std::unique_ptr<double[], decltype(drop)> p(new double[2]{x[0], x[1]}, drop);
    p[0] *= p[1];
    return p[0] * p[1];
}
GRADIENT(deleter, 1.2, 0.7)

static double made_here_used_there(double *x);
NOINLINE static double *make(double *x, int n) {
    double *p = new double[n];
    for (int i = 0; i < n; i++) p[i] = x[0] * i;
    return p;
}
NOINLINE static double use_up(double *p, int n) {
    double product = 1;
    for (int i = 1; i < n; i++) product *= p[i];
    delete[] p;
    return product;
}
static double made_here_used_there(double *x) { return use_up(make(x, 4), 4) + x[1]; }
GRADIENT(made_here_used_there, 1.2, 0.7)
