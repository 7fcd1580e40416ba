/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* qsort, so that it can be differentiated: the C library's has no IR. The order is found first, by merging numbers of
 * elements, and the elements are moved once it is known; so the program's comparison sees them where they were, and what
 * is moved is moved whole. Equal elements stay in their order, as glibc leaves them. And bsearch and lfind, which call a
 * comparison, too, and give an address in what they search.
 * They are inlined where they are called (`languages/sorting.py`), with the size of an element and the comparison that are given
 * there. Compiled to ../ir/sorting.ll by build.py.
 */

#define EXPORT __attribute__((weak, visibility("hidden"), always_inline))

typedef unsigned long Size;
typedef int Comparison(const void *, const void *);
typedef int ComparisonBy(const void *, const void *, void *);
void *malloc(Size);
void free(void *);


#define SORT(COMPARE)                                                                                          \
  if (count < 2) return;                                                                                       \
  char *elements = base, *copy = malloc(count * size);                                                         \
  Size *order = malloc(2 * count * sizeof *order), *from = order, *to = order + count;                         \
  if (!copy || !order) __builtin_trap();                                                                       \
  for (Size k = 0; k < count; k++) from[k] = k;                                                                \
  for (Size width = 1; width < count; width *= 2) {                                                            \
    for (Size low = 0; low < count; low += 2 * width) {                                                        \
      Size middle = low + width < count ? low + width : count;                                                 \
      Size high = middle + width < count ? middle + width : count;                                             \
      Size left = low, right = middle;                                                                         \
      for (Size k = low; k < high; k++) {                                                                      \
        int first = left < middle &&                                                                           \
                    (right >= high || COMPARE(elements + from[left] * size, elements + from[right] * size) <= 0); \
        to[k] = first ? from[left++] : from[right++];                                                          \
      }                                                                                                        \
    }                                                                                                          \
    Size *swapped = from;                                                                                      \
    from = to;                                                                                                 \
    to = swapped;                                                                                              \
  }                                                                                                            \
  __builtin_memcpy(copy, elements, count * size);                                                              \
  for (Size k = 0; k < count; k++) __builtin_memcpy(elements + k * size, copy + from[k] * size, size);         \
  free(copy);                                                                                                  \
  free(order);

EXPORT void enzcc_sort(void *base, Size count, Size size, Comparison *compare);
void enzcc_sort(void *base, Size count, Size size, Comparison *compare) { SORT(compare) }

#define COMPARE_BY(a, b) compare(a, b, by)
EXPORT void enzcc_sort_by(void *base, Size count, Size size, ComparisonBy *compare, void *by);
void enzcc_sort_by(void *base, Size count, Size size, ComparisonBy *compare, void *by) { SORT(COMPARE_BY) }

EXPORT void *enzcc_search(const void *key, const void *base, Size count, Size size, Comparison *compare);
void *enzcc_search(const void *key, const void *base, Size count, Size size, Comparison *compare) {
  Size low = 0, high = count;
  while (low < high) {
    Size middle = (low + high) / 2;
    int order = compare(key, (const char *)base + middle * size);
    if (order == 0) return (char *)base + middle * size;
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return 0;
}

EXPORT void *enzcc_find(const void *key, const void *base, Size *count, Size size, Comparison *compare);
void *enzcc_find(const void *key, const void *base, Size *count, Size size, Comparison *compare) {
  for (Size k = 0; k < *count; k++)
    if (compare(key, (const char *)base + k * size) == 0) return (char *)base + k * size;
  return 0;
}
