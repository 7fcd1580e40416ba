// Structs that are passed in two registers, with the bytes of a number in both: to functions of all kinds.
#include <math.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <queue>
#include <stdexcept>
#include <vector>

#include "check.hpp"

using Bytes = std::array<unsigned char, 8>;

struct Keyed {
    int key;
    Bytes number;
    double get() const { return std::bit_cast<double>(number); }
};
struct Framed {
    int before;
    unsigned char number[8];
    int after;
};
struct Late {
    short tag, flags;
    unsigned char number[8];
    short end;
};

static NOINLINE Keyed make(int key, double x) { return {key, std::bit_cast<Bytes>(x)}; }

// Alone, among others, two of them, changed there, passed on and given back

static NOINLINE double value(Keyed k) { return k.get() * k.key; }
static NOINLINE double between(double a, Keyed k, int n, double b) { return a * k.get() * n + b * k.key; }
static NOINLINE double both(Keyed a, Keyed b) { return a.get() * b.get() * (a.key + 2 * b.key); }
static NOINLINE double changed(Keyed k, double x) {
    k.number = std::bit_cast<Bytes>(k.get() * x);
    k.key++;
    return value(k);
}
static NOINLINE Keyed larger(Keyed a, Keyed b) { return value(a) > value(b) ? a : b; }
static double alone(double *x) {
    Keyed a = make(2, x[0] * x[1]), b = make(3, x[2]);
    double sum = value(a) + between(x[0], b, 4, x[2]) + both(a, b) + changed(a, x[1]) + a.get();
    return sum + larger(a, b).get() * x[0];
}
GRADIENT(alone, 1.5, 2, 3)

// All registers full, other places

static NOINLINE double framed_value(Framed f) {
    double a;
    memcpy(&a, f.number, 8);
    return a * a * (f.before + 3 * f.after);
}
static NOINLINE double late_value(const double *scale, Late l) {
    double a;
    memcpy(&a, l.number, 8);
    return *scale * a * (l.tag + l.flags + l.end);
}
static double other_places(double *x) {
    Framed f = {2, {}, 5};
    Late l = {1, 2, {}, 3};
    double a = x[0] * x[1], b = x[1] * x[2];
    memcpy(f.number, &a, 8);
    memcpy(l.number, &b, 8);
    return framed_value(f) + late_value(&x[0], l);
}
GRADIENT(other_places, 1.5, 2, 3)

// The variable is changed between, or by the callee

static NOINLINE double overwriting(Keyed *place, Keyed k) {
    *place = make(1, 7);
    return k.get() * k.get();
}
static double of_changing_variables(double *x) {
    Keyed a = make(2, x[0] * x[1]);
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        Keyed b = a;
        sum += value(b);
        b = make(k, x[k] * sum);
        sum += value(b) + overwriting(&b, b) * b.get();
    }
    return sum;
}
GRADIENT(of_changing_variables, 1.5, 2, 0.5)

static NOINLINE double down(int n, Keyed k) { return n == 0 ? k.get() : down(n - 1, make(k.key + 1, k.get() * 1.5)) * k.key; }
static double recursive(double *x) { return down(3, make(1, x[0])) + down(2, make(2, x[1] * x[0])); }
GRADIENT(recursive, 1.5, 2)

// By members, templates and functions that others may have

#if !__has_feature(address_sanitizer)
struct Sink {
    double scale;
    NOINLINE double take(Keyed k) const { return k.get() * scale; }
};
template <class T> NOINLINE double taken(T x, Keyed k) { return x * x * k.get(); }
double visible(Keyed k, double x);
NOINLINE double visible(Keyed k, double x) { return k.get() * x * k.key; }
static double of_all_kinds(double *x) {
    Sink s = {x[0]};
    return s.take(make(1, x[1])) + taken(x[2], make(2, x[0])) + visible(make(3, x[1]), x[2]);
}
GRADIENT(of_all_kinds, 1.5, 2, 3)

// What sorts such structs passes them: heaps, and what is inserted

static NOINLINE std::vector<Keyed> filled(const double *x, int n) {
    std::vector<Keyed> all;
    for (int k = 0; k < n; k++) all.push_back(make(k * 5 % 7, sin(x[k % 3] + k)));
    return all;
}
static double in_a_heap(double *x) {
    auto less = [](const Keyed &a, const Keyed &b) { return a.key < b.key; };
    std::vector<Keyed> all = filled(x, 6);
    std::make_heap(all.begin(), all.end(), less);
    double sum = 0.1;
    while (all.size() > 2) {
        std::pop_heap(all.begin(), all.end(), less);
        sum = 0.5 * sum + all.back().get() * all.back().key;
        all.pop_back();
    }
    return sum;
}
GRADIENT(in_a_heap, 1.5, 2, 3)

static double in_a_queue(double *x) {
    auto less = [](const Keyed &a, const Keyed &b) { return a.key < b.key; };
    std::priority_queue<Keyed, std::vector<Keyed>, decltype(less)> queue(less);
    for (const Keyed &k : filled(x, 4)) queue.push(k);
    double sum = 0.1;
    for (; !queue.empty(); queue.pop()) sum = 0.5 * sum + queue.top().get() * queue.top().get();
    return sum;
}
GRADIENT(in_a_queue, 1.5, 2, 3)

static double sorted(double *x) {
    std::vector<Keyed> all = filled(x, 5);
    std::sort(all.begin(), all.end(), [](const Keyed &a, const Keyed &b) { return a.get() < b.get(); });
    double sum = 0.1;
    for (auto &k : all) sum = 0.5 * sum + k.get() * (k.key + 1);
    return sum;
}
GRADIENT(sorted, 1.5, 2, 3)
#endif

#if __cpp_exceptions
static NOINLINE double checked(Keyed k, const double *limit) {
    if (k.get() > *limit) throw std::out_of_range("number");
    return k.get() * k.get();
}
static double around_exceptions(double *x) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        try {
            sum += checked(make(k, x[k] * x[0]), &x[2]);
        } catch (const std::out_of_range &) {
            sum += x[1];
        }
    }
    return sum;
}
GRADIENT(around_exceptions, 1.5, 1.2, 3)
#endif
