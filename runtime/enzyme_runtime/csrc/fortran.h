/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What flang's runtime works on, and what its functions share here (fortran.c): descriptors, walks over their elements.
 *
 * Descriptors are constants for the most part where a program calls the runtime: kinds, ranks and attributes are known.
 * So all is inlined into the call, and the optimizer leaves the loops of that rank with the element type's moves. Hence
 * the style: nothing is indexed by a variable, and what depends on the rank is a nest of loops whose surplus ones run once.
 */

typedef unsigned char Byte;
typedef long Index;
typedef unsigned long Size;

/* Fortran has 15. A program with more than these ends with a message where it hands such an array to the runtime. */
enum { MOST_DIMENSIONS = 7 };

typedef struct {
  Index lower, extent, stride; /* the stride in bytes */
} Dimension;

typedef struct {
  Byte *base;
  Size size; /* of an element, in bytes */
  int version;
  Byte rank;
  signed char type;
  Byte attribute;
  Byte extra; /* bit 0: the derived type follows the dimensions */
  Dimension dim[MOST_DIMENSIONS];
} Descriptor;

enum { VERSION = 20240719, OTHER = 0, POINTER = 1, ALLOCATABLE = 2 };
enum { BASE_NULL = 11, BASE_NOT_NULL = 12, NO_MEMORY = 19, NOT_WHOLE = 110 };
enum {
  INTEGER1 = 7, INTEGER2 = 8, INTEGER4 = 9, INTEGER8 = 10, LOGICAL1 = 39, LOGICAL4 = 14, REAL4 = 27, REAL8 = 28, REAL10 = 29,
  COMPLEX4 = 34, COMPLEX8 = 35, CHARACTER = 40, CHARACTER2 = 43, CHARACTER4 = 44, STRUCTURE = 42
}; /* clang-format off */

#define EXPORT __attribute__((weak, visibility("hidden"), always_inline))
#define PART static __attribute__((always_inline)) inline
#define LIKELY(condition) __builtin_expect(condition, 1)
/* From the innermost dimension on. */
#define EACH(M) M(0) M(1) M(2) M(3) M(4) M(5) M(6)
#define EACH_DOWN(M) M(6) M(5) M(4) M(3) M(2) M(1) M(0)

void *malloc(Size);
void free(void *);
void *__enzcc_fortran_allocate(Size);
void __enzcc_fortran_deallocate(void *);
_Bool __enzcc_fortran_is_whole(const void *, Size);
void __enzcc_fortran_refuse(void) __attribute__((noreturn));
void __enzcc_fortran_fail(int code, const char *file, int line) __attribute__((noreturn));
void __enzcc_fortran_explain(int code, const void *message);

/* An array section without its bounds; dimensions that it does not have run once. */
typedef struct {
  Byte *base;
  Index e0, e1, e2, e3, e4, e5, e6;
  Index s0, s1, s2, s3, s4, s5, s6;
} View;

PART void fits(int rank) { if (rank > MOST_DIMENSIONS) __enzcc_fortran_refuse(); }

PART View view(const Descriptor *d) {
  View v = {d->base, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0};
  int rank = d->rank;
  fits(rank);
#define TAKE(k) if (rank > k) v.e##k = d->dim[k].extent, v.s##k = d->dim[k].stride;
  EACH(TAKE)
  return v;
}

PART Index elements(View v) { return v.e0 * v.e1 * v.e2 * v.e3 * v.e4 * v.e5 * v.e6; }

/* The same shape, packed from `base` on. */
PART View packed(View v, Byte *base, Size size) {
  v.base = base;
  v.s0 = (Index)size;
  v.s1 = v.s0 * v.e0;
  v.s2 = v.s1 * v.e1;
  v.s3 = v.s2 * v.e2;
  v.s4 = v.s3 * v.e3;
  v.s5 = v.s4 * v.e4;
  v.s6 = v.s5 * v.e5;
  return v;
}

/* For each element, in Fortran's order: what is done sees i0...i6. */
#define ALL(v, ...) \
  for (Index i6 = 0; i6 < (v).e6; i6++) for (Index i5 = 0; i5 < (v).e5; i5++) for (Index i4 = 0; i4 < (v).e4; i4++) \
  for (Index i3 = 0; i3 < (v).e3; i3++) for (Index i2 = 0; i2 < (v).e2; i2++) for (Index i1 = 0; i1 < (v).e1; i1++) \
  for (Index i0 = 0; i0 < (v).e0; i0++) __VA_ARGS__
#define AT(v) ((v).base + i0 * (v).s0 + i1 * (v).s1 + i2 * (v).s2 + i3 * (v).s3 + i4 * (v).s4 + i5 * (v).s5 + i6 * (v).s6)

PART void move(Byte *to, const Byte *from, int type, Size size) {
  switch (type) {
    case REAL4: *(float *)to = *(const float *)from; return;
    case REAL8: *(double *)to = *(const double *)from; return;
    case COMPLEX4: {
      float re = ((const float *)from)[0], im = ((const float *)from)[1];
      ((float *)to)[0] = re, ((float *)to)[1] = im;
      return;
    }
    case COMPLEX8: {
      double re = ((const double *)from)[0], im = ((const double *)from)[1];
      ((double *)to)[0] = re, ((double *)to)[1] = im;
      return;
    }
    default: __builtin_memcpy(to, from, size); return;
  }
}

PART void move_all(View to, View from, int type, Size size) { ALL(to, move(AT(to), AT(from), type, size);) }

PART void *allocate(Index bytes) { return malloc(bytes > 0 ? (Size)bytes : 1); }

/* Whether two sections of which at least one is written may share an element: by the bytes from first to last. */
PART _Bool overlap(View a, View b, Size size) {
  if (elements(a) == 0 || elements(b) == 0) return 0;
  const Byte *a_low = a.base, *a_high = a.base + size, *b_low = b.base, *b_high = b.base + size;
#define WIDEN(k) \
  if (a.s##k > 0) a_high += (a.e##k - 1) * a.s##k; else a_low += (a.e##k - 1) * a.s##k; \
  if (b.s##k > 0) b_high += (b.e##k - 1) * b.s##k; else b_low += (b.e##k - 1) * b.s##k;
  EACH(WIDEN)
  return a_low < b_high && b_low < a_high;
}

/* A result of the runtime: fresh, its bounds from 1 on. The dimensions beyond `rank` do not count. */
PART View result(Descriptor *d, View shape, int rank, int type, Size size) {
  fits(rank);
  View v = packed(shape, allocate(elements(shape) * (Index)size), size);
  d->base = v.base;
  d->size = size;
  d->version = VERSION;
  d->rank = (Byte)rank;
  d->type = (signed char)type;
  d->attribute = ALLOCATABLE;
  d->extra = 0;
#define GIVE(k) if (rank > k) d->dim[k].lower = 1, d->dim[k].extent = v.e##k, d->dim[k].stride = v.s##k;
  EACH(GIVE)
  return v;
}

/* Strides of an object that is about to be allocated, whose bounds are set; the result is its size in bytes. */
PART Index lay_out(Descriptor *d, int rank) {
  Index bytes = (Index)d->size;
  fits(rank);
#define LAY(k) if (rank > k) d->dim[k].stride = bytes, bytes *= d->dim[k].extent;
  EACH(LAY)
  return bytes;
}
