/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* sin(pi x) and cos(pi x) for one type: REAL, NAME, BUILTIN, PI are set by math.c. C has them since C23, and libraries
 * since later. The argument is reduced before it is multiplied, which is exact: zeros and ones are where they belong. */

static REAL NAME(from_even)(REAL x) { return x - 2 * BUILTIN(rint)(x / 2); }

EXPORT REAL NAME(sin_pi)(REAL x) {
  REAL r = NAME(from_even)(x), a = BUILTIN(fabs)(r);
  REAL sine = a < (REAL)0.25   ? BUILTIN(sin)(PI * a)
              : a < (REAL)0.75 ? BUILTIN(cos)(PI * ((REAL)0.5 - a))
                               : BUILTIN(sin)(PI * (1 - a));
  return BUILTIN(copysign)(sine, sine == 0 ? x : r);
}

EXPORT REAL NAME(cos_pi)(REAL x) {
  REAL a = BUILTIN(fabs)(NAME(from_even)(x));
  return a < (REAL)0.25   ? BUILTIN(cos)(PI * a)
         : a < (REAL)0.75 ? BUILTIN(sin)(PI * ((REAL)0.5 - a))
                          : -BUILTIN(cos)(PI * (1 - a));
}
