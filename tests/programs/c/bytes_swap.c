/* Structs and numbers are swapped by functions that know only their size. */
#include "check.h"
NOINLINE static void swap(void *a, void *b, size_t n) { char t[64]; memcpy(t, a, n); memcpy(a, b, n); memcpy(b, t, n); }
NOINLINE static void swapb(void *a, void *b, size_t n) { char *p = a, *q = b; while (n--) { char t = *p; *p++ = *q; *q++ = t; } }
typedef struct { double a; int k; double b; } S;
static double f(double *x) { S s = {x[0] * x[1], 3, x[2]}, t = {x[3], 5, x[4]}; swap(&s, &t, sizeof s); swapb(&x[0], &x[3], 8); return s.a * t.b * s.k + t.a * s.b * t.k + x[0] * 3 + x[3]; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
