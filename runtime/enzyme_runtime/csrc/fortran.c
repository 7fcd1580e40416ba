/* Functions of flang's runtime that move or combine numbers: a Fortran program that is differentiated gets these, inlined,
 * in the place of the library's, so that what they do is differentiated like the program's own loops. `_FortranASum`
 * is here `__enzcc_FortranASum`; what one of these cannot do, it hands over to the library's under its own name, which
 * then is refused where it matters. Compiled to ../ir/fortran.ll by build.py. See fortran.h for how they are written.
 */
#include "fortran.h"

#define BODY(name) __enzcc_##name

/* Assignment. */

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

/* A scalar for every element. */
PART void fill(View to, const Byte *from, int type, Size size) { ALL(to, move(AT(to), from, type, size);) }

PART _Bool same_shape(const Descriptor *a, const Descriptor *b, int rank) {
  _Bool same = 1;
#define COMPARE(k) if (rank > k) same &= a->dim[k].extent == b->dim[k].extent;
  EACH(COMPARE)
  return same;
}

/* The left-hand side gets memory and the bounds of `from`. */
PART void take_shape(Descriptor *to, const Descriptor *from, int rank) {
  to->size = from->size;
#define TAKE_BOUNDS(k) \
  if (rank > k) to->dim[k].extent = from->dim[k].extent, to->dim[k].lower = from->dim[k].extent ? from->dim[k].lower : 1;
  EACH(TAKE_BOUNDS)
  to->base = allocate(lay_out(to, rank));
}

PART void assign(Descriptor *to, const Descriptor *from) {
  int type = from->type, rank = from->rank;
  Size size = from->size;
  View source = view(from);
  if (rank == 0) {
    if (to->attribute == ALLOCATABLE && !to->base) {
      if (to->rank > 0) __enzcc_fortran_refuse();
      take_shape(to, from, 0);
    }
    fill(view(to), from->base, type, size);
    return;
  }
  View target = packed(source, to->base, size); /* an allocatable is contiguous */
  if (to->attribute == ALLOCATABLE) {
    Byte *old = to->base;
    if (!old || !same_shape(to, from, rank)) {
      take_shape(to, from, rank);
      target.base = to->base;
      move_all(target, source, type, size);
      if (old) free(old);
      return;
    }
  } else {
#define STRIDE(k) if (rank > k) target.s##k = to->dim[k].stride;
    EACH(STRIDE)
  }
  assign_elements(target, source, type, size);
}

EXPORT void BODY(FortranAAssign)(Descriptor *to, const Descriptor *from, const char *file, int line);
void BODY(FortranAAssign)(Descriptor *to, const Descriptor *from, const char *file, int line) {
  (void)file, (void)line;
  assign(to, from);
}

EXPORT void BODY(FortranAAssignTemporary)(Descriptor *to, const Descriptor *from, const char *file, int line);
void BODY(FortranAAssignTemporary)(Descriptor *to, const Descriptor *from, const char *file, int line) {
  (void)file, (void)line;
  assign(to, from);
}

/* A contiguous copy of an argument, and back. */
EXPORT void BODY(FortranACopyInAssign)(Descriptor *copy, const Descriptor *from, const char *file, int line);
void BODY(FortranACopyInAssign)(Descriptor *copy, const Descriptor *from, const char *file, int line) {
  (void)file, (void)line;
  View source = view(from);
  int type = from->type, rank = from->rank;
  Size size = from->size;
  View target = result(copy, source, rank, type, size);
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
} Vector;

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
  (void)lengths, (void)file, (void)line;
  vector->to = to;
  vector->filled = 0;
  vector->capacity = to->base ? to->dim[0].extent : 0;
}

EXPORT void BODY(FortranAPushArrayConstructorValue)(Vector *vector, const Descriptor *from);
void BODY(FortranAPushArrayConstructorValue)(Vector *vector, const Descriptor *from) {
  View source = view(from);
  int type = from->type;
  Size size = from->size;
  Index count = elements(source), filled = vector->filled;
  make_room(vector, filled + count, size);
  move_all(packed(source, vector->to->base + filled * (Index)size, size), source, type, size);
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

/* ALLOCATE and DEALLOCATE. The library's, called where the object is (not) there already, report that. */

#define SOURCE const char *message, const char *file, int line

int _FortranAAllocatableAllocate(Descriptor *, void *, _Bool, SOURCE, void *);
int _FortranAAllocatableDeallocate(Descriptor *, _Bool, SOURCE);
int _FortranAPointerDeallocate(Descriptor *, _Bool, SOURCE);

PART void set_bounds(Descriptor *d, int k, Index lower, Index upper) {
  Index extent = upper >= lower ? upper - lower + 1 : 0;
  d->dim[k].lower = extent ? lower : 1;
  d->dim[k].extent = extent;
}

EXPORT void BODY(FortranAAllocatableSetBounds)(Descriptor *d, int k, Index lower, Index upper);
void BODY(FortranAAllocatableSetBounds)(Descriptor *d, int k, Index lower, Index upper) {
  set_bounds(d, k, lower, upper);
}

EXPORT void BODY(FortranAPointerSetBounds)(Descriptor *d, int k, Index lower, Index upper);
void BODY(FortranAPointerSetBounds)(Descriptor *d, int k, Index lower, Index upper) { set_bounds(d, k, lower, upper); }

EXPORT int BODY(FortranAAllocatableAllocate)(Descriptor *d, void *stream, _Bool status, SOURCE, void *how);
int BODY(FortranAAllocatableAllocate)(Descriptor *d, void *stream, _Bool status, SOURCE, void *how) {
  if (d->base) return _FortranAAllocatableAllocate(d, stream, status, message, file, line, how);
  d->base = allocate(lay_out(d, d->rank));
  return 0;
}

EXPORT int BODY(FortranAAllocatableAllocateSource)(Descriptor *d, const Descriptor *from, _Bool status, SOURCE);
int BODY(FortranAAllocatableAllocateSource)(Descriptor *d, const Descriptor *from, _Bool status, SOURCE) {
  if (d->base) return _FortranAAllocatableAllocate(d, 0, status, message, file, line, 0);
  int type = from->type;
  Size size = from->size;
  d->base = allocate(lay_out(d, d->rank));
  if (from->rank == 0) fill(view(d), from->base, type, size);
  else move_all(packed(view(from), d->base, size), view(from), type, size);
  return 0;
}

EXPORT int BODY(FortranAAllocatableDeallocate)(Descriptor *d, _Bool status, SOURCE);
int BODY(FortranAAllocatableDeallocate)(Descriptor *d, _Bool status, SOURCE) {
  if (!d->base) return _FortranAAllocatableDeallocate(d, status, message, file, line);
  free(d->base);
  d->base = 0;
  return 0;
}

EXPORT int BODY(FortranAMoveAlloc)(Descriptor *to, Descriptor *from, void *type, _Bool status, SOURCE);
int BODY(FortranAMoveAlloc)(Descriptor *to, Descriptor *from, void *type, _Bool status, SOURCE) {
  (void)type, (void)status, (void)message, (void)file, (void)line;
  if (to->base) free(to->base);
  to->base = from->base;
  to->size = from->size;
  int rank = from->rank;
#define MOVE(k) if (rank > k) to->dim[k] = from->dim[k];
  EACH(MOVE)
  from->base = 0;
  return 0;
}

EXPORT void BODY(FortranAAllocatableApplyMold)(Descriptor *d, const Descriptor *mold, int rank);
void BODY(FortranAAllocatableApplyMold)(Descriptor *d, const Descriptor *mold, int rank) {
  d->size = mold->size;
  d->type = mold->type;
  d->rank = (Byte)rank;
}

EXPORT void BODY(FortranAPointerApplyMold)(Descriptor *d, const Descriptor *mold, int rank);
void BODY(FortranAPointerApplyMold)(Descriptor *d, const Descriptor *mold, int rank) {
  d->size = mold->size;
  d->type = mold->type;
  d->rank = (Byte)rank;
}

/* A pointer's target ends with a word that DEALLOCATE of code compiled elsewhere looks for: fortran_memory.c. */
EXPORT int BODY(FortranAPointerAllocate)(Descriptor *d, _Bool status, SOURCE, void *how);
int BODY(FortranAPointerAllocate)(Descriptor *d, _Bool status, SOURCE, void *how) {
  (void)status, (void)message, (void)file, (void)line, (void)how;
  d->base = __enzcc_fortran_allocate((Size)lay_out(d, d->rank));
  return 0;
}

EXPORT int BODY(FortranAPointerAllocateSource)(Descriptor *d, const Descriptor *from, _Bool status, SOURCE);
int BODY(FortranAPointerAllocateSource)(Descriptor *d, const Descriptor *from, _Bool status, SOURCE) {
  (void)status, (void)message, (void)file, (void)line;
  int type = from->type;
  Size size = from->size;
  d->base = __enzcc_fortran_allocate((Size)lay_out(d, d->rank));
  if (from->rank == 0) fill(view(d), from->base, type, size);
  else move_all(packed(view(from), d->base, size), view(from), type, size);
  return 0;
}

EXPORT int BODY(FortranAPointerDeallocate)(Descriptor *d, _Bool status, SOURCE);
int BODY(FortranAPointerDeallocate)(Descriptor *d, _Bool status, SOURCE) {
  if (!d->base) return _FortranAPointerDeallocate(d, status, message, file, line);
  __enzcc_fortran_deallocate(d->base);
  d->base = 0;
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
