/* Functions with arrays of their own; who calls them changes what they were given, or gives it back to the heap. */
#include "../../programs/c/check.h"
#include <cblas.h>

typedef struct {
    int rows, columns;
    double *data;
} Matrix;
static NOINLINE Matrix matrix(int rows, int columns) {
    return (Matrix){rows, columns, malloc(sizeof(double) * rows * columns)};
}
static NOINLINE Matrix product(const Matrix *a, const Matrix *b) {
    Matrix c = matrix(a->rows, b->columns);
    cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, a->rows, b->columns, a->columns, 1, a->data, a->rows, b->data,
                b->rows, 0, c.data, c.rows);
    return c;
}
static NOINLINE double local(const double *x, int n) {
    double own[3], other[3];
    for (int i = 0; i < n; i++) own[i] = x[i] * x[i];
    cblas_dcopy(n, own, 1, other, -1);
    double r = cblas_ddot(n, own, 1, other, 1);
    for (int i = 0; i < n; i++) own[i] = other[i] = 0;
    return r;
}
static NOINLINE double powers(Matrix a, int n) {
    if (n == 0) return cblas_dasum(a.rows * a.columns, a.data, 1);
    Matrix b = product(&a, &a);
    double r = powers(b, n - 1) + a.data[0];
    free(b.data);
    return r;
}
static double f(double *x) {
    Matrix a = matrix(2, 2), b = matrix(2, 2);
    for (int i = 0; i < 4; i++) a.data[i] = x[i], b.data[i] = x[i] * x[4];
    Matrix c = product(&a, &b);
    for (int i = 0; i < 4; i++) a.data[i] = 7;
    free(b.data);
    Matrix d = product(&c, &c);
    double r = d.data[0] + d.data[1] * d.data[2] + local(x, 3), s = local(c.data + 1, 3) + powers(c, 2);
    x[0] = x[1] = x[2] = 3;
    free(a.data), free(c.data), free(d.data);
    return r * s;
}
TEST(f, 0.7, 1.3, 1.1, -0.4, 0.6)
