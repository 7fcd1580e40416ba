/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of libc++ that its headers only declare, as containers.c is for libstdc++: they move numbers or release what
 * numbers are in, so the same has to be done to the shadows. A program that is differentiated gets them, as IR, in the
 * place of the library's, and what they do is what the library would do. (Integers are sorted by the library itself.)
 * Compiled to ../ir/libcxx.ll by build.py.
 */

#define EXPORT __attribute__((weak, visibility("hidden")))
#define NAMED(name) __asm__(name)

/* What std::shared_ptr and std::weak_ptr count in: one owner less than there are. */

typedef struct Count Count;
struct Count {
  void (**virtual)(Count *); /* destructors, end of the object, deleter, end of the count itself */
  long owners, weak_owners;
};

EXPORT void count_destroy(Count *count) NAMED("_ZNSt3__114__shared_countD2Ev");
void count_destroy(Count *count) { (void)count; }

EXPORT void weak_count_destroy(Count *count) NAMED("_ZNSt3__119__shared_weak_countD2Ev");
void weak_count_destroy(Count *count) { (void)count; }

EXPORT void release_weak(Count *count) NAMED("_ZNSt3__119__shared_weak_count14__release_weakEv");
void release_weak(Count *count) {
  if (__atomic_load_n(&count->weak_owners, __ATOMIC_ACQUIRE) == 0 ||
      __atomic_fetch_add(&count->weak_owners, -1, __ATOMIC_ACQ_REL) == 0)
    count->virtual[4](count);
}

EXPORT Count *lock(Count *count) NAMED("_ZNSt3__119__shared_weak_count4lockEv");
Count *lock(Count *count) {
  long owners = count->owners; /* may be old: the exchange will tell */
  while (owners != -1)
    if (__atomic_compare_exchange_n(&count->owners, &owners, owners + 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
      return count;
  return 0;
}

/* std::sort of arrays of numbers. Quicksort by the median of three; short pieces by insertion; by heaps where the pieces
 * do not get smaller. */

typedef __PTRDIFF_TYPE__ Size;
enum { SHORT = 24 };

#define SORTING(T, NAME, SYMBOL)                                                   \
  static void NAME##_by_insertion(T *first, T *last) {                             \
    for (T *i = first; i != last; ++i) {                                           \
      T value = *i, *hole = i;                                                     \
      for (; hole != first && value < hole[-1]; --hole) *hole = hole[-1];          \
      *hole = value;                                                               \
    }                                                                              \
  }                                                                                \
                                                                                   \
  static void NAME##_sift(T *heap, Size hole, Size size) {                         \
    T value = heap[hole];                                                          \
    for (Size child = 2 * hole + 1; child < size; child = 2 * hole + 1) {          \
      if (child + 1 < size && heap[child] < heap[child + 1]) ++child;              \
      if (!(value < heap[child])) break;                                           \
      heap[hole] = heap[child];                                                    \
      hole = child;                                                                \
    }                                                                              \
    heap[hole] = value;                                                            \
  }                                                                                \
                                                                                   \
  static void NAME##_by_heap(T *first, Size size) {                                \
    for (Size hole = size / 2; hole-- > 0;) NAME##_sift(first, hole, size);        \
    while (size-- > 1) {                                                           \
      T value = *first;                                                            \
      *first = first[size];                                                        \
      first[size] = value;                                                         \
      NAME##_sift(first, 0, size);                                                 \
    }                                                                              \
  }                                                                                \
                                                                                   \
  static void NAME##_pieces(T *first, T *last, int depth) {                        \
    for (; last - first > SHORT; --depth) {                                        \
      if (depth == 0) {                                                            \
        NAME##_by_heap(first, last - first);                                       \
        return;                                                                    \
      }                                                                            \
      T a = *first, b = first[(last - first) / 2], c = last[-1];                   \
      T pivot = a < b ? (b < c ? b : a < c ? c : a) : (a < c ? a : b < c ? c : b); \
      T *low = first, *high = last - 1;                                            \
      for (;;) { /* nothing before low is greater, nothing after high less */      \
        while (*low < pivot) ++low;                                                \
        while (pivot < *high) --high;                                              \
        if (low >= high) break;                                                    \
        T value = *low;                                                            \
        *low++ = *high;                                                            \
        *high-- = value;                                                           \
      }                                                                            \
      NAME##_pieces(low, last, depth - 1);                                         \
      last = low;                                                                  \
    }                                                                              \
    NAME##_by_insertion(first, last);                                              \
  }                                                                                \
                                                                                   \
  EXPORT void NAME##_sort(T *first, T *last, void *less) NAMED(SYMBOL);            \
  void NAME##_sort(T *first, T *last, void *less) {                                \
    (void)less; /* libc++'s comparison is a name for < */                          \
    int depth = 2;                                                                 \
    for (Size size = last - first; size > 1; size /= 2) depth += 2;                \
    NAME##_pieces(first, last, depth);                                             \
  }

SORTING(float, floats, "_ZNSt3__16__sortIRNS_6__lessIffEEPfEEvT0_S5_T_")
SORTING(double, doubles, "_ZNSt3__16__sortIRNS_6__lessIddEEPdEEvT0_S5_T_")

/* std::to_string of integers: at most twenty characters, which are fewer than a string has room for in itself. Its first
 * byte is twice their number, which says so too. */

typedef struct {
  _Alignas(8) unsigned char twice_size;
  char characters[23];
} Text;

static Text text_of(unsigned long magnitude, int negative) {
  char digits[20];
  int count = 0, at = 0;
  Text text;
  do digits[count++] = (char)('0' + magnitude % 10);
  while ((magnitude /= 10) != 0);
  if (negative) text.characters[at++] = '-';
  while (count > 0) text.characters[at++] = digits[--count];
  text.twice_size = (unsigned char)(2 * at);
  text.characters[at] = 0;
  return text;
}

#define TO_TEXT(T, NAME, SYMBOL)  \
  EXPORT Text NAME(T value) NAMED(SYMBOL); \
  Text NAME(T value) { return text_of(value < 0 ? 0ul - (unsigned long)value : (unsigned long)value, value < 0); }
#define TO_TEXT_UNSIGNED(T, NAME, SYMBOL)  \
  EXPORT Text NAME(T value) NAMED(SYMBOL); \
  Text NAME(T value) { return text_of(value, 0); }

TO_TEXT(int, text_of_int, "_ZNSt3__19to_stringEi")
TO_TEXT(long, text_of_long, "_ZNSt3__19to_stringEl")
TO_TEXT(long long, text_of_long_long, "_ZNSt3__19to_stringEx")
TO_TEXT_UNSIGNED(unsigned, text_of_unsigned, "_ZNSt3__19to_stringEj")
TO_TEXT_UNSIGNED(unsigned long, text_of_unsigned_long, "_ZNSt3__19to_stringEm")
TO_TEXT_UNSIGNED(unsigned long long, text_of_unsigned_long_long, "_ZNSt3__19to_stringEy")
