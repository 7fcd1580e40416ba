/* Routines with integers of 64 bits, by those of the library here. */
#include <stddef.h>
typedef long L;
enum { MOST = 16 };
void dsytrf_(const char *, const int *, double *, const int *, int *, double *, const int *, int *, size_t);
void dsytrs_(const char *, const int *, const int *, const double *, const int *, const int *, double *, const int *,
             int *, size_t);
void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *,
            const int *, const double *, const int *, const double *, double *, const int *, size_t, size_t);
void dtrmm_(const char *, const char *, const char *, const char *, const int *, const int *, const double *,
            const double *, const int *, double *, const int *, size_t, size_t, size_t, size_t);
void dtrsm_(const char *, const char *, const char *, const char *, const int *, const int *, const double *,
            const double *, const int *, double *, const int *, size_t, size_t, size_t, size_t);
void daxpy_(const int *, const double *, const double *, const int *, double *, const int *);

void dsytrf_64_(const char *u, const L *n, double *a, const L *lda, L *pivots, double *work, const L *lwork, L *info,
                size_t k) {
    int narrow[MOST], size = *n, ld = *lda, room = *lwork, said;
    dsytrf_(u, &size, a, &ld, narrow, work, &room, &said, k);
    for (int i = 0; i < size; i++) pivots[i] = narrow[i];
    *info = said;
}
void dsytrs_64_(const char *u, const L *n, const L *nrhs, const double *a, const L *lda, const L *pivots, double *b,
                const L *ldb, L *info, size_t k) {
    int narrow[MOST], size = *n, count = *nrhs, ld = *lda, other = *ldb, said;
    for (int i = 0; i < size; i++) narrow[i] = pivots[i];
    dsytrs_(u, &size, &count, a, &ld, narrow, b, &other, &said, k);
    *info = said;
}
void dgemm_64_(const char *s, const char *t, const L *m, const L *n, const L *k, const double *alpha, const double *a,
               const L *lda, const double *b, const L *ldb, const double *beta, double *c, const L *ldc, size_t x,
               size_t y) {
    int i = *m, j = *n, l = *k, p = *lda, q = *ldb, r = *ldc;
    dgemm_(s, t, &i, &j, &l, alpha, a, &p, b, &q, beta, c, &r, x, y);
}
#define TRIANGLE(name)                                                                                                 \
    void name##_64_(const char *s, const char *u, const char *t, const char *d, const L *m, const L *n,                \
                    const double *alpha, const double *a, const L *lda, double *b, const L *ldb, size_t w, size_t x,   \
                    size_t y, size_t z) {                                                                              \
        int i = *m, j = *n, p = *lda, q = *ldb;                                                                        \
        name##_(s, u, t, d, &i, &j, alpha, a, &p, b, &q, w, x, y, z);                                                  \
    }
TRIANGLE(dtrmm)
TRIANGLE(dtrsm)
void daxpy_64_(const L *n, const double *a, const double *x, const L *i, double *y, const L *j) {
    int size = *n, p = *i, q = *j;
    daxpy_(&size, a, x, &p, y, &q);
}
