// Reporters of errors, which a header has as templates: they never return, though nothing says so of them.
#include "check.hpp"
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

static void replaced(std::string &in, const char *what, const char *by) {
    for (size_t at = 0; (at = in.find(what, at)) != std::string::npos; at += strlen(by)) in.replace(at, strlen(what), by);
}

template <class T> NOINLINE std::string written(const T &value) {
    std::stringstream text;
    text.precision(17);
    text << value;
    return text.str();
}

struct Cloned {
    virtual ~Cloned() = default;
    virtual const Cloned *clone() const = 0;
    virtual void rethrow() const = 0;
};

template <class E> struct Wrapped : Cloned, E {
    explicit Wrapped(const E &e) : E(e) {}
    const Cloned *clone() const override { return new Wrapped(*this); }
    void rethrow() const override { throw *this; }
};

template <class E> [[noreturn]] NOINLINE void thrown(const E &e) { throw Wrapped<E>(e); }

template <class E, class T> NOINLINE void raise(const char *where, const char *what, const T &value) {
    std::string said = "Error in function ", of = where, message = what;
    replaced(of, "%1%", "double");
    said += of + ": ";
    std::string number = written(value);
    replaced(message, "%1%", number.c_str());
    said += message;
    thrown(E(said));
}

// One that goes through another.
template <class T> T outside(const char *where, const char *what, const T &value) {
    raise<std::domain_error>(where, what, value);
    return value;
}

static double root(double *x) {
    double low = 0, high = 4, value = x[0] * x[1];
    if (!(value > 0)) raise<std::domain_error>("root<%1%>", "no root of %1%", value);
    if (value > 1e6) raise<std::domain_error>("root<%1%>", "%1% is too large", value);
    for (int count = 60; high - low > 1e-14; count--) {
        double middle = (low + high) / 2;
        if (!count) raise<std::runtime_error>("root<%1%>", "no convergence at %1%", middle);
        (middle * middle < value ? low : high) = middle;
    }
    double r = (low + high) / 2;
    for (int k = 0; k < 3; k++) {
        double next = (r + value / r) / 2;
        if (!(next > 0)) return outside("root<%1%>", "%1% is outside", next);
        r = next;
    }
    return r * x[2];
}
GRADIENT(root, 1.2, 0.9, 3)

struct Line {
    std::vector<double> a;
    explicit Line(std::vector<double> given) : a(std::move(given)) {
        for (size_t i = 0; i < a.size(); i++)
            if (a[i] > 1e6) raise<std::domain_error>("Line<%1%>", "%1% is too large", a[i]);
    }
    double at(double t) const {
        if (t < 0) return outside("at<%1%>", "%1% is outside", t);
        double sum = 0;
        for (double c : a) sum = sum * t + c;
        return sum;
    }
};

static double line(double *x) {
    Line line(std::vector<double>(x, x + 3));
    return line.at(x[0]) * line.at(x[1]);
}
GRADIENT(line, 1.2, 0.9, 3)
