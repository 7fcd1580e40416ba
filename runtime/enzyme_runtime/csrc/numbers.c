/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers in memory that a program cuts by itself: a pool of bytes, a growing message. Where they begin there only the
 * running program knows. A derivative notes where it meets numbers and addresses, and moves the adjoints of others by
 * that.
 *
 * `seen[0]` has bit k if a number was met at an address that is k more than a multiple of 16. `seen[1]`: some are met
 * that are not noted, all at multiples of their size. `places` says the same of each 16 bytes of memory: it has an entry
 * for each 4 GiB, these have one for each 64 KiB, and these a set for each 16 bytes; what is null is empty. They are
 * never released. Of bytes that were read as integers and counted with, the second half of `places` knows.
 *
 * This file is compiled to ../ir/numbers.ll by build.py and linked into programs as IR, as tape.c is. */

typedef __SIZE_TYPE__ size_t;
typedef __INTPTR_TYPE__ ssize_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef unsigned long long word;
typedef unsigned short Set;

void *calloc(size_t, size_t);
void free(void *);
_Noreturn void abort(void);
long write(int, const void *, size_t);

#define EXPORT __attribute__((weak, visibility("hidden"), noinline, cold))
#define INLINE __attribute__((weak, visibility("hidden"), always_inline))
#define HELPER __attribute__((weak, visibility("hidden"), noinline))

enum { LONGEST = 512, BLOCK = 16, BLOCKS = 1 << 12, ENTRIES = 1 << 16 };

typedef Set *Pages[ENTRIES];
typedef Pages *Places[ENTRIES];

_Noreturn void __enzcc_bits_of_number(const char *where); /* code.c */

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

static void *acquire(void *place) {
  void *found;
  __atomic_load((void **)place, &found, __ATOMIC_ACQUIRE);
  return found;
}

/* What is at `place`, a pointer: if that is null, `size` bytes that are zero. */
static void *made(void *place, size_t size) {
  void *found = acquire(place);
  if (found)
    return found;
  void *fresh = calloc(1, size);
  if (!fresh)
    abort();
  if (__atomic_compare_exchange((void **)place, &found, &fresh, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    return fresh;
  free(fresh); /* another thread was first */
  return found;
}

static void **entry(Pages *pages, uintptr_t place) { return (void **)&(*pages)[place >> 16 & (ENTRIES - 1)]; }

static void **region(Places *places, uintptr_t place) { return (void **)&(*places)[place >> 32 & (ENTRIES - 1)]; }

/* The set of the block in which `place` is; null, if nothing was noted near it. */
static Set *block_at(Places *places, uintptr_t place) {
  Pages *pages = acquire(region(places, place));
  Set *page = pages ? acquire(entry(pages, place)) : 0;
  return page ? page + place / BLOCK % BLOCKS : 0;
}

static Set *make_block(Places *places, uintptr_t place) {
  Pages *pages = made(region(places, place), sizeof(Pages));
  Set *page = made(entry(pages, place), BLOCKS * sizeof(Set));
  return page + place / BLOCK % BLOCKS;
}

static unsigned set_at(Places *places, uintptr_t place) {
  const Set *block = block_at(places, place);
  return block ? __atomic_load_n(block, __ATOMIC_RELAXED) : 0;
}

/* Bit k: something is noted k bytes behind `place`. */
static unsigned noted_at(Places *places, const char *place) {
  uintptr_t at = (uintptr_t)place;
  return (set_at(places, at) | set_at(places, at + BLOCK) << BLOCK) >> at % BLOCK & 0xffff;
}

static Places *integers(Places *places) { return places + 1; }

/* `stored`: it comes there now, over what was. */
HELPER void __enzcc_note_number(const char *place, size_t width, int stored, Set *seen, Places *places) {
  Set bit = (Set)(1u << (uintptr_t)place % BLOCK);
  __atomic_fetch_or(make_block(places, (uintptr_t)place), bit, __ATOMIC_RELAXED);
  __atomic_fetch_or(seen, bit, __ATOMIC_RELAXED);
  if (!stored && noted_at(integers(places), place) & ((1u << width) - 1))
    __enzcc_bits_of_number("a buffer of bytes");
}

INLINE void __enzcc_number_at(const void *place, size_t width, int stored, Set *seen, Places *places) {
  const Set *block = block_at(places, (uintptr_t)place);
  if (!block || !(__atomic_load_n(block, __ATOMIC_RELAXED) >> (uintptr_t)place % BLOCK & 1))
    __enzcc_note_number(place, width, stored, seen, places);
}

/* The same of a number of which it is certain that it is at a multiple of its size: if there are others, and it is asked. */
INLINE void __enzcc_aligned_at(const void *place, size_t width, int stored, Set *seen, Places *places,
                               const char *noting) {
  if (*noting)
    __enzcc_number_at(place, width, stored, seen, places);
}

/* An object is created in `size` bytes at `place`: what was noted there was of others. */
static void forget(const char *place, size_t size, Places *places) {
  uintptr_t at = (uintptr_t)place, end = at + size;
  while (at < end) {
    Set *block = block_at(places, at);
    uintptr_t following = (at | (block ? BLOCK - 1 : BLOCK * BLOCKS - 1)) + 1;
    if (block) {
      unsigned kept = (1u << at % BLOCK) - 1;
      if (following > end)
        kept |= ~((1u << end % BLOCK) - 1);
      __atomic_fetch_and(block, (Set)kept, __ATOMIC_RELAXED);
    }
    at = following;
  }
}

HELPER void __enzcc_forget_numbers(const char *place, size_t size, Places *places) {
  forget(place, size, places);
  forget(place, size, integers(places));
}

/* Where numbers of `width` bytes, a power of two, begin behind multiples of that; -1: not all at one place. */
static int begin(size_t width, const Set *seen) {
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

/* Bit k: k bytes behind `place` is a multiple of `width`. */
static unsigned multiples(const char *place, size_t width) {
  unsigned found = 0;
  for (size_t k = -(uintptr_t)place & (width - 1); k < BLOCK; k += width)
    found |= 1u << k;
  return found;
}

/* Ends the program unless `size` bytes at `place` are whole numbers, as all are that were met anywhere. */
INLINE void __enzcc_numbers_at(const void *place, size_t size, size_t width, const Set *seen, const char *where) {
  if (size % width || ((uintptr_t)place & (width - 1)) != (size_t)begin(width, seen))
    __enzcc_number_anywhere(where);
}

/* Ends the program unless the `width` bytes at `place`, to which an adjoint is added, are one number. */
HELPER void __enzcc_whole_number(const char *place, size_t width, Set *seen, Places *places, const char *where) {
  if (((uintptr_t)place & (width - 1)) == (size_t)begin(width, seen))
    return;
  unsigned around = noted_at(places, place - width + 1) | noted_at(places, place) << (width - 1);
  if (seen[1])
    around |= multiples(place - width + 1, width);
  unsigned here = 1u << (width - 1);
  if (around & ((here << width) - 1) & ~here || (!(around & here) && !is_zero(place, width)))
    __enzcc_number_anywhere(where);
  __enzcc_number_at(place, width, 1, seen, places);
}

/* Whether bits are those of a number of so many bytes, and not of an integer, which is near zero, or of none. */
static int is_number(const char *place, size_t width) {
  word w = 0;
  if (width != 4 && width != 8)
    return 1;
  __builtin_memcpy(&w, place, width);
  unsigned all = width == 8 ? 0x7ff : 0xff, exponent = (unsigned)(w >> (width == 8 ? 52 : 23)) & all;
  return exponent != 0 && exponent != all;
}

/* Ends the program if a number lies in the bytes, at most a word, that are read as an integer and counted with: of the
 * object at `primal`, whose shadow is at `place`. */
HELPER void __enzcc_integer_at(const char *place, const char *primal, size_t size, size_t width, Set *seen,
                               Places *places, const char *where) {
  ssize_t before = (ssize_t)width - 1;
  unsigned around = noted_at(places, place - before) | noted_at(places, place) << before;
  if (seen[1])
    around |= multiples(place - before, width) | multiples(place, width) << before;
  for (around &= (1u << (width - 1 + size)) - 1; around; around &= around - 1)
    if (is_number(primal - before + __builtin_ctz(around), width))
      __enzcc_bits_of_number(where);
  for (size_t k = 0; k < size; k++)
    __atomic_fetch_or(make_block(integers(places), (uintptr_t)place + k), (Set)(1u << ((uintptr_t)place + k) % BLOCK),
                      __ATOMIC_RELAXED);
}

/* The same where bits have tangents: these are zero, or, of an integer below some bound, the integer itself. */
INLINE void __enzcc_integer_of_tangent(word tangent, word value, word below, const char *where) {
  if (tangent && (tangent != value || value >= below))
    __enzcc_bits_of_number(where);
}

/* A copy of `size` bytes, and what was noted of both sides. */
typedef struct Copy {
  char *to, *from;
  size_t size, width;
  Set *seen;
  Places *places;
} Copy;

/* Where the next number of a copy begins, from `at` on; `size`, if there is none. `all`: also those that are not noted,
 * at multiples of their size. */
static ssize_t next(const Copy *c, ssize_t at, int all) {
  for (ssize_t size = (ssize_t)c->size; at < size; at += BLOCK) {
    unsigned found = noted_at(c->places, c->to + at) | noted_at(c->places, c->from + at);
    if (all && c->seen[1])
      found |= multiples(c->to + at, c->width) | multiples(c->from + at, c->width);
    if (found) {
      at += __builtin_ctz(found);
      return at < size ? at : size;
    }
  }
  return (ssize_t)c->size;
}

/* Whether all that is not zero at `to` is in whole numbers, and these do not overlap. */
static int is_known(const Copy *c) {
  ssize_t width = (ssize_t)c->width, size = (ssize_t)c->size, before = -2 * width, end = 0;
  for (ssize_t at = next(c, 1 - width, 1); at < size; at = next(c, at + 1, 1)) {
    if (at - before < width)
      return 0;
    before = at;
    if (at >= 0 && at + width <= size) {
      if (!is_zero(c->to + end, (size_t)(at - end)))
        return 0;
      end = at + width;
    }
  }
  return is_zero(c->to + end, (size_t)(size - end));
}

typedef void Move(char *to, char *from, size_t size);

/* The adjoints of numbers that follow each other move together. */
static void move_up(const Copy *c, Move *move) {
  ssize_t width = (ssize_t)c->width, size = (ssize_t)c->size;
  for (ssize_t at = next(c, 0, 1); at + width <= size;) {
    ssize_t end = at, following;
    do {
      end += width;
      following = next(c, end, 1);
    } while (following == end && end + width <= size);
    move(c->to + at, c->from + at, (size_t)(end - at));
    at = following;
  }
}

static void move_down(const Copy *c, Move *move) {
  for (ssize_t at = (ssize_t)c->size - (ssize_t)c->width; at >= 0; at--)
    if (next(c, at, 1) == at)
      move(c->to + at, c->from + at, c->width);
}

/* What was noted of `to` is true of `from`. */
static void note_moved(const Copy *c) {
  ssize_t last = (ssize_t)c->size - (ssize_t)c->width;
  for (ssize_t at = next(c, 0, 0); at <= last; at = next(c, at + 1, 0))
    __enzcc_number_at(c->from + at, c->width, 1, c->seen, c->places);
}

static int overlap(const Copy *c) { return c->to < c->from + c->size && c->from < c->to + c->size; }

/* The reverse of a copy: the adjoints of numbers go from `to` to `from`, by `move`; or bits, where there is nothing that
 * they would be added to. Ends the program if what would be added is not known. */
HELPER void __enzcc_move_numbers(char *to, char *from, size_t size, size_t width, Move *move, Set *seen, Places *places,
                                 const char *where) {
  int place = begin(width, seen);
  if (place >= 0 && !(((uintptr_t)to - (uintptr_t)from) & (width - 1))) {
    size_t first = (size_t)place - (uintptr_t)to & (width - 1);
    if (first <= size) {
      size_t rest = (size - first) % width;
      if (is_zero(to, first) && is_zero(to + size - rest, rest)) {
        move(to + first, from + first, size - first - rest);
        return;
      }
    }
  }
  Copy c = {to, from, size, width, seen, places};
  if (is_zero(to, size) || to == from)
    return;
  if (is_known(&c)) {
    if (to > from || !overlap(&c))
      move_up(&c, move);
    else
      move_down(&c, move);
    note_moved(&c);
  } else if (!overlap(&c) && is_zero(from, size)) {
    for (size_t at = 0; at < size; at++) {
      from[at] = to[at];
      to[at] = 0;
    }
    note_moved(&c);
  } else {
    __enzcc_number_anywhere(where);
  }
}

/* As in passes/enzyme_passes/synthesis/shadow/double_or_pointer.py. */
static int is_address(word w) { return w - 1 < ((word)1 << 52) - 1; }

static word load(const char *place) {
  word w;
  __builtin_memcpy(&w, place, sizeof w);
  return w;
}

static void store(char *place, word w) { __builtin_memcpy(place, &w, sizeof w); }

/* The shadow of an address is copied; what was there before is dead, but for an adjoint. */
static void move_address(const Copy *c, ssize_t at, const char *where) {
  enum { BEFORE = sizeof(word) - 1 };
  word w = load(c->from + at);
  unsigned around = noted_at(c->places, c->from + at - BEFORE) | noted_at(c->places, c->from + at) << BEFORE;
  unsigned others = around & ((1u << (2 * BEFORE + 1)) - 1) & ~(1u << BEFORE);
  if (!is_address(w)) {
    if (around & 1u << BEFORE && !others && is_address(load(c->to + at)))
      store(c->to + at, 0);
    return;
  }
  if (!(around & 1u << BEFORE)) { /* none was met here, but it lies as addresses do */
    if (others)
      return;
    __enzcc_number_at(c->from + at, c->width, 1, c->seen, c->places);
  }
  for (; others; others &= others - 1)
    if (is_address(load(c->from + at - BEFORE + __builtin_ctz(others))))
      __enzcc_number_anywhere(where);
  __enzcc_number_at(c->to + at, c->width, 1, c->seen, c->places);
  store(c->to + at, w);
}

/* A copy in the forward sweep: what are addresses among the words of a shadow is copied, too. */
HELPER void __enzcc_move_addresses(char *to, char *from, size_t size, Set *seen, Places *places, const char *where) {
  Copy c = {to, from, size, sizeof(word), seen, places};
  ssize_t last = (ssize_t)size - (ssize_t)sizeof(word);
  for (ssize_t k = 0; k <= last; k += BLOCK) {
    ssize_t low = to > from ? last + 1 - k - BLOCK : k;
    unsigned words = noted_at(places, from + low) | multiples(from + low, sizeof(word));
    if (low < 0)
      words &= 0xffffu << -low;
    while (words) {
      int bit = to > from ? 31 - __builtin_clz(words) : __builtin_ctz(words);
      words &= ~(1u << bit);
      if (low + bit <= last)
        move_address(&c, low + bit, where);
    }
  }
}
