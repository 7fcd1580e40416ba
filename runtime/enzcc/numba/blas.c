/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Products and norms of arrays as Numba asks for them (numba/_lapack.c: a letter for the type, then as in BLAS, by columns), in code
   that can be differentiated: in the process they are SciPy's BLAS, of which there is no IR. The letter is a constant
   where it is called, d or s; where it is another one, this file is not used. */

#include <math.h>
#include <stdint.h>

#define INLINE static inline __attribute__((always_inline))
#define PRODUCT __attribute__((always_inline)) int

#define PRODUCTS(T)                                                                                                      \
  INLINE void scaled_##T(int64_t n, T beta, T *y) {                                                                      \
    for (int64_t i = 0; i < n; i++)                                                                                      \
      y[i] = beta == 0 ? 0 : beta * y[i]; /* what is there may be nothing */                                             \
  }                                                                                                                      \
  INLINE T dot_##T(int64_t n, const T *x, int64_t step, const T *y) {                                                    \
    T sum = 0;                                                                                                           \
    for (int64_t i = 0; i < n; i++)                                                                                      \
      sum += x[i * step] * y[i];                                                                                         \
    return sum;                                                                                                          \
  }                                                                                                                      \
  /* The root of a sum of squares; scaled, where these leave the range of numbers. */                                    \
  INLINE T nrm2_##T(int64_t n, const T *x, int64_t step, T least) {                                                      \
    T sum = 0, largest = 0;                                                                                              \
    for (int64_t i = 0; i < n; i++) {                                                                                    \
      sum += x[i * step] * x[i * step];                                                                                  \
      if (fabs(x[i * step]) > largest) largest = (T)fabs(x[i * step]);                                                   \
    }                                                                                                                    \
    if (largest == 0 || isinf(largest) || (sum > least && sum < 1 / least)) return (T)sqrt(sum);                         \
    sum = 0;                                                                                                             \
    for (int64_t i = 0; i < n; i++)                                                                                      \
      sum += x[i * step] / largest * (x[i * step] / largest);                                                            \
    return largest * (T)sqrt(sum);                                                                                       \
  }                                                                                                                      \
  /* y += alpha a x for `rows` of a column-major a, or of its transpose; x has a step. */                                \
  INLINE void added_##T(int transposed, int64_t rows, int64_t columns, T alpha, const T *a, int64_t lda, const T *x,     \
                        int64_t step, T *y) {                                                                            \
    if (transposed)                                                                                                      \
      for (int64_t i = 0; i < rows; i++)                                                                                 \
        y[i] += alpha * dot_##T(columns, x, step, a + i * lda);                                                          \
    else                                                                                                                 \
      for (int64_t j = 0; j < columns; j++)                                                                              \
        for (int64_t i = 0; i < rows; i++)                                                                               \
          y[i] += alpha * x[j * step] * a[i + j * lda];                                                                  \
  }                                                                                                                      \
  INLINE int gemm_##T(int ta, int tb, int64_t m, int64_t n, int64_t k, T alpha, const T *a, int64_t lda, const T *b,     \
                      int64_t ldb, T beta, T *c, int64_t ldc) {                                                          \
    for (int64_t j = 0; j < n; j++) {                                                                                    \
      scaled_##T(m, beta, c + j * ldc);                                                                                  \
      added_##T(ta, m, k, alpha, a, lda, tb ? b + j : b + j * ldb, tb ? ldb : 1, c + j * ldc);                           \
    }                                                                                                                    \
    return 0;                                                                                                            \
  }                                                                                                                      \
  INLINE int gemv_##T(int transposed, int64_t m, int64_t n, T alpha, const T *a, int64_t lda, const T *x, T beta,        \
                      T *y) {                                                                                            \
    int64_t rows = transposed ? n : m;                                                                                   \
    scaled_##T(rows, beta, y);                                                                                           \
    added_##T(transposed, rows, transposed ? m : n, alpha, a, lda, x, 1, y);                                             \
    return 0;                                                                                                            \
  }

PRODUCTS(double)
PRODUCTS(float)

INLINE int is_transposed(char letter) { return letter != 'n' && letter != 'N'; }

PRODUCT numba_xxdot(char kind, char conjugate, int64_t n, const void *x, const void *y, void *result) {
  (void)conjugate;
  if (kind == 'd')
    *(double *)result = dot_double(n, x, 1, y);
  else if (kind == 's')
    *(float *)result = dot_float(n, x, 1, y);
  else
    return 1;
  return 0;
}

PRODUCT numba_xxnrm2(char kind, int64_t n, const void *x, int64_t step, void *result) {
  if (kind == 'd')
    *(double *)result = nrm2_double(n, x, step, 0x1p-900);
  else if (kind == 's')
    *(float *)result = nrm2_float(n, x, step, 0x1p-100f);
  else
    return 1;
  return 0;
}

PRODUCT numba_xxgemv(char kind, char trans, int64_t m, int64_t n, const void *alpha, const void *a, int64_t lda,
                     const void *x, const void *beta, void *y) {
  if (kind == 'd')
    return gemv_double(is_transposed(trans), m, n, *(const double *)alpha, a, lda, x, *(const double *)beta, y);
  if (kind == 's')
    return gemv_float(is_transposed(trans), m, n, *(const float *)alpha, a, lda, x, *(const float *)beta, y);
  return 1;
}

PRODUCT numba_xxgemm(char kind, char transa, char transb, int64_t m, int64_t n, int64_t k, const void *alpha,
                     const void *a, int64_t lda, const void *b, int64_t ldb, const void *beta, void *c, int64_t ldc) {
  int ta = is_transposed(transa), tb = is_transposed(transb);
  if (kind == 'd')
    return gemm_double(ta, tb, m, n, k, *(const double *)alpha, a, lda, b, ldb, *(const double *)beta, c, ldc);
  if (kind == 's')
    return gemm_float(ta, tb, m, n, k, *(const float *)alpha, a, lda, b, ldb, *(const float *)beta, c, ldc);
  return 1;
}
