/* Pivots of blocks of two rows, which are negative, in 64 bits: the first block was exchanged with the first row. */
#include "../../programs/c/check.h"
enum { N = 5 };
void dsytrf_64_(const char *, const long *, double *, const long *, long *, double *, const long *, long *, size_t);
void dsytrs_64_(const char *, const long *, const long *, const double *, const long *, const long *, double *,
                const long *, long *, size_t);

static double f(double *x) {
    long n = N, one = 1, size = 64 * N, info, pivots[N];
    double a[N * N], b[N], work[64 * N], r = 0;
    for (int i = 0; i < N; i++) b[i] = x[i % 4] + i;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) a[j * N + i] = x[(i + j) % 4] * 0.1 * (1 + i * j % 3) + ((i ^ j) == 1 ? 3 : 0);
    a[N * N - 1] = x[0];
    dsytrf_64_("U", &n, a, &n, pivots, work, &size, &info, 1);
    if (info || pivots[0] != -1 || pivots[1] != -1) return NAN;
    dsytrs_64_("U", &n, &one, a, &n, pivots, b, &n, &info, 1);
    for (int i = 0; i < N; i++) pivots[i] = 1, r += b[i] * (i + 1) + a[i * N + i];
    return r;
}
TEST(f, 0.7, 1.3, 1.1, -0.4)
