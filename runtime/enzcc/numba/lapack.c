/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Factorizations and systems of equations as Numba asks for them (numba/_lapack.c: a letter for the type, then as in
   LAPACK, by columns), in code that can be differentiated: in the process they are SciPy's LAPACK, of which there is no
   IR. The letter is a constant where it is called, d or s; where it is another one, this file is not used. Pivots are
   chosen as in LAPACK, and counted from 1. */

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#define INLINE static inline __attribute__((always_inline))
#define ROUTINE __attribute__((always_inline)) int

#define ROUTINES(T)                                                                                                      \
  INLINE void swapped_##T(int64_t n, T *x, T *y, int64_t step) {                                                         \
    for (int64_t k = 0; k < n; k++) {                                                                                    \
      T kept = x[k * step];                                                                                              \
      x[k * step] = y[k * step];                                                                                         \
      y[k * step] = kept;                                                                                                \
    }                                                                                                                    \
  }                                                                                                                      \
  INLINE int64_t largest_##T(int64_t begin, int64_t end, const T *x) {                                                   \
    int64_t at = begin;                                                                                                  \
    for (int64_t k = begin + 1; k < end; k++)                                                                            \
      if (fabs(x[k]) > fabs(x[at])) at = k;                                                                              \
    return at;                                                                                                           \
  }                                                                                                                      \
  /* a = p l u; the number of the first pivot that is zero, or 0. */                                                     \
  static int getrf_##T(int64_t m, int64_t n, T *a, int64_t lda, int32_t *pivots) {                                       \
    int singular = 0;                                                                                                    \
    for (int64_t k = 0; k < m && k < n; k++) {                                                                           \
      int64_t pivot = largest_##T(k, m, a + k * lda);                                                                    \
      pivots[k] = (int32_t)pivot + 1;                                                                                    \
      if (a[pivot + k * lda] == 0) {                                                                                     \
        if (!singular) singular = (int)k + 1;                                                                            \
        continue;                                                                                                        \
      }                                                                                                                  \
      if (pivot != k) swapped_##T(n, a + k, a + pivot, lda);                                                             \
      for (int64_t i = k + 1; i < m; i++)                                                                                \
        a[i + k * lda] /= a[k + k * lda];                                                                                \
      for (int64_t j = k + 1; j < n; j++)                                                                                \
        for (int64_t i = k + 1; i < m; i++)                                                                              \
          a[i + j * lda] -= a[i + k * lda] * a[k + j * lda];                                                             \
    }                                                                                                                    \
    return singular;                                                                                                     \
  }                                                                                                                      \
  /* x = a^-1 x for a column x, by the factors of a. */                                                                  \
  static void solved_##T(int64_t n, const T *a, int64_t lda, const int32_t *pivots, T *x) {                              \
    for (int64_t k = 0; k < n; k++) {                                                                                    \
      int64_t pivot = pivots[k] - 1;                                                                                     \
      T kept = x[pivot];                                                                                                 \
      x[pivot] = x[k];                                                                                                   \
      x[k] = kept;                                                                                                       \
    }                                                                                                                    \
    for (int64_t k = 0; k < n; k++)                                                                                      \
      for (int64_t i = k + 1; i < n; i++)                                                                                \
        x[i] -= a[i + k * lda] * x[k];                                                                                   \
    for (int64_t k = n - 1; k >= 0; k--) {                                                                               \
      x[k] /= a[k + k * lda];                                                                                            \
      for (int64_t i = 0; i < k; i++)                                                                                    \
        x[i] -= a[i + k * lda] * x[k];                                                                                   \
    }                                                                                                                    \
  }                                                                                                                      \
  static int gesv_##T(int64_t n, int64_t columns, T *a, int64_t lda, int32_t *pivots, T *b, int64_t ldb) {               \
    int singular = getrf_##T(n, n, a, lda, pivots);                                                                      \
    for (int64_t j = 0; !singular && j < columns; j++)                                                                   \
      solved_##T(n, a, lda, pivots, b + j * ldb);                                                                        \
    return singular;                                                                                                     \
  }                                                                                                                      \
  /* The inverse, in place of the factors. */                                                                            \
  static int getri_##T(int64_t n, T *a, int64_t lda, const int32_t *pivots) {                                            \
    for (int64_t k = 0; k < n; k++)                                                                                      \
      if (a[k + k * lda] == 0) return (int)k + 1;                                                                        \
    T *inverse = malloc(n * n * sizeof(T));                                                                              \
    for (int64_t j = 0; j < n; j++) {                                                                                    \
      for (int64_t i = 0; i < n; i++)                                                                                    \
        inverse[i + j * n] = i == j;                                                                                     \
      solved_##T(n, a, lda, pivots, inverse + j * n);                                                                    \
    }                                                                                                                    \
    for (int64_t j = 0; j < n; j++)                                                                                      \
      for (int64_t i = 0; i < n; i++)                                                                                    \
        a[i + j * lda] = inverse[i + j * n];                                                                             \
    free(inverse);                                                                                                       \
    return 0;                                                                                                            \
  }                                                                                                                      \
  /* One triangle of a symmetric a, in steps between rows and columns: a = l l^T. */                                     \
  static int potrf_##T(int64_t n, T *a, int64_t row, int64_t column) {                                                   \
    for (int64_t j = 0; j < n; j++) {                                                                                    \
      for (int64_t k = 0; k < j; k++)                                                                                    \
        for (int64_t i = j; i < n; i++)                                                                                  \
          a[i * row + j * column] -= a[i * row + k * column] * a[j * row + k * column];                                  \
      if (!(a[j * row + j * column] > 0)) return (int)j + 1;                                                             \
      a[j * row + j * column] = (T)sqrt(a[j * row + j * column]);                                                        \
      for (int64_t i = j + 1; i < n; i++)                                                                                \
        a[i * row + j * column] /= a[j * row + j * column];                                                              \
    }                                                                                                                    \
    return 0;                                                                                                            \
  }

ROUTINES(double)
ROUTINES(float)

ROUTINE numba_xxgetrf(char kind, int64_t m, int64_t n, void *a, int64_t lda, int32_t *pivots) {
  if (kind == 'd') return getrf_double(m, n, a, lda, pivots);
  if (kind == 's') return getrf_float(m, n, a, lda, pivots);
  return -1;
}

ROUTINE numba_ez_xxgetri(char kind, int64_t n, void *a, int64_t lda, const int32_t *pivots) {
  if (kind == 'd') return getri_double(n, a, lda, pivots);
  if (kind == 's') return getri_float(n, a, lda, pivots);
  return -1;
}

ROUTINE numba_xgesv(char kind, int64_t n, int64_t columns, void *a, int64_t lda, int32_t *pivots, void *b, int64_t ldb) {
  if (kind == 'd') return gesv_double(n, columns, a, lda, pivots, b, ldb);
  if (kind == 's') return gesv_float(n, columns, a, lda, pivots, b, ldb);
  return -1;
}

ROUTINE numba_xxpotrf(char kind, char triangle, int64_t n, void *a, int64_t lda) {
  int lower = triangle == 'L' || triangle == 'l';
  if (kind == 'd') return potrf_double(n, a, lower ? 1 : lda, lower ? lda : 1);
  if (kind == 's') return potrf_float(n, a, lower ? 1 : lda, lower ? lda : 1);
  return -1;
}
