/* A C program that calls LAPACK as it was written: the log-determinant of a matrix by dpotrf, and a solution with its
   factors, with respect to a square root of it and the right hand side. */
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

void dpotrf_(const char *triangle, const int *n, double *a, const int *lda, int *info, size_t length);
void dpotrs_(const char *triangle, const int *n, const int *columns, double *a, const int *lda, double *b, const int *ldb,
             int *info, size_t length);

enum { M = 5, N = M * M + M };

static double functional(const double *x) {
    double a[M * M], b[M], r = 0;
    int m = M, one = 1, info = 0;
    for (int i = 0; i < M; i++)
        for (int j = 0; j < M; j++) {
            a[i * M + j] = i == j;
            for (int k = 0; k < M; k++) a[i * M + j] += x[i * M + k] * x[j * M + k];
        }
    memcpy(b, x + M * M, sizeof b);
    dpotrf_("L", &m, a, &m, &info, 1);
    for (int i = 0; i < M; i++) r += 2 * log(a[i * M + i]);
    dpotrs_("L", &m, &one, a, &m, b, &m, &info, 1);
    for (int i = 0; i < M; i++) r += (i + 1) * b[i];
    return r;
}

static double difference(double *x, int i, double h) {
    double kept = x[i];
    x[i] = kept + h;
    double above = functional(x);
    x[i] = kept - h;
    double below = functional(x);
    x[i] = kept;
    return (above - below) / (2 * h);
}

int main(void) {
    double x[N], dx[N] = {0};
    for (int i = 0; i < N; i++) x[i] = sin(1.0 + i * i);
    __enzyme_autodiff((void *)functional, enzyme_dup, x, dx);
    for (int i = 0; i < N; i++) {
        double expected = (4 * difference(x, i, 5e-4) - difference(x, i, 1e-3)) / 3;
        if (!(fabs(dx[i] - expected) <= 1e-8 * (1 + fabs(expected)))) {
            printf("WRONG: derivative %d is, should be: %.15g %.15g\n", i, dx[i], expected);
            return 1;
        }
    }
    puts("right");
}
