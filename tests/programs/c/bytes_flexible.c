/* A header with elements behind it, copied whole. */
#include "check.h"
typedef struct { int n; double d[]; } Flex;
NOINLINE static Flex *mk(int n) { Flex *f = malloc(sizeof *f + n * sizeof(double)); f->n = n; return f; }
NOINLINE static Flex *dup(const Flex *f) { size_t k = sizeof *f + f->n * sizeof(double); Flex *g = malloc(k); memcpy(g, f, k); return g; }
static double f(double *x) { Flex *a = mk(5); for (int i = 0; i < 5; i++) a->d[i] = x[i] * x[(i + 1) % 5]; Flex *b = dup(a); double r = 0; for (int i = 0; i < b->n; i++) r += a->d[i] * b->d[4 - i]; free(a); free(b); return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
