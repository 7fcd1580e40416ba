/* A generic swap of objects of any size, byte by byte sizes known at the call. */
#include "check.h"

static NOINLINE void swap(void *a, void *b, size_t size) {
    char kept[64];
    memcpy(kept, a, size);
    memcpy(a, b, size);
    memcpy(b, kept, size);
}

typedef struct { double v[2]; } Pair;

static double f(double *x) {
    Pair pairs[2] = {{{x[0], x[1]}}, {{x[2], x[3]}}};
    swap(&pairs[0], &pairs[1], sizeof(Pair));
    swap(&x[0], &x[3], sizeof(double));
    return pairs[0].v[0] * pairs[1].v[1] + pairs[0].v[1] * x[0] + x[3] * x[3];
}

TEST(f, 0.8, 1.4, -0.3, 0.5)
