/* Fast Fourier transform of 4096 complex numbers, recursive and in place: gradient of a weighted power spectrum. */
#include "bench.h"

void __enzyme_autodiff(void *, ...);

enum { N = 4096 };

/* Decimation in frequency, twiddles by the recurrence w <- w * e^(-2 pi i / n); the result is in bit-reversed order. */
static void transform(int n, double *x) {
    if (n == 1) return;
    int half = n / 2;
    double angle = -2 * M_PI / n, step_real = cos(angle), step_imaginary = sin(angle), real = 1, imaginary = 0;
    for (int i = 0; i < half; i++) {
        double *a = x + 2 * i, *b = x + 2 * (i + half);
        double difference_real = a[0] - b[0], difference_imaginary = a[1] - b[1];
        a[0] += b[0];
        a[1] += b[1];
        b[0] = difference_real * real - difference_imaginary * imaginary;
        b[1] = difference_real * imaginary + difference_imaginary * real;
        double turned = real * step_real - imaginary * step_imaginary;
        imaginary = real * step_imaginary + imaginary * step_real;
        real = turned;
    }
    transform(half, x);
    transform(half, x + n);
}

static void reverse_bits(int n, double *x) {
    for (int i = 0, j = 0; i < n; i++) {
        if (i < j)
            for (int c = 0; c < 2; c++) {
                double kept = x[2 * i + c];
                x[2 * i + c] = x[2 * j + c];
                x[2 * j + c] = kept;
            }
        int bit = n >> 1;
        for (; bit && j & bit; bit >>= 1) j ^= bit;
        j |= bit;
    }
}

ENTRY static void objective(int n, const double *signal, double *work, const double *weight, double *result) {
    memcpy(work, signal, 2 * sizeof(double) * n);
    transform(n, work);
    reverse_bits(n, work);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += weight[i] * log(1 + work[2 * i] * work[2 * i] + work[2 * i + 1] * work[2 * i + 1]);
    *result = sum;
}

static double signal[2 * N], work[2 * N], d_work[2 * N], weight[N];

static double primal(void) {
    double result = 0;
    objective(N, signal, work, weight, &result);
    return result;
}

static void gradient(double *g) {
    double result = 0, seed = 1;
    memset(g, 0, sizeof signal);
    memset(d_work, 0, sizeof d_work);
    __enzyme_autodiff((void *)objective, enzyme_const, N, enzyme_dup, signal, g, enzyme_dup, work, d_work,
                      enzyme_const, weight, enzyme_dup, &result, &seed);
}

static double *input(int i) { return &signal[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < 2 * N; i++) signal[i] = bench_random() - 0.5;
    for (int i = 0; i < N; i++) weight[i] = bench_random();
    return run((Kernel){"fft", "n=4096", 2 * N, 2 * N, primal, gradient, input, NULL, 0}, argc, argv);
}
