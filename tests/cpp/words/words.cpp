// Floats and pointers that optimized C++ moves as integers: structs, unions, variants, memory cleared by memset.
#include <math.h>
#include <stdint.h>

#include <any>
#include <array>
#include <bit>
#include <cstring>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>

#include "check.hpp"

// Structs that are copied as words

struct Pair {
    double a, b;
};
struct Mixed {
    double value;
    double *where;
    int count;
    float part;
};
struct Small {
    float a, b;
};

static NOINLINE void swap_pairs(Pair &p, Pair &q) { std::swap(p, q); }
static double pairs(double *x) {
    Pair p{x[0] * x[1], x[1]}, q{x[2], x[0]};
    swap_pairs(p, q);
    Pair all[3] = {p, q, p};
    all[1] = all[(int)x[3]];
    return all[1].a * q.a + all[0].b * all[2].b * all[1].b;
}
GRADIENT(pairs, 1.5, 2, 3, 2.25)

static NOINLINE Mixed rotate(Mixed m, const Mixed &n, double *other) { return m.count > 1 ? Mixed{n.value, other, m.count - 1, n.part} : m; }
static double mixed(double *x) {
    double inner[2] = {x[0] * x[0], x[1]};
    Mixed a{x[0], inner, 3, (float)x[3]}, b{x[1] * x[2], inner + 1, 2, 2.0f};
    Mixed c = rotate(a, b, inner + 1), d = rotate(c, a, inner);
    Mixed list[2] = {c, d};
    std::swap(list[0], list[1]);
    return *list[0].where * list[0].value + *list[1].where * list[1].value * list[1].count + list[1].part * x[0];
}
GRADIENT(mixed, 1.5, 2, 3, 2.25)

static NOINLINE Small turned(Small s) { return {s.b, -s.a}; }
static double small(double *x) {
    Small s{(float)x[0], (float)x[1]};
    Small t = turned(s), u[2] = {t, s};
    std::swap(u[0], u[1]);
    return (double)u[0].a * u[1].a + (double)u[1].b * u[1].b * x[2];
}
REVERSE_WITHIN(5e-3, small, 1.5, 2, 3)

static double arrays(double *x) {
    std::array<double, 4> a{x[0], x[1], x[2], x[3]}, b = a;
    b[1] *= a[2];
    std::array<std::array<double, 4>, 2> both{a, b};
    std::swap(both[0], both[1]);
    auto copy = both;
    return copy[0][1] * copy[1][3] + copy[0][2] * copy[0][0];
}
GRADIENT(arrays, 1.5, 2, 3, 2.25)

// Unions and variants

union Bits {
    double value;
    uint64_t bits;
    unsigned char bytes[8];
};
static double unions(double *x) {
    Bits a, b;
    a.value = x[0] * x[1];
    b.bits = a.bits;
    b.bits ^= 0x8000000000000000ull;
    Bits c = b;
    return c.value * x[2];
}
GRADIENT(unions, 1.5, 2, 3)

struct Tagged {
    int kind;
    union {
        double number;
        double *place;
        long count;
    };
};
static double tagged_numbers(double *x) {
    Tagged t[3];
    for (int i = 0; i < 3; i++) t[i].kind = 0, t[i].number = x[i] * x[i];
    Tagged u = t[1];
    t[1] = t[2], t[2] = u;
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += t[i].number * (i + 1);
    return sum * t[1].number;
}
GRADIENT(tagged_numbers, 1.5, 2, 3)

static double variant_of_numbers(double *x) {
    std::variant<double, long, int> v = x[0] * x[1], w = 3;
    auto middle = v;
    v = w, w = middle;
    if (int *n = std::get_if<int>(&v)) return *n * std::get<double>(w) * x[2];
    return 0;
}
GRADIENT(variant_of_numbers, 1.5, 2, 3)

static double visited(double *x) {
    using Shape = std::variant<Pair, std::array<double, 3>, double>;
    Shape shapes[3] = {Pair{x[0], x[1]}, std::array<double, 3>{x[0], x[1], x[2]}, x[2] * x[0]};
    Shape copy = shapes[1];
    shapes[1] = shapes[2];
    shapes[2] = copy;
    double sum = 0;
    for (auto &s : shapes)
        sum += std::visit(
            [](auto &v) {
                using T = std::decay_t<decltype(v)>;
                if constexpr (std::is_same_v<T, Pair>) return v.a * v.b;
                else if constexpr (std::is_same_v<T, double>) return v * v;
                else return v[0] * v[1] * v[2];
            },
            s);
    return sum;
}
GRADIENT(visited, 1.5, 2, 3)

static double optionals(double *x) {
    std::optional<double> a = x[0] * x[1], none;
    std::optional<Pair> p;
    if (x[2] > 0) p = Pair{x[2], *a};
    std::optional<Pair> q = p;
    a.swap(none);
    return none.value_or(1) * q->a * q->b + a.value_or(x[0]);
}
GRADIENT(optionals, 1.5, 2, 3)

static double tuples(double *x) {
    std::tuple<double, int, float, double *> t{x[0] * x[1], 2, 0.5f, x}, u{x[1], 3, 0.25f, x + 1};
    std::swap(t, u);
    auto [value, count, part, place] = t;
    return value * count * part + *place * std::get<0>(u);
}
GRADIENT(tuples, 1.5, 2, 3)

// Bits

static double bits_cast(double *x) {
    uint64_t bits;
    double product = x[0] * x[1];
    memcpy(&bits, &product, 8);
    double back;
    uint64_t moved[2] = {bits, bits ^ (1ull << 63)};
    memcpy(&back, &moved[x[2] > 0], 8);
    return back * x[2] + __builtin_bit_cast(double, __builtin_bit_cast(uint64_t, x[2]) & 0x7fffffffffffffffull);
}
GRADIENT(bits_cast, 1.5, 2, 3)

// Memory of which nothing is known when it is cleared

struct Node {
    double value;
    Node *next;
    int64_t id;
    double weights[3];
};
static NOINLINE void clear(void *p, size_t n) { memset(p, 0, n); }
static double cleared(double *x) {
    Node nodes[3];
    clear(nodes, sizeof nodes);
    for (int i = 0; i < 3; i++) {
        nodes[i].value += x[i];
        nodes[i].next = i ? &nodes[i - 1] : nullptr;
        nodes[i].weights[i] = x[i] * x[0];
    }
    double sum = 0;
    for (Node *n = &nodes[2]; n; n = n->next) sum += n->value * (n->weights[0] + n->weights[1] + n->weights[2]);
    clear(&nodes[1], sizeof(Node));
    return sum + nodes[1].value + nodes[0].value * nodes[2].weights[2];
}
GRADIENT(cleared, 1.5, 2, 3)

static double cleared_and_copied(double *x) {
    char storage[64], copy[64];
    memset(storage, 0, sizeof storage);
    memcpy(storage + 8, x, 16);
    double *inside = reinterpret_cast<double *>(storage);
    memcpy(storage + 32, &inside, 8);
    memcpy(copy, storage, sizeof copy);
    double a, b, *p;
    memcpy(&a, copy + 8, 8);
    memcpy(&b, copy + 16, 8);
    memcpy(&p, copy + 32, 8);
    return a * b * p[1];
}
GRADIENT(cleared_and_copied, 1.5, 2)

// Code for any type, which moves words

template <class T> static NOINLINE void rotate_all(T *values, int n) {
    T first = values[0];
    for (int i = 0; i + 1 < n; i++) values[i] = values[i + 1];
    values[n - 1] = first;
}
static double rotated(double *x) {
    double values[4] = {x[0], x[1] * x[0], x[2], 1};
    double *places[3] = {values, values + 1, values + 2};
    Pair pairs[3] = {{x[0], 1}, {x[1], x[2]}, {2, x[0]}};
    Mixed all[2] = {{x[0], values, 1, 1}, {x[1], values + 2, 2, 2}};
    rotate_all(values, 4);
    rotate_all(places, 3);
    rotate_all(pairs, 3);
    rotate_all(all, 2);
    return *places[0] * *places[2] + pairs[0].a * pairs[0].b * pairs[2].a + *all[0].where * all[0].value + all[1].value * *all[1].where;
}
GRADIENT(rotated, 1.5, 2, 3)

static NOINLINE void reverse_words(void *p, size_t n, size_t size) {
    char *a = (char *)p, *b = a + (n - 1) * size;
    alignas(16) char middle[64];
    while (a < b) {
        memcpy(middle, a, size);
        memcpy(a, b, size);
        memcpy(b, middle, size);
        a += size, b -= size;
    }
}
static double reversed(double *x) {
    double values[5] = {x[0], x[1], x[2], x[0] * x[2], 2};
    reverse_words(values, 5, sizeof(double));
    Pair pairs[3] = {{x[0], 1}, {x[1], x[2]}, {2, x[0]}};
    reverse_words(pairs, 3, sizeof(Pair));
    return values[0] * values[1] * values[4] + pairs[0].b * pairs[2].a * pairs[1].b;
}
GRADIENT(reversed, 1.5, 2, 3)
