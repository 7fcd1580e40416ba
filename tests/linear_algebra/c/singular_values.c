/* Singular values alone, all vectors, degenerate ones, and those that have no derivative. */
#include "../../programs/c/check.h"
void dgesvd_(const char *, const char *, const int *, const int *, double *, const int *, double *, double *, const int *,
             double *, const int *, double *, const int *, int *);
void dsyev_(const char *, const char *, const int *, double *, const int *, double *, double *, const int *, int *);

static double f(double *x) {
    int m = 3, n = 2, three = 3, size = 64, info;
    double a[6], s[3], u[9], vt[4], work[64], r = 0, w[3], b[9];
    for (int i = 0; i < 6; i++) a[i] = x[i % 4] * (i + 1) + (i == 0) * 4;
    dgesvd_("N", "S", &m, &n, a, &m, s, u, &m, vt, &n, work, &size, &info);
    r += s[0] * s[1];
    for (int i = 0; i < 6; i++) a[i] = x[(i + 1) % 4] + (i % 4 == 0) * 3;
    dgesvd_("A", "A", &m, &n, a, &m, s, u, &m, vt, &n, work, &size, &info);
    r += u[0] * u[0] + vt[1] * vt[2] + s[1];
    /* The projector on the space of two eigenvalues that are the same, and their sum. */
    for (int i = 0; i < 9; i++) b[i] = (i % 4 == 0) * (i < 8 ? 2 : 5) + (x[0] - 0.7) * (i == 2 || i == 6) + (x[1] - 1.3) * (i == 1 || i == 3);
    dsyev_("V", "U", &three, b, &three, w, work, &size, &info);
    r += w[0] + w[1] + w[2] * w[2];
    for (int k = 0; k < 2; k++) r += b[3 * k] * b[3 * k + 2] + b[3 * k] * b[3 * k] * 3;
    return r;
}
TEST(f, 0.7, 1.3, 1.1, -0.4)
