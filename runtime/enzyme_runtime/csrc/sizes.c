/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory in which one place holds numbers of two sizes, now a double and now two floats: tagged unions, a workspace that
 * is used again, arrays in a struct of which nobody knows where they end.
 *
 * To add adjoints there one has to know which bytes are one number. Who computes with a number knows. So the reverse
 * sweep notes, where it adds the adjoint of such a load, how long the number is; and what only moves adjoints, the reverse
 * of a copy, asks. A note holds for as long as the bits are those that were noted: what was written by others since is
 * not known, and ends the program if it would have to be added to something.
 *
 * Compiled to ../ir/sizes.ll by build.py, and linked into programs that ask. */

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef unsigned char byte;
typedef unsigned int word;

void *calloc(size_t, size_t);
void free(void *);
_Noreturn void abort(void);
long write(int, const void *, size_t);

_Noreturn void __enzcc_number_anywhere(const char *where);

#define SHARED __attribute__((weak, visibility("hidden")))
#define HELPER __attribute__((weak, visibility("hidden"), noinline))

/* What four bytes are, also in the text that `__enzcc_move_sized` is given: LOW and HIGH are the halves of a double. */
enum { UNKNOWN = '0', FLOAT, LOW, HIGH, NO_NUMBER };

typedef struct Note {
  uintptr_t place;
  word bits;
  word kind;
} Note;

typedef struct Notes { /* open addressing, at most half full; `size` is a power of two */
  Note *note;
  size_t size, count;
} Notes;

SHARED Notes __enzcc_sizes;
SHARED char __enzcc_sizes_lock;

static void lock(void) {
  while (__atomic_test_and_set(&__enzcc_sizes_lock, __ATOMIC_ACQUIRE))
    ;
}

static void unlock(void) { __atomic_clear(&__enzcc_sizes_lock, __ATOMIC_RELEASE); }

static Note *find(const Notes *notes, uintptr_t place) {
  for (size_t k = place / 4 * 0x9E3779B97F4A7C15u >> 20;; k++) {
    Note *note = &notes->note[k & (notes->size - 1)];
    if (note->place == place || !note->place)
      return note;
  }
}

static void grow(Notes *notes) {
  Notes made = {0, notes->size ? 2 * notes->size : 1024, notes->count};
  made.note = calloc(made.size, sizeof(Note));
  if (!made.note)
    abort();
  for (size_t k = 0; k < notes->size; k++)
    if (notes->note[k].place)
      *find(&made, notes->note[k].place) = notes->note[k];
  free(notes->note);
  *notes = made;
}

static void put(const word *place, word kind) {
  Notes *notes = &__enzcc_sizes;
  if (2 * notes->count >= notes->size)
    grow(notes);
  Note *note = find(notes, (uintptr_t)place);
  notes->count += !note->place;
  *note = (Note){(uintptr_t)place, *place, kind};
}

static word noted(const word *place) {
  const Notes *notes = &__enzcc_sizes;
  const Note *note = notes->size ? find(notes, (uintptr_t)place) : 0;
  return note && note->place && note->bits == *place ? note->kind : UNKNOWN;
}

static void put_number(word *place, size_t width) {
  if (width == 4) {
    put(place, FLOAT);
  } else {
    put(place, LOW);
    put(place + 1, HIGH);
  }
}

/* An adjoint of `width` bytes, 4 or 8, was added at `place`. */
HELPER void __enzcc_note_sized(void *place, size_t width) {
  if ((uintptr_t)place % 4)
    return;
  lock();
  put_number(place, width);
  unlock();
}

typedef struct Move {
  word *to, *from;
  size_t words;
  const char *kinds; /* of the words of one period, over and over */
  size_t period;
  int copied; /* `to` is memory, of which there are notes, and `kinds` is certain; else it was a register */
  const char *where;
} Move;

/* What a word is as its note says, if what is beside it says the same. */
static word kind_of(const word *range, size_t at, size_t words) {
  word kind = noted(range + at);
  if (kind == LOW)
    return at + 1 < words && noted(range + at + 1) == HIGH ? LOW : UNKNOWN;
  if (kind == HIGH)
    return at && noted(range + at - 1) == LOW ? HIGH : UNKNOWN;
  return kind;
}

static void add_double(word *to, word *from) {
  double sum, more;
  __builtin_memcpy(&sum, from, 8);
  __builtin_memcpy(&more, to, 8);
  sum += more;
  to[0] = to[1] = 0;
  __builtin_memcpy(from, &sum, 8);
}

static void add_float(word *to, word *from) {
  float sum, more;
  __builtin_memcpy(&sum, from, 4);
  __builtin_memcpy(&more, to, 4);
  sum += more;
  *to = 0;
  __builtin_memcpy(from, &sum, 4);
}

/* The number that the adjoint in word `at` of the copy belongs to. Of both sides of a copy the values are the same, and
 * so are the sizes of their adjoints. */
static void move_word(const Move *m, size_t at) {
  if (!m->to[at])
    return;
  word kind = m->copied ? kind_of(m->to, at, m->words) : UNKNOWN, other = kind_of(m->from, at, m->words);
  word stated = (word)m->kinds[at % m->period];
  if (stated == NO_NUMBER && kind == UNKNOWN && other == UNKNOWN)
    return;
  if (kind != UNKNOWN && other != UNKNOWN && kind != other)
    __enzcc_number_anywhere(m->where);
  kind = kind != UNKNOWN ? kind : other;
  int note = kind != UNKNOWN || m->copied;
  kind = kind != UNKNOWN ? kind : stated;
  if (kind == FLOAT) {
    add_float(m->to + at, m->from + at);
    if (note)
      put_number(m->from + at, 4);
  } else if (kind == LOW || kind == HIGH) {
    at -= kind == HIGH;
    if (at >= m->words - 1)
      __enzcc_number_anywhere(m->where);
    add_double(m->to + at, m->from + at);
    if (note)
      put_number(m->from + at, 8);
  } else if (!m->from[at]) {
    m->from[at] = m->to[at];
    m->to[at] = 0;
  } else {
    __enzcc_number_anywhere(m->where);
  }
}

static int is_zero(const byte *place, size_t size) {
  while (size--)
    if (*place++)
      return 0;
  return 1;
}

static void move_bytes(byte *to, byte *from, size_t size, const char *where) {
  if (is_zero(to, size))
    return;
  if (!is_zero(from, size))
    __enzcc_number_anywhere(where);
  for (size_t k = 0; k < size; k++) {
    from[k] = to[k];
    to[k] = 0;
  }
}

static void move(byte *to, byte *from, size_t size, const char *kinds, size_t period, int copied, const char *where) {
  if (to == from)
    return;
  if (((uintptr_t)to | (uintptr_t)from) % 4) {
    if (to < from + size && from < to + size && !is_zero(to, size))
      __enzcc_number_anywhere(where);
    move_bytes(to, from, size, where);
    return;
  }
  Move m = {(word *)to, (word *)from, size / 4, kinds, period, copied, where};
  size_t whole = size / 4 * 4;
  lock();
  if (from < to) {
    for (size_t at = 0; at < m.words; at++)
      move_word(&m, at);
    move_bytes(to + whole, from + whole, size - whole, where);
  } else {
    move_bytes(to + whole, from + whole, size - whole, where);
    for (size_t at = m.words; at--;)
      move_word(&m, at);
  }
  unlock();
}

/* The reverse of a copy of `size` bytes: the adjoints of `to` go to those of `from`. `kinds` says what is certain of the
 * words of each `period` words. Ends the program if what would be added is not known. */
HELPER void __enzcc_move_sized(byte *to, byte *from, size_t size, const char *kinds, size_t period,
                               const char *where) {
  move(to, from, size, kinds, period, 1, where);
}

/* Adds the bits of an adjoint that was only moved: as what was noted at the place; else as `kinds` says of all its words,
 * but that is no note, for others who move it may call it something else; else to nothing. */
HELPER void __enzcc_add_bits(byte *place, byte *bits, size_t size, const char *kinds, const char *where) {
  move(bits, place, size, kinds, (size + 3) / 4, 0, where);
}
