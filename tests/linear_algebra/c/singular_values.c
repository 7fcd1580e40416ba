/* Singular values alone, and all vectors, of which some have no derivative. */
#include "../../programs/c/check.h"
void dgesvd_(const char *, const char *, const int *, const int *, double *, const int *, double *, double *, const int *,
             double *, const int *, double *, const int *, int *);

static double f(double *x) {
    int m = 3, n = 2, size = 64, info;
    double a[6], s[3], u[9], vt[4], work[64], r = 0;
    for (int i = 0; i < 6; i++) a[i] = x[i % 4] * (i + 1) + (i == 0) * 4;
    dgesvd_("N", "S", &m, &n, a, &m, s, u, &m, vt, &n, work, &size, &info);
    r += s[0] * s[1];
    for (int i = 0; i < 6; i++) a[i] = x[(i + 1) % 4] + (i % 4 == 0) * 3;
    dgesvd_("A", "A", &m, &n, a, &m, s, u, &m, vt, &n, work, &size, &info);
    r += u[0] * u[0] + vt[1] * vt[2] + s[1];
    return r;
}
TEST(f, 0.7, 1.3, 1.1, -0.4)
