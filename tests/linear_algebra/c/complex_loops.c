/* Complex numbers: the library's routines and the same loops in C have one derivative, by one convention. */
#include "../../programs/c/check.h"
#include <cblas.h>
#include <complex.h>
#include <string.h>
#define N 3
#define SIZE (4 + 6 * N * N)

double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
typedef double _Complex C;
static C at(const C *a, int transposed, int i, int j) {
    C value = transposed ? a[i * N + j] : a[j * N + i];
    return transposed == 2 ? conj(value) : value;
}
static NOINLINE void product(int library, int one, int two, C alpha, const C *a, const C *b, C beta, C *c) {
    static const enum CBLAS_TRANSPOSE flags[] = {CblasNoTrans, CblasTrans, CblasConjTrans};
    if (library) {
        cblas_zgemm(CblasColMajor, flags[one], flags[two], N, N, N, &alpha, a, N, b, N, &beta, c, N);
        return;
    }
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            C sum = 0;
            for (int k = 0; k < N; k++) sum += at(a, one, i, k) * at(b, two, k, j);
            c[j * N + i] = alpha * sum + beta * c[j * N + i];
        }
}
static NOINLINE void hermitian(int library, const C *a, const C *x, C beta, C *y) {
    C alpha = a[1];
    if (library) {
        cblas_zhemv(CblasRowMajor, CblasUpper, N, &alpha, a, N, x, 1, &beta, y, 1);
        return;
    }
    for (int i = 0; i < N; i++) {
        C sum = creal(a[i * N + i]) * x[i];
        for (int j = 0; j < N; j++)
            if (i != j) sum += (i < j ? a[i * N + j] : conj(a[j * N + i])) * x[j];
        y[i] = alpha * sum + beta * y[i];
    }
}
static NOINLINE C inner(int library, const C *x, const C *y) {
    C sum = 0;
    if (library) cblas_zdotc_sub(N * N, x, 1, y, 1, &sum);
    else
        for (int i = 0; i < N * N; i++) sum += conj(x[i]) * y[i];
    return sum;
}
static double f(int library, const double *x) {
    C data[SIZE / 2];
    memcpy(data, x, sizeof data);
    C *a = data + 2, *b = a + N * N, *c = b + N * N;
    for (int one = 0; one < 3; one++)
        for (int two = 0; two < 3; two++) product(library, one, two, data[0], a, two == one ? a : b, data[1], c);
    hermitian(library, a, b, data[0], c);
    C r = inner(library, c, b) + inner(library, a, a);
    return creal(r) * cimag(r) + cabs(r);
}
static double by_library(const double *x) { return f(1, x); }
static double by_loops(const double *x) { return f(0, x); }
static NOINLINE void gradient(const double *x, double *dx) {
    __enzyme_autodiff((void *)by_library, enzyme_dup, x, dx);
}

int main(void) {
    double x[SIZE], v[SIZE], one[SIZE] = {0}, other[SIZE] = {0}, sum = 0;
    for (int i = 0; i < SIZE; i++) x[i] = sin(i * i + 1) / 2, v[i] = cos(3 * i);
    gradient(x, one);
    __enzyme_autodiff((void *)by_loops, enzyme_dup, x, other);
    for (int i = 0; i < SIZE; i++) {
        sum += one[i] * v[i];
        if (!(fabs(one[i] - other[i]) <= 1e-11 * (1 + fabs(other[i])))) return printf("%d: %g %g\n", i, one[i], other[i]);
    }
    double along = __enzyme_fwddiff((void *)by_library, enzyme_dup, x, v);
    if (!(fabs(along - sum) <= 1e-11 * (1 + fabs(sum)))) return printf("along: %g %g\n", along, sum);
#ifdef SECOND_ORDER
    double high[SIZE], low[SIZE], up[SIZE] = {0}, down[SIZE] = {0}, d[SIZE] = {0}, dd[SIZE] = {0};
    for (int i = 0; i < SIZE; i++) high[i] = x[i] + 1e-6 * v[i], low[i] = x[i] - 1e-6 * v[i];
    gradient(high, up), gradient(low, down);
    __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dup, d, dd);
    for (int i = 0; i < SIZE; i++) {
        double wanted = (up[i] - down[i]) / 2e-6;
        if (!(fabs(dd[i] - wanted) <= 1e-5 * (1 + fabs(wanted)))) return printf("second %d: %g %g\n", i, dd[i], wanted);
    }
#endif
    return 0;
}
