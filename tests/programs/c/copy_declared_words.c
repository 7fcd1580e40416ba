/* Records with numbers in `uint64_t`, filled one by one and exchanged by assignment, every second one at a time: the
   assignment says of these members that they are integers. */
#include "check.h"

typedef struct record record;
struct record { record *next, *other; int key; uint64_t bits; };

enum { COUNT = 7 };

static double exchanged(const double *x, record *r, int step) {
    for (int j = 0; j < COUNT; j++) {
        double v = x[j % 3] * x[j % 2] + j;
        uintptr_t mark = j + 1;
        r[j].key = j;
        memcpy(&r[j].next, &mark, sizeof mark);
        memcpy(&r[j].bits, &v, sizeof v);
    }
    for (int j = 1; j < COUNT; j += step) {
        record kept = r[j - 1];
        r[j - 1] = r[j];
        memcpy(&r[j], &kept, sizeof kept);
    }
    double sum = 0.1;
    for (int j = 0; j < COUNT; j++) {
        double v;
        memcpy(&v, &r[j].bits, sizeof v);
        sum = 0.5 * sum + (r[j].key + 1) * v * v;
    }
    return sum;
}

static double f(double *x) {
    static record there[COUNT];
    record *r = calloc(COUNT, sizeof *r), *s = malloc(COUNT * sizeof *s);
    double sum = exchanged(x, r, 1) + 0.01 * exchanged(x, s, 2) * exchanged(x, there, 3);
    free(r);
    free(s);
    return sum;
}

TEST(f, 0.7, 1.3, 1.1)
