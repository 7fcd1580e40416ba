/* Functions that are given sizes and arrays from anywhere: beside numbers in an object, on the stack, in an array, one
 * array in two places, a size that is written by another name, and numbers of which only the exponent is read. */
#include "check.h"
#include <stdint.h>

typedef struct {
    double scale;
    int n, at;
    double values[4];
    int order[4];
    double *work;
} model;

/* Reads a size by one address, which it may write by another. */
static NOINLINE double weigh(const int *n, double *to, const double *from, int *written) {
    double sum = 0;
    for (int i = 0; i < *n; i++) {
        to[i] = from[i] * from[(i + 1) % *n] + 0.5 * to[i];
        sum += to[i] * (i + 1);
        if (i == 1) *written += 1;
    }
    return sum;
}

static NOINLINE double ordered(const int *order, const int *n, const double *x) {
    double sum = 1;
    for (int i = 0; i < *n; i++) sum = sum * 0.5 + x[order[i]] * x[i];
    return sum;
}

/* The integer may be the upper half of a number: its exponent. */
static NOINLINE double by_size(const int32_t *high, const double *x) {
    return (*high >> 20 & 1) ? x[0] * x[0] : 3 * x[0];
}

/* A pointer that is handed on, and kept. */
static NOINLINE const int *larger(const int *a, const int *b) { return *a > *b ? a : b; }

static double f(double *x) {
    double work[6] = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6}, other[4] = {1, 2, 3, 4};
    model m = {x[0], 3, 2, {x[0], x[1], x[2], x[1] * x[2]}, {2, 0, 3, 1}, work};
    int n = 4, count = 0;
    double sum = weigh(&m.n, work, m.values, &count);
    sum += weigh(&n, other, m.values, &m.at);
    sum += weigh(&m.order[2], work + 2, work, &m.n);     /* the same array in two places */
    m.n = 2;
    sum += weigh(&m.n, m.values, x, &m.n);               /* the size grows while it is read */
    sum += ordered(m.order, &m.at, m.values) + ordered(m.order, &n, other);
    sum += by_size((const int32_t *)&n, x) * m.scale;
    sum += ordered(m.order, larger(&m.at, &count), m.work);
    return sum + m.values[2] * x[2] + m.n;
}

TEST(f, 0.7, -0.4, 1.3)
