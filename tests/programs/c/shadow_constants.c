/* Pointers to constants among pointers to active memory: numbers, tables, tables in structs with names beside them. The
   constants have shadows of zeros, in a list, in an array of pointers, and in copies of theirs. */
#include "check.h"

struct layer {
    const char *name;
    int count;
    double scale;
    const double *weights;
    const struct layer *next;
};

static const double zero = 0, half = 0.5, table[3] = {0.5, -1.25, 2};
static const struct layer last = {"last", 3, 0.75, table, NULL}, frozen[2] = {{"first", 2, 1.5, table + 1, &last}, {0}};

static NOINLINE struct layer scaled(const struct layer *from, double factor) {
    struct layer copy = *from;
    copy.scale *= factor;
    return copy;
}

static NOINLINE const double *either(const double *x, int i) {
    return i % 2 ? &table[i / 2] : x;
}

static double f(double *x) {
    double own[2] = {x[0], x[1] * x[1]};
    const double *ends[4] = {&half, &x[1], &zero, own};
    struct layer mine = {"mine", 2, x[2], own, frozen}, copies[2] = {scaled(&last, x[0]), scaled(frozen, x[1])};
    const struct layer *heads[3] = {&mine, copies, copies + 1};
    double sum = x[0];
    for (int i = 0; i < 3; i++)
        for (const struct layer *l = heads[i]; l; l = l->next)
            for (int k = 0; k < l->count; k++) sum = 0.3 * sum + l->scale * l->weights[k] * sin(sum) + l->name[0] % 3;
    for (int i = 0; i < 4; i++) sum = *ends[i] * sum + *either(x, i) * x[1];
    return sum;
}

TEST(f, 0.6, -0.4, 1.1)
