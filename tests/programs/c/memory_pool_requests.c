/* A pool of cells that are linked through their numbers, in two requests: one wants what the numbers become, the other
   only what they do not, and so calls the functions that take and give cells as they are. */
#include "check.h"

union cell {
    union cell *next;
    double number;
};
typedef struct {
    int key;
    union cell *first, *second;
} record;

static union cell cells[16];
static union cell *unused;
static int fresh;

static union cell *take(void) {
    union cell *c = unused;
    if (!c) return &cells[fresh++];
    unused = c->next;
    return c;
}

static void give(union cell *c) { c->next = unused, unused = c; }

NOINLINE static void put(record *r, int key, double first, double second) {
    r->key = key;
    r->first = take(), r->first->number = first;
    r->second = take(), r->second->number = second;
}

NOINLINE static double get(const record *r) { return r->first->number * sin(r->second->number); }

NOINLINE static void drop(record *r) { give(r->first), give(r->second); }

NOINLINE static double both(const double *x, double *y) {
    record records[3];
    unused = NULL, fresh = 0;
    for (int turn = 0; turn < 2; turn++) {
        for (int i = 0; i < 3; i++) put(&records[i], 4 - i, x[i] * x[turn], x[0] + x[i]);
        for (int i = 1; i < 3; i++) {
            record t = records[i];
            int k = i - 1;
            for (; k >= 0 && records[k].key > t.key; k--) records[k + 1] = records[k];
            records[k + 1] = t;
        }
        for (int i = 0; i < 3; i++) *y += get(&records[i]) * (i + 1);
        for (int i = 0; i < 3; i++) drop(&records[i]);
    }
    return x[0] * x[1] * x[2];
}

static double of_numbers(double *x) {
    double y = x[1];
    return both(x, &y) + y;
}

static double of_none(double *x) {
    double y = 0;
    return both(x, &y);
}

TEST_REVERSE(of_numbers)
TEST_REVERSE(of_none)

int main(void) {
    const double x[3] = {0.8, 1.4, -0.7};
    if (check(3, x, 1e-8, of_numbers, of_numbers_reverse, NULL)) return 1;
    return check(3, x, 1e-8, of_none, of_none_reverse, NULL);
}
