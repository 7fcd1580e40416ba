/* Solutions in a loop, with factors and pivots that are overwritten, used again, and not used at all. */
#include "../../programs/c/check.h"
void dgesv_(const int *, const int *, double *, const int *, int *, double *, const int *, int *);
void dgetrf_(const int *, const int *, double *, const int *, int *, int *);
void dgetrs_(const char *, const int *, const int *, const double *, const int *, const int *, double *, const int *,
             int *);

static NOINLINE double determinant(const double *lu, const int *pivots) {
    double r = 1;
    for (int i = 0; i < 3; i++) r *= pivots[i] == i + 1 ? lu[i * 4] : -lu[i * 4];
    return r;
}
static double f(double *x) {
    int n = 3, one = 1, none = 0, info, pivots[3];
    double a[9], b[3] = {x[0], 1, x[1]}, r = 0;
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < 9; i++) a[i] = x[(i * 2 + k) % 4] * (i % 4 == 1 ? 3 : 1) + i % 3;
        dgesv_(&n, k == 2 ? &none : &one, a, &n, pivots, b, &n, &info);
        if (info) return 0;
        r += b[k] * b[0];
    }
    for (int i = 0; i < 9; i++) a[i] = x[i % 4] * (i % 4 == 2 ? 4 : 1) + (i % 2);
    dgetrf_(&n, &n, a, &n, pivots, &info);
    dgetrs_("T", &n, &one, a, &n, pivots, b, &n, &info);
    dgetrs_("N", &n, &one, a, &n, pivots, b, &n, &info);
    r += determinant(a, pivots);
    for (int i = 0; i < 3; i++) pivots[i] = 1;
    return r + b[1] * b[2];
}
TEST(f, 0.7, 1.3, 1.1, -0.4)
