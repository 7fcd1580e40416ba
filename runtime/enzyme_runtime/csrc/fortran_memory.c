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
      "enzcc does not differentiate this array operation (more than 7 dimensions, or objects that hold others)",
      "differentiated Fortran", 0);
}
