/* Records in a buffer of bytes, of lengths that are written there too: a number lies across two words of its record. */
#include "check.h"
typedef struct { void *owner; unsigned char a[8]; int key; unsigned char b[8]; } Record;
NOINLINE static void fill(Record *r, int key, const double *v) { r->key = key; memcpy(r->a, v + 1, 8); memcpy(r->b, v, 8); }
static double f(double *x) { unsigned char wire[256]; size_t used = 0, at = 0; double r = 0.1;
  for (int i = 0; i < 2; i++) { double v[2] = {x[2 * i] * 0.7, x[2 * i + 1] + i}; Record e = {0}; fill(&e, i, v); unsigned n = sizeof e + i; memcpy(wire + used, &n, 4); memcpy(wire + used + 4, &e, sizeof e); used += 4 + n; }
  while (at < used) { unsigned n; Record e; double v, w; memcpy(&n, wire + at, 4); memcpy(&e, wire + at + 4, sizeof e); at += 4 + n; memcpy(&v, e.b, 8); memcpy(&w, e.a, 8); r = 0.4 * r + v * v * w; }
  return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5)
