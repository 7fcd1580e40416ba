/* Functions of complex numbers. */
#include <complex.h>
#include <stddef.h>

/* Not holomorphic: |z|^2 z, and the energy of the array. */
void cubic(const double _Complex *z, size_t n, double _Complex *y, double *energy) {
    *energy = 0;
    for (size_t i = 0; i < n; i++) {
        double size = creal(z[i]) * creal(z[i]) + cimag(z[i]) * cimag(z[i]);
        y[i] = size * z[i];
        *energy += size * size;
    }
}

double _Complex square(double _Complex z, double a) { return a * z * z; }

float _Complex square_single(float _Complex z, int k) { return k * z * z; }

/* A loss with a complex parameter. */
double loss(const double _Complex *z, size_t n, double _Complex at) {
    double sum = 0;
    for (size_t i = 0; i < n; i++) {
        double _Complex miss = z[i] * z[i] - at;
        sum += creal(miss) * creal(miss) + cimag(miss) * cimag(miss);
    }
    return sum;
}

void turned(double _Complex *z, const double _Complex *by) { *z *= *by; }
