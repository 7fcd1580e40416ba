/* A function whose arrays are not changed, which comes back after its caller has changed what it was given. */
#include "../../programs/c/check.h"
#include <cblas.h>

static NOINLINE double local(const double *x, int n) {
    double a[16], y[4];
    double *heap = malloc(sizeof(double) * n);
    for (int i = 0; i < n * n; i++) a[i] = x[i % n] / (i + 4);
    for (int i = 0; i < n; i++) heap[i] = x[i] * x[0];
    cblas_dgemv(CblasColMajor, CblasNoTrans, n, n, x[1], a, n, heap, 1, 0, y, 1);
    double r = cblas_ddot(n, y, 1, heap, 1);
    free(heap);
    return r / 8;
}
static NOINLINE void step(double *state, double *work) {
    cblas_dcopy(3, state, 1, work, 1);
    cblas_dscal(3, 1 / (1 + local(work, 3)), state, 1);
    state[0] += cblas_dnrm2(3, work, 1);
}
static double f(double *x) {
    double work[3], r = 0;
    for (int k = 0; k < 3; k++) {
        step(x, work);
        r += local(x, 2) + work[1];
    }
    return r / 8;
}
TEST(f, 0.7, 1.3, 1.1)
