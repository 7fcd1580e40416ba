/* Cells of a pool are a link or a number. Some are given back while the records that have them are looked for, and these
   are found by walks over arrays of addresses: a link is stored where a number was. */
#include "check.h"

typedef struct cell {
    union {
        struct cell *next;
        double number;
    } as;
} Cell;

typedef struct record {
    struct record *next;
    int key;
    Cell *cell;
} Record;

static Cell cells[16], *unused;
static int fresh;

static Cell *take(void) {
    Cell *c = unused;
    if (!c) return &cells[fresh++];
    unused = c->as.next;
    return c;
}
static void give(Cell *c) {
    c->as.next = unused;
    unused = c;
}

NOINLINE static void put(Record *r, int key, const double *number) {
    r->key = key;
    r->cell = take();
    r->cell->as.number = *number;
}
NOINLINE static Record *find(Record **lists, int key) {
    Record *r = lists[key % 2];
    while (r && r->key != key) r = r->next;
    return r;
}

static double f(double *x) {
    Record records[8], *lists[2] = {NULL, NULL};
    unused = NULL, fresh = 0;
    for (int i = 0; i < 7; i++) {
        double number = x[i % 3] * x[0] + i;
        Record *r = find(lists, i % 4);
        if (r) {
            number *= r->cell->as.number;
            give(r->cell);
        } else {
            r = &records[i];
            r->next = lists[i % 4 % 2];
            lists[i % 4 % 2] = r;
        }
        put(r, i % 4, &number);
    }
    double sum = 0;
    for (int k = 0; k < 2; k++)
        for (Record *r = lists[k]; r; r = r->next) sum = sum * 0.5 + sin(r->cell->as.number);
    for (int k = 0; k < 2; k++)
        for (Record *r = lists[k]; r; r = r->next) give(r->cell);
    return sum;
}

TEST(f, 0.7, 1.3, 1.1)
