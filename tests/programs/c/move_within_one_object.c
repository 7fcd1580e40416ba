/* A function that moves bytes without knowing what they are, between places of one object: an array of records, and
   members of a struct with others around them. */
#include "check.h"

typedef struct {
    int64_t key;
    double x;
} record;

typedef struct {
    int64_t count;
    record first, second;
    double *weights;
    double rest[2];
} table;

__attribute__((noinline)) static void moved(void *to, const void *from, size_t size) { memmove(to, from, size); }

static volatile size_t one = 1;

static double of_records(const double *x) {
    record records[6];
    for (int i = 0; i < 6; i++) records[i] = (record){.key = i + 2, .x = x[i % 3] * i};
    moved(records + 1, records, 4 * one * sizeof *records);
    moved(records, records + 2, 3 * one * sizeof *records);
    double sum = 0;
    for (int i = 0; i < 6; i++) sum += records[i].key * sin(records[i].x);
    return sum;
}

static double of_members(const double *x) {
    double weights[2] = {x[0] * x[1], x[2]};
    table t = {3, {5, x[0]}, {7, x[1] * x[1]}, weights, {x[2], 2}};
    moved(&t.first, &t.second, one * sizeof t.first);
    moved(t.rest, t.rest + 1, one * sizeof *t.rest);
    return t.count * t.first.key * t.first.x * t.second.x + t.weights[0] * t.rest[0] + t.weights[1] * t.rest[1];
}

static double f(double *x) { return of_records(x) + of_members(x); }

TEST(f, 0.7, 1.3, 1.1)
