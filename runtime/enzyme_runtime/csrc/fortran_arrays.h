/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Array intrinsics of flang's runtime: reductions, products, shapes. Part of fortran.c. */

#define PLACE const char *file, int line
#define HERE (void)file, (void)line

/* Masks: absent, a scalar, or an array of the shape; logicals of any kind, true if not zero. */

PART _Bool truth(const Byte *at, Size size) {
  switch (size) {
    case 1: return *at != 0;
    case 2: return *(const short *)at != 0;
    case 4: return *(const int *)at != 0;
    default: return *(const long *)at != 0;
  }
}

PART View mask_view(const Descriptor *mask) {
  View none = {0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0};
  return mask ? view(mask) : none;
}
#define CHOSEN (!mask || truth(AT(chosen), mask->size))

/* Whole arrays: each function is `start`, then `take` of each element, and `finish`: what the library does where
   elements are zero, infinite or no numbers, for which LOOP goes over them again. */

#define REDUCE(name, T, start, take, finish) \
  EXPORT T BODY(name)(const Descriptor *array, PLACE, int dimension, const Descriptor *mask); \
  T BODY(name)(const Descriptor *array, PLACE, int dimension, const Descriptor *mask) { \
    HERE, (void)dimension; \
    View v = view(array), chosen = mask_view(mask); \
    T all = start; \
    if (mask) { ALL(v, if (CHOSEN) { T one = *(const T *)AT(v); take; }) } \
    else { ALL(v, { T one = *(const T *)AT(v); take; }) } \
    finish(T, ALL_CHOSEN) \
    return all; \
  }
#define ALL_CHOSEN(T, ...) ALL(v, if (CHOSEN) { T one = *(const T *)AT(v); (void)one; __VA_ARGS__; })

/* Nothing is left to do. */
#define DONE(T, LOOP)
/* The library stops at a zero: its sign stays, and what is infinite behind it does not count. The derivative is that of
   the product, also where it is zero. */
#define STOPPED(T, LOOP) \
  if (!LIKELY(all > 0 || all < 0)) { \
    T left = 1; \
    LOOP(T, if (left != 0) left *= one) \
    if (all != all) all = left; \
    else all = SIGNED_ZERO(all, __builtin_signbit(left)); \
  }
/* A zero with a sign, which follows the number as its derivative does: -(0 - 0) is -0, also of -0. */
#define SIGNED_ZERO(zero, negative) ((negative) ? -(0 - (zero)) : 0 + (zero))
/* It begins with no number: that of an empty array is another one. */
#define FROM_LEAST(T, LOOP) OTHERWISE(T, LOOP, sizeof(T) == 4 ? (T)-__FLT_MAX__ : (T)-__DBL_MAX__)
#define FROM_MOST(T, LOOP) OTHERWISE(T, LOOP, sizeof(T) == 4 ? (T)__FLT_MAX__ : (T)__DBL_MAX__)
#define OTHERWISE(T, LOOP, nothing) \
  if (!LIKELY(all == all)) { \
    _Bool any = 0; \
    LOOP(T, any = 1) \
    if (!any) all = nothing; \
  }
#define NAN __builtin_nanf("")

#define REDUCE_COMPLEX(name, T, start, take) \
  EXPORT void BODY(name)(T _Complex *to, const Descriptor *array, PLACE, int dimension, const Descriptor *mask); \
  void BODY(name)(T _Complex *to, const Descriptor *array, PLACE, int dimension, const Descriptor *mask) { \
    HERE, (void)dimension; \
    View v = view(array), chosen = mask_view(mask); \
    T _Complex all = start; \
    if (mask) { ALL(v, if (CHOSEN) { T _Complex one = *(const T _Complex *)AT(v); take; }) } \
    else { ALL(v, { T _Complex one = *(const T _Complex *)AT(v); take; }) } \
    *to = all; \
  }
#define ADD all += one
#define MULTIPLY all *= one
#define LARGER if (one > all || all != all) all = one
#define SMALLER if (one < all || all != all) all = one

REDUCE(FortranASumReal4, float, 0, ADD, DONE)
REDUCE(FortranASumReal8, double, 0, ADD, DONE)
REDUCE(FortranASumInteger4, int, 0, ADD, DONE)
REDUCE(FortranASumInteger8, long, 0, ADD, DONE)
REDUCE(FortranAProductReal4, float, 1, MULTIPLY, STOPPED)
REDUCE(FortranAProductReal8, double, 1, MULTIPLY, STOPPED)
REDUCE(FortranAProductInteger4, int, 1, MULTIPLY, DONE)
REDUCE(FortranAProductInteger8, long, 1, MULTIPLY, DONE)
REDUCE(FortranAMaxvalReal4, float, NAN, LARGER, FROM_LEAST)
REDUCE(FortranAMaxvalReal8, double, NAN, LARGER, FROM_LEAST)
REDUCE(FortranAMaxvalInteger4, int, -__INT_MAX__ - 1, LARGER, DONE)
REDUCE(FortranAMaxvalInteger8, long, -__LONG_MAX__ - 1, LARGER, DONE)
REDUCE(FortranAMinvalReal4, float, NAN, SMALLER, FROM_MOST)
REDUCE(FortranAMinvalReal8, double, NAN, SMALLER, FROM_MOST)
REDUCE(FortranAMinvalInteger4, int, __INT_MAX__, SMALLER, DONE)
REDUCE(FortranAMinvalInteger8, long, __LONG_MAX__, SMALLER, DONE)
REDUCE_COMPLEX(FortranACppSumComplex4, float, 0, ADD)
REDUCE_COMPLEX(FortranACppSumComplex8, double, 0, ADD)
REDUCE_COMPLEX(FortranACppProductComplex4, float, 1, MULTIPLY)
REDUCE_COMPLEX(FortranACppProductComplex8, double, 1, MULTIPLY)

/* Norms. Squares may overflow, or vanish, where the norm does not: then by the largest element. (Squares of single
   precision do neither.) The library divides by the largest as it goes, so two infinities make no number. */
#define SQUARE all += (double)one * one
#define ROOT(T, LOOP) \
  if (LIKELY((all > (sizeof(T) == 4 ? -1 : 1e-280) && all < 1e300) || all != all)) all = __builtin_sqrt(all); \
  else { \
    double largest = 0, infinite = 0; \
    LOOP(T, if (__builtin_fabs(one) > largest) largest = __builtin_fabs(one)) \
    if (largest > __DBL_MAX__) { \
      LOOP(T, if (__builtin_isinf(one)) infinite++) \
      all = infinite > 1 ? NAN : largest; \
    } else { \
      all = 0; \
      if (largest > 0) { LOOP(T, all += one / largest * (one / largest)) } \
      all = largest * __builtin_sqrt(all); \
    } \
  }
#define NORM(name, T) \
  EXPORT T BODY(name)(const Descriptor *array, PLACE, int dimension); \
  T BODY(name)(const Descriptor *array, PLACE, int dimension) { \
    HERE, (void)dimension; \
    const Descriptor *mask = 0; \
    View v = view(array), chosen = v; \
    double all = 0; \
    ALL_CHOSEN(T, SQUARE) \
    ROOT(T, ALL_CHOSEN) \
    return (T)all; \
  }
NORM(FortranANorm2_4, float)
NORM(FortranANorm2_8, double)

#define DOT(name, T) \
  EXPORT T BODY(name)(const Descriptor *, const Descriptor *, PLACE); \
  T BODY(name)(const Descriptor *x, const Descriptor *y, PLACE) { \
    HERE; \
    Index count = x->dim[0].extent, dx = x->dim[0].stride, dy = y->dim[0].stride; \
    const Byte *a = x->base, *b = y->base; \
    T all = 0; \
    for (Index i = 0; i < count; i++) all += *(const T *)(a + i * dx) * *(const T *)(b + i * dy); \
    return all; \
  }
#define DOT_COMPLEX(name, T) \
  EXPORT void BODY(name)(T _Complex *, const Descriptor *, const Descriptor *, PLACE); \
  void BODY(name)(T _Complex *to, const Descriptor *x, const Descriptor *y, PLACE) { \
    HERE; \
    Index count = x->dim[0].extent, dx = x->dim[0].stride, dy = y->dim[0].stride; \
    const Byte *a = x->base, *b = y->base; \
    T _Complex all = 0; \
    for (Index i = 0; i < count; i++) all += ~*(const T _Complex *)(a + i * dx) * *(const T _Complex *)(b + i * dy); \
    *to = all; \
  }
DOT(FortranADotProductReal4, float)
DOT(FortranADotProductReal8, double)
DOT(FortranADotProductInteger4, int)
DOT_COMPLEX(FortranACppDotProductComplex4, float)
DOT_COMPLEX(FortranACppDotProductComplex8, double)

/* Along one dimension: the result has the others, `inner` ones before it and `outer` ones behind it. */

/* The shape without dimension `k`, and that of the array as it is walked: `k` has length 1. */
PART View without(View v, int k) {
#define SHIFT(at, next) if (k <= at) v.e##at = v.e##next, v.s##at = v.s##next;
  SHIFT(0, 1) SHIFT(1, 2) SHIFT(2, 3) SHIFT(3, 4) SHIFT(4, 5) SHIFT(5, 6)
  v.e6 = 1, v.s6 = 0;
  return v;
}

PART Index extent_of(View v, int k) {
#define PICK_EXTENT(at) if (k == at) return v.e##at;
  EACH(PICK_EXTENT)
  return 1;
}

PART Index stride_of(View v, int k) {
#define PICK_STRIDE(at) if (k == at) return v.s##at;
  EACH(PICK_STRIDE)
  return 0;
}

#define ALONG(T, A, start, take, finish) \
  ALL(others, { \
    const Byte *from = AT(others), *choice = mask ? AT(choices) : 0; \
    A all = start; \
    CHOSEN_ALONG(T, take) \
    finish(T, CHOSEN_ALONG) \
    *(T *)AT(to) = (T)all; \
  })
#define CHOSEN_ALONG(T, ...) \
  for (Index i = 0; i < count; i++) { \
    T one = *(const T *)(from + i * stride); \
    (void)one; \
    if (!mask || truth(choice + i * choice_stride, mask->size)) { __VA_ARGS__; } \
  }
#define REDUCE_ALONG(name, real_start, finish, integer_start, long_start, take, COMPLEX_CASES) \
  void _##name(Descriptor *, const Descriptor *, int, PLACE, const Descriptor *); \
  EXPORT void BODY(name)(Descriptor *, const Descriptor *, int, PLACE, const Descriptor *); \
  void BODY(name)(Descriptor *made, const Descriptor *array, int dimension, PLACE, const Descriptor *mask) { \
    View v = view(array), chosen = mask_view(mask), others = without(v, dimension - 1); \
    View choices = without(chosen, dimension - 1); \
    Index count = extent_of(v, dimension - 1), stride = stride_of(v, dimension - 1); \
    Index choice_stride = stride_of(chosen, dimension - 1); \
    int type = array->type, rank = array->rank; \
    if (!is_reduced(type, COMPLEX_CASES(1, 0))) { \
      COPY_OF(of_array, array); \
      COPY_OF(of_mask, mask); \
      LEAVE(made, _##name(c, of_array, dimension, file, line, of_mask)); \
      return; \
    } \
    View to = result(made, others, rank - 1, type, array->size); \
    switch (type) { \
      case REAL8: ALONG(double, double, real_start, take, finish) break; \
      case REAL4: ALONG(float, float, real_start, take, finish) break; \
      case INTEGER4: ALONG(int, int, integer_start, take, DONE) break; \
      case INTEGER8: ALONG(long, long, long_start, take, DONE) break; \
      COMPLEX_CASES(case COMPLEX8: ALONG(double _Complex, double _Complex, real_start, take, DONE) break;, ) \
      COMPLEX_CASES(case COMPLEX4: ALONG(float _Complex, float _Complex, real_start, take, DONE) break;, ) \
      default: break; \
    } \
  }
#define WITH_COMPLEX(yes, no) yes
#define WITHOUT_COMPLEX(yes, no) no

PART _Bool is_reduced(int type, _Bool with_complex) {
  if (type == COMPLEX4 || type == COMPLEX8) return with_complex;
  return type == REAL8 || type == REAL4 || type == INTEGER4 || type == INTEGER8;
}

REDUCE_ALONG(FortranASumDim, 0, DONE, 0, 0, ADD, WITH_COMPLEX)
REDUCE_ALONG(FortranAProductDim, 1, STOPPED, 1, 1, MULTIPLY, WITH_COMPLEX)
REDUCE_ALONG(FortranAMaxvalDim, NAN, FROM_LEAST, -__INT_MAX__ - 1, -__LONG_MAX__ - 1, LARGER, WITHOUT_COMPLEX)
REDUCE_ALONG(FortranAMinvalDim, NAN, FROM_MOST, __INT_MAX__, __LONG_MAX__, SMALLER, WITHOUT_COMPLEX)

void _FortranANorm2Dim(Descriptor *, const Descriptor *, int, PLACE);
EXPORT void BODY(FortranANorm2Dim)(Descriptor *made, const Descriptor *array, int dimension, PLACE);
void BODY(FortranANorm2Dim)(Descriptor *made, const Descriptor *array, int dimension, PLACE) {
  View v = view(array), others = without(v, dimension - 1), choices = others;
  Index count = extent_of(v, dimension - 1), stride = stride_of(v, dimension - 1), choice_stride = 0;
  const Descriptor *mask = 0;
  int type = array->type, rank = array->rank;
  if (type != REAL8 && type != REAL4) {
    COPY_OF(of_array, array);
    LEAVE(made, _FortranANorm2Dim(c, of_array, dimension, file, line));
    return;
  }
  View to = result(made, others, rank - 1, type, array->size);
  switch (type) {
    case REAL8: ALONG(double, double, 0, SQUARE, ROOT) break;
    case REAL4: ALONG(float, double, 0, SQUARE, ROOT) break;
    default: break;
  }
}

/* Logical reductions. */

#define REDUCE_LOGICAL(name, T, start, take) \
  EXPORT T BODY(name)(const Descriptor *array, PLACE, int dimension); \
  T BODY(name)(const Descriptor *array, PLACE, int dimension) { \
    HERE, (void)dimension; \
    View v = view(array); \
    Size size = array->size; \
    T all = start; \
    ALL(v, { _Bool one = truth(AT(v), size); take; }) \
    return all; \
  }
REDUCE_LOGICAL(FortranAAny, _Bool, 0, all |= one)
REDUCE_LOGICAL(FortranAAll, _Bool, 1, all &= one)
REDUCE_LOGICAL(FortranACount, Index, 0, all += one)

/* Products of matrices. A vector on the left is a row, one on the right a column. */

#define MATMUL(name, T, A, B, transposed) \
  EXPORT void BODY(name)(Descriptor *, const Descriptor *, const Descriptor *, PLACE); \
  void BODY(name)(Descriptor *made, const Descriptor *x, const Descriptor *y, PLACE) { \
    HERE; \
    int x_rank = x->rank, y_rank = y->rank; \
    const Byte *a = x->base, *b = y->base; \
    Index rows = x_rank == 2 ? x->dim[transposed].extent : 1, columns = y_rank == 2 ? y->dim[1].extent : 1; \
    Index inner = x_rank == 2 ? x->dim[1 - transposed].extent : x->dim[0].extent; \
    Index a_row = x_rank == 2 ? x->dim[transposed].stride : 0; \
    Index a_inner = x_rank == 2 ? x->dim[1 - transposed].stride : x->dim[0].stride; \
    Index b_inner = y->dim[0].stride, b_column = y_rank == 2 ? y->dim[1].stride : 0; \
    View shape = {0, rows, columns, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0}; \
    if (x_rank == 1) shape.e0 = columns, shape.e1 = 1; \
    int type = sizeof(A) >= sizeof(B) ? x->type : y->type; \
    View to = result(made, shape, x_rank + y_rank - 2, type, sizeof(T)); \
    for (Index j = 0; j < columns; j++) \
      for (Index i = 0; i < rows; i++) { \
        T all = 0; \
        for (Index k = 0; k < inner; k++) \
          all += *(const A *)(a + i * a_row + k * a_inner) * *(const B *)(b + k * b_inner + j * b_column); \
        ((T *)to.base)[i + j * rows] = all; \
      } \
  }
#define MATMULS(left, right, T, A, B) \
  MATMUL(FortranAMatmul##left##right, T, A, B, 0) \
  MATMUL(FortranAMatmulTranspose##left##right, T, A, B, 1)
MATMULS(Real8, Real8, double, double, double)
MATMULS(Real4, Real4, float, float, float)
MATMULS(Real4, Real8, double, float, double)
MATMULS(Real8, Real4, double, double, float)
MATMULS(Complex8, Complex8, double _Complex, double _Complex, double _Complex)
MATMULS(Complex4, Complex4, float _Complex, float _Complex, float _Complex)
MATMULS(Real8, Complex8, double _Complex, double, double _Complex)
MATMULS(Complex8, Real8, double _Complex, double _Complex, double)
MATMULS(Integer4, Integer4, int, int, int)

/* Shapes. */

void _FortranATranspose(Descriptor *, const Descriptor *, PLACE);
EXPORT void BODY(FortranATranspose)(Descriptor *made, const Descriptor *from, PLACE);
void BODY(FortranATranspose)(Descriptor *made, const Descriptor *from, PLACE) {
  if (!is_flat(from)) {
    COPY_OF(of_from, from);
    LEAVE(made, _FortranATranspose(c, of_from, file, line));
    return;
  }
  View source = view(from), turned = source;
  turned.e0 = source.e1, turned.e1 = source.e0;
  turned.s0 = source.s1, turned.s1 = source.s0;
  int type = from->type;
  View to = result(made, turned, 2, type, from->size);
  typed_like(made, from, 2);
  move_all(to, turned, type, from->size);
}

void _FortranASpread(Descriptor *, const Descriptor *, int, Index, PLACE);
EXPORT void BODY(FortranASpread)(Descriptor *made, const Descriptor *from, int dimension, Index copies, PLACE);
void BODY(FortranASpread)(Descriptor *made, const Descriptor *from, int dimension, Index copies, PLACE) {
  if (!is_flat(from)) {
    COPY_OF(of_from, from);
    LEAVE(made, _FortranASpread(c, of_from, dimension, copies, file, line));
    return;
  }
  View source = view(from), shape = source;
  int k = dimension - 1, type = from->type, rank = from->rank;
  Size size = from->size;
  if (copies < 0) copies = 0;
#define OPEN(at, before) if (k < at) shape.e##at = source.e##before, shape.s##at = source.s##before;
  OPEN(1, 0) OPEN(2, 1) OPEN(3, 2) OPEN(4, 3) OPEN(5, 4) OPEN(6, 5)
#define PUT(at) if (k == at) shape.e##at = copies, shape.s##at = 0;
  EACH(PUT)
  View to = result(made, shape, rank + 1, type, size);
  typed_like(made, from, rank + 1);
  move_all(to, shape, type, size);
}

PART Index integer_at(const Descriptor *d, Index i) {
  const Byte *at = d->base + i * d->dim[0].stride;
  switch (d->size) {
    case 1: return *(const signed char *)at;
    case 2: return *(const short *)at;
    case 4: return *(const int *)at;
    default: return *(const long *)at;
  }
}

/* The elements of `from` in their order, then those of `pad` again and again; `order` says which dimension of the result
 * goes first. Both are walked by an element's number. */
PART const Byte *numbered(View v, Index at) {
  Index i0 = at % v.e0, i1 = (at /= v.e0) % v.e1, i2 = (at /= v.e1) % v.e2, i3 = (at /= v.e2) % v.e3;
  Index i4 = (at /= v.e3) % v.e4, i5 = (at /= v.e4) % v.e5, i6 = at / v.e5;
  return AT(v);
}

PART Index order_of(const Descriptor *order, int k) { return order ? integer_at(order, k) - 1 : k; }

void _FortranAReshape(Descriptor *, const Descriptor *, const Descriptor *, const Descriptor *, const Descriptor *, PLACE);
EXPORT void BODY(FortranAReshape)(
    Descriptor *made, const Descriptor *from, const Descriptor *shape, const Descriptor *pad, const Descriptor *order,
    PLACE);
void BODY(FortranAReshape)(
    Descriptor *made, const Descriptor *from, const Descriptor *shape, const Descriptor *pad, const Descriptor *order,
    PLACE) {
  if (!is_flat(from)) {
    COPY_OF(of_from, from);
    COPY_OF(of_shape, shape);
    COPY_OF(of_pad, pad);
    COPY_OF(of_order, order);
    LEAVE(made, _FortranAReshape(c, of_from, of_shape, of_pad, of_order, file, line));
    return;
  }
  int type = from->type, rank = (int)shape->dim[0].extent;
  Size size = from->size;
  View source = view(from), wanted = {0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0};
#define WANT(k) if (rank > k) wanted.e##k = integer_at(shape, k) > 0 ? integer_at(shape, k) : 0;
  EACH(WANT)
  View to = result(made, wanted, rank, type, size);
  typed_like(made, from, rank);
  if (order) { /* the result is filled along its dimension order(1) first */
    View turned = to;
#define TURN(k) \
    if (rank > k) turned.e##k = extent_of(to, (int)order_of(order, k)), turned.s##k = stride_of(to, (int)order_of(order, k));
    EACH(TURN)
    to = turned;
  }
  Index count = elements(source), next = 0;
  if (!pad || elements(to) <= count) {
    ALL(to, { move(AT(to), numbered(source, next), type, size); next++; })
  } else {
    View filler = view(pad);
    Index period = elements(filler);
    ALL(to, {
      if (next < count) move(AT(to), numbered(source, next), type, size);
      else move(AT(to), numbered(filler, (next - count) % period), type, size);
      next++;
    })
  }
}

void _FortranAPack(Descriptor *, const Descriptor *, const Descriptor *, const Descriptor *, PLACE);
EXPORT void BODY(FortranAPack)(
    Descriptor *made, const Descriptor *from, const Descriptor *mask, const Descriptor *vector, PLACE);
void BODY(FortranAPack)(
    Descriptor *made, const Descriptor *from, const Descriptor *mask, const Descriptor *vector, PLACE) {
  if (!is_flat(from)) {
    COPY_OF(of_from, from);
    COPY_OF(of_mask, mask);
    COPY_OF(of_vector, vector);
    LEAVE(made, _FortranAPack(c, of_from, of_mask, of_vector, file, line));
    return;
  }
  int type = from->type;
  Size size = from->size;
  View source = view(from), chosen = view(mask), shape = {0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0};
  Index count = 0, next = 0;
  ALL(source, count += truth(AT(chosen), mask->size);)
  shape.e0 = vector ? vector->dim[0].extent : count;
  View to = result(made, shape, 1, type, size);
  typed_like(made, from, 1);
  ALL(source, if (truth(AT(chosen), mask->size)) move(to.base + next++ * (Index)size, AT(source), type, size);)
  if (vector)
    for (; next < shape.e0; next++)
      move(to.base + next * (Index)size, vector->base + next * vector->dim[0].stride, type, size);
}

void _FortranAUnpack(Descriptor *, const Descriptor *, const Descriptor *, const Descriptor *, PLACE);
EXPORT void BODY(FortranAUnpack)(
    Descriptor *made, const Descriptor *vector, const Descriptor *mask, const Descriptor *field, PLACE);
void BODY(FortranAUnpack)(
    Descriptor *made, const Descriptor *vector, const Descriptor *mask, const Descriptor *field, PLACE) {
  if (!is_flat(vector)) {
    COPY_OF(of_vector, vector);
    COPY_OF(of_mask, mask);
    COPY_OF(of_field, field);
    LEAVE(made, _FortranAUnpack(c, of_vector, of_mask, of_field, file, line));
    return;
  }
  int type = vector->type, rank = mask->rank;
  Size size = vector->size;
  View chosen = view(mask), other = view(field), to = result(made, chosen, rank, type, size);
  typed_like(made, vector, rank);
  Index next = 0, stride = vector->dim[0].stride;
  const Byte *from = vector->base;
  ALL(to, {
    if (truth(AT(chosen), mask->size)) move(AT(to), from + next++ * stride, type, size);
    else move(AT(to), AT(other), type, size);
  })
}

PART Index wrapped(Index i, Index count) {
  Index rest = i % count;
  return rest < 0 ? rest + count : rest;
}

void _FortranACshiftVector(Descriptor *, const Descriptor *, Index, PLACE);
EXPORT void BODY(FortranACshiftVector)(Descriptor *made, const Descriptor *from, Index shift, PLACE);
void BODY(FortranACshiftVector)(Descriptor *made, const Descriptor *from, Index shift, PLACE) {
  if (!is_flat(from)) {
    COPY_OF(of_from, from);
    LEAVE(made, _FortranACshiftVector(c, of_from, shift, file, line));
    return;
  }
  int type = from->type;
  Size size = from->size;
  View source = view(from), to = result(made, source, 1, type, size);
  typed_like(made, from, 1);
  for (Index i = 0; i < source.e0; i++)
    move(to.base + i * to.s0, source.base + wrapped(i + shift, source.e0) * source.s0, type, size);
}

void _FortranACshift(Descriptor *, const Descriptor *, const Descriptor *, int, PLACE);
EXPORT void BODY(FortranACshift)(Descriptor *made, const Descriptor *from, const Descriptor *shift, int dimension, PLACE);
void BODY(FortranACshift)(Descriptor *made, const Descriptor *from, const Descriptor *shift, int dimension, PLACE) {
  if (!is_flat(from)) {
    COPY_OF(of_from, from);
    COPY_OF(of_shift, shift);
    LEAVE(made, _FortranACshift(c, of_from, of_shift, dimension, file, line));
    return;
  }
  int type = from->type, rank = from->rank, k = dimension - 1;
  Size size = from->size;
  View source = view(from), to = result(made, source, rank, type, size);
  typed_like(made, from, rank);
  View others = without(source, k), made_others = without(to, k), shifts = mask_view(shift->rank ? shift : 0);
  Index count = extent_of(source, k), stride = stride_of(source, k), to_stride = stride_of(to, k);
  if (!shift->rank) shifts.base = shift->base;
  ALL(others, {
    const Byte *at = AT(shifts);
    Index by = shift->size == 4 ? *(const int *)at : shift->size == 8 ? *(const long *)at : *(const signed char *)at;
    for (Index i = 0; i < count; i++)
      move(AT(made_others) + i * to_stride, AT(others) + wrapped(i + by, count) * stride, type, size);
  })
}

void _FortranAEoshiftVector(Descriptor *, const Descriptor *, Index, const Descriptor *, PLACE);
EXPORT void BODY(FortranAEoshiftVector)(
    Descriptor *made, const Descriptor *from, Index shift, const Descriptor *boundary, PLACE);
void BODY(FortranAEoshiftVector)(
    Descriptor *made, const Descriptor *from, Index shift, const Descriptor *boundary, PLACE) {
  if (!is_flat(from)) {
    COPY_OF(of_from, from);
    COPY_OF(of_boundary, boundary);
    LEAVE(made, _FortranAEoshiftVector(c, of_from, shift, of_boundary, file, line));
    return;
  }
  int type = from->type;
  Size size = from->size;
  View source = view(from), to = result(made, source, 1, type, size);
  typed_like(made, from, 1);
  for (Index i = 0; i < source.e0; i++) {
    Index at = i + shift;
    if (at >= 0 && at < source.e0) move(to.base + i * to.s0, source.base + at * source.s0, type, size);
    else if (boundary) move(to.base + i * to.s0, boundary->base, type, size);
    else __builtin_memset(to.base + i * to.s0, 0, size);
  }
}

/* TRANSFER: the bytes of an array are those of another, as many of them as there are; the rest is zero. What the source
 * has too many of is moved as well, behind the end of the result, so that every element is moved whole. */
void _FortranATransfer(Descriptor *, const Descriptor *, const Descriptor *, PLACE);
void _FortranATransferSize(Descriptor *, const Descriptor *, const Descriptor *, PLACE, Index);

PART void transfer(Descriptor *made, const Descriptor *from, const Descriptor *mold, int rank, Index count) {
  Size size = from->size, to_size = mold->size;
  View source = view(from), shape = {0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0};
  Index bytes = elements(source) * (Index)size;
  if (rank == 1) shape.e0 = count;
  Index wanted = elements(shape) * (Index)to_size;
  Byte *to = allocate(bytes > wanted ? bytes : wanted);
  move_all(packed(source, to, size), source, from->type, size);
  if (wanted > bytes) __builtin_memset(to + bytes, 0, (Size)(wanted - bytes));
  made->base = to;
  made->size = to_size;
  made->version = VERSION;
  made->rank = (Byte)rank;
  made->type = mold->type;
  made->attribute = ALLOCATABLE;
  made->extra = 0;
  if (rank == 1) made->dim[0].lower = 1, made->dim[0].extent = count, made->dim[0].stride = (Index)to_size;
  typed_like(made, mold, rank);
}

EXPORT void BODY(FortranATransfer)(Descriptor *made, const Descriptor *from, const Descriptor *mold, PLACE);
void BODY(FortranATransfer)(Descriptor *made, const Descriptor *from, const Descriptor *mold, PLACE) {
  if (!is_flat(from) || !is_flat(mold)) {
    COPY_OF(of_from, from);
    COPY_OF(of_mold, mold);
    LEAVE(made, _FortranATransfer(c, of_from, of_mold, file, line));
    return;
  }
  if (mold->rank == 0) {
    transfer(made, from, mold, 0, 1);
    return;
  }
  Size bytes = (Size)elements(view(from)) * from->size, size = mold->size;
  transfer(made, from, mold, 1, size ? (Index)((bytes + size - 1) / size) : 0);
}

EXPORT void BODY(FortranATransferSize)(Descriptor *made, const Descriptor *from, const Descriptor *mold, PLACE, Index count);
void BODY(FortranATransferSize)(Descriptor *made, const Descriptor *from, const Descriptor *mold, PLACE, Index count) {
  if (!is_flat(from) || !is_flat(mold)) {
    COPY_OF(of_from, from);
    COPY_OF(of_mold, mold);
    LEAVE(made, _FortranATransferSize(c, of_from, of_mold, file, line, count));
    return;
  }
  transfer(made, from, mold, 1, count > 0 ? count : 0);
}
