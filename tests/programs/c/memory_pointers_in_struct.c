/* Pointers stored in memory have shadow pointers in shadow memory, also into the middle of an object. */
#include "check.h"

typedef struct {
    double *begin, *end;
    double scale;
} Span;

static NOINLINE double total(const Span *s) {
    double sum = 0;
    for (const double *p = s->begin; p != s->end; p++) sum += *p * *p * s->scale;
    return sum;
}

static double f(double *x) {
    Span spans[2] = {{x, x + 3, x[4]}, {x + 2, x + 5, x[0]}};
    spans[0].begin[1] *= spans[1].scale;
    return total(&spans[0]) * total(&spans[1]);
}

TEST(f, 0.7, 1.3, -0.4, 0.9, 1.6)
