/* Counts, indices and sizes beside numbers: in arrays of one struct, in records that are sorted, in one block of memory
   that is cut by hand, in memory that is used again. They become numbers, and no derivative goes through them. */
#include "check.h"
#include <stdlib.h>

struct histogram { double sum[6]; long count[6]; double low, high; long total; };
static NOINLINE void add(struct histogram *h, double v) {
    int b = (int)((v - h->low) / (h->high - h->low) * 6);
    b = b < 0 ? 0 : b > 5 ? 5 : b;
    h->sum[b] += v, h->count[b]++, h->total++;
}
static NOINLINE double mean(const struct histogram *h) {
    double s = 0;
    for (int i = 0; i < 6; i++)
        if (h->count[i]) s += h->sum[i] / (double)h->count[i] * (double)(2 * h->count[i] + 1);
    return s / (double)h->total;
}
static double binned(double *x) {
    struct histogram h = {{0}, {0}, 0, 3, 0};
    for (int i = 0; i < 6; i++) add(&h, x[i % 3] * x[0] * 0.5 + 0.3 * i);
    return mean(&h);
}

struct record { double key; long id; };
static int order(const void *a, const void *b) {
    double u = ((const struct record *)a)->key, v = ((const struct record *)b)->key;
    return (u > v) - (u < v);
}
static double ranked(double *x) {
    struct record r[3];
    for (int i = 0; i < 3; i++) r[i].key = x[2 - i] * x[0], r[i].id = i;
    qsort(r, 3, sizeof *r, order);
    double s = 0;
    for (int i = 0; i < 3; i++) s += r[i].key * (double)(r[i].id + 1);
    return s;
}

static double cut_by_hand(double *x) {
    volatile int size = 4;
    int n = size;
    char *block = malloc(n * 20);
    double *w = (double *)block;
    long *k = (long *)(block + 8 * n);
    int *q = (int *)(block + 16 * n);
    for (int i = 0; i < n; i++) w[i] = x[i % 3] * x[0], k[i] = i + 1, q[i] = w[i] > 1;
    double s = 0;
    for (int i = 0; i < n; i++) s += w[i] * (double)k[i] * (double)(q[i] + 1);
    free(block);
    return s;
}

struct moments { long n; double mean, square; };
static NOINLINE void take(struct moments *m, double v) {
    double d = v - m->mean;
    m->n++, m->mean += d / (double)m->n, m->square += d * (v - m->mean);
}
static NOINLINE void join(struct moments *a, const struct moments *b) {
    long n = a->n + b->n;
    double d = b->mean - a->mean;
    a->mean += d * (double)b->n / (double)n;
    a->square += b->square + d * d * (double)a->n * (double)b->n / (double)n;
    a->n = n;
}
static double variance(double *x) {
    struct moments m[2] = {{0}};
    for (int i = 0; i < 8; i++) take(m + (i & 1), x[i % 3] * (i + x[0]));
    join(m, m + 1);
    return m->square / (double)(m->n - 1);
}

static double f(double *x) { return binned(x) + ranked(x) * cut_by_hand(x) + variance(x); }
TEST(f, 0.8, 1.4, 1.1)
