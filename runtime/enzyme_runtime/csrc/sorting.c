/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* qsort, so that it can be differentiated: the C library's has no IR. The order is found first, by merging numbers of
 * elements, and the elements are moved once it is known; so the program's comparison sees them where they were, and what
 * is moved is moved whole. Equal elements stay in their order, as glibc leaves them.
 * It is inlined where it is called (`sorting.py`), with the size of an element and the comparison that are given there.
 * Compiled to ../ir/sorting.ll by build.py.
 */

#define EXPORT __attribute__((weak, visibility("hidden"), always_inline))

typedef unsigned long Size;
typedef int Comparison(const void *, const void *);
void *malloc(Size);
void free(void *);

EXPORT void enzcc_sort(void *base, Size count, Size size, Comparison *compare);
void enzcc_sort(void *base, Size count, Size size, Comparison *compare) {
  if (count < 2) return;
  char *elements = base, *copy = malloc(count * size);
  Size *order = malloc(2 * count * sizeof *order), *from = order, *to = order + count;
  if (!copy || !order) __builtin_trap();
  for (Size k = 0; k < count; k++) from[k] = k;
  for (Size width = 1; width < count; width *= 2) {
    for (Size low = 0; low < count; low += 2 * width) {
      Size middle = low + width < count ? low + width : count, high = middle + width < count ? middle + width : count;
      Size left = low, right = middle;
      for (Size k = low; k < high; k++) {
        int first = left < middle &&
                    (right >= high || compare(elements + from[left] * size, elements + from[right] * size) <= 0);
        to[k] = first ? from[left++] : from[right++];
      }
    }
    Size *swapped = from;
    from = to;
    to = swapped;
  }
  __builtin_memcpy(copy, elements, count * size);
  for (Size k = 0; k < count; k++) __builtin_memcpy(elements + k * size, copy + from[k] * size, size);
  free(copy);
  free(order);
}
