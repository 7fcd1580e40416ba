/* A tagged union of a number, a pointer and an integer. */
#include "check.h"
typedef struct { enum { NUM, REF, INT } tag; union { double num; const double *ref; long i; } u; } Val;
NOINLINE static double value(const Val *v) { switch (v->tag) { case NUM: return v->u.num; case REF: return *v->u.ref * 2; default: return (double)v->u.i; } }
NOINLINE static Val copy(const Val *v) { Val w = *v; return w; }
NOINLINE static void put(Val *to, Val v) { *to = v; }
static double f(double *x) { Val v[6]; for (int i = 0; i < 6; i++) { Val t; if (i % 3 == 0) { t.tag = NUM; t.u.num = x[i % 5] * x[0]; } else if (i % 3 == 1) { t.tag = REF; t.u.ref = &x[i % 5]; } else { t.tag = INT; t.u.i = i; } put(&v[i], t); } double r = 1; for (int i = 0; i < 6; i++) { Val c = copy(&v[5 - i]); r = r * 0.7 + value(&c) * value(&v[i]); } return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
