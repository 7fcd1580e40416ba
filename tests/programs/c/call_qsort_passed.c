/* The C library's qsort with a comparison that is passed as an argument: records move whole, with the numbers in them. */
#include "check.h"

struct item {
    double key, value;
    int tag;
};

typedef int Order(const void *, const void *);

static int by_key(const void *a, const void *b) {
    double x = ((const struct item *)a)->key, y = ((const struct item *)b)->key;
    return (x > y) - (x < y);
}

static int by_value(const void *a, const void *b) {
    double x = ((const struct item *)a)->value, y = ((const struct item *)b)->value;
    return (x > y) - (x < y);
}

static NOINLINE void sort(struct item *v, size_t n, Order *by) { qsort(v, n, sizeof *v, by); }

static double f(double *x) {
    struct item v[4];
    double sum = 0;
    for (int i = 0; i < 4; i++) v[i] = (struct item){x[i] * x[0], x[3 - i] + x[1], i};
    sort(v, 4, by_key);
    for (int i = 0; i < 4; i++) sum += (i + 1) * v[i].value * v[i].key * (v[i].tag + 1);
    sort(v, 4, by_value);
    for (int i = 0; i < 4; i++) sum += (i + 1) * v[i].value * v[i].value;
    return sum;
}

TEST(f, 0.9, -0.4, 1.7, 0.3)
