/* Symmetric matrices that are not definite, so that pivots are blocks; by both triangles, and one that is singular. */
#include "../../programs/c/check.h"
enum { N = 5 };
void dsysv_(const char *, const int *, const int *, double *, const int *, int *, double *, const int *, double *,
            const int *, int *);
int LAPACKE_dsysv(int, char, int, int, double *, int, int *, double *, int);

static void fill(double *a, const double *x) {
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            a[j * N + i] = (i + j) % 4 == 1 ? 3 + x[(i * j) % 4] : x[(i + j) % 4] * 0.3 * (1 + i * j % 3);
}
static double f(double *x) {
    int n = N, two = 2, size = 64 * N, info, pivots[N];
    double a[N * N], b[2 * N], work[64 * N], r = 0;
    for (int i = 0; i < 2 * N; i++) b[i] = x[i % 4] + i * x[1];
    for (int k = 0; k < 2; k++) {
        fill(a, x);
        dsysv_(k ? "U" : "L", &n, &two, a, &n, pivots, b, &n, work, &size, &info);
        int blocks = 0;
        for (int i = 0; i < N; i++) blocks += pivots[i] < 0;
        if (info || !blocks) return NAN;
        for (int j = 0; j < N; j++) /* what the factorization leaves as it is */
            for (int i = 0; i < N; i++) r += (k ? i > j : i < j) ? a[j * N + i] * b[i] : 0;
    }
    fill(a, x);
    if (LAPACKE_dsysv(101, 'U', n, 2, a, n, pivots, b, 2)) return NAN;
    for (int i = 0; i < 2 * N; i++) r += b[i] * (i + 1);
    for (int i = 0; i < N * N; i++) a[i] = x[1] * (i / N != 2 && i % N != 2);
    dsysv_("U", &n, &two, a, &n, pivots, b, &n, work, &size, &info);
    return r + (info > 0 ? b[2] * x[3] : NAN);
}
TEST(f, 0.7, 1.3, 1.1, -0.4)
