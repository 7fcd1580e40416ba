/* Unions of a number, an integer and an address of a constant, in messages at any bytes of a buffer. LLVM makes words of
 * them: a widened integer, or the address of a constant, comes to where a number does. */
#include "check.h"
typedef struct Tagged { struct Tagged *next; int key, tag; union { double d; int64_t n; const double *p; } u; } Tagged;
static const double FIXED = -0.34;
static void put(Tagged *r, int key, double v) {
  r->key = key;
  if (key % 3 == 0) { r->tag = 1; r->u.n = key; } else if (key % 3 == 1) { r->tag = 2; r->u.p = &FIXED; } else { r->tag = 0; r->u.d = v; }
}
static double get(const Tagged *r) { switch (r->tag) { case 0: return r->u.d; case 1: return (double)r->u.n; default: return *r->u.p; } }
static double f(double *x) {
  unsigned char buffer[512]; size_t used = 0; double sum = 0;
  for (int j = 0; j < 5; j++) { Tagged r = {0}; put(&r, j ^ 3, x[j] * x[(j + 1) % 5]); uint32_t length = sizeof r + (uint32_t)j; memcpy(buffer + used, &length, 4); memcpy(buffer + used + 4, &r, sizeof r); used += 4 + length; }
  for (size_t at = 0; at < used;) { Tagged r; uint32_t length; memcpy(&length, buffer + at, 4); memcpy(&r, buffer + at + 4, sizeof r); at += 4 + length; double v = get(&r); sum = 0.7 * sum + exp(-0.1 * v * v); }
  return sum;
}
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
