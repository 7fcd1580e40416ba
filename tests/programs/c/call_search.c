/* bsearch and lfind give addresses in what they search: numbers are read and written there. The comparison of a bsearch by
 * names is the library's, of texts that carry nothing. */
#include <search.h>

#include "check.h"

struct row {
    double at, value;
};

struct named {
    char name[8];
    double value;
};

static int order(const void *a, const void *b) {
    double x = *(const double *)a, y = ((const struct row *)b)->at;
    return (x > y) - (x < y);
}

static int differ(const void *a, const void *b) { return fabs(*(const double *)a - ((const struct row *)b)->at) > 0.5; }

static double f(double *x) {
    struct row table[4], *found;
    struct named names[3] = {{"alpha", x[0]}, {"beta", x[1] * x[2]}, {"gamma", x[3]}}, *named;
    double key = 2, sum = 0;
    size_t n = 4;
    for (int i = 0; i < 4; i++) table[i] = (struct row){i, x[i] * x[0]};
    found = bsearch(&key, table, n, sizeof *table, order);
    if (found) sum += found->value * x[1], found->value *= 2;
    key = 2.3;
    found = lfind(&key, table, &n, sizeof *table, differ);
    if (found) sum += found->value * found->value;
    key = 7;
    if (bsearch(&key, table, n, sizeof *table, order)) sum = NAN;
    named = bsearch("beta", names, 3, sizeof *names, (int (*)(const void *, const void *))strcmp);
    return sum + named->value * named->value;
}

TEST(f, 0.9, -0.4, 1.7, 0.3)
