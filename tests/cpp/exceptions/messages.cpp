// Exceptions whose contents have nothing to do with what is differentiated: messages that are printed, codes, indices.
#include "check.hpp"
#include <cstdio>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);

template <double (*f)(double *)> static void confirmed() {
    double x[3] = {1, 3, 7}, d[3] = {};
    __enzyme_autodiff<void>((void *)f, enzyme_dup, x, d);
    for (int k = 0; k < 3; k++) {
        double t[3] = {}, h = 1e-5, up[3] = {1, 3, 7}, down[3] = {1, 3, 7};
        t[k] = 1, up[k] += h, down[k] -= h;
        EXPECT(__enzyme_fwddiff<double>((void *)f, enzyme_dup, x, t), d[k]);
        EXPECT(std::fabs(d[k] - (f(up) - f(down)) / 2 / h) < 1e-6, true);
    }
}

struct Failed : std::exception {
    std::string message;
    int code;
    Failed(double value, int code) : message("bad value " + std::to_string(value)), code(code) {}
    const char *what() const noexcept override { return message.c_str(); }
};

NOINLINE static double small(double v) {
    if (v > 5) throw Failed(v, 3);
    return v * v;
}

static double printed(double *x) {
    double y = 1;
    try {
        small(x[0]);
    } catch (const Failed &e) {
        std::cerr << e.what() << "\n";
        y = e.code;
    }
    return y * x[0] * x[1];
}

struct At {
    char text[64];
    int place;
};

NOINLINE static void limit(const double *x, int i) {
    if (x[i] < 2) {
        At at;
        std::snprintf(at.text, sizeof at.text, "x[%d] is %g", i, x[i]);
        at.place = i;
        throw at;
    }
}

static double indexed(double *x) {
    double y = 0;
    for (int i = 0; i < 3; i++) try {
            limit(x, i);
            y += x[i];
        } catch (const At &at) {
            std::fputs(at.text, stderr);
            y += x[at.place] * x[2];
        }
    return y;
}

#if !__has_feature(address_sanitizer)  // whose code in `above` writes, so that what it throws may not be caught
struct Node {
    double value;
    std::unique_ptr<Node> next;
};

struct NotFound {
    const Node *last;
};

NOINLINE static const Node *above(const Node *p, double v) {
    const Node *last = nullptr;
    for (; p; p = p->next.get()) {
        if (p->value > v) return p;
        last = p;
    }
    throw NotFound{last};
}

static double addressed(double *x) {
    Node a{x[0], std::make_unique<Node>(Node{x[1], nullptr})};
    try {
        return above(&a, 2.5)->value * x[2];
    } catch (const NotFound &) {
        return x[2];
    }
}

TEST(an_address_in_an_exception_is_not_looked_at) { confirmed<addressed>(); }
#endif

NOINLINE static double step(std::vector<double> &v, double h) {
    if (h < -10) {
        std::ostringstream o;
        o << "step " << h << " at " << v[0];
        throw std::runtime_error(o.str());
    }
    double s = 0;
    for (double &e : v) s += e = e * (1 - h), s *= 0.5;
    return s;
}

static double passed_on(double *x) {
    std::vector<double> v(x, x + 3);
    double s = 0;
    try {
        for (int i = 0; i < 3; i++) s += step(v, 0.1 * i);
    } catch (const std::exception &e) {
        std::fprintf(stderr, "%s\n", e.what());
        throw;
    }
    return s;
}

NOINLINE static double looked_up(const std::map<std::string, double> &m, const char *name, double *x) {
    try {
        return m.at(name) * x[0];
    } catch (const std::out_of_range &) {
        std::fprintf(stderr, "no %s\n", name);
        return x[1];
    }
}

static double missing(double *x) {
    std::map<std::string, double> m{{"a", 2.0}, {"b", 3.0}};
    return looked_up(m, "a", x) + looked_up(m, "c", x) * x[2];
}

TEST(a_message_is_printed) { confirmed<printed>(); }
TEST(a_place_says_which_number_is_meant) { confirmed<indexed>(); }
TEST(an_exception_is_printed_and_passed_on) { confirmed<passed_on>(); }
TEST(what_is_not_found_has_another_value) { confirmed<missing>(); }
