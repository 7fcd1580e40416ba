/* Least squares by QR as LAPACK is called: how much memory to work in is asked for first, and that is used for other
 * numbers before and after. */
#include "../../programs/c/check.h"
void dgeqrf_(const int *, const int *, double *, const int *, double *, double *, const int *, int *);
void dormqr_(const char *, const char *, const int *, const int *, const int *, const double *, const int *,
             const double *, double *, const int *, double *, const int *, int *);
void dtrtrs_(const char *, const char *, const char *, const int *, const int *, const double *, const int *, double *,
             const int *, int *);
void dgetrf_(const int *, const int *, double *, const int *, int *, int *);
void dgetri_(const int *, double *, const int *, const int *, double *, const int *, int *);
void dsyev_(const char *, const char *, const int *, double *, const int *, double *, double *, const int *, int *);

enum { M = 4, N = 2 };
static double f(double *x) {
    int m = M, n = N, one = 1, ask = -1, info, size, pivots[N];
    double a[M * N], b[M], tau[N], w[N], best, r = 0;
    for (int i = 0; i < M * N; i++) a[i] = x[i % 5] * (i % 3 + 1) + (i % 5 == 0) * 2;
    for (int i = 0; i < M; i++) b[i] = x[i] * x[4];
    dgeqrf_(&m, &n, 0, &m, 0, &best, &ask, &info);
    size = (int)best;
    dormqr_("L", "T", &m, &one, &n, a, &m, tau, b, &m, &best, &ask, &info);
    if (best > size) size = (int)best;
    if (size < 64) size = 64;
    double *work = malloc(sizeof(double) * size);
    for (int i = 0; i < 8; i++) work[i] = x[i % 5] * x[0];
    for (int i = 0; i < 8; i++) r += work[i] * work[i];
    dgeqrf_(&m, &n, a, &m, tau, work, &size, &info);
    r += work[0] / size; /* what was best is a constant */
    dormqr_("L", "T", &m, &one, &n, a, &m, tau, b, &m, work, &size, &info);
    dtrtrs_("U", "N", "N", &n, &one, a, &m, b, &m, &info);
    if (info) return 0;
    r += b[0] * b[1] + b[2] * b[2] + b[3] * b[3];
    for (int i = 0; i < N * N; i++) a[i] = x[i] + (i % 3 == 0) * x[4] * 3;
    dgetrf_(&n, &n, a, &n, pivots, &info);
    dgetri_(&n, a, &n, pivots, work, &size, &info);
    a[2] = a[1], r += a[0] * a[3] + a[1];
    dsyev_("V", "U", &n, a, &n, w, work, &size, &info);
    r += w[0] * w[1] * w[1] + a[0] * a[0] * w[0];
    for (int i = 0; i < 8; i++) work[i] = x[(i + 1) % 5] * r;
    for (int i = 0; i < 8; i++) r += work[i] / 64;
    free(work);
    return r;
}
TEST(f, 0.7, 1.3, 1.1, -0.4, 0.6)
