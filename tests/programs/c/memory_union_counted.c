/* An integer that LLVM computes as the word that it is in a union with a number and an address, and as the key beside it:
   that addresses are stored in its place makes it none. */
#include "check.h"

static const double TABLE[2] = {0.45, 0.77};

typedef struct {
    int kind;
    union {
        double number;
        int64_t whole;
        const double *where;
    } as;
    int key;
} Entry;

static void put(Entry *e, int key, double number) {
    e->key = key;
    if (key % 3 == 0) {
        e->kind = 1;
        e->as.whole = key;
    } else if (key % 3 == 1) {
        e->kind = 2;
        e->as.where = &TABLE[0];
    } else {
        e->kind = 0;
        e->as.number = number;
    }
}

NOINLINE static double get(const Entry *e) {
    switch (e->kind) {
    case 0: return e->as.number * e->key;
    case 1: return (double)e->as.whole;
    default: return *e->as.where;
    }
}

static double of_two(const double *x) {
    Entry *entries = NULL;
    int room = 0;
    for (int i = 0; i < 2; i++) {
        if (i == room) {
            room = room ? 2 * room : 1;
            entries = realloc(entries, room * sizeof *entries);
        }
        put(&entries[i], i * 7 + 3, x[i] * x[2]);
    }
    double sum = x[0];
    for (int i = 0; i < 2; i++) sum = sum * x[i] + sin(get(&entries[i])) * get(&entries[1 - i]);
    free(entries);
    return sum;
}

static double f(double *x) {
    Entry entries[3];
    for (int i = 0; i < 3; i++) put(&entries[i], i * 5 + 3, x[i] * x[1]);
    double sum = of_two(x);
    for (int i = 0; i < 3; i++) {
        Entry e = entries[2 - i];
        sum = 0.5 * sum * get(&e) + sin(get(&entries[i])) * x[i];
    }
    return sum;
}

TEST(f, 0.8, 1.2, -0.6)
