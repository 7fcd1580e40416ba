/* The bits of numbers are kept in an array of integers, and swapped there. */
#include "check.h"
NOINLINE static uint64_t pack(double v) { uint64_t u; memcpy(&u, &v, 8); return u; }
NOINLINE static double unpack(uint64_t u) { double v; memcpy(&v, &u, 8); return v; }
static double f(double *x) { uint64_t t[5]; for (int i = 0; i < 5; i++) t[i] = pack(x[i] * x[i]); uint64_t k = t[0]; t[0] = t[3]; t[3] = k; double r = 1; for (int i = 0; i < 5; i++) r += unpack(t[i]) * (i + 1) * r; return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
