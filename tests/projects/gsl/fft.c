/* Fourier transforms of mixed radix, complex, and of radix two, real. */
#include "check.h"

#include <gsl/gsl_fft_complex.h>
#include <gsl/gsl_fft_real.h>

double target(const double *x) {
    double d[12], r = 0, w[8];
    memcpy(d, x, sizeof d);
    gsl_fft_complex_wavetable *t = gsl_fft_complex_wavetable_alloc(6);
    gsl_fft_complex_workspace *ws = gsl_fft_complex_workspace_alloc(6);
    gsl_fft_complex_forward(d, 1, 6, t, ws);
    for (int i = 0; i < 6; i++) r += (i + 1) * (d[2 * i] * d[2 * i] + d[2 * i + 1] * d[2 * i + 1]);
    gsl_fft_complex_wavetable_free(t);
    gsl_fft_complex_workspace_free(ws);
    memcpy(w, x, sizeof w);
    gsl_fft_real_radix2_transform(w, 1, 8);
    for (int i = 0; i < 8; i++) r += w[i] * w[i] * i;
    return r;
}

int main(void) {
    double x[12] = {1, 2, 0.5, -1, 0.3, 2, 1.4, 1, 3, 1, 2, 3};
    return check(x, 12);
}
