// Objects that are counted, and destroyed by virtual functions of the block that holds the count (as shared pointers of
// Boost do). Blocks of texts and of numbers have one base, and classes that have nothing to do with it have functions of
// the same type at the same places of their virtual tables. None of these is a candidate for a call.
#include "check.hpp"

#include <atomic>
#include <cmath>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>

#ifdef __cpp_exceptions
#define THROW throw
#else
#define THROW (void)
#endif

struct Block {
    std::atomic<int> uses{1}, watchers{1};
    virtual ~Block() {}
    virtual void dispose() = 0;
    virtual void destroy() { delete this; }
    void release() {
        if (uses.fetch_sub(1) == 1) {
            dispose();
            if (watchers.fetch_sub(1) == 1) destroy();
        }
    }
};
template <class T> struct Held : Block {
    T *object = nullptr;
    bool made = false;
    alignas(T) char storage[sizeof(T)];
    ~Held() override { end(); }
    void end() {
        T *kept = reinterpret_cast<T *>(storage);
        if (made) kept->~T(), made = false;
    }
    void dispose() override { end(); }
};
template <class T> class Shared {
    template <class U> friend class Shared;
    T *object;
    Block *block;

  public:
    Shared(T *object, Block *block) : object(object), block(block) {}
    Shared(const Shared &other) : object(other.object), block(other.block) { ++block->uses; }
    template <class U> Shared(const Shared<U> &other) : object(other.object), block(other.block) { ++block->uses; }
    Shared &operator=(Shared other) {
        std::swap(object, other.object), std::swap(block, other.block);
        return *this;
    }
    ~Shared() { block->release(); }
    T *operator->() const { return object; }
    T &operator*() const { return *object; }
};
template <class T, class... Parts> NOINLINE Shared<T> make(const Parts &...parts) {
    auto *held = new Held<T>;
    auto *object = new (held->storage) T(parts...);
    held->made = true;
    return {object, held};
}

// Classes that have nothing to do with either.
struct Thrown {
    virtual Thrown *clone() const { return new Thrown(*this); }
    virtual void again() const { THROW *this; }
    virtual ~Thrown() {}
    std::string what;
    double value[3];
    explicit Thrown(std::string what, double x) : what(what), value{x, x, x} {}
};
struct Counter {
    virtual double at(double x) const { return x * calls; }
    virtual int called() { return ++calls; }
    virtual void reset() { calls = 0, text = "none"; }
    virtual void drop() { delete this; }
    virtual ~Counter() {}
    const char *text = "some";
    int calls = 0;
};

struct Visitor {
    virtual ~Visitor() {}
};
template <class T> struct Visits {
    virtual ~Visits() {}
    virtual void visit(T &) = 0;
};
struct Payoff {
    virtual ~Payoff() {}
    virtual double at(double) const = 0;
    virtual void accept(Visitor &v) {
        if (auto *able = dynamic_cast<Visits<Payoff> *>(&v)) able->visit(*this);
        else THROW std::runtime_error("no visitor of this");
    }
};
struct Plain : Payoff {
    int sign;
    double strike;
    Plain(int sign, double strike) : sign(sign), strike(strike) {}
    double at(double x) const override { return sign * (x - strike) * x; }
    void accept(Visitor &v) override {
        if (auto *able = dynamic_cast<Visits<Plain> *>(&v)) able->visit(*this);
        else Payoff::accept(v);
    }
};
struct Digital : Payoff {
    std::string name;
    double strike, cash;
    Digital(const std::string &name, double strike, double cash) : name(name), strike(strike), cash(cash) {}
    double at(double x) const override { return cash * std::log(x) * (double)name.size(); }
    void accept(Visitor &v) override {
        if (auto *able = dynamic_cast<Visits<Digital> *>(&v)) able->visit(*this);
        else Payoff::accept(v);
    }
};
struct Calculator {
    double spot, value = 0;
    struct Part : Visitor, Visits<Payoff>, Visits<Plain>, Visits<Digital> {
        Calculator &of;
        explicit Part(Calculator &of) : of(of) {}
        void visit(Payoff &p) override { of.value = p.at(of.spot); }
        void visit(Plain &p) override { of.value = p.at(of.spot) + p.strike; }
        void visit(Digital &p) override { of.value = p.at(of.spot) * p.strike; }
    };
    Calculator(const Shared<Payoff> &payoff, double spot) : spot(spot) {
#ifdef __cpp_exceptions
        if (!(spot > 0)) {
            std::ostringstream said;
            said << "spot (" << spot << ") must be positive";
            throw Thrown(*make<std::string>(said.str()), spot);
        }
#endif
        Part part(*this);
        payoff->accept(part);
    }
};

static double of_one_class(double *x) { return Calculator(make<Plain>(1, x[1]), x[0]).value; }
static double beside_text(double *x) {
    auto text = make<std::string>("a text that is too long for a string to hold it in itself");
    Shared<Payoff> payoff = make<Plain>(-1, x[1]);
    return Calculator(payoff, x[0]).value * (double)text->size();
}
static double of_either_class(double *x) {
    Shared<Payoff> payoff = make<Plain>(1, x[1]);
    double sum = Calculator(payoff, x[0]).value;
    if (x[0] > 1) payoff = make<Digital>(std::string("digital, by its name"), x[1], x[2]);
    return sum + Calculator(payoff, x[0]).value * payoff->at(x[2]);
}
static double of_others(double *x) {
    static Counter counter;
    Counter *one = &counter;
    one->called();
    double seen = one->at(x[0]) / one->calls;
    one->reset();
    return seen * Calculator(make<Plain>(1, x[1]), x[0]).value;
}

GRADIENT(of_one_class, 1.5, 0.7)
GRADIENT(beside_text, 1.5, 0.7)
GRADIENT(of_either_class, 1.5, 0.7, 2.5)
static double of_the_first(double *x) { return of_either_class(x); }
GRADIENT(of_the_first, 0.5, 0.7, 2.5)
GRADIENT(of_others, 1.5, 0.7)

#ifdef __cpp_exceptions
TEST(who_counts_otherwise) {
    double x[2] = {1.5, 0.7};
    Counter *other = new Counter;
    Thrown *thrown = Thrown("said", 1).clone();
    EXPECT(other->called() + thrown->value[0], 2);
    try {
        x[0] = -1;
        of_one_class(x);
    } catch (const Thrown &t) {
        EXPECT(t.value[0], -1);
    }
    delete thrown;
    other->drop();
}
#endif
