// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What derivatives of BLAS and LAPACK need and these have no routine for (passes/enzyme_passes/rules/linear_algebra).
//
// Matrices are stored by columns. A vector with a negative stride begins at its end, as BLAS has it, and a stride of
// zero is one element that is met n times. Derivatives of second order are made of this code: it is plain loops.

#include <stdint.h>

#pragma STDC CX_LIMITED_RANGE ON  // as libraries of linear algebra multiply

#define EXPORT __attribute__((weak, visibility("hidden")))
#define FIRST(x, n, inc) ((inc) < 0 ? (x) - ((n)-1) * (inc) : (x))

#define SMALL 32

// Numbers that are passed and found are real (R), or complex (C), and then in parts and in memory. Of pairings, either
// there is a conjugate in them (H), or not (S): what is symmetric is Hermitian, or is not.
#define R_GIVEN(T, x) T x
#define R_TAKEN(x) x
#define R_NAN(T) (T)__builtin_nan("")
#define R_RESULT(T) T
#define R_MADE(T)
#define R_GIVE(x) return x
#define C_GIVEN(T, x) T x##_re, T x##_im
#define C_TAKEN(x) __builtin_complex(x##_re, x##_im)
#define C_NAN(T) __builtin_complex((T)__builtin_nan(""), (T)__builtin_nan(""))
#define C_RESULT(T) void
#define C_MADE(T) , T *made
#define C_GIVE(x) made[0] = __real__ x, made[1] = __imag__ x
#define H_CONJ(x) (~(x))
#define H_PART(x) (__real__(x))
#define S_CONJ(x) (x)
#define S_PART(x) (x)

// Where a triangle is stored of which k diagonals beside the first one are there; of a matrix, if k is negative; without
// gaps, if lda is zero.
static inline __attribute__((always_inline)) int64_t stored_in_part(char uplo, int64_t n, int64_t k, int64_t lda,
                                                                    int64_t i, int64_t j) {
    if (lda == 0) return uplo == 'U' ? i + j * (j + 1) / 2 : i + j * (2 * n - j - 1) / 2;
    return k < 0 ? i + j * lda : (uplo == 'U' ? k : 0) + i - j + j * lda;
}

// Where the library's integers have 64 bits, every other word is zero, or -1: pivots of symmetric matrices are negative
// in blocks of two rows, where they come in pairs. `wide`: it is known that they have.
EXPORT int64_t enzcc_blas_words(int64_t wide, int64_t n, const int32_t *pivots) {
    return wide || (n > 1 && (pivots[1] == 0 || (pivots[1] == -1 && pivots[0] < -1))) ? 2 : 1;
}

EXPORT int64_t enzcc_blas_signed_pivot(int64_t wide, int64_t n, const int32_t *pivots, int64_t i) {
    return pivots[enzcc_blas_words(wide, n, pivots) * i];
}

// The other row of the block that a row is in, or itself.
EXPORT int64_t enzcc_blas_partner(char uplo, int64_t wide, int64_t n, const int32_t *pivots, int64_t i) {
    if (enzcc_blas_signed_pivot(wide, n, pivots, i) > 0) return i;
    int64_t count = 0;
    if (uplo == 'L')
        while (i - count > 0 && enzcc_blas_signed_pivot(wide, n, pivots, i - count - 1) < 0) count++;
    else
        while (i + count < n - 1 && enzcc_blas_signed_pivot(wide, n, pivots, i + count + 1) < 0) count++;
    return (uplo == 'L') == (count % 2 == 0) ? i + 1 : i - 1;
}

#define NUMBERS(K, T, N, s)                                                                                            \
    /* to := x, without gaps */                                                                                        \
    EXPORT void enzcc_blas_vpack_##s(int64_t n, const N *x, int64_t incx, N *to) {                                     \
        x = FIRST(x, n, incx);                                                                                         \
        for (int64_t i = 0; i < n; i++) to[i] = x[i * incx];                                                           \
    }                                                                                                                  \
    EXPORT void enzcc_blas_pack_##s(int64_t m, int64_t n, const N *a, int64_t lda, N *to) {                            \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++) to[j * m + i] = a[j * lda + i];                                            \
    }                                                                                                                  \
    EXPORT void enzcc_blas_vadd_##s(int64_t n, K##_GIVEN(T, factor), const N *x, int64_t incx, N *y, int64_t incy) {   \
        N by = K##_TAKEN(factor);                                                                                      \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t i = 0; i < n; i++) y[i * incy] += by * x[i * incx];                                               \
    }                                                                                                                  \
    EXPORT void enzcc_blas_add_##s(int64_t m, int64_t n, K##_GIVEN(T, factor), const N *a, int64_t lda, N *b,          \
                                   int64_t ldb) {                                                                      \
        N by = K##_TAKEN(factor);                                                                                      \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++) b[j * ldb + i] += by * a[j * lda + i];                                     \
    }                                                                                                                  \
    EXPORT void __enzcc_blas_vscale_##s(int64_t n, K##_GIVEN(T, factor), N *x, int64_t incx) {                         \
        N by = K##_TAKEN(factor);                                                                                      \
        x = FIRST(x, n, incx);                                                                                         \
        if (by == 0)                                                                                                   \
            for (int64_t i = 0; i < n; i++) x[i * incx] = 0;                                                           \
        else if (by != 1)                                                                                              \
            for (int64_t i = 0; i < n; i++) x[i * incx] *= by;                                                         \
    }                                                                                                                  \
    EXPORT void __enzcc_blas_scale_##s(int64_t m, int64_t n, K##_GIVEN(T, factor), N *a, int64_t lda) {                \
        N by = K##_TAKEN(factor);                                                                                      \
        if (by == 0) {                                                                                                 \
            for (int64_t j = 0; j < n; j++)                                                                            \
                for (int64_t i = 0; i < m; i++) a[j * lda + i] = 0;                                                    \
        } else if (by != 1) {                                                                                          \
            for (int64_t j = 0; j < n; j++)                                                                            \
                for (int64_t i = 0; i < m; i++) a[j * lda + i] *= by;                                                  \
        }                                                                                                              \
    }                                                                                                                  \
    /* The adjoint of y := x, elements one after the other, the last first. */                                         \
    EXPORT void enzcc_blas_copied_##s(int64_t n, N *dx, int64_t incx, N *dy, int64_t incy) {                           \
        if (dx == dy) return;                                                                                          \
        dx = FIRST(dx, n, incx), dy = FIRST(dy, n, incy);                                                              \
        for (int64_t i = n - 1; i >= 0; i--) {                                                                         \
            dx[i * incx] += dy[i * incy];                                                                              \
            dy[i * incy] = 0;                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* Derivatives that are not defined. */                                                                            \
    EXPORT void enzcc_blas_undefined_##s(int64_t n, N *x, int64_t incx) {                                              \
        x = FIRST(x, n, incx);                                                                                         \
        for (int64_t i = 0; i < n; i++) x[i * incx] = K##_NAN(T);                                                      \
    }                                                                                                                  \
    /* The triangle of a matrix: rows from `low` to below `high` in column j. */                                       \
    EXPORT void __enzcc_blas_scaletri_##s(char uplo, int64_t n, K##_GIVEN(T, factor), N *a, int64_t lda) {             \
        N by = K##_TAKEN(factor);                                                                                      \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j, high = uplo == 'U' ? j + 1 : n;                                         \
            for (int64_t i = low; i < high; i++) a[j * lda + i] = by == 0 ? 0 : by * a[j * lda + i];                   \
        }                                                                                                              \
    }                                                                                                                  \
    EXPORT void enzcc_blas_addtri_##s(char uplo, char diag, int64_t n, K##_GIVEN(T, factor), const N *t, int64_t ldt,  \
                                      N *a, int64_t lda) {                                                             \
        N by = K##_TAKEN(factor);                                                                                      \
        int64_t unit = diag == 'U';                                                                                    \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j + unit, high = uplo == 'U' ? j + 1 - unit : n;                           \
            for (int64_t i = low; i < high; i++) a[j * lda + i] += by * t[j * ldt + i];                                \
        }                                                                                                              \
    }                                                                                                                  \
    /* b := a' */                                                                                                      \
    EXPORT void __enzcc_blas_turn_##s(int64_t m, int64_t n, const N *a, int64_t lda, N *b, int64_t ldb) {              \
        for (int64_t i = 0; i < m; i++)                                                                                \
            for (int64_t j = 0; j < n; j++) b[i * ldb + j] = a[j * lda + i];                                           \
    }                                                                                                                  \
    /* b := b + a' */                                                                                                  \
    EXPORT void enzcc_blas_addturned_##s(int64_t m, int64_t n, const N *a, int64_t lda, N *b, int64_t ldb) {           \
        for (int64_t i = 0; i < m; i++)                                                                                \
            for (int64_t j = 0; j < n; j++) b[i * ldb + j] += a[j * lda + i];                                          \
    }                                                                                                                  \
    /* to := the triangle, and zero elsewhere; without the diagonal if that is of ones */                              \
    EXPORT void enzcc_blas_onlytri_##s(char uplo, char diag, int64_t n, const N *a, int64_t lda, N *to) {              \
        int64_t unit = diag == 'U';                                                                                    \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j + unit, high = uplo == 'U' ? j + 1 - unit : n;                           \
            for (int64_t i = 0; i < n; i++) to[j * n + i] = 0;                                                         \
            for (int64_t i = low; i < high; i++) to[j * n + i] = a[j * lda + i];                                       \
        }                                                                                                              \
    }                                                                                                                  \
    /* a := its triangle with half the diagonal, and zero elsewhere */                                                 \
    EXPORT void enzcc_blas_halftri_##s(char uplo, int64_t n, N *a) {                                                   \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? j + 1 : 0, high = uplo == 'U' ? n : j;                                         \
            for (int64_t i = low; i < high; i++) a[j * n + i] = 0;                                                     \
            a[j * n + j] *= (T)0.5;                                                                                    \
        }                                                                                                              \
    }                                                                                                                  \
    /* b := b + factor diag(d) a; from the right for 'U' */                                                            \
    EXPORT void enzcc_blas_addrows_##s(char uplo, int64_t m, int64_t n, K##_GIVEN(T, factor), const N *d,              \
                                       int64_t ldd, const N *a, int64_t lda, N *b, int64_t ldb) {                      \
        N by = K##_TAKEN(factor);                                                                                      \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            if (uplo == 'U') {                                                                                         \
                N value = by * d[j * (ldd + 1)];                                                                       \
                for (int64_t i = 0; i < m; i++) b[j * ldb + i] += value * a[j * lda + i];                              \
            } else {                                                                                                   \
                for (int64_t i = 0; i < m; i++) b[j * ldb + i] += by * d[i * (ldd + 1)] * a[j * lda + i];              \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* Whether there is a number in a triangle that is not zero. */                                                    \
    EXPORT int64_t __enzcc_blas_anytri_##s(char uplo, int64_t n, const N *a, int64_t lda) {                            \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j, high = uplo == 'U' ? j + 1 : n;                                         \
            for (int64_t i = low; i < high; i++)                                                                       \
                if (a[j * lda + i] != 0) return 1;                                                                     \
        }                                                                                                              \
        return 0;                                                                                                      \
    }                                                                                                                  \
    /* b := a, in the part that uplo says, the whole if it is none; and the adjoint of that */                         \
    EXPORT void enzcc_blas_lay_##s(char uplo, int64_t m, int64_t n, const N *a, int64_t lda, N *b, int64_t ldb) {      \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'L' ? j : 0, high = uplo == 'U' && j + 1 < m ? j + 1 : m;                            \
            for (int64_t i = low; i < high; i++) b[j * ldb + i] = a[j * lda + i];                                      \
        }                                                                                                              \
    }                                                                                                                  \
    EXPORT void enzcc_blas_lift_##s(char uplo, int64_t m, int64_t n, N *a, int64_t lda, N *b, int64_t ldb) {           \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'L' ? j : 0, high = uplo == 'U' && j + 1 < m ? j + 1 : m;                            \
            for (int64_t i = low; i < high; i++) {                                                                     \
                a[j * lda + i] += b[j * ldb + i];                                                                      \
                b[j * ldb + i] = 0;                                                                                    \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    EXPORT K##_RESULT(T) enzcc_blas_sumoff_##s(char uplo, int64_t m, int64_t n, const N *a,                            \
                                              int64_t lda K##_MADE(T)) {                                               \
        N sum = 0;                                                                                                     \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'L' ? j : 0, high = uplo == 'U' && j + 1 < m ? j + 1 : m;                            \
            for (int64_t i = low; i < high; i++) sum += i == j ? 0 : a[j * lda + i];                                   \
        }                                                                                                              \
        K##_GIVE(sum);                                                                                                 \
    }                                                                                                                  \
    EXPORT K##_RESULT(T) enzcc_blas_sumdiag_##s(int64_t m, int64_t n, const N *a, int64_t lda K##_MADE(T)) {           \
        N sum = 0;                                                                                                     \
        for (int64_t j = 0; j < n && j < m; j++) sum += a[j * (lda + 1)];                                              \
        K##_GIVE(sum);                                                                                                 \
    }                                                                                                                  \
    /* a := t, in whole, and the triangle */                                                                           \
    EXPORT void enzcc_blas_set_##s(int64_t m, int64_t n, const N *t, int64_t ldt, N *a, int64_t lda) {                 \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++) a[j * lda + i] = t[j * ldt + i];                                           \
    }                                                                                                                  \
    EXPORT void enzcc_blas_settri_##s(char uplo, char diag, int64_t n, const N *t, int64_t ldt, N *a, int64_t lda) {   \
        int64_t unit = diag == 'U';                                                                                    \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j + unit, high = uplo == 'U' ? j + 1 - unit : n;                           \
            for (int64_t i = low; i < high; i++) a[j * lda + i] = t[j * ldt + i];                                      \
        }                                                                                                              \
    }                                                                                                                  \
    /* Whether there is a zero on the diagonal. */                                                                     \
    EXPORT K##_RESULT(T) enzcc_blas_hole_##s(int64_t n, const N *a, int64_t lda K##_MADE(T)) {                         \
        N found = 0;                                                                                                   \
        for (int64_t i = 0; i < n; i++)                                                                                \
            if (a[i * (lda + 1)] == 0) found = 1;                                                                      \
        K##_GIVE(found);                                                                                               \
    }

#define PAIRINGS(K, P, T, N, s)                                                                                        \
    EXPORT K##_RESULT(T) enzcc_blas_mdot_##s(int64_t m, int64_t n, const N *a, int64_t lda, const N *b,                \
                                             int64_t ldb K##_MADE(T)) {                                                \
        N sum = 0;                                                                                                     \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++) sum += P##_CONJ(a[j * lda + i]) * b[j * ldb + i];                          \
        K##_GIVE(sum);                                                                                                 \
    }                                                                                                                  \
    EXPORT K##_RESULT(T) enzcc_blas_dottri_##s(char uplo, int64_t n, const N *a, int64_t lda, const N *b,              \
                                               int64_t ldb K##_MADE(T)) {                                              \
        N sum = 0;                                                                                                     \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j, high = uplo == 'U' ? j + 1 : n;                                         \
            for (int64_t i = low; i < high; i++) sum += P##_CONJ(a[j * lda + i]) * b[j * ldb + i];                     \
        }                                                                                                              \
        K##_GIVE(sum);                                                                                                 \
    }                                                                                                                  \
    /* a := a + factor x y' in the triangle */                                                                         \
    EXPORT void enzcc_blas_outertri_##s(char uplo, char diag, int64_t n, K##_GIVEN(T, factor), const N *x,             \
                                        int64_t incx, const N *y, int64_t incy, N *a, int64_t lda) {                   \
        N by = K##_TAKEN(factor);                                                                                      \
        int64_t unit = diag == 'U';                                                                                    \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j + unit, high = uplo == 'U' ? j + 1 - unit : n;                           \
            N value = by * P##_CONJ(y[j * incy]);                                                                      \
            for (int64_t i = low; i < high; i++) a[j * lda + i] += x[i * incx] * value;                                \
        }                                                                                                              \
    }                                                                                                                  \
    /* to := the triangle and its transposed, whole, the diagonal twice */                                             \
    EXPORT void enzcc_blas_bothtri_##s(char uplo, int64_t n, const N *a, int64_t lda, N *to) {                         \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < n; i++) {                                                                          \
                int64_t stored = uplo == 'U' ? i <= j : i >= j;                                                        \
                N value = stored ? a[j * lda + i] : P##_CONJ(a[i * lda + j]);                                          \
                to[j * n + i] = i == j ? 2 * P##_PART(value) : value;                                                  \
            }                                                                                                          \
    }                                                                                                                  \
    /* The triangle of a symmetric matrix from both halves of its derivative: a := a + t + t', the diagonal once */    \
    EXPORT void enzcc_blas_addsym_##s(char uplo, int64_t n, K##_GIVEN(T, factor), const N *t, N *a, int64_t lda) {     \
        N by = K##_TAKEN(factor);                                                                                      \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j, high = uplo == 'U' ? j + 1 : n;                                         \
            for (int64_t i = low; i < high; i++) {                                                                     \
                N value = by * t[j * n + i];                                                                           \
                a[j * lda + i] += i == j ? P##_PART(value) : value + P##_CONJ(by * t[i * n + j]);                      \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* y := y + factor diag(a) x */                                                                                    \
    EXPORT void enzcc_blas_diagmul_##s(char uplo, int64_t n, K##_GIVEN(T, factor), const N *a, int64_t lda, const N *x, \
                                       int64_t incx, N *y, int64_t incy) {                                             \
        N by = K##_TAKEN(factor);                                                                                      \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t i = 0; i < n; i++)                                                                                \
            y[i * incy] += by * P##_PART(a[stored_in_part(uplo, n, -1, lda, i, i)]) * x[i * incx];                     \
    }                                                                                                                  \
    /* to := the symmetric matrix of which a triangle is stored */                                                     \
    EXPORT void enzcc_blas_wholetri_##s(char uplo, int64_t n, const N *a, int64_t lda, N *to) {                        \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < n; i++) {                                                                          \
                int64_t stored = uplo == 'U' ? i <= j : i >= j;                                                        \
                N value = stored ? a[j * lda + i] : P##_CONJ(a[i * lda + j]);                                          \
                to[j * n + i] = i == j ? P##_PART(value) : value;                                                      \
            }                                                                                                          \
    }                                                                                                                  \
    /* a := a + factor x y' in the diagonals of a band */                                                              \
    EXPORT void enzcc_blas_bandouter_##s(int64_t m, int64_t n, int64_t kl, int64_t ku, K##_GIVEN(T, factor), const N *x, \
                                         int64_t incx, const N *y, int64_t incy, N *a, int64_t lda) {                  \
        N by = K##_TAKEN(factor);                                                                                      \
        x = FIRST(x, m, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = j > ku ? j - ku : 0, high = j + kl + 1 < m ? j + kl + 1 : m;                                 \
            N value = by * P##_CONJ(y[j * incy]);                                                                      \
            for (int64_t i = low; i < high; i++) a[ku + i - j + j * lda] += x[i * incx] * value;                       \
        }                                                                                                              \
    }                                                                                                                  \
    /* The same in a triangle of k diagonals beside the first one: see stored_in_part */                               \
    EXPORT void enzcc_blas_triouter_##s(char uplo, char diag, int64_t n, int64_t k, K##_GIVEN(T, factor), const N *x,  \
                                        int64_t incx, const N *y, int64_t incy, N *a, int64_t lda) {                   \
        N by = K##_TAKEN(factor);                                                                                      \
        int64_t unit = diag == 'U';                                                                                    \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'L' ? j + unit : j > k ? j - k : 0;                                                  \
            int64_t high = uplo == 'U' ? j + 1 - unit : j + k + 1 < n ? j + k + 1 : n;                                 \
            N value = by * P##_CONJ(y[j * incy]);                                                                      \
            for (int64_t i = low; i < high; i++) a[stored_in_part(uplo, n, k, lda, i, j)] += x[i * incx] * value;      \
        }                                                                                                              \
    }                                                                                                                  \
    /* The triangle of a := a + factor x y' + its transposed, the diagonal once */                                     \
    EXPORT void enzcc_blas_symouter_##s(char uplo, int64_t n, int64_t k, K##_GIVEN(T, factor), const N *x, int64_t incx, \
                                        const N *y, int64_t incy, N *a, int64_t lda) {                                 \
        N by = K##_TAKEN(factor);                                                                                      \
        int64_t far = k < 0 ? n : k;                                                                                   \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'L' ? j + 1 : j > far ? j - far : 0;                                                 \
            int64_t high = uplo == 'U' ? j : j + far + 1 < n ? j + far + 1 : n;                                        \
            N one = by * P##_CONJ(y[j * incy]), other = P##_CONJ(by * x[j * incx]);                                    \
            for (int64_t i = low; i < high; i++)                                                                       \
                a[stored_in_part(uplo, n, k, lda, i, j)] += x[i * incx] * one + y[i * incy] * other;                   \
            a[stored_in_part(uplo, n, k, lda, j, j)] += P##_PART(x[j * incx] * one);                                   \
        }                                                                                                              \
    }                                                                                                                  \
    /* The adjoint of a small Cholesky factorization in place, columns (rows of an upper triangle) from the last. */   \
    EXPORT void enzcc_blas_smallback_##s(char uplo, int64_t n, const N *a, int64_t lda, N *b, int64_t ldb) {           \
        N x[SMALL], y[SMALL];                                                                                          \
        int64_t next = uplo == 'U' ? lda : 1, nextb = uplo == 'U' ? ldb : 1;                                           \
        for (int64_t j = n - 1; j >= 0; j--) {                                                                         \
            N pivot = P##_PART(a[j * lda + j]), sum = P##_PART(b[j * ldb + j]);                                        \
            for (int64_t i = j + 1; i < n; i++) {                                                                      \
                x[i] = a[j * (lda + 1) + (i - j) * next];                                                              \
                y[i] = b[j * (ldb + 1) + (i - j) * nextb];                                                             \
            }                                                                                                          \
            for (int64_t i = j + 1; i < n; i++) {                                                                      \
                const N *column = b + i * ldb;                                                                         \
                N value = x[i], all = 0;                                                                               \
                if (uplo == 'U') {                                                                                     \
                    for (int64_t k = j + 1; k < i + 1; k++) all += column[k] * x[k];                                   \
                    for (int64_t k = j + 1; k < i + 1; k++) y[k] -= P##_CONJ(column[k]) * value;                       \
                } else {                                                                                               \
                    for (int64_t k = i; k < n; k++) all += P##_CONJ(column[k]) * x[k];                                 \
                    for (int64_t k = i; k < n; k++) y[k] -= column[k] * value;                                         \
                }                                                                                                      \
                y[i] -= all;                                                                                           \
            }                                                                                                          \
            for (int64_t i = j + 1; i < n; i++) {                                                                      \
                N value = y[i] / pivot;                                                                                \
                sum -= P##_PART(P##_CONJ(value) * x[i]);                                                               \
                b[j * (ldb + 1) + (i - j) * nextb] = value;                                                            \
            }                                                                                                          \
            b[j * ldb + j] = sum / (2 * pivot);                                                                        \
        }                                                                                                              \
    }                                                                                                                  \
    /* How many blocks of one row are zero. */                                                                         \
    EXPORT T enzcc_blas_singular_##s(int64_t wide, int64_t n, const N *a, int64_t lda, const int32_t *pivots) {        \
        T count = 0;                                                                                                   \
        for (int64_t i = 0; i < n; i++)                                                                                \
            if (enzcc_blas_signed_pivot(wide, n, pivots, i) > 0 && a[i * (lda + 1)] == 0) count += 1;                  \
        return count;                                                                                                  \
    }                                                                                                                  \
    /* L D L' (U D U') with pivots, as `sytrf` leaves it: D has blocks of one or two rows, and rows of L are not       \
     * exchanged where they were there already. x := P x, rows (or columns) exchanged as the pivots say, or back. */   \
    EXPORT void enzcc_blas_permute_##s(char side, char trans, char uplo, int64_t wide, int64_t n, int64_t count,       \
                                       const int32_t *pivots, N *x, int64_t ldx) {                                     \
        int64_t down = side == 'L' ? 1 : ldx, across = side == 'L' ? ldx : 1;                                          \
        int64_t step = (uplo == 'L') == (trans == 'N') ? 1 : -1;                                                       \
        for (int64_t i = step > 0 ? 0 : n - 1; i >= 0 && i < n; i += step) {                                           \
            int64_t pivot = enzcc_blas_signed_pivot(wide, n, pivots, i), row = i, other = pivot - 1;                   \
            if (pivot < 0) {                                                                                           \
                other = -pivot - 1;                                                                                    \
                row = (uplo == 'L') == (step > 0) ? i + step : i;                                                      \
                i += step;                                                                                             \
            }                                                                                                          \
            for (int64_t j = 0; j < count; j++) {                                                                      \
                N value = x[row * down + j * across];                                                                  \
                x[row * down + j * across] = x[other * down + j * across];                                             \
                x[other * down + j * across] = value;                                                                  \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* The factors: L as it is, and D, from what is stored; `what` is U, or N of their tangents, or L of their         \
     * adjoints, where what is stored once is there once. */                                                           \
    EXPORT void enzcc_blas_unfold_##s(char uplo, char what, int64_t wide, int64_t n, const N *a, int64_t lda,          \
                                      const int32_t *pivots, N *l, N *d) {                                             \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t other = enzcc_blas_partner(uplo, wide, n, pivots, j);                                              \
            for (int64_t i = 0; i < n; i++) {                                                                          \
                int64_t outside = (uplo == 'L' ? i > j : i < j) && i != other;                                         \
                l[j * n + i] = outside ? a[j * lda + i] : what == 'U' && i == j ? 1 : 0;                               \
                d[j * n + i] = 0;                                                                                      \
            }                                                                                                          \
            d[j * n + j] = P##_PART(a[j * lda + j]);                                                                   \
        }                                                                                                              \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t other = enzcc_blas_partner(uplo, wide, n, pivots, j);                                              \
            if (other == j || (uplo == 'L') != (other > j)) continue;                                                  \
            d[j * n + other] = a[j * lda + other];                                                                     \
            if (what != 'L') d[other * n + j] = P##_CONJ(a[j * lda + other]);                                          \
        }                                                                                                              \
        for (int64_t k = 0; k < n; k++) {                                                                              \
            int64_t i = uplo == 'L' ? k : n - 1 - k, other = enzcc_blas_partner(uplo, wide, n, pivots, i);             \
            int64_t pivot = enzcc_blas_signed_pivot(wide, n, pivots, i), row = i;                                      \
            int64_t to = (pivot < 0 ? -pivot : pivot) - 1;                                                             \
            if (pivot < 0) row = other, k++;                                                                           \
            int64_t low = uplo == 'L' ? 0 : (other > i ? other : i) + 1, high = uplo == 'L' ? i : n;                   \
            for (int64_t j = low; j < high; j++) {                                                                     \
                N value = l[j * n + row];                                                                              \
                l[j * n + row] = l[j * n + to];                                                                        \
                l[j * n + to] = value;                                                                                 \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* What is stored of them is added to a; `both`: B if of a block both elements beside the diagonal count. */       \
    EXPORT void enzcc_blas_fold_##s(char uplo, char both, int64_t wide, int64_t n, N *l, const N *d,                   \
                                    const int32_t *pivots, N *a, int64_t lda) {                                        \
        for (int64_t k = 0; k < n; k++) {                                                                              \
            int64_t i = uplo == 'L' ? n - 1 - k : k, other = enzcc_blas_partner(uplo, wide, n, pivots, i);             \
            int64_t pivot = enzcc_blas_signed_pivot(wide, n, pivots, i), row = i;                                      \
            int64_t to = (pivot < 0 ? -pivot : pivot) - 1;                                                             \
            if (pivot < 0) k++;                                                                                        \
            int64_t first = other < i ? other : i, last = other > i ? other : i;                                       \
            int64_t low = uplo == 'L' ? 0 : last + 1, high = uplo == 'L' ? first : n;                                  \
            for (int64_t j = low; j < high; j++) {                                                                     \
                N value = l[j * n + row];                                                                              \
                l[j * n + row] = l[j * n + to];                                                                        \
                l[j * n + to] = value;                                                                                 \
            }                                                                                                          \
        }                                                                                                              \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t other = enzcc_blas_partner(uplo, wide, n, pivots, j);                                              \
            for (int64_t i = uplo == 'L' ? j + 1 : 0; i < (uplo == 'L' ? n : j); i++) {                                \
                if (i != other) a[j * lda + i] += l[j * n + i];                                                        \
                else a[j * lda + i] += both == 'B' ? d[j * n + i] + P##_CONJ(d[i * n + j]) : d[j * n + i];             \
            }                                                                                                          \
            a[j * lda + j] += P##_PART(d[j * n + j]);                                                                  \
        }                                                                                                              \
    }                                                                                                                  \
    /* l := the triangle of w outside of blocks, and d := the blocks */                                                \
    EXPORT void enzcc_blas_part_##s(char uplo, int64_t wide, int64_t n, const N *w, const int32_t *pivots, N *l,       \
                                    N *d) {                                                                            \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t other = enzcc_blas_partner(uplo, wide, n, pivots, j);                                              \
            for (int64_t i = 0; i < n; i++) {                                                                          \
                int64_t outside = (uplo == 'L' ? i > j : i < j) && i != other;                                         \
                l[j * n + i] = outside ? w[j * n + i] : 0;                                                             \
                d[j * n + i] = i == j || i == other ? w[j * n + i] : 0;                                                \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* x := x D^-1 */                                                                                                  \
    EXPORT void enzcc_blas_divide_##s(char uplo, int64_t wide, int64_t n, int64_t m, const N *d,                       \
                                      const int32_t *pivots, N *x) {                                                   \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t other = enzcc_blas_partner(uplo, wide, n, pivots, j);                                              \
            if (other < j) continue;                                                                                   \
            if (other == j) {                                                                                          \
                for (int64_t i = 0; i < m; i++) x[j * m + i] /= d[j * n + j];                                          \
                continue;                                                                                              \
            }                                                                                                          \
            N off = d[j * n + other], first = d[j * n + j] / off, last = d[other * n + other] / off;                   \
            N back = d[other * n + j] / off, scale = 1 / (first * last - back) / off;                                  \
            for (int64_t i = 0; i < m; i++) {                                                                          \
                N one = x[j * m + i], two = x[other * m + i];                                                          \
                x[j * m + i] = (one * last - two) * scale;                                                             \
                x[other * m + i] = (two * first - one * back) * scale;                                                 \
            }                                                                                                          \
        }                                                                                                              \
    }

#define PAIRS(T, N, s)                                                                                                 \
    /* Of the sum of absolute values of parts. */                                                                      \
    EXPORT T enzcc_blas_signdot_##s(int64_t n, const N *x, int64_t incx, const N *dx) {                                \
        T sum = 0;                                                                                                     \
        x = FIRST(x, n, incx), dx = FIRST(dx, n, incx);                                                                \
        for (int64_t i = 0; i < n; i++) {                                                                              \
            T value = __real__ x[i * incx], other = __imag__ x[i * incx];                                              \
            sum += value > 0 ? __real__ dx[i * incx] : value < 0 ? -__real__ dx[i * incx] : 0;                         \
            sum += other > 0 ? __imag__ dx[i * incx] : other < 0 ? -__imag__ dx[i * incx] : 0;                         \
        }                                                                                                              \
        return sum;                                                                                                    \
    }                                                                                                                  \
    EXPORT void enzcc_blas_addsigns_##s(int64_t n, T factor, const N *x, int64_t incx, N *dx, int64_t inc) {           \
        x = FIRST(x, n, incx), dx = FIRST(dx, n, inc);                                                                 \
        for (int64_t i = 0; i < n; i++) {                                                                              \
            T value = __real__ x[i * incx], other = __imag__ x[i * incx];                                              \
            __real__ dx[i * inc] += value > 0 ? factor : value < 0 ? -factor : 0;                                      \
            __imag__ dx[i * inc] += other > 0 ? factor : other < 0 ? -factor : 0;                                      \
        }                                                                                                              \
    }                                                                                                                  \
    EXPORT void enzcc_blas_conjugate_##s(int64_t m, int64_t n, N *a, int64_t lda) {                                    \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++) __imag__ a[j * lda + i] = -__imag__ a[j * lda + i];                        \
    }                                                                                                                  \
    EXPORT void enzcc_blas_vconjugate_##s(int64_t n, N *x, int64_t incx) {                                             \
        x = FIRST(x, n, incx);                                                                                         \
        for (int64_t i = 0; i < n; i++) __imag__ x[i * incx] = -__imag__ x[i * incx];                                  \
    }                                                                                                                  \
    /* a := a + the conjugate of t */                                                                                  \
    EXPORT void enzcc_blas_addconj_##s(int64_t m, int64_t n, const N *t, N *a, int64_t lda) {                          \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++) a[j * lda + i] += ~t[j * m + i];                                           \
    }                                                                                                                  \
    EXPORT void enzcc_blas_vaddconj_##s(int64_t n, const N *t, N *x, int64_t incx) {                                   \
        x = FIRST(x, n, incx);                                                                                         \
        for (int64_t i = 0; i < n; i++) x[i * incx] += ~t[i];                                                          \
    }                                                                                                                  \
    /* to := the conjugate of x */                                                                                     \
    EXPORT void __enzcc_blas_conjugated_##s(int64_t n, const N *x, int64_t incx, N *to, int64_t incy) {                \
        x = FIRST(x, n, incx), to = FIRST(to, n, incy);                                                                \
        for (int64_t i = 0; i < n; i++) to[i * incy] = ~x[i * incx];                                                   \
    }                                                                                                                  \
    /* The diagonal of a Hermitian matrix is real. */                                                                  \
    EXPORT void enzcc_blas_realdiag_##s(char uplo, int64_t n, N *a, int64_t lda) {                                     \
        for (int64_t i = 0; i < n; i++) __imag__ a[stored_in_part(uplo, n, -1, lda, i, i)] = 0;                        \
    }

#define FUNCTIONS(T, s)                                                                                                \
    EXPORT T enzcc_blas_vdot_##s(int64_t n, const T *x, int64_t incx, const T *y, int64_t incy) {                      \
        T sum = 0;                                                                                                     \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t i = 0; i < n; i++) sum += x[i * incx] * y[i * incy];                                              \
        return sum;                                                                                                    \
    }                                                                                                                  \
    EXPORT void enzcc_blas_mundefined_##s(int64_t m, int64_t n, T *a, int64_t lda) {                                   \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++) a[j * lda + i] = (T)__builtin_nan("");                                     \
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
    /* a := a + factor diag(x y') */                                                                                   \
    EXPORT void enzcc_blas_adddiag_##s(int64_t n, T factor, const T *x, int64_t incx, const T *y, int64_t incy, T *a,  \
                                       int64_t lda) {                                                                  \
        x = FIRST(x, n, incx), y = FIRST(y, n, incy);                                                                  \
        for (int64_t i = 0; i < n; i++) a[i * lda + i] += factor * x[i * incx] * y[i * incy];                          \
    }                                                                                                                  \
    /* Which row or column decides over a norm of elements or sums, or both; -1: all do. */                            \
    static inline __attribute__((always_inline)) void decisive_##s(                                                    \
        char norm, char uplo, int64_t m, int64_t n, const T *a, int64_t lda, int64_t *row, int64_t *column) {          \
        T best = -1;                                                                                                   \
        *row = *column = -1;                                                                                           \
        if (norm == 'F' || norm == 'E') return;                                                                        \
        for (int64_t j = 0; j < (norm == 'I' ? m : n); j++) {                                                          \
            T along = 0;                                                                                               \
            for (int64_t i = 0; i < (norm == 'I' ? n : m); i++) {                                                      \
                int64_t r = norm == 'I' ? j : i, c = norm == 'I' ? i : j;                                              \
                int64_t other = (uplo == 'U' && r > c) || (uplo == 'L' && r < c);                                      \
                T value = other ? a[r * lda + c] : a[c * lda + r];                                                     \
                value = value < 0 ? -value : value;                                                                    \
                along += value;                                                                                        \
                if (norm == 'M' && value > best) best = value, *row = r, *column = c;                                  \
            }                                                                                                          \
            if (norm == 'I' && along > best) best = along, *row = j;                                                   \
            if (norm != 'I' && norm != 'M' && along > best) best = along, *column = j;                                 \
        }                                                                                                              \
    }                                                                                                                  \
    /* The tangent of a norm, and its adjoint: of all elements (F, E), the greatest one (M), or the column or row with \
     * the greatest sum. A symmetric matrix is that of which uplo says what is stored; else uplo is A. */              \
    EXPORT T enzcc_blas_normdot_##s(char norm, char uplo, int64_t m, int64_t n, T primal, const T *a, int64_t lda,     \
                                    const T *da) {                                                                     \
        T sum = 0;                                                                                                     \
        int64_t row, column;                                                                                           \
        int64_t all = norm == 'F' || norm == 'E';                                                                      \
        decisive_##s(norm, uplo, m, n, a, lda, &row, &column);                                                         \
        for (int64_t c = 0; c < n; c++)                                                                                \
            for (int64_t r = 0; r < m; r++) {                                                                          \
                if (!all && ((row >= 0 && r != row) || (column >= 0 && c != column))) continue;                        \
                int64_t other = (uplo == 'U' && r > c) || (uplo == 'L' && r < c);                                      \
                int64_t at = other ? r * lda + c : c * lda + r;                                                        \
                if (all) sum += a[at] / primal * da[at];                                                               \
                else sum += a[at] > 0 ? da[at] : a[at] < 0 ? -da[at] : 0;                                              \
            }                                                                                                          \
        return sum;                                                                                                    \
    }                                                                                                                  \
    EXPORT void enzcc_blas_addnorm_##s(char norm, char uplo, int64_t m, int64_t n, T seed, T primal, const T *a,       \
                                       int64_t lda, T *da, int64_t ldda) {                                             \
        int64_t row, column;                                                                                           \
        int64_t all = norm == 'F' || norm == 'E';                                                                      \
        decisive_##s(norm, uplo, m, n, a, lda, &row, &column);                                                         \
        for (int64_t c = 0; c < n; c++)                                                                                \
            for (int64_t r = 0; r < m; r++) {                                                                          \
                if (!all && ((row >= 0 && r != row) || (column >= 0 && c != column))) continue;                        \
                int64_t other = (uplo == 'U' && r > c) || (uplo == 'L' && r < c);                                      \
                int64_t at = other ? r * lda + c : c * lda + r, to = other ? r * ldda + c : c * ldda + r;              \
                if (all) da[to] += seed / primal * a[at];                                                              \
                else da[to] += a[at] > 0 ? seed : a[at] < 0 ? -seed : 0;                                               \
            }                                                                                                          \
    }                                                                                                                  \
    /* The adjoint of numbers that have no derivative: if it is asked for, it is not defined. */                       \
    EXPORT void enzcc_blas_refuse_##s(int64_t n, T *x) {                                                               \
        for (int64_t i = 0; i < n; i++) x[i] = x[i] == 0 ? 0 : (T)__builtin_nan("");                                   \
    }                                                                                                                  \
    EXPORT void enzcc_blas_refusetri_##s(char uplo, int64_t n, T *a, int64_t lda) {                                    \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j, high = uplo == 'U' ? j + 1 : n;                                         \
            for (int64_t i = low; i < high; i++) a[j * lda + i] = a[j * lda + i] == 0 ? 0 : (T)__builtin_nan("");      \
        }                                                                                                              \
    }                                                                                                                  \
    EXPORT void enzcc_blas_undefinedtri_##s(char uplo, int64_t n, T *a, int64_t lda) {                                 \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            int64_t low = uplo == 'U' ? 0 : j, high = uplo == 'U' ? j + 1 : n;                                         \
            for (int64_t i = low; i < high; i++) a[j * lda + i] = (T)__builtin_nan("");                                \
        }                                                                                                              \
    }                                                                                                                  \
    /* Reflections I - tau v v', whose vectors are below the diagonal of a with a one on it, times c from a side. From c \
     * and its adjoint g after these, both before, and adjoints of vectors and factors, which are added. Each reflection \
     * is taken back, the last one first. */                                                                           \
    EXPORT void enzcc_blas_reflback_##s(char side, char trans, int64_t m, int64_t n, int64_t k, const T *a, int64_t lda, \
                                        const T *tau, T *c, T *g, T *da, int64_t ldda, T *dtau) {                      \
        int64_t length = side == 'L' ? m : n, count = side == 'L' ? n : m;                                             \
        int64_t down = side == 'L' ? 1 : m, across = side == 'L' ? m : 1;                                              \
        int64_t ascending = (side == 'L') == (trans == 'N');                                                           \
        for (int64_t step = 0; step < k; step++) {                                                                     \
            int64_t i = ascending ? step : k - 1 - step;                                                               \
            T square = 1, factor = tau[i], taken = 0;                                                                  \
            for (int64_t r = i + 1; r < length; r++) square += a[i * lda + r] * a[i * lda + r];                        \
            T back = factor / (factor * square - 1);                                                                   \
            for (int64_t j = 0; j < count; j++) {                                                                      \
                T *x = c + j * across, *y = g + j * across;                                                            \
                T along = x[i * down], other = y[i * down];                                                            \
                for (int64_t r = i + 1; r < length; r++) {                                                             \
                    along += a[i * lda + r] * x[r * down];                                                             \
                    other += a[i * lda + r] * y[r * down];                                                             \
                }                                                                                                      \
                T before = along * (1 - back * square);                                                                \
                taken += before * other;                                                                               \
                x[i * down] -= back * along;                                                                           \
                y[i * down] -= factor * other;                                                                         \
                for (int64_t r = i + 1; r < length; r++) {                                                             \
                    T v = a[i * lda + r];                                                                              \
                    x[r * down] -= back * along * v;                                                                   \
                    da[i * ldda + r] -= factor * (y[r * down] * before + x[r * down] * other);                         \
                    y[r * down] -= factor * other * v;                                                                 \
                }                                                                                                      \
            }                                                                                                          \
            dtau[i] -= taken;                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* From c before them, and its tangent g, both after, by the tangents of vectors and factors. */                   \
    EXPORT void enzcc_blas_reflalong_##s(char side, char trans, int64_t m, int64_t n, int64_t k, const T *a, int64_t lda, \
                                         const T *tau, const T *da, int64_t ldda, const T *dtau, T *c, T *g) {         \
        int64_t length = side == 'L' ? m : n, count = side == 'L' ? n : m;                                             \
        int64_t down = side == 'L' ? 1 : m, across = side == 'L' ? m : 1;                                              \
        int64_t ascending = (side == 'L') != (trans == 'N');                                                           \
        for (int64_t step = 0; step < k; step++) {                                                                     \
            int64_t i = ascending ? step : k - 1 - step;                                                               \
            T factor = tau[i], more = dtau[i];                                                                         \
            for (int64_t j = 0; j < count; j++) {                                                                      \
                T *x = c + j * across, *y = g + j * across;                                                            \
                T along = x[i * down], other = y[i * down];                                                            \
                for (int64_t r = i + 1; r < length; r++) {                                                             \
                    along += a[i * lda + r] * x[r * down];                                                             \
                    other += a[i * lda + r] * y[r * down] + da[i * ldda + r] * x[r * down];                            \
                }                                                                                                      \
                T by = more * along + factor * other;                                                                  \
                y[i * down] -= by;                                                                                     \
                x[i * down] -= factor * along;                                                                         \
                for (int64_t r = i + 1; r < length; r++) {                                                             \
                    T v = a[i * lda + r];                                                                              \
                    y[r * down] -= by * v + factor * along * da[i * ldda + r];                                         \
                    x[r * down] -= factor * along * v;                                                                 \
                }                                                                                                      \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* The factors of reflections, from their vectors: none if a vector is zero but for its one. */                    \
    EXPORT void enzcc_blas_factorsof_##s(int64_t m, int64_t n, const T *a, T *tau) {                                   \
        for (int64_t i = 0; i < n; i++) {                                                                              \
            T sum = 0;                                                                                                 \
            for (int64_t r = i + 1; r < m; r++) sum += a[i * m + r] * a[i * m + r];                                    \
            tau[i] = sum == 0 ? 0 : 2 / (1 + sum);                                                                     \
        }                                                                                                              \
    }                                                                                                                  \
    /* b := b + factor t x, where t has a diagonal alone: that below (-1), that above (1) the main one; and its adjoint. */ \
    EXPORT void enzcc_blas_addband_##s(int64_t offset, int64_t n, int64_t nrhs, T factor, const T *t, const T *x, T *b, \
                                       int64_t ldb) {                                                                  \
        int64_t row = offset < 0, column = offset > 0;                                                                 \
        for (int64_t j = 0; j < nrhs; j++)                                                                             \
            for (int64_t i = 0; i < n - row - column; i++) b[j * ldb + i + row] += factor * t[i] * x[j * n + i + column]; \
    }                                                                                                                  \
    EXPORT void enzcc_blas_banddot_##s(int64_t offset, int64_t n, int64_t nrhs, T factor, const T *b, int64_t ldb,     \
                                       const T *x, int64_t ldx, T *t) {                                                \
        int64_t row = offset < 0, column = offset > 0;                                                                 \
        for (int64_t j = 0; j < nrhs; j++)                                                                             \
            for (int64_t i = 0; i < n - row - column; i++)                                                             \
                t[i] += factor * b[j * ldb + i + row] * x[j * ldx + i + column];                                       \
    }                                                                                                                  \
    /* A factorization by reflections taken back, the last column first: f is R, and then what was factored; d is the  \
     * adjoint of the result, with that of the factors in e, and then of what was factored. */                         \
    EXPORT void enzcc_blas_qrback_##s(int64_t m, int64_t n, const T *a, int64_t lda, const T *tau, T *f, T *d, T *e) { \
        for (int64_t i = (m < n ? m : n) - 1; i >= 0; i--) {                                                           \
            const T *v = a + i * lda;                                                                                  \
            T factor = tau[i], beta = v[i];                                                                            \
            T *own = d + i * m;                                                                                        \
            if (factor == 0) {                                                                                         \
                for (int64_t r = i + 1; r < m; r++) own[r] = 0;                                                        \
                continue;                                                                                              \
            }                                                                                                          \
            for (int64_t j = i + 1; j < n; j++) {                                                                      \
                T *x = f + j * m, *y = d + j * m;                                                                      \
                T along = x[i], other = y[i];                                                                          \
                for (int64_t r = i + 1; r < m; r++) {                                                                  \
                    along += v[r] * x[r];                                                                              \
                    other += v[r] * y[r];                                                                              \
                }                                                                                                      \
                x[i] -= factor * along;                                                                                \
                y[i] -= factor * other;                                                                                \
                e[i] += along * other;                                                                                 \
                for (int64_t r = i + 1; r < m; r++) {                                                                  \
                    x[r] -= factor * along * v[r];                                                                     \
                    own[r] -= factor * (x[r] * other - y[r] * along);                                                  \
                    y[r] -= factor * other * v[r];                                                                     \
                }                                                                                                      \
            }                                                                                                          \
            T alpha = beta * (1 - factor), less = -factor * beta, ofless = 0;                                          \
            for (int64_t r = i + 1; r < m; r++) ofless -= own[r] * v[r] / less;                                        \
            T ofbeta = own[i] - ofless + e[i] * alpha / (beta * beta);                                                 \
            own[i] = ofless - e[i] / beta + ofbeta * alpha / beta;                                                     \
            f[i * m + i] = alpha;                                                                                      \
            for (int64_t r = i + 1; r < m; r++) {                                                                      \
                f[i * m + r] = v[r] * less;                                                                            \
                own[r] = own[r] / less + ofbeta * v[r] * less / beta;                                                  \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* The same along: d is the tangent of what was factored, and then of the result, with that of the factors in e. */ \
    EXPORT void enzcc_blas_qralong_##s(int64_t m, int64_t n, const T *a, int64_t lda, const T *tau, T *f, T *d, T *e) { \
        int64_t least = m < n ? m : n;                                                                                 \
        for (int64_t i = least - 1; i >= 0; i--) {                                                                     \
            const T *v = a + i * lda;                                                                                  \
            T factor = tau[i];                                                                                         \
            for (int64_t j = i; j < n; j++) {                                                                          \
                T *x = f + j * m;                                                                                      \
                T along = x[i];                                                                                        \
                for (int64_t r = i + 1; r < m; r++) along += v[r] * x[r];                                              \
                x[i] -= factor * along;                                                                                \
                for (int64_t r = i + 1; r < m; r++) x[r] -= factor * along * v[r];                                     \
            }                                                                                                          \
        }                                                                                                              \
        for (int64_t i = 0; i < least; i++) {                                                                          \
            const T *v = a + i * lda;                                                                                  \
            T factor = tau[i], beta = v[i];                                                                            \
            T *own = d + i * m;                                                                                        \
            e[i] = 0;                                                                                                  \
            if (factor == 0) {                                                                                         \
                for (int64_t r = i + 1; r < m; r++) own[r] = 0;                                                        \
                continue;                                                                                              \
            }                                                                                                          \
            T alpha = f[i * m + i], dalpha = own[i], dbeta = alpha * dalpha / beta, less = alpha - beta;               \
            for (int64_t r = i + 1; r < m; r++) dbeta += f[i * m + r] * own[r] / beta;                                 \
            e[i] = alpha * dbeta / (beta * beta) - dalpha / beta;                                                      \
            own[i] = dbeta;                                                                                            \
            for (int64_t r = i + 1; r < m; r++) own[r] = (own[r] - v[r] * (dalpha - dbeta)) / less;                    \
            for (int64_t j = i + 1; j < n; j++) {                                                                      \
                T *x = f + j * m, *y = d + j * m;                                                                      \
                T along = x[i], other = y[i];                                                                          \
                for (int64_t r = i + 1; r < m; r++) {                                                                  \
                    along += v[r] * x[r];                                                                              \
                    other += v[r] * y[r] + own[r] * x[r];                                                              \
                }                                                                                                      \
                T by = e[i] * along + factor * other;                                                                  \
                y[i] -= by;                                                                                            \
                x[i] -= factor * along;                                                                                \
                for (int64_t r = i + 1; r < m; r++) {                                                                  \
                    y[r] -= by * v[r] + factor * along * own[r];                                                       \
                    x[r] -= factor * along * v[r];                                                                     \
                }                                                                                                      \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    /* An adjoint that there is no derivative for, if it is asked for, makes another not a number. */                  \
    EXPORT void enzcc_blas_spoil_##s(int64_t m, int64_t n, const T *b, int64_t ldb, T *a) {                            \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < m; i++)                                                                            \
                if (b[j * ldb + i] != 0) a[0] = (T)__builtin_nan("");                                                  \
    }                                                                                                                  \
    /* Integers as numbers, since what is kept consists of these: how many words each has, then its halves and its     \
     * upper word. Pivots begin with one: where the library's integers have 64 bits, every other word is zero. */      \
    EXPORT void enzcc_blas_keepintegers_##s(int64_t n, int64_t wide, const int32_t *from, T *to) {                     \
        if (n <= 0) return;                                                                                            \
        int64_t words = enzcc_blas_words(wide, n, from);                                                               \
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

NUMBERS(R, float, float, s)
NUMBERS(R, double, double, d)
NUMBERS(C, float, float _Complex, c)
NUMBERS(C, double, double _Complex, z)
PAIRINGS(R, S, float, float, s)
PAIRINGS(R, S, double, double, d)
PAIRINGS(C, H, float, float _Complex, c)
PAIRINGS(C, H, double, double _Complex, z)
PAIRINGS(C, S, float, float _Complex, cu)
PAIRINGS(C, S, double, double _Complex, zu)
PAIRS(float, float _Complex, c)
PAIRS(double, double _Complex, z)
FUNCTIONS(float, s)
FUNCTIONS(double, d)

#define NOT_A_NUMBER ((T)__builtin_nan(""))

#define T float
#define OF(name) enzcc_blas_##name##_s
#define OWN(name) __enzcc_blas_##name##_s
#define EPSILON 0x1p-23f
#define ROOT 0x1p-11f
#include "bands.c"
#include "spectra.c"
#undef T
#undef OF
#undef OWN
#undef EPSILON
#undef ROOT

#define T double
#define OF(name) enzcc_blas_##name##_d
#define OWN(name) __enzcc_blas_##name##_d
#define EPSILON 0x1p-52
#define ROOT 0x1p-26
#include "bands.c"
#include "spectra.c"

#define HERMITIAN(T, N, s, r)                                                                                          \
    /* Real numbers beside complex ones. */                                                                            \
    EXPORT void enzcc_blas_rcopy_##s(int64_t n, const T *x, T *y) {                                                    \
        for (int64_t i = 0; i < n; i++) y[i] = x[i];                                                                   \
    }                                                                                                                  \
    EXPORT void enzcc_blas_rclear_##s(int64_t n, T *x) {                                                               \
        for (int64_t i = 0; i < n; i++) x[i] = 0;                                                                      \
    }                                                                                                                  \
    EXPORT T enzcc_blas_among_##s(int64_t n, const N *a) {                                                             \
        T most = enzcc_blas_greatest_##r(2 * n, (const T *)a);                                                         \
        return most * 64 * (sizeof(T) == 4 ? (T)0x1p-23 : (T)0x1p-52);                                                 \
    }                                                                                                                  \
    EXPORT int64_t enzcc_blas_little_##s(N a, T beside) {                                                              \
        return enzcc_blas_nothing_##r(__real__ a, beside) && enzcc_blas_nothing_##r(__imag__ a, beside);               \
    }                                                                                                                  \
    /* See spectra.c: eigenvalues and vectors of a Hermitian matrix. Each vector has a factor of size one, too: what   \
     * depends on that has no derivative, and tangents leave it as it is. */                                           \
    EXPORT void enzcc_blas_hgaps_##s(int64_t n, const T *w, N *a) {                                                    \
        T least = enzcc_blas_least_##r(n, w);                                                                          \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < n; i++) {                                                                          \
                T gap = w[j] - w[i];                                                                                   \
                int64_t none = i == j || enzcc_blas_coincide_##r(gap, least);                                          \
                a[j * n + i] = none ? 0 : a[j * n + i] / gap;                                                          \
            }                                                                                                          \
    }                                                                                                                  \
    EXPORT void enzcc_blas_hrates_##s(char jobz, int64_t n, const T *w, const N *a, T *rate) {                         \
        T least = enzcc_blas_least_##r(n, w), by = enzcc_blas_among_##s(n * n, a) * n;                                 \
        for (int64_t j = 0; j < n; j++) {                                                                              \
            rate[j] = __real__ a[j * (n + 1)];                                                                         \
            for (int64_t i = 0; i < n; i++) {                                                                          \
                if (i == j || !enzcc_blas_coincide_##r(w[j] - w[i], least)) continue;                                  \
                if (!enzcc_blas_little_##s(a[j * n + i], by) || !enzcc_blas_little_##s(a[i * n + j], by) ||            \
                    !enzcc_blas_little_##s(a[i * (n + 1)] - a[j * (n + 1)], by))                                       \
                    rate[j] = (T)__builtin_nan("");                                                                    \
            }                                                                                                          \
        }                                                                                                              \
        if (jobz != 'N') enzcc_blas_spread_##r(n, w, rate);                                                            \
    }                                                                                                                  \
    EXPORT void enzcc_blas_hspectrum_##s(char jobz, int64_t n, const T *w, const N *m, const T *b, N *t) {             \
        T least = enzcc_blas_least_##r(n, w), by = enzcc_blas_among_##s(n * n, m) * n;                                 \
        T none = enzcc_blas_greatest_##r(n, b) * n * 64 * (sizeof(T) == 4 ? (T)0x1p-23 : (T)0x1p-52);                  \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < n; i++) {                                                                          \
                T gap = w[j] - w[i];                                                                                   \
                N turned = m[j * n + i] - ~m[i * n + j];                                                               \
                int64_t known = i == j ? enzcc_blas_nothing_##r(__imag__ m[j * (n + 1)], by)                           \
                                       : jobz != 'V' && enzcc_blas_alike_##r(jobz, w, b, none, i, j) &&                \
                                             enzcc_blas_little_##s(turned, by);                                        \
                if (i != j && !enzcc_blas_coincide_##r(gap, least)) t[j * n + i] = m[j * n + i] / gap;                 \
                else if (!known) t[j * n + i] = C_NAN(T);                                                              \
                else t[j * n + i] = i == j ? b[i] : 0;                                                                 \
            }                                                                                                          \
    }                                                                                                                  \
    /* Derivatives of what is between vectors of values that coincide are not known. */                                \
    EXPORT void enzcc_blas_obscure_##s(int64_t n, const T *w, N *a) {                                                  \
        T least = enzcc_blas_least_##r(n, w);                                                                          \
        for (int64_t j = 0; j < n; j++)                                                                                \
            for (int64_t i = 0; i < n; i++)                                                                            \
                if (i != j && enzcc_blas_coincide_##r(w[j] - w[i], least)) a[j * n + i] = C_NAN(T);                    \
    }                                                                                                                  \
    /* It is a itself that is meant, as it is. */                                                                      \
    EXPORT void __enzcc_blas_cover_##s(int64_t n, const T *w, N *a) { (void)n, (void)w, (void)a; }

HERMITIAN(float, float _Complex, c, s)
HERMITIAN(double, double _Complex, z, d)
