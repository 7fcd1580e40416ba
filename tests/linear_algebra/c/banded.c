/* Matrices with few diagonals whose rows are exchanged in pairs, by one call and by two, and one that is singular. */
#include "../../programs/c/check.h"
enum { N = 7, KL = 2, KU = 1, ROWS = 2 * KL + KU + 1, LD = ROWS + 1 };
void dgbtrf_(const int *, const int *, const int *, const int *, double *, const int *, int *, int *);
void dgbtrs_(const char *, const int *, const int *, const int *, const int *, const double *, const int *, const int *,
             double *, const int *, int *);
void dgbsv_(const int *, const int *, const int *, const int *, double *, const int *, int *, double *, const int *,
            int *);
int LAPACKE_dgbsv(int, int, int, int, int, double *, int, int *, double *, int);

static void fill(double *band, const double *x) {
    for (int j = 0; j < N; j++)
        for (int i = j > KU ? j - KU : 0; i < N && i <= j + KL; i++) {
            int paired = i / 2 == j / 2 && (i != j || i == N - 1);
            band[j * LD + KL + KU + i - j] = x[(i + 2 * j) % 4] * (1 + 0.1 * i) + (paired ? 6 : 0);
        }
}
static double f(double *x) {
    int n = N, kl = KL, ku = KU, two = 2, ld = LD, info, pivots[N], exchanges = 0;
    double band[N * LD] = {0}, b[2 * N], r = 0, rows[LD * (N + 1)] = {0};
    for (int i = 0; i < 2 * N; i++) b[i] = x[i % 4] + i * x[1];
    fill(band, x);
    for (int i = 0; i < N; i++) band[i * LD] = x[0]; /* what the factorization clears */
    dgbtrf_(&n, &n, &kl, &ku, band, &ld, pivots, &info);
    for (int i = 0; i < N; i++) exchanges += pivots[i] != i + 1;
    if (info || exchanges < 3 || exchanges == N) return NAN;
    dgbtrs_("N", &n, &kl, &ku, &two, band, &ld, pivots, b, &n, &info);
    dgbtrs_("T", &n, &kl, &ku, &two, band, &ld, pivots, b, &n, &info);
    for (int i = 0; i < N * LD; i++) r += band[i] * (1 + i % 5);
    fill(band, x);
    dgbsv_(&n, &kl, &ku, &two, band, &ld, pivots, b, &n, &info);
    for (int i = 0; i < N * LD; i++) r += band[i] * band[i];
    fill(band, x);
    for (int j = 0; j < N; j++)
        for (int i = 0; i < ROWS; i++) rows[i * (N + 1) + j] = band[j * LD + i];
    if (LAPACKE_dgbsv(101, n, kl, ku, 2, rows, N + 1, pivots, b, 2)) return NAN;
    for (int i = 0; i < 2 * N; i++) r += b[i] * (i + 1);
    for (int i = 0; i < N * LD; i++) band[i] = x[1] * (i / LD != 3);
    dgbsv_(&n, &kl, &ku, &two, band, &ld, pivots, b, &n, &info);
    return r + (info > 0 ? b[2] * x[3] : NAN);
}
TEST(f, 0.7, 1.3, 1.1, -0.4)
