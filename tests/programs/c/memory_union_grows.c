/* A number, an integer or where a number lies, told by a tag, in an array that grows and is turned round: the integer is
   loaded as the word that it is in all three, and becomes a number. */
#include "check.h"
#include <stdint.h>

static const double TABLE[2] = {0.45, 0.77};

typedef struct {
    int kind;
    union {
        double number;
        int64_t whole;
        const double *where;
    } as;
} Entry;

NOINLINE static void put(Entry *e, int key, double number) {
    e->kind = key % 3;
    if (e->kind == 0)
        e->as.number = number;
    else if (e->kind == 1)
        e->as.whole = key;
    else
        e->as.where = &TABLE[key % 2];
}

NOINLINE static double get(const Entry *e) {
    switch (e->kind) {
    case 0: return e->as.number;
    case 1: return (double)e->as.whole;
    default: return *e->as.where;
    }
}

static double f(double *x) {
    Entry *entries = NULL;
    int room = 0;
    for (int i = 0; i < 6; i++) {
        if (i == room) {
            room = room ? 2 * room : 1;
            entries = realloc(entries, room * sizeof *entries);
        }
        put(&entries[i], i, x[i % 3] * x[(i + 1) % 3]);
    }
    for (int i = 0, k = 5; i < k; i++, k--) {
        Entry e = entries[i];
        entries[i] = entries[k];
        entries[k] = e;
    }
    double sum = 0;
    for (int i = 0; i < 6; i++) sum = 0.5 * sum * get(&entries[i]) + sin(get(&entries[i])) * x[i % 3];
    free(entries);
    return sum;
}

TEST(f, 0.8, 1.2, -0.6)
