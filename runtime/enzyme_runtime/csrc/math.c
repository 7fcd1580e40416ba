/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that derivatives need and C's libm lacks: digamma, polygamma, sin_pi, cos_pi and binade.
 *
 * digamma = (log gamma)', and polygamma(n, x) is its n-th derivative; the rules table differentiates each
 * by the next (special.yaml). Compiled to ../ir/math.ll by build.py and linked into programs as IR.
 */

#define EXPORT __attribute__((weak, visibility("hidden")))

/* The numbers B(2k) / (2k) of the asymptotic series, exact as quotients (Abramowitz & Stegun 23.2). */
#define BERNOULLI_TERMS 10
#define BERNOULLI(real)                                                                                          \
  {(real)1 / 12, (real)-1 / 120, (real)1 / 252, (real)-1 / 240, (real)1 / 132, (real)-691 / 32760, (real)1 / 12, \
   (real)-3617 / 8160, (real)43867 / 14364, (real)-174611 / 6600}

#define REAL double
#define NAME(name) __enzcc_##name
#define BUILTIN(name) __builtin_##name
#define PI 3.14159265358979323846264338327950288
#define ASYMPTOTIC 10 /* from here on the series is exact to rounding */
#include "polygamma.h"
#include "half_turns.h"
#undef REAL
#undef NAME
#undef BUILTIN
#undef PI
#undef ASYMPTOTIC

#define REAL long double
#define NAME(name) __enzcc_##name##l
#define BUILTIN(name) __builtin_##name##l
#define PI 3.14159265358979323846264338327950288L
#define ASYMPTOTIC 16
#include "polygamma.h"
#include "half_turns.h"

EXPORT float __enzcc_digammaf(float x) { return (float)__enzcc_digamma(x); }

EXPORT float __enzcc_polygammaf(int n, float x) { return (float)__enzcc_polygamma(n, x); }

EXPORT float __enzcc_sin_pif(float x) { return (float)__enzcc_sin_pi(x); }

EXPORT float __enzcc_cos_pif(float x) { return (float)__enzcc_cos_pi(x); }

/* The power of two at which the numbers begin that have the same distance as those around x, with the sign of x; 0 of
 * denormal numbers. */
EXPORT double __enzcc_binade(double x) {
  unsigned long long bits;
  __builtin_memcpy(&bits, &x, sizeof x);
  bits &= 0xfff0000000000000;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

EXPORT float __enzcc_binadef(float x) {
  unsigned bits;
  __builtin_memcpy(&bits, &x, sizeof x);
  bits &= 0xff800000;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}
