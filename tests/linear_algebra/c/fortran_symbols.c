/* Fortran's symbols, whose numbers lie in memory that is used again. */
#include "../../programs/c/check.h"
double ddot_(const int *n, const double *x, const int *incx, const double *y, const int *incy);
void daxpy_(const int *n, const double *alpha, const double *x, const int *incx, double *y, const int *incy);
void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *,
            const int *, const double *, const int *, const double *, double *, const int *, size_t, size_t);
void dtrsm_(const char *, const char *, const char *, const char *, const int *, const int *, const double *,
            const double *, const int *, double *, const int *);
typedef struct {
    int n, one;
    double alpha;
} Given;
static NOINLINE double norm(Given *g, const double *x) { return ddot_(&g->n, x, &g->one, x, &g->one); }
static double f(double *x) {
    Given g = {2, 1, x[4]};
    double c[4] = {1, 1, 1, 1}, beta = x[0] * x[1];
    for (int k = 0; k < 3; k++) {
        dgemm_("n", k % 2 ? "T" : "N", &g.n, &g.n, &g.n, &g.alpha, x, &g.n, x, &g.n, &beta, c, &g.n, 1, 1);
        g.alpha *= x[2], beta = c[0] / 8;
        daxpy_(&g.n, &g.alpha, x, &g.one, c + k % 3, &g.one);
        dtrsm_("Left", "lower", "N", "Unit", &g.n, &g.n, x + k, x, &g.n, c, &g.n);
    }
    g.n = 4;
    double r = norm(&g, c);
    g.n = 3, g.one = -1;
    return r + norm(&g, x);
}
TEST(f, 0.7, 1.3, 1.1, -0.4, 0.6)
