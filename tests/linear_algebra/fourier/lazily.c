/* Plans and arrays that are made when they are first needed and kept in static variables: executions are given the
 * arrays. */
#include "../../programs/c/check.h"
#include <complex.h>
#include <fftw3.h>

static struct {
    int size;
    fftw_plan there, back;
    double *values;
    fftw_complex *spectrum;
} cache;

static NOINLINE void plan(int n) {
    if (cache.size == n) return;
    cache.size = n;
    cache.values = fftw_alloc_real(n);
    cache.spectrum = fftw_alloc_complex(n / 2 + 1);
    cache.there = fftw_plan_dft_r2c_1d(n, cache.values, cache.spectrum, FFTW_MEASURE);
    cache.back = fftw_plan_dft_c2r_1d(n, cache.spectrum, cache.values, FFTW_MEASURE | FFTW_PRESERVE_INPUT);
}
static NOINLINE double smoothed(int n, const double *x, double width) {
    plan(n);
    memcpy(cache.values, x, n * sizeof *x);
    fftw_execute_dft_r2c(cache.there, cache.values, cache.spectrum);
    for (int k = 0; k <= n / 2; k++) cache.spectrum[k] *= exp(-width * k * k) / n;
    fftw_execute_dft_c2r(cache.back, cache.spectrum, cache.values);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * cache.values[i] * cache.values[i];
    for (int k = 0; k <= n / 2; k++) sum += creal(cache.spectrum[k]) * cimag(cache.spectrum[k]);
    return sum;
}
static NOINLINE void forget(void) {
    fftw_free(cache.values), fftw_free(cache.spectrum);
    cache.size = 0;
}
static double f(double *x) {
    fftw_init_threads();
    double r = smoothed(4, x, x[4] * x[4]) * smoothed(4, x + 1, 0.5);
    fftw_cleanup_threads(); /* the library has no plan any more, and the derivative makes its own again */
    forget();
    r *= smoothed(4, x + 1, 0.25);
    fftw_destroy_plan(cache.there), fftw_destroy_plan(cache.back);
    forget();
    return r;
}
TEST(f, 0.7, 1.3, 1.1, -0.4, 0.6)
