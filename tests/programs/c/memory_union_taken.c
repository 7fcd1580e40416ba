/* The first of some records is taken out, and the last one put in its place, before it is told what is in its unions: LLVM
   loads one of them as the number, and takes the integer and the address from its bits. */
#include "check.h"

static const double TABLE[2] = {0.45, 0.77};

typedef struct {
    int kind;
    union {
        double number;
        int64_t whole;
        const double *where;
    } as;
} Variant;

typedef struct {
    struct entry *next;
    int key;
    Variant values[2];
} Entry;

typedef struct {
    Entry entries[8];
    int count;
} Pile;

static void set(Variant *v, int key, double number) {
    v->kind = key % 3;
    if (v->kind == 0)
        v->as.number = number;
    else if (v->kind == 1)
        v->as.whole = key;
    else
        v->as.where = &TABLE[key % 2];
}

NOINLINE static void put(Entry *e, int key, double first, double second) {
    e->key = key;
    set(&e->values[0], key, first);
    set(&e->values[1], key + 1, second);
}

static void get(const Variant *v, double *number) {
    switch (v->kind) {
    case 0: *number = v->as.number; break;
    case 1: *number = (double)v->as.whole; break;
    default: *number = *v->as.where;
    }
}

static Entry take(Pile *p) {
    Entry first = p->entries[0], last = p->entries[--p->count];
    int at = 0;
    while (2 * at + 1 < p->count && p->entries[2 * at + 1].key < last.key) {
        p->entries[at] = p->entries[2 * at + 1];
        at = 2 * at + 1;
    }
    p->entries[at] = last;
    return first;
}

static double f(double *x) {
    Pile p;
    p.count = 0;
    for (int i = 0; i < 7; i++) {
        Entry e = {0};
        put(&e, i ^ 3, x[i % 3] * x[(i + 1) % 3], x[i % 3] + i);
        p.entries[p.count++] = e;
    }
    double sum = 0;
    while (p.count) {
        Entry e = take(&p);
        double numbers[2];
        get(&e.values[0], &numbers[0]);
        get(&e.values[1], &numbers[1]);
        sum = 0.5 * sum * numbers[0] + sin(numbers[1]) * x[e.key % 3];
    }
    return sum;
}

TEST(f, 0.8, 1.2, -0.6)
