/* Floats that are exchanged byte by byte, as qsort of old did it. */
#include "check.h"

static NOINLINE void exchange(char *a, char *b, int n) {
    for (int i = 0; i < n; i++) {
        char first = a[i];
        a[i] = b[i];
        b[i] = first;
    }
}
static double f(double *x) {
    double a[3];
    for (int i = 0; i < 3; i++) a[i] = x[i] * x[i];
    exchange((char *)a, (char *)(a + 2), sizeof(double));
    return a[0] * a[0] * a[1] + a[2];
}
TEST(f, 0.75, 1.25, 1.5)
