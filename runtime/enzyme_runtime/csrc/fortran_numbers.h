/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numeric intrinsics of flang's runtime. Part of fortran.c. */

/* The library ends the program where P is zero, and takes integers for themselves: there MOD(0., P) is -0. MODULO of an
   infinite divisor is NaN, MOD is not. Zeros have the library's signs, and derivatives as other numbers have. */
#define REMAINDERS(kind, T, remainder) \
  T _FortranAModReal##kind(T a, T p, PLACE); \
  T _FortranAModuloReal##kind(T a, T p, PLACE); \
  EXPORT T BODY(FortranAModReal##kind)(T a, T p, PLACE); \
  T BODY(FortranAModReal##kind)(T a, T p, PLACE) { \
    if (p == 0) _FortranAModReal##kind(0, 0, file, line); \
    T rest = remainder(a, p); \
    return rest == 0 ? SIGNED_ZERO(rest, a == 0 ? __builtin_signbit(a) || IS_INTEGER(p) : a < 0) : rest; \
  } \
  EXPORT T BODY(FortranAModuloReal##kind)(T a, T p, PLACE); \
  T BODY(FortranAModuloReal##kind)(T a, T p, PLACE) { \
    if (p == 0) _FortranAModuloReal##kind(0, 0, file, line); \
    if (__builtin_isinf(p)) return NAN; \
    T rest = remainder(a, p); \
    if (rest == 0) return SIGNED_ZERO(rest, (a == 0 && !IS_INTEGER(p) && __builtin_signbit(a)) != (p < 0)); \
    return (rest < 0) != (p < 0) ? rest + p : rest; \
  }
#define IS_INTEGER(p) ((p) >= -0x1p63f && (p) < 0x1p63f && (p) == (long)(p))
REMAINDERS(4, float, __builtin_fmodf)
REMAINDERS(8, double, __builtin_fmod)

/* Powers with an integer exponent, by squaring, in the library's order: it matters for numbers that are infinite. */
#define POWER(name, T, N) \
  EXPORT T BODY(name)(T base, N exponent); \
  T BODY(name)(T base, N exponent) { \
    unsigned long left = exponent < 0 ? -(unsigned long)exponent : (unsigned long)exponent; \
    T power = 1; \
    for (; left; left >>= 1) { \
      if (left & 1) power *= base; \
      base *= base; \
    } \
    return exponent < 0 ? 1 / power : power; \
  }
/* Of complex numbers nothing is multiplied by one: 1 (7 + i Inf) is NaN + i Inf. */
#define POWER_COMPLEX(name, T, N) \
  EXPORT T _Complex BODY(name)(T _Complex base, N exponent); \
  T _Complex BODY(name)(T _Complex base, N exponent) { \
    unsigned long left = exponent < 0 ? -(unsigned long)exponent : (unsigned long)exponent; \
    if (!left) return 1; \
    for (; !(left & 1); left >>= 1) base *= base; \
    T _Complex power = base; \
    while (left >>= 1) { \
      base *= base; \
      if (left & 1) power *= base; \
    } \
    return exponent < 0 ? (T _Complex)1 / power : power; \
  }
POWER_COMPLEX(FortranAzpowi, double, int)
POWER_COMPLEX(FortranAzpowk, double, long)
POWER_COMPLEX(FortranAcpowi, float, int)
POWER_COMPLEX(FortranAcpowk, float, long)
POWER(FortranAFPow8i, double, int)
POWER(FortranAFPow8k, double, long)
POWER(FortranAFPow4i, float, int)
POWER(FortranAFPow4k, float, long)

/* The model of numbers. Mantissas and spacings follow their argument as far as its exponent stays. */
#define MODEL(kind, T, split, join) \
  EXPORT T BODY(FortranAScale##kind)(T x, Index by); \
  T BODY(FortranAScale##kind)(T x, Index by) { \
    return join(x, by > 100000 ? 100000 : by < -100000 ? -100000 : (int)by); \
  } \
  EXPORT T BODY(FortranAFraction##kind)(T x); \
  T BODY(FortranAFraction##kind)(T x) { \
    int exponent; \
    if (x == 0) return x; \
    if (__builtin_isinf(x)) return NAN; \
    (void)split(x, &exponent); \
    return join(x, -exponent); \
  } \
  EXPORT T BODY(FortranASetExponent##kind)(T x, Index to); \
  T BODY(FortranASetExponent##kind)(T x, Index to) { \
    return BODY(FortranAScale##kind)(BODY(FortranAFraction##kind)(x), to); \
  }
MODEL(4, float, __builtin_frexpf, __builtin_ldexpf)
MODEL(8, double, __builtin_frexp, __builtin_ldexp)

/* Numbers from outside: each is read or drawn by itself, so that the engine sees what is overwritten. */

#define READER(name) _Bool name(void *cookie, void *to)
READER(_FortranAioInputReal32);
READER(_FortranAioInputReal64);
READER(_FortranAioInputComplex32);
READER(_FortranAioInputComplex64);
_Bool _FortranAioInputDescriptor(void *, const Descriptor *);

EXPORT _Bool BODY(FortranAioInputDescriptor)(void *cookie, const Descriptor *d);
_Bool BODY(FortranAioInputDescriptor)(void *cookie, const Descriptor *d) {
  View v = view(d);
  _Bool good = 1;
  switch (d->type) {
    case REAL4: ALL(v, good = good && _FortranAioInputReal32(cookie, AT(v));) return good;
    case REAL8: ALL(v, good = good && _FortranAioInputReal64(cookie, AT(v));) return good;
    case COMPLEX4: ALL(v, good = good && _FortranAioInputComplex32(cookie, AT(v));) return good;
    case COMPLEX8: ALL(v, good = good && _FortranAioInputComplex64(cookie, AT(v));) return good;
    default: {
      Copy handed;
      copy(&handed.d, d);
      return _FortranAioInputDescriptor(cookie, &handed.d);
    }
  }
}

void _FortranARandomNumber(const Descriptor *, PLACE);

#define DRAW(T) \
  ALL(v, { \
    T one; \
    Descriptor scalar = {(Byte *)&one, sizeof(T), VERSION, 0, d->type, OTHER, 0, {{0, 0, 0}}}; \
    _FortranARandomNumber(&scalar, file, line); \
    *(T *)AT(v) = one; \
  })
EXPORT void BODY(FortranARandomNumber)(const Descriptor *d, PLACE);
void BODY(FortranARandomNumber)(const Descriptor *d, PLACE) {
  View v = view(d);
  if (d->type == REAL8) DRAW(double)
  else if (d->type == REAL4) DRAW(float)
  else __enzcc_fortran_refuse();
}
