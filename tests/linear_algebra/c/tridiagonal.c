/* Tridiagonal matrices whose rows are exchanged, factors that are used twice, and matrices that are not positive. */
#include "../../programs/c/check.h"
enum { N = 6 };
void dgttrf_(const int *, double *, double *, double *, double *, int *, int *);
void dgttrs_(const char *, const int *, const int *, const double *, const double *, const double *, const double *,
             const int *, double *, const int *, int *);
void dpttrf_(const int *, double *, double *, int *);
void dpttrs_(const int *, const int *, const double *, const double *, double *, const int *, int *);
void dptsv_(const int *, const int *, double *, double *, double *, const int *, int *);
void dpbtrf_(const char *, const int *, const int *, double *, const int *, int *);

static double f(double *x) {
    int n = N, two = 2, one = 1, info, pivots[N];
    double l[N], d[N], u[N], u2[N], b[2 * N], r = 0;
    /* Every second pivot is below the diagonal. */
    for (int i = 0; i < N; i++) {
        l[i] = i % 3 ? 2 + x[i % 4] : 0.3 * x[1];
        d[i] = i % 3 ? 0.2 * x[(i + 1) % 4] : 3 + x[2];
        u[i] = 1 + x[i % 3] * x[3];
    }
    for (int i = 0; i < 2 * N; i++) b[i] = x[i % 4] + i * x[1];
    dgttrf_(&n, l, d, u, u2, pivots, &info);
    int exchanges = 0;
    for (int i = 0; i < N; i++) exchanges += pivots[i] != i + 1;
    if (info || exchanges < 2 || exchanges == N - 1) return NAN;
    dgttrs_("N", &n, &two, l, d, u, u2, pivots, b, &n, &info);
    dgttrs_("T", &n, &one, l, d, u, u2, pivots, b, &n, &info);
    for (int i = 0; i < 2 * N; i++) r += b[i] * (i + 1);
    for (int i = 0; i < N; i++) r += d[i] * d[i] + (i < N - 1 ? l[i] * u[i] : 0) + (i < N - 2 ? u2[i] * x[0] : 0);
    /* The log of a determinant, and a solution by the same factors. */
    for (int i = 0; i < N; i++) d[i] = 3 + x[i % 4], l[i] = x[(i + 1) % 4] / 2;
    dpttrf_(&n, d, l, &info);
    dpttrs_(&n, &one, d, l, b, &n, &info);
    for (int i = 0; i < N; i++) r += log(d[i]) + b[i];
    /* What is not positive definite has no factors: they are constant, and what was there is. */
    for (int i = 0; i < N; i++) d[i] = i == 2 ? -x[i] : 3 + x[i % 4], l[i] = x[(i + 1) % 4] / 2;
    dptsv_(&n, &one, d, l, b, &n, &info);
    r += info > 0 ? b[1] * x[2] : NAN;
    double band[2 * N];
    for (int i = 0; i < N; i++) band[2 * i + 1] = i == 1 ? -1 - x[1] : 3 + x[0], band[2 * i] = x[1];
    dpbtrf_("U", &n, &one, band, &two, &info);
    return r + (info > 0 ? x[3] * x[3] : NAN);
}
TEST(f, 0.7, 1.3, 1.1, -0.4)
