// Structs that are returned in two registers, with the bytes of a number in both: by functions of all kinds.
#include <math.h>

#include <array>
#include <bit>
#include <cstring>
#include <map>
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
struct Nested {
    int kind;
    struct {
        union {
            unsigned char number[8];
            char name[8];
        } u;
    } inner;
};

// As a struct of its own, and in containers

static NOINLINE Keyed make(int key, double x) { return {key, std::bit_cast<Bytes>(x)}; }
static double keyed(double *x) {
    Keyed a = make(2, x[0] * x[1]), b = make(3, x[1]);
    a = make(a.key + b.key, a.get() * x[2]);
    return a.get() * b.get() * a.key;
}
GRADIENT(keyed, 1.5, 2, 3)

#if !__has_feature(address_sanitizer)  // the checks of addresses keep numbers in words
static double in_vector(double *x) {
    std::vector<Keyed> all;
    for (int k = 0; k < 5; k++) all.push_back(make(k ^ 3, x[k % 3] * (k + 1)));
    double sum = 0;
    for (auto &k : all) sum = 0.5 * sum + k.get() * k.key;
    return sum;
}
GRADIENT(in_vector, 1.5, 2, 3)

static double in_map(double *x) {
    std::map<int, Keyed> all;
    for (int k = 0; k < 4; k++) all.insert_or_assign(k % 3, make(k, sin(x[k % 3])));
    double sum = 0;
    for (auto &[key, value] : all) sum = 0.5 * sum + value.get() * (key + value.key);
    return sum;
}
GRADIENT(in_map, 1.5, 2, 3)
#endif

// All registers full, other places, a number within a union

static NOINLINE Framed framed_of(int before, double x, int after) {
    Framed f = {before, {}, after};
    memcpy(f.number, &x, 8);
    return f;
}
static double framed(double *x) {
    Framed f = framed_of(2, x[0] * x[1], 5), g = framed_of(f.after, x[2], f.before);
    double a, b;
    memcpy(&a, f.number, 8);
    memcpy(&b, g.number, 8);
    return a * b * (f.before + 3 * g.after);
}
GRADIENT(framed, 1.5, 2, 3)

static NOINLINE Late late_of(double x) {
    Late l = {1, 2, {}, 3};
    memcpy(l.number, &x, 8);
    return l;
}
static double late(double *x) {
    Late l = late_of(x[0] * x[1]);
    double a;
    memcpy(&a, l.number, 8);
    return a * a * (l.tag + l.flags + l.end);
}
GRADIENT(late, 1.5, 2)

static NOINLINE Nested nested_of(int kind, double x) {
    Nested n = {kind, {}};
    if (kind) memcpy(n.inner.u.number, &x, 8);
    return n;
}
static double nested(double *x) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        Nested n = nested_of(k, x[k]);
        double a = 0.5;
        if (n.kind) memcpy(&a, n.inner.u.number, 8);
        sum += a * a * x[0];
    }
    return sum;
}
GRADIENT(nested, 1.5, 2, 3)

// Passed on, changed on the way, read and written in one

static NOINLINE Keyed passed(int key, double x) { return make(key + 1, x * x); }
static NOINLINE Keyed chosen(const Keyed &a, const Keyed &b) { return a.key > b.key ? a : b; }
static NOINLINE Keyed doubled(Keyed *k) {
    *k = make(k->key, 2 * k->get());
    return *k;
}
static double on_its_way(double *x) {
    Keyed a = passed(1, x[0]), b = passed(4, x[1]);
    Keyed c = chosen(a, b);
    c = doubled(&c);
    Keyed d = doubled(&b);
    return c.get() * d.get() + b.get() * x[2] + a.get();
}
GRADIENT(on_its_way, 1.5, 2, 3)

static NOINLINE Keyed power(int n, double x) {
    if (n == 0) return make(0, 1);
    Keyed rest = power(n - 1, x);
    return make(rest.key + 1, rest.get() * x);
}
static double recursive(double *x) { return power(3, x[0]).get() + power(2, x[1]).get() * power(1, x[1]).key; }
GRADIENT(recursive, 1.5, 2)

// By members, templates, functions that others may have, and around exceptions

#if !__has_feature(address_sanitizer)
struct Source {
    double scale;
    virtual ~Source() = default;
    virtual double factor() const { return 2; }
    NOINLINE Keyed next(int key, double x) const { return make(key, x * scale * factor()); }
};
template <class T> NOINLINE Keyed wrapped(T x) { return make(sizeof(T), x * x); }
Keyed visible(int key, double x);
NOINLINE Keyed visible(int key, double x) { return {key, std::bit_cast<Bytes>(x * x)}; }
static double of_all_kinds(double *x) {
    Source s{};
    s.scale = x[0];
    return s.next(1, x[1]).get() * wrapped(x[2]).get() + visible(3, x[1]).get();
}
GRADIENT(of_all_kinds, 1.5, 2, 3)
#endif

#if __cpp_exceptions
static NOINLINE Keyed checked(int key, double x) {
    if (key > 5) throw std::out_of_range("key");
    return make(key, x * x);
}
struct Guard {
    double &place;
    ~Guard() { place = 3; }
};
static double around_exceptions(double *x) {
    double place = 1, sum = 0;
    for (int k = 3; k < 8; k++) {
        try {
            Guard g{place};
            Keyed got = checked(k, x[0] * k);
            sum += got.get() * x[1];
        } catch (const std::out_of_range &) {
            sum += x[2] * x[2];
        }
    }
    return sum * place;
}
GRADIENT(around_exceptions, 1.5, 2, 3)
#endif

// The bytes change: signs do, as those of numbers; a key stays what it was

static double signs(double *x) {
    Keyed k = make(2, x[0] * x[1]);
    uint64_t bits;
    memcpy(&bits, &k.number, 8);
    bits ^= 1ull << 63;
    memcpy(&k.number, &bits, 8);
    return k.get() * x[0] * k.key;
}
GRADIENT(signs, 1.5, 2)

// The upper half of a number in single precision, and the rest.
static NOINLINE float cube(float x) {
    float high = std::bit_cast<float>(std::bit_cast<unsigned>(x) & 0xfffff000u);
    return high * x * x + (x - high) * x * x;
}
static double heads(double *x) { return cube((float)x[0]) * x[1] + cube((float)(x[1] * x[2])); }
REVERSE_WITHIN(5e-3, heads, 1.5, 2, 0.25)
