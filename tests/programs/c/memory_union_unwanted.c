/* Integers of unions become numbers that nobody wants: they go to an output that is not asked for, in a function that is
   differentiated for its result, and in one that is not differentiated at all. Others, beside them, are wanted. */
#include "check.h"

typedef struct {
    int kind;
    union {
        double number;
        int64_t whole;
    } as;
    int key;
} Entry;

static Entry kept[3];

NOINLINE static void put(Entry *e, int key, double number) {
    e->key = key;
    e->kind = key % 2;
    if (e->kind) e->as.whole = key;
    else e->as.number = number;
}

NOINLINE static double get(const Entry *e) {
    return e->kind ? (double)e->as.whole : e->as.number;
}

NOINLINE static void add(const Entry *entries, int n, double *sum) {
    for (int i = 0; i < n; i++) *sum += get(&entries[i]) * get(&entries[n - 1 - i]);
}

NOINLINE static double both(const double *x, double *y, Entry *wanted) {
    Entry entries[3];
    for (int i = 0; i < 3; i++) {
        put(&entries[i], i * 5 + 3, x[i] * x[1]);
        put(&kept[i], i * 3 + 2, x[i] * x[0]);
        put(&wanted[i], i + 4, sin(x[i]) * x[2]);
    }
    add(entries, 3, &y[0]);
    add(kept, 3, &y[1]);
    for (int i = 0; i < 3; i++) y[2] += (entries[i].kind ? (double)entries[i].as.whole : entries[i].as.number) * x[i];
    return x[0] * x[1] + get(&wanted[1]) * get(&wanted[0]);
}

static double f(double *x) {
    double unwanted[3] = {0};
    Entry wanted[3];
    double sum = both(x, unwanted, wanted);
    add(wanted, 3, &sum);
    return sum + (unwanted[0] > 1e300);
}

TEST(f, 0.8, 1.2, -0.6)
