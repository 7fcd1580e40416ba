/* Copies that nobody reads, made and released by functions of their own: what stands for the shadow of such a copy is
   not released twice. */
#include "check.h"

struct matrix {
    double *data;
    long rows, columns;
};

struct work {
    struct matrix now, old;
    int turns;
};

static NOINLINE void copy(struct matrix *to, const struct matrix *from) {
    long count = from->rows * from->columns;
    to->data = count ? malloc(count * sizeof(double)) : NULL;
    to->rows = from->rows;
    to->columns = from->columns;
    if (count) memcpy(to->data, from->data, count * sizeof(double));
}

static NOINLINE void assign(struct matrix *to, const struct matrix *from) {
    if (to->rows * to->columns != from->rows * from->columns) {
        free(to->data);
        copy(to, from);
    }
    for (long i = 0; i < from->rows * from->columns; i++) to->data[i] = from->data[i];
}

static double f(double *x) {
    struct matrix start = {x, 1, 3}, seen;
    struct work work = {{NULL, 0, 0}, {NULL, 0, 0}, 0}, *w = &work;
    assign(&w->now, &start);
    assign(&w->old, &start);
    copy(&seen, &w->old);
    for (; w->turns < 4; w->turns++) {
        for (int i = 0; i < 3; i++) w->now.data[i] = sin(w->old.data[(i + 1) % 3]) * x[i];
        assign(&seen, &w->now);
        struct matrix moved = w->old;
        w->old = w->now;
        w->now = moved;
    }
    double sum = w->old.data[0] * w->old.data[1] + w->old.data[2];
    free(seen.data);
    free(w->now.data);
    free(w->old.data);
    return sum;
}

TEST(f, 0.6, -0.4, 1.1)
