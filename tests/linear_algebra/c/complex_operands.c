/* Complex numbers: one array as several operands, strides of zero, numbers in structs, and what Hermitian matrices do
 * to the imaginary parts of their diagonals. */
#include "../../programs/c/check.h"
#include <cblas.h>
#include <complex.h>

typedef double _Complex C;
C zdotu_(const int *n, const C *x, const int *incx, const C *y, const int *incy);
void zgemv_(const char *, const int *, const int *, const C *, const C *, const int *, const C *, const int *,
            const C *, C *, const int *, size_t);
typedef struct {
    int n, one;
    C alpha, beta;
} Given;
static double squared(C z) { return creal(z) * creal(z) + 3 * creal(z) * cimag(z) + cimag(z); }
static double f(double *x) {
    C a[4] = {x[0] + x[1] * I, x[2] + x[3] * I, x[1] - x[4] * I, x[4] + x[0] * I}, c[4] = {0}, h[4] = {0}, s = 0;
    C one = 1, alpha = x[2] + x[3] * I;
    Given g = {4, 1, x[4] + x[2] * I, x[1] * x[0]};
    int none = 0, two = 2;
    cblas_zgemm(CblasColMajor, CblasTrans, CblasNoTrans, 2, 2, 2, &alpha, a, 2, a, 2, &one, c, 2);
    cblas_zgemm(CblasRowMajor, CblasTrans, CblasConjTrans, 2, 2, 2, &g.alpha, a, 2, a, 2, &g.beta, c, 2);
    cblas_zgeru(CblasColMajor, 2, 2, &alpha, a, 1, a + 1, 2, c, 2);
    cblas_zgerc(CblasRowMajor, 2, 2, &alpha, a, -1, a, 2, c, 2);
    cblas_ztrsv(CblasRowMajor, CblasLower, CblasConjTrans, CblasNonUnit, 2, a, 2, c, -1);
    cblas_ztrmv(CblasRowMajor, CblasUpper, CblasTrans, CblasUnit, 2, a, 2, c + 1, 2);
    for (int i = 0; i < 4; i++) h[i] = a[i] * x[i];
    cblas_zher(CblasRowMajor, CblasUpper, 2, x[3], a, 1, h, 2);
    cblas_zher2(CblasRowMajor, CblasUpper, 2, &alpha, a, 1, c, 2, h, 2);
    cblas_zherk(CblasRowMajor, CblasUpper, CblasConjTrans, 2, 2, x[0], a, 2, x[1], h, 2);
    double r = squared(h[0]) + squared(h[1]) + squared(h[3]) + squared(h[2]);
    s = zdotu_(&g.n, a, &g.one, a, &g.one) * zdotu_(&two, a, &none, a + 1, &two);
    zgemv_("T", &two, &two, &g.alpha, a, &two, a + 2, &g.one, &g.beta, c, &g.one, 1);
    g.alpha = 0, g.one = 3, two = 1;
    C half = 1 + x[3] * I; /* of which one part carries a derivative */
    cblas_zgemv(CblasRowMajor, CblasConjTrans, 2, 2, &half, a, 2, a + 1, -1, &half, c, 3);
    cblas_zscal(4, &half, c, 1);
    for (int i = 0; i < 4; i++) r += squared(c[i] * (i + 1));
    return r + squared(s) / 16;
}
TEST(f, 0.7, 1.3, 1.1, -0.4, 0.6)
