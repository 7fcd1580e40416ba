// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What derivatives of BLAS and LAPACK need and these have no routine for (passes/enzyme_passes/rules/linear_algebra).
//
// Matrices are stored by columns. A vector with a negative stride begins at its end, as BLAS has it, and a stride of
// zero is one element that is met n times. Derivatives of second order are made of this code: it is plain loops.

#include <stdint.h>

#define EXPORT __attribute__((weak, visibility("hidden")))
#define FIRST(x, n, inc) ((inc) < 0 ? (x) - ((n)-1) * (inc) : (x))

#define SMALL 32

#define FUNCTIONS(T, s)                                                                                                \
    /* to := x, without gaps */                                                                                        \
    EXPORT void enzcc_blas_vpack_##s(int64_t n, const T *x, int64_t incx, T *to) {                                     \
        x = FIRST(x, n, incx);                                                                                         \
        for (int64_t i = 0; i < n; i++) to[i] = x[i * incx];                                                           \
    }                                                                                                                  \
    EXPORT void enzcc_blas_pack_##s(int64_t m, int64_t n, const T *a, int64_t lda, T *to) {                            \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++) to[j * m + i] = a[j * lda + i];                                            \
    }                                                                                                                  \
    EXPORT void enzcc_blas_vadd_##s(int64_t n, T factor, const T *x, int64_t incx, T *y, int64_t incy) {               \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t i = 0; i < n; i++) y[i * incy] += factor * x[i * incx];                                           \
    }                                                                                                                  \
    EXPORT void enzcc_blas_add_##s(int64_t m, int64_t n, T factor, const T *a, int64_t lda, T *b, int64_t ldb) {       \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++) b[j * ldb + i] += factor * a[j * lda + i];                                 \
    }                                                                                                                  \
    EXPORT void __enzcc_blas_vscale_##s(int64_t n, T factor, T *x, int64_t incx) {                                       \
        x = FIRST(x, n, incx);                                                                                         \
        if (factor == 0)                                                                                               \
            for (int64_t i = 0; i < n; i++) x[i * incx] = 0;                                                           \
        else if (factor != 1)                                                                                          \
            for (int64_t i = 0; i < n; i++) x[i * incx] *= factor;                                                     \
    }                                                                                                                  \
    EXPORT void __enzcc_blas_scale_##s(int64_t m, int64_t n, T factor, T *a, int64_t lda) {                              \
        if (factor == 0) {                                                                                             \
            for (int64_t j = 0; j < n; j++)                                                                            \
                for (int64_t i = 0; i < m; i++) a[j * lda + i] = 0;                                                    \
        } else if (factor != 1) {                                                                                      \
            for (int64_t j = 0; j < n; j++)                                                                            \
                for (int64_t i = 0; i < m; i++) a[j * lda + i] *= factor;                                              \
        }                                                                                                              \
    }                                                                                                                  \
    EXPORT T enzcc_blas_vdot_##s(int64_t n, const T *x, int64_t incx, const T *y, int64_t incy) {                      \
        T sum = 0;                                                                                                     \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t i = 0; i < n; i++) sum += x[i * incx] * y[i * incy];                                              \
        return sum;                                                                                                    \
    }                                                                                                                  \
    EXPORT T enzcc_blas_mdot_##s(int64_t m, int64_t n, const T *a, int64_t lda, const T *b, int64_t ldb) {             \
        T sum = 0;                                                                                                     \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++) sum += a[j * lda + i] * b[j * ldb + i];                                    \
        return sum;                                                                                                    \
    }                                                                                                                  \
    /* The adjoint of y := x, elements one after the other, the last first. */                                         \
    EXPORT void enzcc_blas_copied_##s(int64_t n, T *dx, int64_t incx, T *dy, int64_t incy) {                           \
        if (dx == dy) return;                                                                                          \
        dx = FIRST(dx, n, incx), dy = FIRST(dy, n, incy);                                                              \
        for (int64_t i = n - 1; i >= 0; i--) {                                                                         \
            dx[i * incx] += dy[i * incy];                                                                              \
            dy[i * incy] = 0;                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* Derivatives that are not defined. */                                                                            \
    EXPORT void enzcc_blas_undefined_##s(int64_t n, T *x, int64_t incx) {                                              \
        x = FIRST(x, n, incx);                                                                                         \
        for (int64_t i = 0; i < n; i++) x[i * incx] = (T)__builtin_nan("");                                            \
    }                                                                                                                  \
    /* Of the sum of absolute values. */                                                                               \
    EXPORT T enzcc_blas_signdot_##s(int64_t n, const T *x, int64_t incx, const T *dx) {                                \
        T sum = 0;                                                                                                     \
        x = FIRST(x, n, incx), dx = FIRST(dx, n, incx);                                                                \
        for (int64_t i = 0; i < n; i++) {                                                                              \
            T value = x[i * incx];                                                                                     \
            sum += value > 0 ? dx[i * incx] : value < 0 ? -dx[i * incx] : 0;                                           \
        }                                                                                                              \
        return sum;                                                                                                    \
    }                                                                                                                  \
    EXPORT void enzcc_blas_addsigns_##s(int64_t n, T factor, const T *x, int64_t incx, T *dx, int64_t inc) {           \
        x = FIRST(x, n, incx), dx = FIRST(dx, n, inc);                                                                 \
        for (int64_t i = 0; i < n; i++) {                                                                              \
            T value = x[i * incx];                                                                                     \
            dx[i * inc] += value > 0 ? factor : value < 0 ? -factor : 0;                                               \
        }                                                                                                              \
    }                                                                                                                  \
    /* The triangle of a matrix: rows from `low` to below `high` in column j. */                                       \
    EXPORT void __enzcc_blas_scaletri_##s(char uplo, int64_t n, T factor, T *a, int64_t lda) {                           \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j, high = uplo == 'U' ? j + 1 : n;                                         \
            for (int64_t i = low; i < high; i++) a[j * lda + i] = factor == 0 ? 0 : factor * a[j * lda + i];           \
        }                                                                                                              \
    }                                                                                                                  \
    EXPORT void enzcc_blas_addtri_##s(char uplo, char diag, int64_t n, T factor, const T *t, int64_t ldt, T *a,        \
                                      int64_t lda) {                                                                   \
        int64_t unit = diag == 'U';                                                                                    \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j + unit, high = uplo == 'U' ? j + 1 - unit : n;                           \
            for (int64_t i = low; i < high; i++) a[j * lda + i] += factor * t[j * ldt + i];                            \
        }                                                                                                              \
    }                                                                                                                  \
    EXPORT T enzcc_blas_dottri_##s(char uplo, int64_t n, const T *a, int64_t lda, const T *b, int64_t ldb) {           \
        T sum = 0;                                                                                                     \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j, high = uplo == 'U' ? j + 1 : n;                                         \
            for (int64_t i = low; i < high; i++) sum += a[j * lda + i] * b[j * ldb + i];                               \
        }                                                                                                              \
        return sum;                                                                                                    \
    }                                                                                                                  \
    /* a := a + factor x y' in the triangle */                                                                         \
    EXPORT void enzcc_blas_outertri_##s(char uplo, char diag, int64_t n, T factor, const T *x, int64_t incx,           \
                                        const T *y, int64_t incy, T *a, int64_t lda) {                                 \
        int64_t unit = diag == 'U';                                                                                    \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j + unit, high = uplo == 'U' ? j + 1 - unit : n;                           \
            T value = factor * y[j * incy];                                                                            \
            for (int64_t i = low; i < high; i++) a[j * lda + i] += x[i * incx] * value;                                \
        }                                                                                                              \
    }                                                                                                                  \
    /* to := the triangle and its transposed, whole, the diagonal twice */                                             \
    EXPORT void enzcc_blas_bothtri_##s(char uplo, int64_t n, const T *a, int64_t lda, T *to) {                         \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < n; i++) {                                                                          \
                int64_t stored = uplo == 'U' ? i <= j : i >= j;                                                        \
                T value = stored ? a[j * lda + i] : a[i * lda + j];                                                    \
                to[j * n + i] = i == j ? 2 * value : value;                                                            \
            }                                                                                                          \
    }                                                                                                                  \
    /* The triangle of a symmetric matrix from both halves of its derivative: a := a + t + t', the diagonal once */    \
    EXPORT void enzcc_blas_addsym_##s(char uplo, int64_t n, T factor, const T *t, T *a, int64_t lda) {                 \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j, high = uplo == 'U' ? j + 1 : n;                                         \
            for (int64_t i = low; i < high; i++) {                                                                     \
                T value = i == j ? t[j * n + i] : t[j * n + i] + t[i * n + j];                                         \
                a[j * lda + i] += factor * value;                                                                      \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* a := a + factor diag(x y') */                                                                                   \
    EXPORT void enzcc_blas_adddiag_##s(int64_t n, T factor, const T *x, int64_t incx, const T *y, int64_t incy, T *a,  \
                                       int64_t lda) {                                                                  \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t i = 0; i < n; i++) a[i * lda + i] += factor * x[i * incx] * y[i * incy];                          \
    }                                                                                                                  \
    /* y := y + factor diag(a) x */                                                                                    \
    EXPORT void enzcc_blas_diagmul_##s(int64_t n, T factor, const T *a, int64_t lda, const T *x, int64_t incx, T *y,   \
                                       int64_t incy) {                                                                 \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t i = 0; i < n; i++) y[i * incy] += factor * a[i * lda + i] * x[i * incx];                          \
    }                                                                                                                  \
    /* to := the symmetric matrix of which a triangle is stored */                                                     \
    EXPORT void enzcc_blas_wholetri_##s(char uplo, int64_t n, const T *a, int64_t lda, T *to) {                        \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < n; i++) {                                                                          \
                int64_t stored = uplo == 'U' ? i <= j : i >= j;                                                        \
                to[j * n + i] = stored ? a[j * lda + i] : a[i * lda + j];                                              \
            }                                                                                                          \
    }                                                                                                                  \
    /* to := the triangle, and zero elsewhere; without the diagonal if that is of ones */                              \
    EXPORT void enzcc_blas_onlytri_##s(char uplo, char diag, int64_t n, const T *a, int64_t lda, T *to) {              \
        int64_t unit = diag == 'U';                                                                                    \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j + unit, high = uplo == 'U' ? j + 1 - unit : n;                           \
            for (int64_t i = 0; i < n; i++) to[j * n + i] = 0;                                                         \
            for (int64_t i = low; i < high; i++) to[j * n + i] = a[j * lda + i];                                       \
        }                                                                                                              \
    }                                                                                                                  \
    /* a := its triangle with half the diagonal, and zero elsewhere */                                                 \
    EXPORT void enzcc_blas_halftri_##s(char uplo, int64_t n, T *a) {                                                   \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? j + 1 : 0, high = uplo == 'U' ? n : j;                                         \
            for (int64_t i = low; i < high; i++) a[j * n + i] = 0;                                                     \
            a[j * n + j] *= (T)0.5;                                                                                    \
        }                                                                                                              \
    }                                                                                                                  \
    /* b := b + factor diag(d) a; from the right for 'U' */                                                            \
    EXPORT void enzcc_blas_addrows_##s(char uplo, int64_t m, int64_t n, T factor, const T *d, int64_t ldd, const T *a, \
                                       int64_t lda, T *b, int64_t ldb) {                                               \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            if (uplo == 'U') {                                                                                         \
                T value = factor * d[j * (ldd + 1)];                                                                   \
                for (int64_t i = 0; i < m; i++) b[j * ldb + i] += value * a[j * lda + i];                              \
            } else {                                                                                                   \
                for (int64_t i = 0; i < m; i++) b[j * ldb + i] += factor * d[i * (ldd + 1)] * a[j * lda + i];          \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* The adjoint of a small Cholesky factorization in place, columns (rows of an upper triangle) from the last. */   \
    EXPORT void enzcc_blas_smallback_##s(char uplo, int64_t n, const T *a, int64_t lda, T *b, int64_t ldb) {           \
        T x[SMALL], y[SMALL];                                                                                          \
        int64_t next = uplo == 'U' ? lda : 1, nextb = uplo == 'U' ? ldb : 1;                                           \
        for (int64_t j = n - 1; j >= 0; j--) {                                                                         \
            T pivot = a[j * lda + j], sum = b[j * ldb + j];                                                            \
            for (int64_t i = j + 1; i < n; i++) {                                                                      \
                x[i] = a[j * (lda + 1) + (i - j) * next];                                                              \
                y[i] = b[j * (ldb + 1) + (i - j) * nextb];                                                             \
            }                                                                                                          \
            for (int64_t i = j + 1; i < n; i++) {                                                                      \
                int64_t low = uplo == 'U' ? j + 1 : i, high = uplo == 'U' ? i + 1 : n;                                 \
                const T *column = b + i * ldb;                                                                         \
                T value = x[i], all = 0;                                                                               \
                for (int64_t k = low; k < high; k++) all += column[k] * x[k];                                          \
                for (int64_t k = low; k < high; k++) y[k] -= column[k] * value;                                        \
                y[i] -= all;                                                                                           \
            }                                                                                                          \
            for (int64_t i = j + 1; i < n; i++) {                                                                      \
                T value = y[i] / pivot;                                                                                \
                sum -= value * x[i];                                                                                   \
                b[j * (ldb + 1) + (i - j) * nextb] = value;                                                            \
            }                                                                                                          \
            b[j * ldb + j] = sum / (2 * pivot);                                                                        \
        }                                                                                                              \
    }                                                                                                                  \
    /* b := a' */                                                                                                      \
    EXPORT void __enzcc_blas_turn_##s(int64_t m, int64_t n, const T *a, int64_t lda, T *b, int64_t ldb) {              \
        for (int64_t i = 0; i < m; i++)                                                                                \
            for (int64_t j = 0; j < n; j++) b[i * ldb + j] = a[j * lda + i];                                           \
    }                                                                                                                  \
    /* b := b + a' */                                                                                                  \
    EXPORT void enzcc_blas_addturned_##s(int64_t m, int64_t n, const T *a, int64_t lda, T *b, int64_t ldb) {           \
        for (int64_t i = 0; i < m; i++)                                                                                \
            for (int64_t j = 0; j < n; j++) b[i * ldb + j] += a[j * lda + i];                                          \
    }                                                                                                                  \
    /* Whether there is a number in a triangle that is not zero. */                                                    \
    EXPORT int64_t __enzcc_blas_anytri_##s(char uplo, int64_t n, const T *a, int64_t lda) {                            \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j, high = uplo == 'U' ? j + 1 : n;                                         \
            for (int64_t i = low; i < high; i++)                                                                       \
                if (a[j * lda + i] != 0) return 1;                                                                     \
        }                                                                                                              \
        return 0;                                                                                                      \
    }                                                                                                                  \
    /* Integers as numbers, since what is kept consists of these: how many words each has, then its halves and its      \
     * upper word. Pivots begin with one: where the library's integers have 64 bits, every other word is zero. */      \
    EXPORT void enzcc_blas_keepintegers_##s(int64_t n, const int32_t *from, T *to) {                                   \
        if (n <= 0) return;                                                                                            \
        int64_t words = n > 1 && from[1] == 0 ? 2 : 1;                                                                 \
        to[0] = words;                                                                                                 \
        for (int64_t i = 0; i < n; i++) {                                                                              \
            int32_t low = from[words * i];                                                                             \
            to[3 * i + 1] = low & 0xffff;                                                                              \
            to[3 * i + 2] = low >> 16;                                                                                 \
            to[3 * i + 3] = words == 2 ? from[2 * i + 1] : 0;                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    EXPORT void enzcc_blas_restoreintegers_##s(int64_t n, const T *kept, int32_t *to) {                                \
        if (n <= 0) return;                                                                                            \
        int64_t words = kept[0];                                                                                       \
        for (int64_t i = 0; i < n; i++) {                                                                              \
            int32_t low = kept[3 * i + 1], high = kept[3 * i + 2];                                                     \
            to[words * i] = (int32_t)((uint32_t)high << 16 | low);                                                     \
            if (words == 2 || n == 1) to[words * i + 1] = kept[3 * i + 3];                                             \
        }                                                                                                              \
    }

FUNCTIONS(float, s)
FUNCTIONS(double, d)
