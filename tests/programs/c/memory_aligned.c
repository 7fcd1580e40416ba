/* posix_memalign and aligned_alloc. */
#include "check.h"

static double f(double *x) {
    void *memory;
    if (posix_memalign(&memory, 64, 4 * sizeof(double))) return NAN;
    double *a = memory, *b = aligned_alloc(64, 8 * sizeof(double)), sum = 0;
    for (int i = 0; i < 4; i++) a[i] = x[i] * x[i];
    for (int i = 0; i < 4; i++) b[i] = a[3 - i] * x[i];
    for (int i = 0; i < 4; i++) sum += b[i] * a[i];
    free(b);
    free(memory);
    return sum;
}

TEST(f, 0.4, 1.2, -0.8, 0.6)
