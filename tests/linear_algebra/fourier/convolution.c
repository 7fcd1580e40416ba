/* Plans that are made and executed in one function: in loops, on memory of the caller, measured where there are numbers
 * already, destroyed before the reverse sweep, and cleaned up. */
#include "../../programs/c/check.h"
#include <complex.h>
#include <fftw3.h>
#define N 4

static void convolve(int n, double *x, const double *kernel) {
    int half = n / 2 + 1;
    fftw_complex *a = fftw_alloc_complex(half), *b = fftw_malloc(half * sizeof *b);
    double *scratch = fftw_alloc_real(n);
    fftw_plan there = fftw_plan_dft_r2c_1d(n, scratch, a, FFTW_ESTIMATE);
    fftw_plan back = fftw_plan_dft_c2r_1d(n, a, scratch, FFTW_MEASURE);
    if (there == NULL || back == NULL) abort();
    memcpy(scratch, kernel, n * sizeof *scratch);
    fftw_execute(there);
    memcpy(b, a, half * sizeof *b);
    for (int turn = 0; turn < 2; turn++) {
        memcpy(scratch, x, n * sizeof *scratch);
        fftw_execute(there);
        for (int i = 0; i < half; i++) a[i] *= b[i] / n;
        fftw_execute(back);
        for (int i = 0; i < n; i++) x[i] = scratch[i] * scratch[i] - x[i] / 2;
    }
    fftw_destroy_plan(there);
    fftw_destroy_plan(back);
    fftw_free(a), fftw_free(b), fftw_free(scratch);
}
static double energy(const fftw_complex *a, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * creal(a[i]) * creal(a[i]) + cimag(a[i]);
    return sum;
}
static double f(double *x) {
    double kernel[N] = {x[4], 0.5, x[4] * x[0], 0.25}, squares[N], angles[N];
    fftw_complex a[N];
    convolve(N, x, kernel);
    for (int i = 0; i < N; i++) squares[i] = x[i] * x[i], angles[i] = 0.1 * i;
    double r = 0;
    for (int i = 0; i < N; i++) r += exp(squares[i]) / 8;
    fftw_plan p = fftw_plan_r2r_1d(N, squares, squares, FFTW_REDFT10, FFTW_MEASURE); /* these stay */
    fftw_execute(p);
    fftw_execute_r2r(p, squares, squares);
    fftw_destroy_plan(p);
    fftw_cleanup();
    for (int i = 0; i < N; i++) a[i] = squares[i] + I * x[i] / 2;
    p = fftw_plan_dft_1d(N, a, a, FFTW_BACKWARD, FFTW_ESTIMATE);
    for (int k = 0; k < 2; k++) {
        r += energy(a, N) / 256;
        fftw_execute(p);
        a[k] = x[k]; /* what is overwritten has no derivative */
    }
    fftw_destroy_plan(p);
    p = fftw_plan_r2r_1d(N, angles, squares, FFTW_RODFT01, FFTW_ESTIMATE);
    fftw_execute(p); /* constant from here on */
    fftw_destroy_plan(p);
    return r + energy(a, N) / 512 + squares[0] * squares[1];
}
TEST(f, 0.7, 0.3, 0.1, -0.4, 0.6)
