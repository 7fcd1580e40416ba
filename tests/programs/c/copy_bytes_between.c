/* Bytes between two pointers are copied by a function that knows nothing of them, as std::vector does. */
#include "check.h"

struct vector {
    double *begin, *end;
};

NOINLINE static void fill(struct vector *v, double *from, double *to) {
    size_t bytes = (size_t)((char *)to - (char *)from);
    char *memory = bytes ? malloc(bytes) : NULL;
    v->begin = (double *)memory;
    memmove(v->begin, from, bytes);
    v->end = (double *)(memory + bytes);
}

static double f(double *x) {
    struct vector v;
    fill(&v, x, x + 3);
    double product = 1;
    for (double *p = v.begin; p != v.end; p++) product *= *p;
    free(v.begin);
    return product;
}

TEST(f, 1, 2, 3)
