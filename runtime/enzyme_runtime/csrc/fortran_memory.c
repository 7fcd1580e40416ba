/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Targets of Fortran's pointers, as flang's runtime allocates them: behind the last whole word the complement of the
 * address, by which it knows its own when they are deallocated. Not seen by the engine: to it these are malloc and free.
 */
#define EXPORT __attribute__((weak, visibility("hidden")))

void *malloc(unsigned long);
void free(void *);
void _FortranAReportFatalUserError(const char *, const char *, int) __attribute__((noreturn));

EXPORT void *__enzcc_fortran_allocate(unsigned long size);
void *__enzcc_fortran_allocate(unsigned long size) {
  unsigned long rounded = (size + sizeof(unsigned long) - 1) / sizeof(unsigned long) * sizeof(unsigned long);
  char *made = malloc(rounded + sizeof(unsigned long));
  if (made) *(unsigned long *)(made + rounded) = ~(unsigned long)made;
  return made;
}

EXPORT void __enzcc_fortran_deallocate(void *object);
void __enzcc_fortran_deallocate(void *object) { free(object); }

EXPORT void __enzcc_fortran_refuse(void);
void __enzcc_fortran_refuse(void) {
  _FortranAReportFatalUserError(
      "enzcc does not differentiate this operation (more than 7 dimensions, or objects of other types than it knows)",
      "differentiated Fortran", 0);
}

EXPORT void __enzcc_fortran_other_type(void);
void __enzcc_fortran_other_type(void) {}

/* Where ALLOCATE or DEALLOCATE fails, the library says so in its own words: asked for what must fail in that way. */

typedef struct {
  void *base;
  unsigned long size;
  int version;
  unsigned char rank;
  signed char type;
  unsigned char attribute, extra;
} Scalar;

enum { VERSION = 20240719, POINTER = 1, ALLOCATABLE = 2, INTEGER8 = 10 };
enum { BASE_NULL = 11, BASE_NOT_NULL = 12, NOT_WHOLE = 110 };

int _FortranAAllocatableAllocate(Scalar *, void *, _Bool, const void *, const char *, int, void *);
int _FortranAAllocatableDeallocate(Scalar *, _Bool, const void *, const char *, int);
int _FortranAPointerDeallocate(Scalar *, _Bool, const void *, const char *, int);

static int fail(int code, _Bool status, const void *message, const char *file, int line) {
  long object[2] = {0, 0};
  Scalar scalar = {object, sizeof object[0], VERSION, 0, INTEGER8, ALLOCATABLE, 0};
  switch (code) {
    case BASE_NULL: scalar.base = 0; return _FortranAAllocatableDeallocate(&scalar, status, message, file, line);
    case BASE_NOT_NULL: return _FortranAAllocatableAllocate(&scalar, 0, status, message, file, line, 0);
    case NOT_WHOLE: scalar.attribute = POINTER; return _FortranAPointerDeallocate(&scalar, status, message, file, line);
    default: /* there is no memory: nor for more than there is */
      scalar.base = 0;
      scalar.size = ~0UL >> 1;
      return _FortranAAllocatableAllocate(&scalar, 0, status, message, file, line, 0);
  }
}

EXPORT void __enzcc_fortran_fail(int code, const char *file, int line);
void __enzcc_fortran_fail(int code, const char *file, int line) {
  fail(code, 0, 0, file, line);
  __builtin_trap();
}

EXPORT void __enzcc_fortran_explain(int code, const void *message);
void __enzcc_fortran_explain(int code, const void *message) { fail(code, 1, message, "", 0); }

EXPORT _Bool __enzcc_fortran_is_whole(const void *object, unsigned long size);
_Bool __enzcc_fortran_is_whole(const void *object, unsigned long size) {
  unsigned long rounded = (size + sizeof(unsigned long) - 1) / sizeof(unsigned long) * sizeof(unsigned long);
  return *(const unsigned long *)((const char *)object + rounded) == ~(unsigned long)object;
}
