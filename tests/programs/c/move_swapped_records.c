/* Records of numbers, pointers and integers that are sorted by exchanging bytes. */
#include "check.h"

static NOINLINE void swap(void *p, void *q, size_t bytes) {
    for (char *a = p, *b = q, *end = a + bytes; a < end; a++, b++) {
        char t = *a;
        *a = *b;
        *b = t;
    }
}

struct item {
    double key;
    const double *more;
    double weight;
    int number;
};
static int above(const void *p, const void *q) {
    const struct item *a = p, *b = q;
    return a->key + *a->more > b->key + *b->more;
}
static NOINLINE void sort(void *base, int n, size_t size, int (*above)(const void *, const void *)) {
    char *begin = base;
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && above(begin + (k - 1) * size, begin + k * size); k--)
            swap(begin + (k - 1) * size, begin + k * size, size);
}

static double f(double *x) {
    struct item items[3];
    double squares[3], sum = 0;
    for (int i = 0; i < 3; i++) {
        squares[i] = x[i] * x[i];
        items[i] = (struct item){-x[i], &squares[i], x[(i + 1) % 3], i};
    }
    sort(items, 3, sizeof *items, above);
    for (int i = 0; i < 3; i++) sum += (i + 1) * items[i].key * *items[i].more * items[i].weight + items[i].number;
    return sum;
}

TEST(f, 0.7, 1.3, 1.1)
