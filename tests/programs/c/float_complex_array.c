/* Arrays of complex numbers: a discrete Fourier transform with cexp, and cabs. */
#include "check.h"

#include <complex.h>

static double f(double *x) {
    enum { N = 4 };
    double complex in[N], out[N];
    for (int i = 0; i < N; i++) in[i] = x[2 * i] + I * x[2 * i + 1];
    for (int k = 0; k < N; k++) {
        out[k] = 0;
        for (int i = 0; i < N; i++) out[k] += in[i] * cexp(-2 * M_PI * I * k * i / N);
    }
    double sum = 0;
    for (int k = 0; k < N; k++) sum += (k + 1) * (creal(out[k]) * creal(out[k]) + 2 * cimag(out[k])) + cabs(out[k]);
    return sum;
}

TEST(f, 0.4, 0.7, 0.3, -0.9, 1.2, 0.5, -0.6, 0.8)
