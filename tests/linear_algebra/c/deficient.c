/* Least squares with matrices whose rank is less than their rows and columns, and stays; singular values that count not. */
#undef SECOND_ORDER /* which is not a number at a matrix of less than full rank */
#include "../../programs/c/check.h"
enum { M = 5, N = 4 };
void __enzyme_autodiff(void *, ...);
void dgelsd_(const int *, const int *, const int *, double *, const int *, double *, const int *, double *,
             const double *, int *, double *, const int *, int *, int *);
int LAPACKE_dgelss(int, int, int, int, double *, int, double *, int, double *, double, int *);

static void fill(int m, int n, double *a, const double *x) { /* of rank two, by columns */
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) a[j * m + i] = (x[i % 4] + i) * (x[(j + 1) % 4] - j) + i * i * x[j % 3];
}
static double f(double *x) {
    double a[M * N], b[2 * M], s[N], work[4000], limit = 1e-9, sum = 0;
    int m = M, n = N, two = 2, size = 4000, rank, integers[200], info;
    fill(m, n, a, x);
    for (int i = 0; i < 2 * M; i++) b[i] = x[i % 4] + i % 3;
    dgelsd_(&m, &n, &two, a, &m, b, &m, s, &limit, &rank, work, &size, integers, &info);
    if (info || rank != 2) return NAN;
    for (int i = 0; i < N; i++) sum += b[i] * (i + 1) + b[M + i] * b[i];
    double c[N * M], d[M] = {x[0], x[1], x[2], x[3], 0}, t[N];
    fill(n, m, c, x); /* wide, by rows */
    double rows[N * M];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < M; j++) rows[i * M + j] = c[j * N + i];
    if (LAPACKE_dgelss(101, N, M, 1, rows, M, d, 1, t, limit, &rank) || rank != 2) return NAN;
    for (int i = 0; i < M; i++) sum += d[i] * (i + 2);
    return sum + log(s[0] * s[1]) + t[1];
}
static double cut(double *x) { /* of a matrix of full rank */
    double a[4] = {x[0], 0, 0, x[1]}, b[2] = {1, 1}, s[2], work[4000], limit = 0.5;
    int n = 2, one = 1, size = 4000, rank, integers[50], info;
    dgelsd_(&n, &n, &one, a, &n, b, &n, s, &limit, &rank, work, &size, integers, &info);
    return b[0] + b[1];
}
#define main main_of_test
TEST(f, 0.7, 1.3, 1.1, -0.4)
#undef main
int main(void) {
    double x[2] = {3, 1}, dx[2] = {0};
    __enzyme_autodiff((void *)cut, enzyme_dup, x, dx);
    if (!isnan(dx[0])) printf("%g should be undefined\n", dx[0]), failures++;
    return main_of_test() | failures;
}
