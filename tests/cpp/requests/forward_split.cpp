// __enzyme_fwdsplit: tangents from a tape, of the function as it ran when the tape was made.
#include "check.hpp"
#include <math.h>
#include <stdlib.h>
#include <vector>

extern int enzyme_tape, enzyme_nofree, enzyme_allocated;
struct Half { void *tape; double primal; };
struct Two { double a, b; };
struct Point { double x, y; };
template <class R = void, class... A> R __enzyme_augmentfwd(void *, A...);
template <class R = void, class... A> R __enzyme_reverse(void *, A...);
template <class R = double, class... A> R __enzyme_fwdsplit(void *, A...);

static double product(double x, double y) { return x * x * y; }
static double in_place(double *x) {
    double s = 0;
    for (int i = 0; i < 3; i++) {
        s += x[i] * x[0];
        x[i] = s * sin(s);
    }
    return s;
}
static NOINLINE double inner(double *p, int n) {
    double s = 1;
    for (int i = 0; i < n; i++) {
        p[i] *= s;
        s += p[i] * p[i];
    }
    return s;
}
static double with_calls(double *x) {
    double s = 0, *work = (double *)malloc(3 * sizeof(double));
    memcpy(work, x, 3 * sizeof(double));
    while (s < 10) s += inner(work, 3) + x[1];
    free(work);
    x[2] = s;
    return s * exp(-x[0] * 0.1);
}
struct Node { double value; Node *next; };
static double list(double *x) {
    Node *head = nullptr;
    for (int i = 0; i < 3; i++) head = new Node{x[i] * x[i], head};
    double s = 0;
    for (Node *n = head; n; n = n->next) s = s * 0.5 + n->value * n->value;
    while (head) {
        Node *next = head->next;
        delete head;
        head = next;
    }
    return s;
}
static double vectors(double *x) {
    std::vector<double> v;
    for (int i = 0; i < 3; i++) v.push_back(x[i] * x[(i + 1) % 3]);
    double local[3] = {1, 2, 3}, *chosen = x[0] > 0 ? &v[1] : local, s = 0;
    for (double d : v) s += d * *chosen;
    return chosen == local ? -s : s;
}
static float narrow(float x, Point p) { return x * (float)p.x + (float)(p.y * p.y); }
static double long_way(double *x) {
    double s = x[0];
    for (int i = 0; i < 2000; i++) {
        x[i % 3] = x[(i + 1) % 3] * 0.5 + 0.1;
        s = sin(s) + x[i % 3];
    }
    return s;
}

template <double (*f)(double *)> static void confirm_split() {
    const double x[3] = {0.7, 1.3, 0.4};
    double value[3];
    memcpy(value, x, sizeof x);
    double primal = f(value), shadow[3] = {0};
    memcpy(value, x, sizeof x);
    Half half = __enzyme_augmentfwd<Half>((void *)f, enzyme_dup, value, shadow);
    EXPECT(half.primal, primal);
    for (double &v : value) v = 1e9;  // nobody looks there any more
    for (int i = 0; i < 3; i++) {
        double unit[3] = {0};
        unit[i] = 1;
        EXPECT_WITHIN(1e-7, __enzyme_fwdsplit((void *)f, enzyme_dup, value, unit, enzyme_nofree, half.tape), check::difference(f, 3, x, i));
    }
    for (double v : value) EXPECT(v, 1e9);
    __enzyme_reverse((void *)f, enzyme_dup, value, shadow, 1.0, half.tape);
    for (int i = 0; i < 3; i++) EXPECT_WITHIN(1e-7, shadow[i], check::difference(f, 3, x, i));
}

TEST(memory_that_is_overwritten) { confirm_split<in_place>(); }
TEST(calls_and_copies) { confirm_split<with_calls>(); }
TEST(lists) { confirm_split<list>(); }
TEST(vectors_that_grow_and_addresses_compared) { confirm_split<vectors>(); }
TEST(a_long_log) { confirm_split<long_way>(); }

TEST(values_and_width) {
    Half t = __enzyme_augmentfwd<Half>((void *)product, 3.0, 5.0);
    Two r = __enzyme_fwdsplit<Two>((void *)product, enzyme_width, 2, enzyme_dup, 3.0, 1.0, 0.0, enzyme_dup, 5.0, 0.0, 1.0, t.tape);
    EXPECT(r.a, 30);
    EXPECT(r.b, 9);
}

struct HalfFloat { void *tape; float primal; };
TEST(floats_and_structs_by_value) {
    HalfFloat t = __enzyme_augmentfwd<HalfFloat>((void *)narrow, 2.0f, enzyme_const, Point{3, 4});
    EXPECT(__enzyme_fwdsplit<float>((void *)narrow, enzyme_dup, 2.0f, 1.0f, enzyme_dup, Point{3, 4}, Point{0, 1}, t.tape), 11);
}

TEST(the_tape_in_place) {
    void *place;
    double x[3] = {1, 2, 3}, dx[3] = {0};
    __enzyme_augmentfwd<double>((void *)in_place, enzyme_allocated, sizeof place, enzyme_tape, &place, enzyme_dup, x, dx);
    double unit[3] = {1, 0, 0}, y[3] = {1, 2, 3};
    double found = __enzyme_fwdsplit((void *)in_place, enzyme_allocated, sizeof place, enzyme_tape, &place, enzyme_dup, x, unit);
    EXPECT_WITHIN(1e-7, found, check::difference(in_place, 3, y, 0));
}
