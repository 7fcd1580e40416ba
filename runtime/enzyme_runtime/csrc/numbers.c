/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers in memory that a program cuts by itself: a pool of bytes, a growing message. Where they begin there only the
 * running program knows. A derivative notes where it meets some, and moves the adjoints of others by that.
 *
 * `seen` has bit k if a number was met at an address that is k more than a multiple of 16.
 *
 * This file is compiled to ../ir/numbers.ll by build.py and linked into programs as IR, as tape.c is. */

typedef __SIZE_TYPE__ size_t;

_Noreturn void abort(void);
long write(int, const void *, size_t);

#define EXPORT __attribute__((weak, visibility("hidden"), noinline, cold))
#define INLINE __attribute__((weak, visibility("hidden"), always_inline))
#define HELPER __attribute__((weak, visibility("hidden"), noinline))

enum { LONGEST = 512, TO = 1, FROM = 2 };

static size_t append(char *text, size_t length, const char *more) {
  while (*more && length < LONGEST)
    text[length++] = *more++;
  return length;
}

EXPORT _Noreturn void __enzcc_number_anywhere(const char *where) {
  char text[LONGEST];
  size_t length = append(text, 0, "enzcc: ");
  length = append(text, length, where);
  length = append(text, length, ": numbers are moved here that are of several sizes, that begin at some multiples of "
                                "their size and at other places, or that are moved in parts; which of the bytes are one "
                                "number is not known; keep numbers of one size in a buffer, at multiples of it\n");
  long ignored = write(2, text, length);
  (void)ignored;
  abort();
}

INLINE void __enzcc_number_at(const void *place, unsigned short *seen) {
  unsigned short bit = (unsigned short)(1u << ((size_t)place & 15));
  if (!(__atomic_load_n(seen, __ATOMIC_RELAXED) & bit))
    __atomic_fetch_or(seen, bit, __ATOMIC_RELAXED);
}

/* Where numbers of `width` bytes, a power of two, begin behind multiples of that; -1: not all at one place. */
static int begin(size_t width, const unsigned short *seen) {
  unsigned found = __atomic_load_n(seen, __ATOMIC_RELAXED);
  for (size_t half = 8; half >= width; half /= 2)
    found = (found | found >> half) & ((1u << half) - 1);
  return !found ? 0 : found & (found - 1) ? -1 : __builtin_ctz(found);
}

static int is_zero(const char *place, size_t size) {
  while (size--)
    if (*place++)
      return 0;
  return 1;
}

/* Ends the program unless `size` bytes at `place` are whole numbers. */
INLINE void __enzcc_numbers_at(const void *place, size_t size, size_t width, const unsigned short *seen,
                               const char *where) {
  if (size % width || ((size_t)place & (width - 1)) != (size_t)begin(width, seen))
    __enzcc_number_anywhere(where);
}

/* The first number among the adjoints of `size` bytes that were copied to `to`; `size` if there is nothing to move;
 * -1 if nothing is there that they would have to be added to, so that bits may be moved. `sides`: in which of the two
 * nobody knows more. Ends the program if what would be added is not known. */
HELPER size_t __enzcc_first_number(const char *to, const char *from, size_t size, size_t width, int sides,
                                   const unsigned short *seen, const char *where) {
  int place = begin(width, seen);
  size_t first = (size_t)place - (size_t)(sides & TO ? to : from) & (width - 1);
  int known = place >= 0 && (sides != (TO | FROM) || !(((size_t)to - (size_t)from) & (width - 1)));
  if (known && first == 0 && size % width == 0)
    return 0;
  if (is_zero(to, size))
    return size;
  if ((to + size <= from || from + size <= to) && is_zero(from, size))
    return (size_t)-1;
  if (!known || first > size)
    __enzcc_number_anywhere(where);
  size_t rest = (size - first) % width;
  if (!is_zero(to, first) || !is_zero(to + size - rest, rest))
    __enzcc_number_anywhere(where);
  return first;
}
