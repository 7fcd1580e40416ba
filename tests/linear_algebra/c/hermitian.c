/* Eigenvalues of Hermitian matrices that are the same, and vectors, of which each has a factor of size one. */
#undef SECOND_ORDER /* of values that are the same */
#include "../../programs/c/check.h"
#include <complex.h>
enum { N = 3 };
void __enzyme_autodiff(void *, ...);
void zheev_(const char *, const char *, const int *, double _Complex *, const int *, double *, double _Complex *,
            const int *, double *, int *);

/* One vector and the space beside it, in which all values are the same. */
static void fill(double _Complex *a, const double *x) {
    double _Complex v[N] = {1, x[0] + x[1] * I, x[2] - x[3] * I};
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) a[j * N + i] = (i == j) + v[i] * conj(v[j]);
}
static int decompose(const char *vectors, double _Complex *a, double *w) {
    int n = N, size = 64, info;
    double _Complex work[64];
    double real[3 * N];
    zheev_(vectors, "U", &n, a, &n, w, work, &size, real, &info);
    return info;
}
static double values(double *x) { /* log det A */
    double _Complex a[N * N];
    double w[N], sum = 0;
    fill(a, x);
    if (decompose("N", a, w)) return NAN;
    for (int i = 0; i < N; i++) sum += log(w[i]);
    return sum;
}
static double projector(double *x) {
    double _Complex a[N * N], p = 0;
    double w[N];
    fill(a, x);
    if (decompose("V", a, w)) return NAN;
    for (int k = 0; k < 2; k++) p += a[k * N] * conj(a[k * N + 1]) * (2 + I) + a[k * N + 2] * conj(a[k * N]);
    return creal(p) + cimag(p);
}
static double f(double *x) { return values(x) + projector(x); }

static double phase(double *x) {
    double _Complex a[N * N];
    double w[N];
    fill(a, x);
    a[0] += 2, a[4] += 5; /* values are apart */
    if (decompose("V", a, w)) return 0;
    return creal(a[0]) + cimag(a[1]);
}
static double single(double *x) { /* one of two values that are the same */
    double _Complex a[N * N];
    double w[N];
    fill(a, x);
    return decompose("N", a, w) ? 0 : w[0];
}
static void undefined(const char *what, const double *dx) {
    if (!isnan(dx[0])) printf("%s: %g should be undefined\n", what, dx[0]), failures++;
}
#define main main_of_test
TEST(f, 0.7, 0.3, 1.1, -0.4)
#undef main
int main(void) {
    double x[4] = {0.7, 0.3, 1.1, -0.4}, dx[4] = {0}, dy[4] = {0};
    __enzyme_autodiff((void *)phase, enzyme_dup, x, dx);
    __enzyme_autodiff((void *)single, enzyme_dup, x, dy);
    undefined("phase", dx);
    undefined("single", dy);
    return main_of_test() | failures;
}
