/* An array of elements of any size, used with two types. */
#include "check.h"
typedef struct { void *items; size_t count, capacity, width; } Array;
NOINLINE static void *append(Array *a) { if (a->count == a->capacity) { size_t c = a->capacity ? a->capacity * 2 : 1; void *m = malloc(c * a->width); if (a->items) memcpy(m, a->items, a->count * a->width); free(a->items); a->items = m; a->capacity = c; } return (char *)a->items + a->count++ * a->width; }
NOINLINE static void *at(const Array *a, size_t i) { return (char *)a->items + i * a->width; }
typedef struct { float a; double b; } Pair;
static double f(double *x) { Array d = {0, 0, 0, sizeof(double)}, p = {0, 0, 0, sizeof(Pair)}; for (int i = 0; i < 5; i++) { *(double *)append(&d) = x[i]; Pair *q = append(&p); q->a = (float)i; q->b = x[i] * x[i]; } double r = 0; for (int i = 0; i < 5; i++) { Pair *q = at(&p, 4 - i); r += *(double *)at(&d, i) * q->b * q->a; } free(d.items); free(p.items); return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
