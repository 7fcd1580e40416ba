/* Values that keep a number in an `uint64_t`, made, passed and stored as values by functions of their own, which say of
   what they copy that it is an integer. */
#include "check.h"

typedef struct value { struct value *next; long tag; uint64_t bits; } value;

NOINLINE value make(double x, long tag) {
    value v = {0, tag};
    memcpy(&v.bits, &x, sizeof x);
    return v;
}
NOINLINE double get(value v) {
    double x;
    memcpy(&x, &v.bits, sizeof x);
    return x * v.tag;
}
NOINLINE void put(value *to, value v) { *to = v; }

static volatile int middle = 2;

static double array(const double *x) {
    value a[4];
    double sum = 0;
    for (int i = 0; i < 4; i++) put(&a[i], make(x[i % 3] * x[0], i + 1));
    a[middle] = a[0];
    a[0] = a[middle + 1];
    for (int i = 0; i < 4; i++) sum = sum * 0.5 + get(a[i]) * get(a[i]);
    return sum;
}

NOINLINE value *push(value *list, value v) {
    value *made = malloc(sizeof *made);
    *made = v;
    made->next = list;
    return made;
}

static double list(const double *x) {
    value *all = NULL;
    double sum = 0;
    for (int i = 0; i < 5; i++) all = push(all, make(x[i % 3] * x[1], i + 1));
    value kept = *all, *second = all->next, *third = second->next;
    put(all, *second);
    put(second, kept);
    all->next = second;
    second->next = third;
    while (all) {
        value *gone = all;
        sum = sum * 0.5 + get(*all) * get(*all);
        all = all->next;
        free(gone);
    }
    return sum;
}

typedef struct { value *items; int count, room; } vector;

NOINLINE void add(vector *v, value item) {
    if (v->count == v->room) {
        v->room = v->room ? 2 * v->room : 1;
        v->items = realloc(v->items, v->room * sizeof *v->items);
    }
    v->items[v->count++] = item;
}

static double growing(const double *x) {
    vector v = {0};
    double sum = 0;
    for (int i = 0; i < 6; i++) add(&v, make(x[i % 3] * x[2], i + 1));
    for (int i = 0; i + 1 < v.count; i += 2) {
        value kept = v.items[i];
        v.items[i] = v.items[i + 1];
        v.items[i + 1] = kept;
    }
    for (int i = 0; i < v.count; i++) sum = sum * 0.5 + get(v.items[i]) * get(v.items[i]);
    free(v.items);
    return sum;
}

static double f(double *x) { return array(x) + list(x) + growing(x); }

TEST(f, 0.7, 1.3, 1.1)
