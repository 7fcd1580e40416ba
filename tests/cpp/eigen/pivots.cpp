// Decompositions with pivoting, of sizes that are known: permutations lie among the numbers of one object, and the
// solution's parts begin where their addresses are no multiples of 16.
#include <Eigen/Dense>

#include "check.hpp"

using namespace Eigen;

template <int n, class F> static double solved(const double *x, F solve) {
    Matrix<double, n, n> A;
    Matrix<double, n, 1> b;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) A(i, j) = x[i] * x[j + n] + (i == j ? 2 : 0.3 * i);
        b(i) = x[i] * x[i] + 0.1 * i;
    }
    return Matrix<double, n, 1>(solve(A, b)).squaredNorm();
}

#define SOLVED(name, n, ...)                                                                                        \
    NOINLINE static double name##_##n(double *x) {                                                                   \
        return solved<n>(x, [](const auto &A, const auto &b) { return A.name().solve(b).eval(); });                  \
    }                                                                                                                \
    GRADIENT(name##_##n, __VA_ARGS__)

SOLVED(colPivHouseholderQr, 2, .3, .5, .6, .8)
SOLVED(partialPivLu, 2, .3, .5, .6, .8)
SOLVED(fullPivLu, 2, .3, .5, .6, .8)
SOLVED(fullPivLu, 3, .3, .5, .6, .8, 1, 1.1)
