/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of flang's runtime that move or combine numbers: a Fortran program that is differentiated gets these, inlined,
 * in the place of the library's, so that what they do is differentiated like the program's own loops. `_FortranASum`
 * is here `__enzcc_FortranASum`; what one of these cannot do, it hands over to the library's under its own name, which
 * then is refused where it matters. Compiled to ../ir/fortran.ll by build.py. See fortran.h for how they are written.
 */
#include "fortran.h"

#define BODY(name) __enzcc_##name

/* Derived types: code made for the program's (fortran/derived_types.py), by the address of the type's table. */

_Bool __enzcc_type_known(const void *type);
_Bool __enzcc_type_deep(const void *type); /* whether objects hold allocatable components */
_Bool __enzcc_type_finalized(const void *type);
void __enzcc_type_initialize(const void *type, Byte *at);
void __enzcc_type_destroy(const void *type, Byte *at);
void __enzcc_type_assign(const void *type, Byte *to, const Byte *from);
void __enzcc_type_copy(const void *type, Byte *to, const Byte *from); /* the same, with no assignments of the program's */
_Bool __enzcc_type_differs(const void *type); /* whether these two do */
void __enzcc_type_finalize(const void *type, Byte *at);
void __enzcc_type_finalize_array(const void *type, const Descriptor *d, int rank);

/* The table behind the dimensions. */
PART const void *type_of(const Descriptor *d) {
  int rank = d->rank;
  const void *const *after = (const void *const *)d->dim;
#define BEHIND(k) if (rank == k) return after[3 * k];
  EACH(BEHIND)
  return 0;
}

/* For the library, which may keep what it gets: where the address of a descriptor goes nowhere, the optimizer takes the
 * descriptor apart. */
typedef struct {
  Descriptor d;
  Index more[2];
} Copy;

PART void copy(Descriptor *to, const Descriptor *from) {
  int rank = from->rank;
  to->base = from->base;
  to->size = from->size;
  to->version = from->version;
  to->rank = from->rank;
  to->type = from->type;
  to->attribute = from->attribute;
  to->extra = from->extra;
#define COPY(k) if (rank > k) to->dim[k] = from->dim[k];
  EACH(COPY)
  if (!(from->extra & 1)) return;
  const void **after = (const void **)to->dim;
  const void *const *before = (const void *const *)from->dim;
#define COPY_BEHIND(k) if (rank == k) after[3 * k] = before[3 * k], after[3 * k + 1] = before[3 * k + 1];
  EACH(COPY_BEHIND)
}

/* The library does it: CALL with a copy `c` of the descriptor `d`. */
#define HAND_OVER(d, CALL) \
  Copy handed; \
  Descriptor *c = &handed.d; \
  copy(c, d); \
  int answer = CALL; \
  copy(d, c); \
  return answer

PART _Bool is_known(const Descriptor *d) {
  if (d->type == CHARACTER2 || d->type == CHARACTER4) return 0;
  return d->type != STRUCTURE || __enzcc_type_known(type_of(d));
}

/* Where it is not known before the program runs, an object is taken for one of the types that are known here. In the
 * program itself the library does the rest; in a derivative the program ends (normalize/normal_form.py). */
void __enzcc_fortran_other_type(void);

PART _Bool is_other(const Descriptor *d) {
  int type = d->type;
  const void *of = type == STRUCTURE ? type_of(d) : 0;
  if (is_known(d)) return 0;
  if (!__builtin_constant_p(type) || !__builtin_constant_p(of)) __enzcc_fortran_other_type();
  return 1;
}

/* What only moves bytes must not be given objects that hold others. */
PART _Bool is_flat(const Descriptor *d) {
  return d->type != STRUCTURE || (is_known(d) && !__enzcc_type_deep(type_of(d)));
}

/* The library makes `made` from copies of the descriptors. */
#define LEAVE(made, CALL) \
  do { \
    Copy handed; \
    Descriptor *c = &handed.d; \
    copy(c, made); \
    CALL; \
    copy(made, c); \
  } while (0)
#define COPY_OF(name, from) \
  Copy name##_held; \
  const Descriptor *name = 0; \
  if (from) copy(&name##_held.d, from), name = &name##_held.d

/* A result holds objects of the type that `from` holds. */
PART void typed_like(Descriptor *made, const Descriptor *from, int rank) {
  if (from->type != STRUCTURE) return;
  const void *of = type_of(from), **after = (const void **)made->dim;
  made->extra = 1;
#define TYPE_OF_RESULT(k) if (rank == k) after[3 * k] = of, after[3 * k + 1] = 0;
  EACH(TYPE_OF_RESULT)
}

PART void initialize_all(View v, int type, const void *of) {
  if (type == STRUCTURE) { ALL(v, __enzcc_type_initialize(of, AT(v));) }
}

PART void destroy_all(View v, int type, const void *of) {
  if (type == STRUCTURE && __enzcc_type_deep(of)) { ALL(v, __enzcc_type_destroy(of, AT(v));) }
}

/* The final procedures of all objects, before anything of them is freed. */
PART void finalize_all(const Descriptor *d, const void *of) {
  if (!__enzcc_type_finalized(of) || !d->base) return;
  int rank = d->rank;
  if (rank == 0) __enzcc_type_finalize(of, d->base);
  else __enzcc_type_finalize_array(of, d, rank);
}

/* The end of what a descriptor says is there. */
PART void end_all(const Descriptor *d) {
  if (d->type != STRUCTURE) return;
  const void *of = type_of(d);
  finalize_all(d, of);
  destroy_all(view(d), STRUCTURE, of);
}

/* Texts of other lengths are cut, or filled with blanks. */
PART void move_texts(View to, Size to_size, View from, Size size) {
  Size common = size < to_size ? size : to_size;
  ALL(to, {
    __builtin_memmove(AT(to), AT(from), common);
    if (to_size > common) __builtin_memset(AT(to) + common, ' ', to_size - common);
  })
}

/* `defined`: components by the assignments that the program defines. */
PART void assign_all(View to, View from, int type, Size size, const void *of, _Bool defined) {
  if (type == STRUCTURE && defined) { ALL(to, __enzcc_type_assign(of, AT(to), AT(from));) }
  else if (type == STRUCTURE) { ALL(to, __enzcc_type_copy(of, AT(to), AT(from));) }
  else move_all(to, from, type, size);
}

/* What an object of the type takes: 64-bit word behind the first two descriptors of the table, of 64 and 24 bytes. */
PART Size size_of_objects(const void *type) { return ((const Size *)type)[(64 + 24) / 8]; }

EXPORT void __enzcc_component_establish(Descriptor *d, int rank, int type, Size size, int attribute, const void *of);
void __enzcc_component_establish(Descriptor *d, int rank, int type, Size size, int attribute, const void *of) {
  d->base = 0;
  d->size = size;
  d->version = VERSION;
  d->rank = (Byte)rank;
  d->type = (signed char)type;
  d->attribute = (Byte)attribute;
  d->extra = of != 0;
  if (of) {
    const void **after = (const void **)d->dim;
    after[3 * rank] = of;
    after[3 * rank + 1] = 0;
  }
}

PART View view_of_rank(const Descriptor *d, int rank) {
  View v = {d->base, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0};
  fits(rank);
#define TAKE_OF(k) if (rank > k) v.e##k = d->dim[k].extent, v.s##k = d->dim[k].stride;
  EACH(TAKE_OF)
  return v;
}

PART _Bool same_shape(const Descriptor *a, const Descriptor *b, int rank) {
  _Bool same = 1;
#define COMPARE(k) if (rank > k) same &= a->dim[k].extent == b->dim[k].extent;
  EACH(COMPARE)
  return same;
}

/* A bound is compared here, since otherwise it is only moved: an integer then where objects are walked over. */
PART Index counted(Index bound) {
  __builtin_assume(bound > -(1L << 62));
  return bound;
}

/* The left-hand side gets memory and the bounds of `from`. */
PART void take_shape(Descriptor *to, const Descriptor *from, int rank, Size size) {
  to->size = size;
#define TAKE_BOUNDS(k) \
  if (rank > k) to->dim[k].extent = from->dim[k].extent, \
    to->dim[k].lower = from->dim[k].extent ? counted(from->dim[k].lower) : 1;
  EACH(TAKE_BOUNDS)
  to->base = allocate(lay_out(to, rank));
}

/* Allocatable components. Those that hold objects of a derived type are walked by the type's own code, which asks here
 * for what does not depend on it; they must not be polymorphic. */

EXPORT void __enzcc_component_destroy(Descriptor *d);
void __enzcc_component_destroy(Descriptor *d) {
  if (!d->base) return;
  free(d->base);
  d->base = 0;
}

EXPORT Index __enzcc_component_count(const Descriptor *d, int rank, const void *of);
Index __enzcc_component_count(const Descriptor *d, int rank, const void *of) {
  const void *const *after = (const void *const *)d->dim;
  if (after[3 * rank] != of) __enzcc_fortran_refuse();
  return elements(view_of_rank(d, rank));
}

EXPORT _Bool __enzcc_component_differs(const Descriptor *to, const Descriptor *from, int rank);
_Bool __enzcc_component_differs(const Descriptor *to, const Descriptor *from, int rank) {
  return !to->base || !same_shape(to, from, rank);
}

EXPORT void __enzcc_component_shape(Descriptor *to, const Descriptor *from, int rank, Size size);
void __enzcc_component_shape(Descriptor *to, const Descriptor *from, int rank, Size size) {
  take_shape(to, from, rank, size);
}

EXPORT void __enzcc_component_assign(Descriptor *to, const Descriptor *from, int rank, int type, Size size);
void __enzcc_component_assign(Descriptor *to, const Descriptor *from, int rank, int type, Size size) {
  if (!from->base) {
    __enzcc_component_destroy(to);
    return;
  }
  if (to == from) return;
  View source = view_of_rank(from, rank);
  if (!to->base || !same_shape(to, from, rank)) {
    __enzcc_component_destroy(to);
    take_shape(to, from, rank, size);
  }
  move_all(packed(source, to->base, size), source, type, size);
}

EXPORT void __enzcc_component_assign_text(Descriptor *to, const Descriptor *from, int rank);
void __enzcc_component_assign_text(Descriptor *to, const Descriptor *from, int rank) {
  if (!from->base) {
    __enzcc_component_destroy(to);
    return;
  }
  if (to == from) return;
  Size size = from->size;
  View source = view_of_rank(from, rank);
  if (!to->base || to->size != size || !same_shape(to, from, rank)) {
    __enzcc_component_destroy(to);
    take_shape(to, from, rank, size);
  }
  move_all(packed(source, to->base, size), source, CHARACTER, size);
}

EXPORT void __enzcc_component_each(const Descriptor *d, int rank, void (*what)(Byte *));
void __enzcc_component_each(const Descriptor *d, int rank, void (*what)(Byte *)) {
  View v = view_of_rank(d, rank);
  ALL(v, what(AT(v));)
}

/* A final procedure for an array. `how`: bit 0, it takes a descriptor; bit 1, the array has to be contiguous. */
EXPORT void __enzcc_component_finalize(const Descriptor *, int, const void *, Size, void (*)(void *), int);
void __enzcc_component_finalize(
    const Descriptor *d, int rank, const void *of, Size size, void (*procedure)(void *), int how) {
  View v = view_of_rank(d, rank), wanted = packed(v, v.base, size);
  _Bool contiguous = 1;
#define IN_ORDER(k) contiguous &= v.e##k == 1 || v.s##k == wanted.s##k;
  EACH(IN_ORDER)
  if ((how & 2) && !contiguous && elements(v) > 0) __enzcc_fortran_refuse();
  if (!(how & 1)) {
    procedure(d->base);
    return;
  }
  Copy given;
  __enzcc_component_establish(&given.d, rank, STRUCTURE, size, POINTER, of);
  given.d.base = d->base;
#define GIVEN(k) if (rank > k) given.d.dim[k] = d->dim[k];
  EACH(GIVEN)
  procedure(&given);
}

/* Assignment. */

void _FortranAAssign(Descriptor *, const Descriptor *, const char *, int);
void _FortranAAssignTemporary(Descriptor *, const Descriptor *, const char *, int);

PART void assign_elements(View to, View from, int type, Size size) {
  if (LIKELY(!overlap(to, from, size))) {
    move_all(to, from, type, size);
    return;
  }
  View copy = packed(from, allocate(elements(from) * (Index)size), size);
  move_all(copy, from, type, size);
  move_all(to, copy, type, size);
  free(copy.base);
}

/* Objects of derived types. Where the arrays overlap and that is not all of the objects: of one column each, from that
 * end where nothing is lost. */
PART void assign_objects(View to, View from, Size size, const void *of, _Bool defined) {
  _Bool flat = !__enzcc_type_deep(of) && !(defined && __enzcc_type_differs(of));
  if (LIKELY(from.e0 < 2 || !overlap(to, from, size))) {
    if (flat || to.base != from.base) assign_all(to, from, STRUCTURE, size, of, defined);
    return;
  }
  if (flat) {
    View copy = packed(from, allocate(elements(from) * (Index)size), size);
    assign_all(copy, from, STRUCTURE, size, of, 0);
    assign_all(to, copy, STRUCTURE, size, of, 0);
    free(copy.base);
    return;
  }
  if (to.base == from.base) return;
  if (to.base > from.base) {
    if (from.e1 * from.e2 * from.e3 * from.e4 * from.e5 * from.e6 != 1 || to.s0 != from.s0) __enzcc_fortran_refuse();
    for (Index i = from.e0 - 1; i >= 0; i--) {
      if (defined) __enzcc_type_assign(of, to.base + i * to.s0, from.base + i * from.s0);
      else __enzcc_type_copy(of, to.base + i * to.s0, from.base + i * from.s0);
    }
    return;
  }
  assign_all(to, from, STRUCTURE, size, of, defined);
}

/* A scalar for every element. */
PART void fill(View to, const Byte *from, int type, Size size, const void *of, _Bool defined) {
  if (type == STRUCTURE && defined) { ALL(to, if (AT(to) != from) __enzcc_type_assign(of, AT(to), from);) }
  else if (type == STRUCTURE) { ALL(to, if (AT(to) != from) __enzcc_type_copy(of, AT(to), from);) }
  else { ALL(to, move(AT(to), from, type, size);) }
}

PART void assign_texts(View to, Size to_size, View from, Size size, int rank) {
  if (rank == 0) {
    View shape = to;
    shape.base = from.base;
#define STAY(k) shape.s##k = 0;
    EACH(STAY)
    move_texts(to, to_size, shape, size);
    return;
  }
  View copy = packed(from, allocate(elements(from) * (Index)size), size);
  move_all(copy, from, CHARACTER, size);
  move_texts(to, to_size, copy, size);
  free(copy.base);
}

/* `object`: what is on the left is an object, whose end it is. */
PART void assign(Descriptor *to, const Descriptor *from, _Bool object) {
  int type = from->type, rank = from->rank;
  Size size = from->size;
  const void *of = type == STRUCTURE ? type_of(from) : 0;
  View source = view(from);
  if (object && of) finalize_all(to, of);
  _Bool other_length = type == CHARACTER && to->base && to->size != size;
  if (other_length && to->attribute != ALLOCATABLE) {
    assign_texts(view(to), to->size, source, size, rank);
    return;
  }
  if (rank == 0) {
    if (other_length) {
      Byte *old = to->base;
      to->size = size;
      to->base = allocate(lay_out(to, to->rank));
      fill(view(to), from->base, type, size, of, object);
      free(old);
      return;
    }
    if (to->attribute == ALLOCATABLE && !to->base) {
      if (to->rank > 0) __enzcc_fortran_refuse();
      take_shape(to, from, 0, size);
      source.base = to->base;
      initialize_all(source, type, of);
    }
    fill(view(to), from->base, type, size, of, object);
    return;
  }
  View target = packed(source, to->base, size); /* an allocatable is contiguous */
  if (to->attribute == ALLOCATABLE) {
    Byte *old = to->base;
    if (!old || !same_shape(to, from, rank) || other_length) {
      View gone = view_of_rank(to, rank);
      take_shape(to, from, rank, size);
      target.base = to->base;
      initialize_all(target, type, of);
      assign_all(target, source, type, size, of, object);
      if (old) {
        destroy_all(gone, type, of);
        free(old);
      }
      return;
    }
  } else {
#define STRIDE(k) if (rank > k) target.s##k = to->dim[k].stride;
    EACH(STRIDE)
  }
  if (type == STRUCTURE) assign_objects(target, source, size, of, object);
  else assign_elements(target, source, type, size);
}

#define ASSIGNMENT(name, FINALIZED, FIRST) \
  EXPORT void BODY(name)(Descriptor *to, const Descriptor *from, const char *file, int line); \
  void BODY(name)(Descriptor *to, const Descriptor *from, const char *file, int line) { \
    if (!is_other(from)) { \
      FIRST; \
      assign(to, from, FINALIZED); \
      return; \
    } \
    Copy left, right; \
    copy(&left.d, to); \
    copy(&right.d, from); \
    _##name(&left.d, &right.d, file, line); \
    copy(to, &left.d); \
  }
ASSIGNMENT(FortranAAssign, 1, )
/* `to = 'text'`: the caller has to see nothing of it, and who chooses one of a hundred messages would have a hundred
 * copies of it. */
__attribute__((weak, visibility("hidden"), noinline))
void BODY(FortranAAssignLiteral)(Descriptor *to, const Descriptor *from, const char *file, int line);
void BODY(FortranAAssignLiteral)(Descriptor *to, const Descriptor *from, const char *file, int line) {
  (void)file, (void)line;
  __builtin_assume(from->type == CHARACTER && from->rank == 0 && to->rank == 0);
  assign(to, from, 0);
}
/* What is there has never been an object. */
ASSIGNMENT(FortranAAssignTemporary, 0, if (from->type == STRUCTURE && to->base) initialize_all(view(to), STRUCTURE, type_of(from)))

/* Where the left-hand side is declared `class`, it becomes an object of the type of the other. */
void _FortranAAssignPolymorphic(Descriptor *, const Descriptor *, const char *, int);

PART void assign_polymorphic(Descriptor *to, const Descriptor *from) {
  const void *of = type_of(from), *was = type_of(to);
  Byte *old = to->base;
  int rank = from->rank;
  Size size = from->size;
  if (to->attribute != ALLOCATABLE || (old && was == of)) {
    assign(to, from, 1);
    return;
  }
  if (rank != to->rank) __enzcc_fortran_refuse();
  View source = view(from), gone = view_of_rank(to, rank);
  if (old) finalize_all(to, was);
  take_shape(to, from, rank, size);
  const void **after = (const void **)to->dim;
#define TYPE_TAKEN(k) if (rank == k) after[3 * k] = of;
  EACH(TYPE_TAKEN)
  View target = packed(source, to->base, size);
  initialize_all(target, STRUCTURE, of);
  assign_all(target, source, STRUCTURE, size, of, 1);
  if (old) {
    destroy_all(gone, STRUCTURE, was);
    free(old);
  }
}

EXPORT void BODY(FortranAAssignPolymorphic)(Descriptor *to, const Descriptor *from, const char *file, int line);
void BODY(FortranAAssignPolymorphic)(Descriptor *to, const Descriptor *from, const char *file, int line) {
  if (from->type == STRUCTURE && to->type == STRUCTURE && !is_other(from) && !is_other(to)) {
    assign_polymorphic(to, from);
    return;
  }
  Copy left, right;
  copy(&left.d, to);
  copy(&right.d, from);
  _FortranAAssignPolymorphic(&left.d, &right.d, file, line);
  copy(to, &left.d);
}

/* A contiguous copy of an argument, and back. */
EXPORT void BODY(FortranACopyInAssign)(Descriptor *copy, const Descriptor *from, const char *file, int line);
void BODY(FortranACopyInAssign)(Descriptor *copy, const Descriptor *from, const char *file, int line) {
  (void)file, (void)line;
  View source = view(from);
  int type = from->type, rank = from->rank;
  Size size = from->size;
  View target = result(copy, source, rank, type, size);
  typed_like(copy, from, rank);
#define LOWER(k) if (rank > k) copy->dim[k].lower = from->dim[k].lower;
  EACH(LOWER)
  move_all(target, source, type, size);
}

EXPORT void BODY(FortranACopyOutAssign)(Descriptor *to, Descriptor *copy, const char *file, int line);
void BODY(FortranACopyOutAssign)(Descriptor *to, Descriptor *copy, const char *file, int line) {
  (void)file, (void)line;
  if (to) {
    View target = view(to);
    move_all(target, packed(target, copy->base, copy->size), copy->type, copy->size);
  }
  free(copy->base);
  copy->base = 0;
}

EXPORT void BODY(FortranAShallowCopyDirect)(const Descriptor *to, const Descriptor *from, const char *file, int line);
void BODY(FortranAShallowCopyDirect)(const Descriptor *to, const Descriptor *from, const char *file, int line) {
  (void)file, (void)line;
  move_all(view(to), view(from), from->type, from->size);
}

/* Array constructors of unknown size: the vector is a variable of the caller's, and ours to use. */

typedef struct {
  Descriptor *to;
  Index filled, capacity;
  const char *file;
  int line;
  _Bool lengths; /* texts are as long as the first */
} Vector;

void _FortranAInitArrayConstructorVector(Vector *, Descriptor *, _Bool, const char *, int);
void _FortranAPushArrayConstructorValue(Vector *, const Descriptor *);

PART void make_room(Vector *vector, Index wanted, Size size) {
  Descriptor *to = vector->to;
  Index filled = vector->filled;
  if (to->attribute == ALLOCATABLE && vector->capacity < wanted) {
    Index capacity = 2 * vector->capacity > wanted ? 2 * vector->capacity : wanted;
    Byte *old = to->base, *made = allocate(capacity * (Index)size);
    View from = {old, filled, 1, 1, 1, 1, 1, 1, (Index)size, 0, 0, 0, 0, 0, 0}, target = from;
    target.base = made;
    if (old) {
      move_all(target, from, to->type, size);
      free(old);
    }
    to->base = made;
    vector->capacity = capacity;
  }
  to->dim[0].lower = 1;
  if (to->dim[0].extent < wanted) to->dim[0].extent = wanted;
  to->dim[0].stride = (Index)size;
}

EXPORT void BODY(FortranAInitArrayConstructorVector)(Vector *, Descriptor *, _Bool, const char *, int);
void BODY(FortranAInitArrayConstructorVector)(Vector *vector, Descriptor *to, _Bool lengths, const char *file, int line) {
  if (!is_known(to)) {
    _FortranAInitArrayConstructorVector(vector, to, lengths, file, line);
    return;
  }
  vector->to = to;
  vector->filled = 0;
  vector->file = file;
  vector->line = line;
  vector->lengths = lengths;
  vector->capacity = to->base ? to->dim[0].extent : 0;
}

EXPORT void BODY(FortranAPushArrayConstructorValue)(Vector *vector, const Descriptor *from);
void BODY(FortranAPushArrayConstructorValue)(Vector *vector, const Descriptor *from) {
  Descriptor *to = vector->to;
  if (!is_known(from)) { /* so is the vector; but it is in memory that the library would have seen by then */
    _FortranAPushArrayConstructorValue(vector, from);
    return;
  }
  View source = view(from);
  int type = from->type;
  Size size = from->size;
  Index count = elements(source), filled = vector->filled;
  if (vector->lengths && filled == 0) to->size = size;
  make_room(vector, filled + count, size);
  View target = packed(source, to->base + filled * (Index)size, size);
  if (is_flat(from)) {
    move_all(target, source, type, size);
  } else {
    const void *of = type_of(from);
    initialize_all(target, type, of);
    assign_all(target, source, type, size, of, 0);
  }
  vector->filled = filled + count;
}

EXPORT void BODY(FortranAPushArrayConstructorSimpleScalar)(Vector *vector, const Byte *from);
void BODY(FortranAPushArrayConstructorSimpleScalar)(Vector *vector, const Byte *from) {
  Descriptor *to = vector->to;
  Size size = to->size;
  Index filled = vector->filled;
  make_room(vector, filled + 1, size);
  move(to->base + filled * (Index)size, from, to->type, size);
  vector->filled = filled + 1;
}

/* ALLOCATE and DEALLOCATE. */

#define SOURCE const char *message, const char *file, int line

int _FortranAAllocatableAllocate(Descriptor *, void *, _Bool, SOURCE, void *);
int _FortranAAllocatableAllocateSource(Descriptor *, const Descriptor *, _Bool, SOURCE);
int _FortranAAllocatableDeallocate(Descriptor *, _Bool, SOURCE);
int _FortranAAllocatableDeallocatePolymorphic(Descriptor *, const void *, _Bool, SOURCE);
int _FortranAPointerAllocate(Descriptor *, _Bool, SOURCE, void *);
int _FortranAPointerAllocateSource(Descriptor *, const Descriptor *, _Bool, SOURCE);
int _FortranAPointerDeallocate(Descriptor *, _Bool, SOURCE);
int _FortranAPointerDeallocatePolymorphic(Descriptor *, const void *, _Bool, SOURCE);
int _FortranAMoveAlloc(Descriptor *, Descriptor *, const void *, _Bool, SOURCE);
void _FortranADestroy(const Descriptor *);
void _FortranADestroyWithoutFinalization(const Descriptor *);
void _FortranAFinalize(const Descriptor *, const char *, int);
void _FortranAInitialize(const Descriptor *, const char *, int);
void _FortranAReportFatalUserError(const char *, const char *, int) __attribute__((noreturn));

/* A statement that fails: the status, and what ERRMSG= wants to be told, or the end. */
PART int failed(_Bool status, int code, const char *message, const char *file, int line) {
  if (!status) __enzcc_fortran_fail(code, file, line);
  if (message) __enzcc_fortran_explain(code, message);
  return code;
}
#define FAILED(code) failed(status, code, message, file, line)

PART void set_bounds(Descriptor *d, int k, Index lower, Index upper) {
  Index extent = upper >= lower ? upper - lower + 1 : 0;
  d->dim[k].lower = extent ? lower : 1;
  d->dim[k].extent = extent;
}

EXPORT void BODY(FortranAAllocatableSetBounds)(Descriptor *d, int k, Index lower, Index upper);
void BODY(FortranAAllocatableSetBounds)(Descriptor *d, int k, Index lower, Index upper) {
  if (!d->base) set_bounds(d, k, lower, upper); /* else ALLOCATE will fail */
}

EXPORT void BODY(FortranAPointerSetBounds)(Descriptor *d, int k, Index lower, Index upper);
void BODY(FortranAPointerSetBounds)(Descriptor *d, int k, Index lower, Index upper) { set_bounds(d, k, lower, upper); }

EXPORT int BODY(FortranAAllocatableAllocate)(Descriptor *d, void *stream, _Bool status, SOURCE, void *how);
int BODY(FortranAAllocatableAllocate)(Descriptor *d, void *stream, _Bool status, SOURCE, void *how) {
  if (is_other(d)) {
    HAND_OVER(d, _FortranAAllocatableAllocate(c, stream, status, message, file, line, how));
  }
  if (d->base) return FAILED(BASE_NOT_NULL);
  Index bytes = lay_out(d, d->rank);
  const void *of = d->type == STRUCTURE ? type_of(d) : 0;
  View objects = view(d);
  d->base = objects.base = allocate(bytes);
  if (status && !d->base) return FAILED(NO_MEMORY);
  if (of) initialize_all(objects, STRUCTURE, of);
  return 0;
}

PART void fill_from(Descriptor *d, const Descriptor *from) {
  int type = from->type;
  Size size = from->size;
  const void *of = type == STRUCTURE ? type_of(from) : 0;
  View source = view(from);
  if (type == CHARACTER && d->size != size) {
    assign_texts(view(d), d->size, source, size, from->rank);
    return;
  }
  if (type == STRUCTURE) initialize_all(view(d), STRUCTURE, of);
  if (from->rank == 0) fill(view(d), source.base, type, size, of, 0);
  else assign_all(packed(source, d->base, size), source, type, size, of, 0);
}

EXPORT int BODY(FortranAAllocatableAllocateSource)(Descriptor *d, const Descriptor *from, _Bool status, SOURCE);
int BODY(FortranAAllocatableAllocateSource)(Descriptor *d, const Descriptor *from, _Bool status, SOURCE) {
  if (is_other(from)) {
    Copy source;
    copy(&source.d, from);
    HAND_OVER(d, _FortranAAllocatableAllocateSource(c, &source.d, status, message, file, line));
  }
  if (d->base) return FAILED(BASE_NOT_NULL);
  d->base = allocate(lay_out(d, d->rank));
  if (status && !d->base) return FAILED(NO_MEMORY);
  fill_from(d, from);
  return 0;
}

EXPORT int BODY(FortranAAllocatableDeallocate)(Descriptor *d, _Bool status, SOURCE);
int BODY(FortranAAllocatableDeallocate)(Descriptor *d, _Bool status, SOURCE) {
  if (is_other(d)) {
    HAND_OVER(d, _FortranAAllocatableDeallocate(c, status, message, file, line));
  }
  if (!d->base) return FAILED(BASE_NULL);
  end_all(d);
  free(d->base);
  d->base = 0;
  return 0;
}

EXPORT int BODY(FortranAAllocatableDeallocatePolymorphic)(Descriptor *d, const void *type, _Bool status, SOURCE);
int BODY(FortranAAllocatableDeallocatePolymorphic)(Descriptor *d, const void *type, _Bool status, SOURCE) {
  int rank = d->rank; /* while it is known */
  if (is_other(d) || !type) {
    HAND_OVER(d, _FortranAAllocatableDeallocatePolymorphic(c, type, status, message, file, line));
  }
  if (!d->base) return FAILED(BASE_NULL);
  end_all(d);
  free(d->base);
  __enzcc_component_establish(d, rank, STRUCTURE, d->size, ALLOCATABLE, type);
  return 0;
}

EXPORT void BODY(FortranAAllocatableInitDerivedForAllocate)(Descriptor *d, const void *type, int rank, int corank);
void BODY(FortranAAllocatableInitDerivedForAllocate)(Descriptor *d, const void *type, int rank, int corank) {
  (void)corank;
  if (!d->base) __enzcc_component_establish(d, rank, STRUCTURE, size_of_objects(type), ALLOCATABLE, type);
}

EXPORT void BODY(FortranAAllocatableInitDerived)(Descriptor *d, const void *type, int rank, int corank);
void BODY(FortranAAllocatableInitDerived)(Descriptor *d, const void *type, int rank, int corank) {
  (void)corank;
  __enzcc_component_establish(d, rank, STRUCTURE, size_of_objects(type), ALLOCATABLE, type);
}

EXPORT void BODY(FortranAPointerNullifyDerived)(Descriptor *d, const void *type, int rank, int corank);
void BODY(FortranAPointerNullifyDerived)(Descriptor *d, const void *type, int rank, int corank) {
  (void)corank;
  __enzcc_component_establish(d, rank, STRUCTURE, size_of_objects(type), POINTER, type);
}

EXPORT void BODY(FortranADestroy)(const Descriptor *d);
void BODY(FortranADestroy)(const Descriptor *d) {
  if (is_other(d)) {
    Copy handed;
    copy(&handed.d, d);
    _FortranADestroy(&handed.d);
  } else if (d->base) end_all(d);
}

EXPORT void BODY(FortranADestroyWithoutFinalization)(const Descriptor *d);
void BODY(FortranADestroyWithoutFinalization)(const Descriptor *d) {
  if (is_other(d)) {
    Copy handed;
    copy(&handed.d, d);
    _FortranADestroyWithoutFinalization(&handed.d);
  } else if (d->base && d->type == STRUCTURE) destroy_all(view(d), STRUCTURE, type_of(d));
}

EXPORT void BODY(FortranAFinalize)(const Descriptor *d, const char *file, int line);
void BODY(FortranAFinalize)(const Descriptor *d, const char *file, int line) {
  if (is_other(d)) {
    Copy handed;
    copy(&handed.d, d);
    _FortranAFinalize(&handed.d, file, line);
  } else if (d->type == STRUCTURE) finalize_all(d, type_of(d));
}

EXPORT void BODY(FortranAInitialize)(const Descriptor *d, const char *file, int line);
void BODY(FortranAInitialize)(const Descriptor *d, const char *file, int line) {
  if (is_other(d)) {
    Copy handed;
    copy(&handed.d, d);
    _FortranAInitialize(&handed.d, file, line);
  } else if (d->type == STRUCTURE) initialize_all(view(d), STRUCTURE, type_of(d));
}

EXPORT int BODY(FortranAMoveAlloc)(Descriptor *to, Descriptor *from, const void *type, _Bool status, SOURCE);
int BODY(FortranAMoveAlloc)(Descriptor *to, Descriptor *from, const void *type, _Bool status, SOURCE) {
  if (is_other(from)) {
    Copy left, right;
    copy(&left.d, to);
    copy(&right.d, from);
    int answer = _FortranAMoveAlloc(&left.d, &right.d, type, status, message, file, line);
    copy(to, &left.d);
    copy(from, &right.d);
    return answer;
  }
  if (to->base) {
    end_all(to);
    free(to->base);
  }
  to->base = from->base;
  to->size = from->size;
  int rank = from->rank;
  if (from->type == STRUCTURE && (to->extra & from->extra & 1)) {
    const void *of = type_of(from), **after = (const void **)to->dim;
#define TYPE_MOVED(k) if (rank == k) after[3 * k] = of;
    EACH(TYPE_MOVED)
  }
#define MOVE(k) if (rank > k) to->dim[k] = from->dim[k];
  EACH(MOVE)
  if (type) __enzcc_component_establish(from, rank, STRUCTURE, size_of_objects(type), ALLOCATABLE, type);
  from->base = 0;
  return 0;
}

/* Type, length and bounds of another object; those that ALLOCATE names are set afterwards. */
PART void apply_mold(Descriptor *d, const Descriptor *mold, int rank, int attribute) {
  int given = mold->rank;
  d->base = 0;
  d->size = mold->size;
  d->rank = (Byte)rank;
  d->type = mold->type;
  d->attribute = (Byte)attribute;
#define LIKE(k) if (rank > k && given > k) d->dim[k] = mold->dim[k];
  EACH(LIKE)
  if (!(d->extra & mold->extra & 1)) return;
  const void *of = type_of(mold), **after = (const void **)d->dim;
#define TYPE_BEHIND(k) if (rank == k) after[3 * k] = of;
  EACH(TYPE_BEHIND)
}

EXPORT void BODY(FortranAAllocatableApplyMold)(Descriptor *d, const Descriptor *mold, int rank);
void BODY(FortranAAllocatableApplyMold)(Descriptor *d, const Descriptor *mold, int rank) {
  if (!d->base) apply_mold(d, mold, rank, ALLOCATABLE); /* else ALLOCATE will fail */
}

EXPORT void BODY(FortranAPointerApplyMold)(Descriptor *d, const Descriptor *mold, int rank);
void BODY(FortranAPointerApplyMold)(Descriptor *d, const Descriptor *mold, int rank) {
  apply_mold(d, mold, rank, POINTER);
}

/* A pointer's target ends with a word that DEALLOCATE of code compiled elsewhere looks for: fortran_memory.c. */
EXPORT int BODY(FortranAPointerAllocate)(Descriptor *d, _Bool status, SOURCE, void *how);
int BODY(FortranAPointerAllocate)(Descriptor *d, _Bool status, SOURCE, void *how) {
  if (is_other(d)) {
    HAND_OVER(d, _FortranAPointerAllocate(c, status, message, file, line, how));
  }
  Index bytes = lay_out(d, d->rank);
  const void *of = d->type == STRUCTURE ? type_of(d) : 0;
  View objects = view(d);
  d->base = objects.base = __enzcc_fortran_allocate((Size)bytes);
  if (status && !d->base) return FAILED(NO_MEMORY);
  if (of) initialize_all(objects, STRUCTURE, of);
  return 0;
}

EXPORT int BODY(FortranAPointerAllocateSource)(Descriptor *d, const Descriptor *from, _Bool status, SOURCE);
int BODY(FortranAPointerAllocateSource)(Descriptor *d, const Descriptor *from, _Bool status, SOURCE) {
  if (is_other(from)) {
    Copy source;
    copy(&source.d, from);
    HAND_OVER(d, _FortranAPointerAllocateSource(c, &source.d, status, message, file, line));
  }
  d->base = __enzcc_fortran_allocate((Size)lay_out(d, d->rank));
  if (status && !d->base) return FAILED(NO_MEMORY);
  fill_from(d, from);
  return 0;
}

PART Size bytes_of(const Descriptor *d) { return (Size)elements(view(d)) * d->size; }

EXPORT int BODY(FortranAPointerDeallocate)(Descriptor *d, _Bool status, SOURCE);
int BODY(FortranAPointerDeallocate)(Descriptor *d, _Bool status, SOURCE) {
  if (is_other(d)) {
    HAND_OVER(d, _FortranAPointerDeallocate(c, status, message, file, line));
  }
  if (!d->base) return FAILED(BASE_NULL);
  if (!__enzcc_fortran_is_whole(d->base, bytes_of(d))) return FAILED(NOT_WHOLE);
  end_all(d);
  __enzcc_fortran_deallocate(d->base);
  d->base = 0;
  return 0;
}

EXPORT int BODY(FortranAPointerDeallocatePolymorphic)(Descriptor *d, const void *type, _Bool status, SOURCE);
int BODY(FortranAPointerDeallocatePolymorphic)(Descriptor *d, const void *type, _Bool status, SOURCE) {
  int rank = d->rank; /* while it is known */
  if (is_other(d) || !type) {
    HAND_OVER(d, _FortranAPointerDeallocatePolymorphic(c, type, status, message, file, line));
  }
  if (!d->base) return FAILED(BASE_NULL);
  if (!__enzcc_fortran_is_whole(d->base, bytes_of(d))) return FAILED(NOT_WHOLE);
  end_all(d);
  __enzcc_fortran_deallocate(d->base);
  __enzcc_component_establish(d, rank, STRUCTURE, d->size, POINTER, type);
  return 0;
}

EXPORT _Bool BODY(FortranAPointerIsAssociatedWith)(const Descriptor *pointer, const Descriptor *target);
_Bool BODY(FortranAPointerIsAssociatedWith)(const Descriptor *pointer, const Descriptor *target) {
  if (!target) return pointer->base != 0;
  if (!target->base || pointer->base != target->base || pointer->rank != target->rank) return 0;
  View p = view(pointer), t = view(target);
  _Bool same = elements(p) > 0 || p.base == t.base;
#define ALIKE(k) same &= p.e##k == t.e##k && (p.e##k == 1 || p.s##k == t.s##k);
  EACH(ALIKE)
  return same;
}

EXPORT _Bool BODY(FortranAIsContiguous)(const Descriptor *d);
_Bool BODY(FortranAIsContiguous)(const Descriptor *d) {
  View v = view(d), wanted = packed(v, 0, d->size);
  if (elements(v) == 0) return 1;
  _Bool contiguous = 1;
#define PACKED(k) contiguous &= v.e##k == 1 || v.s##k == wanted.s##k;
  EACH(PACKED)
  return contiguous;
}
#undef SOURCE

#include "fortran_arrays.h"
#include "fortran_numbers.h"
