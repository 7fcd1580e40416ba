/* Called through pointers, chosen as the program runs. */
#include "../../programs/c/check.h"
#include <cblas.h>

typedef double Inner(int, const double *, int, const double *, int);
static double plain(int n, const double *x, int incx, const double *y, int incy) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i * incx] * y[i * incy] * x[0];
    return sum;
}
static Inner *const inner[] = {cblas_ddot, plain};
static double f(double *x) {
    double sum = 0;
    for (int k = 0; k < 2; k++) sum += inner[x[k] > 1](2, x, 1, x + 1, 1) * (k + 1);
    return sum;
}
TEST(f, 0.7, 1.3, 1.1)
