/* The likelihood of a Gaussian process: a Cholesky factorization, a solution with it, and its determinant. */
#include "../../programs/c/check.h"
void dpotrf_(const char *, const int *, double *, const int *, int *, size_t);
void dpotrs_(const char *, const int *, const int *, const double *, const int *, double *, const int *, int *, size_t);

enum { N = 5 };
static const double places[N] = {0, 0.4, 1.1, 1.5, 2.3}, values[N] = {0.3, 1.1, 0.7, -0.2, 0.4};
static double f(double *x) {
    double k[N * N], v[N], r = 0;
    int n = N, one = 1, info;
    for (int j = 0; j < N; j++) {
        for (int i = j; i < N; i++) {
            double d = (places[i] - places[j]) / x[0];
            k[j * N + i] = x[1] * x[1] * exp(-d * d / 2);
        }
        k[j * N + j] += x[2];
        v[j] = values[j] - x[3];
    }
    dpotrf_("L", &n, k, &n, &info, 1);
    if (info != 0) return 1e300;
    dpotrs_("L", &n, &one, k, &n, v, &n, &info, 1);
    for (int i = 0; i < N; i++) r += (values[i] - x[3]) * v[i] / 2 + log(k[i * (N + 1)]);
    return r;
}
TEST(f, 0.8, 1.2, 0.3, 0.1)
