// Exceptions in differentiated code: thrown through it, caught in it, and around requests.
#include "check.hpp"
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);

static int alive;

struct Counted {
    double weight;
    Counted(double w) : weight(w) { ++alive; }
    Counted(const Counted &other) : weight(other.weight) { ++alive; }
    ~Counted() { --alive; }
};

NOINLINE static double root(const Counted &c, double x) {
    if (x < 0) throw std::domain_error("negative");
    return std::sqrt(x) * c.weight;
}

NOINLINE static double through(double *x, int n) {
    Counted c(2.0);
    std::vector<double> v;
    for (int i = 0; i < n; i++) v.push_back(root(c, x[i]));
    double s = 0;
    for (double e : v) s += e * e * e;
    return s;
}

NOINLINE static double translated(double *x, int n) {
    Counted c(1.0);
    try {
        return through(x, n);
    } catch (const std::domain_error &) {
        Counted d(1);
        throw std::runtime_error("again");
    }
}

// Calls `f`'s gradient where it throws, three times: the tape is as it was, and all objects are gone.
template <double (*f)(double *, int)> static void throws() {
    double x[4] = {1, 2, -3, 4};
    for (int round = 0; round < 3; round++) {
        double d[4] = {};
        int before = alive, caught = 0;
        try {
            __enzyme_autodiff<void>((void *)f, enzyme_dup, x, d, enzyme_const, 4);
        } catch (const std::exception &e) {
            caught = 1;
        }
        EXPECT(caught, 1);
        EXPECT(alive, before);
    }
}

TEST(an_exception_leaves_the_gradient_and_runs_the_destructors) { throws<through>(); }
TEST(an_exception_is_translated_on_the_way) { throws<translated>(); }

template <double (*f)(double *, int)> static void returns() {
    double x[4] = {1, 2, 3, 4}, d[4] = {};
    __enzyme_autodiff<void>((void *)f, enzyme_dup, x, d, enzyme_const, 4);
    for (int i = 0; i < 4; i++) EXPECT(d[i], 12 * std::sqrt(x[i]));
    EXPECT(alive, 0);
    double t[4] = {1, 0, 0, 1};
    EXPECT(__enzyme_fwddiff<double>((void *)f, enzyme_dup, x, t, enzyme_const, 4), 12 * 3);
}

TEST(the_way_without_an_exception_is_differentiated) { returns<through>(); }
TEST(a_handler_that_is_not_needed_changes_nothing) { returns<translated>(); }

NOINLINE static int parsed(const char *text) { return std::stoi(text); }

static double fallback(double *x, const char *text) {
    int k;
    try {
        k = parsed(text);
    } catch (const std::exception &e) {
        k = 1;
        x[0] *= 2;
    }
    double r = 1;
    for (int i = 0; i < k; i++) r *= x[0];
    return r;
}

TEST(an_inactive_call_throws_and_is_caught) {
    double x = 3, d = 0;
    __enzyme_autodiff<void>((void *)fallback, enzyme_dup, &x, &d, enzyme_const, "3");
    EXPECT(d, 27);
    d = 0;
    __enzyme_autodiff<void>((void *)fallback, enzyme_dup, &x, &d, enzyme_const, "no");
    EXPECT(d, 2);
    EXPECT(x, 6);
}

static double in_a_loop(double *x) {
    double s = 0;
    for (int i = 0; i < 4; i++) {
        try {
            if (i == 2) throw i;
            s += x[i] * x[i];
        } catch (int k) {
            s += 10 * x[k] * s;
        }
    }
    return s;
}
GRADIENT(in_a_loop, 1, 2, 3, 4)

NOINLINE static double square_of_small(double x) {
    if (x > 5) throw 1;
    return x * x;
}

static double of_pure_calls(double *x) {
    double s = 0;
    for (int i = 0; i < 3; i++) {
        double y;
        try {
            y = square_of_small(x[i]);
        } catch (...) {
            y = 3 * x[i] * x[0];
        }
        s += y * y;
    }
    return s;
}
GRADIENT(of_pure_calls, 2, 6, 3)

struct Node {
    double value;
    std::unique_ptr<Node> left, right;
};

static std::unique_ptr<Node> grown(double *x, int depth) {
    if (depth > 3) throw std::length_error("too deep");
    auto made = std::make_unique<Node>();
    made->value = x[depth % 2] * depth;
    if (depth < 3 && x[0] > 0) {
        made->left = grown(x, depth + 1);
        made->right = grown(x, depth + (x[1] > 10 ? 3 : 1));
    }
    return made;
}

NOINLINE static double total(const Node *n) {
    return n ? n->value * n->value + total(n->left.get()) * total(n->right.get()) : 1;
}

static double of_a_tree(double *x) { return total(grown(x, 0).get()); }
GRADIENT(of_a_tree, 0.7, 0.3)

TEST(a_tree_that_is_half_built_is_destroyed) {
    for (int round = 0; round < 3; round++) {
        double x[2] = {1, 11}, d[2] = {};
        bool caught = false;
        try {
            __enzyme_autodiff<void>((void *)of_a_tree, enzyme_dup, x, d);
        } catch (const std::length_error &) {
            caught = true;
        }
        EXPECT(caught, true);
    }
}

static double never(double x) noexcept { return x * x * x; }

TEST(a_request_in_a_try_block_that_cannot_throw) {
    double d = 0;
    try {
        d = __enzyme_autodiff<double>((void *)never, enzyme_out, 2.0);
    } catch (...) {
        d = -1;
    }
    EXPECT(d, 12);
}

NOINLINE static double thrice(double x) {
    if (x > 100) throw 1;
    return 3 * x;
}
NOINLINE static double square(double x) {
    if (x > 10) throw 2;
    return x * x;
}
NOINLINE static double slope(double (*f)(double), double x) {
    try {
        return __enzyme_autodiff<double>((void *)f, enzyme_out, x);
    } catch (int what) {
        return -what;
    }
}

TEST(a_request_in_a_try_block_whose_function_is_chosen_at_run_time) {
    EXPECT(slope(thrice, 5.0), 3);
    EXPECT(slope(square, 5.0), 10);
    EXPECT(slope(square, 50.0), -2);
    EXPECT(slope(thrice, 500.0), -1);
}
