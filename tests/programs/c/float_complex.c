/* Complex arithmetic: products, quotients, exponentials; infinities have a path of their own in the product. */
#include "check.h"

#include <complex.h>

static double f(double *x) {
    double complex z = x[0] + x[1] * I, w = x[2] - 0.5 * I, sum = 0;
    for (int i = 0; i < 3; i++) {
        sum += z * w / (1.0 + z * conj(z));
        z = z * z + w;
    }
    return creal(sum) * cimag(sum) + creal(z * conj(w));
}

TEST(f, 0.4, 0.7, 0.3)
