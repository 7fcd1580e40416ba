// Visitors without a common list of what they visit: an object asks a visitor, by its run-time type, whether that has a
// function for its class, and calls it. The visitor has a virtual table for each of its bases, and a pointer to one of
// them may be one to any. Which function is called says what the derivative is.
#include "check.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

[[noreturn]] static void fail(const std::string &why) {
    std::fputs(why.c_str(), stderr);
    std::abort();
}

struct Visitor {
    virtual ~Visitor() = default;
};
template <class T> struct Of {
    virtual ~Of() = default;
    virtual void visit(T &) = 0;
};
struct Payoff {
    virtual ~Payoff() = default;
    virtual std::string name() const = 0;
    virtual double at(double price) const = 0;
    virtual void accept(Visitor &v);
};
struct Striked : Payoff {
    double strike;
    explicit Striked(double strike) : strike(strike) {}
    void accept(Visitor &v) override;
};
struct Plain : Striked {
    using Striked::Striked;
    std::string name() const override { return "plain"; }
    double at(double price) const override { return std::fmax(price - strike, 0.0); }
    void accept(Visitor &v) override;
};
struct Cash : Striked {
    double cash;
    Cash(double strike, double cash) : Striked(strike), cash(cash) {}
    std::string name() const override { return "cash"; }
    double at(double price) const override { return price > strike ? cash : 0.0; }
    void accept(Visitor &v) override;
};
struct Asset : Striked {
    using Striked::Striked;
    std::string name() const override { return "asset"; }
    double at(double price) const override { return price > strike ? price : 0.0; }
    void accept(Visitor &v) override;
};

template <class T, class Next> void give(T &payoff, Visitor &v, const Next &otherwise) {
    if (auto *of = dynamic_cast<Of<T> *>(&v)) of->visit(payoff);
    else otherwise();
}
void Payoff::accept(Visitor &v) {
    give(*this, v, [] { fail("not a visitor of payoffs"); });
}
void Striked::accept(Visitor &v) {
    give(*this, v, [&] { Payoff::accept(v); });
}
void Plain::accept(Visitor &v) {
    give(*this, v, [&] { Striked::accept(v); });
}
void Cash::accept(Visitor &v) {
    give(*this, v, [&] { Striked::accept(v); });
}
void Asset::accept(Visitor &v) {
    give(*this, v, [&] { Striked::accept(v); });
}

struct Black {
    double forward, deviation, alpha, beta, strike;
    struct Calculator : Visitor, Of<Payoff>, Of<Plain>, Of<Cash>, Of<Asset> {
        Black &black;
        explicit Calculator(Black &black) : black(black) {}
        void visit(Payoff &p) override { fail("not a payoff for this: " + p.name()); }
        void visit(Plain &) override {}
        void visit(Cash &p) override { black.alpha = 0, black.strike = -p.cash; }
        void visit(Asset &) override { black.beta = 0; }
    };
    Black(const std::shared_ptr<Striked> &payoff, double forward, double deviation)
        : forward(forward), deviation(deviation), strike(payoff->strike) {
        double d = std::log(forward / strike) / deviation + 0.5 * deviation;
        alpha = std::erf(d), beta = std::erf(d - deviation);
        Calculator calculator(*this);
        payoff->accept(calculator);
    }
    double value() const { return forward * alpha - strike * beta; }
};

static double by_their_classes(double *x) {
    std::shared_ptr<Striked> p = std::make_shared<Cash>(x[1], x[2] * 10), q = std::make_shared<Plain>(x[1]);
    std::shared_ptr<Striked> r = std::make_shared<Asset>(x[0] + x[1]);
    double sum = Black(p, x[0], x[2]).value() + Black(q, x[0], x[2]).value() + Black(r, x[0], x[2]).value();
    return sum + q->at(2 * x[0]) + p->at(x[0] * x[1] * 3);
}

GRADIENT(by_their_classes, 1.5, 0.7, 0.4)
