/* KLU: the factors have the matrix; several right sides with gaps between, transposed systems, long integers. */
#include "../../programs/c/check.h"
#include <suitesparse/klu.h>
enum { N = 5, COUNT = 12, FAR = 7, RIGHT = 2 };
static const double values[] = {2, 3, 3, -1, 4, 4, -3, 1, 2, 2, 6, 1};

static double in_int(const double *x) {
    int columns[] = {0, 2, 5, 9, 10, 12}, rows[] = {0, 1, 0, 2, 4, 1, 2, 3, 4, 2, 1, 4};
    klu_common common;
    double a[COUNT], b[RIGHT * FAR], sum = 0;
    klu_defaults(&common);
    klu_symbolic *symbolic = klu_analyze(N, columns, rows, &common);
    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < COUNT; i++) a[i] = values[i] * (1 + 0.3 * k) + x[(i + k) % 4] * x[i % 4];
        for (int i = 0; i < RIGHT * FAR; i++) b[i] = i % 5 + x[i % 4] * x[1];
        klu_numeric *numeric = klu_factor(columns, rows, a, symbolic, &common);
        if (!klu_solve(symbolic, numeric, FAR, RIGHT, b, &common)) return NAN;
        for (int i = 0; i < N; i++) sum += (i + 1) * b[i] * b[FAR + i];
        if (!klu_tsolve(symbolic, numeric, FAR, RIGHT - k, b, &common)) return NAN;
        klu_free_numeric(&numeric, &common);
        if (numeric) return NAN;
        for (int i = 0; i < COUNT; i++) a[i] = 0;
        for (int i = 0; i < RIGHT * FAR; i++) sum += (i + 1) * b[i];
    }
    klu_free_symbolic(&symbolic, &common);
    return sum;
}
static double in_long(const double *x) { /* a matrix that is constant */
    SuiteSparse_long columns[] = {0, 2, 5, 9, 10, 12}, rows[] = {0, 1, 0, 2, 4, 1, 2, 3, 4, 2, 1, 4};
    double a[COUNT], b[N], sum = 0;
    klu_l_common common;
    klu_l_defaults(&common);
    for (int i = 0; i < COUNT; i++) a[i] = values[i];
    klu_l_symbolic *symbolic = klu_l_analyze(N, columns, rows, &common);
    klu_l_numeric *numeric = klu_l_factor(columns, rows, a, symbolic, &common);
    for (int i = 0; i < N; i++) b[i] = x[i % 4] * x[i % 3];
    klu_l_solve(symbolic, numeric, N, 1, b, &common);
    klu_l_free_numeric(&numeric, &common);
    klu_l_free_symbolic(&symbolic, &common);
    for (int i = 0; i < N; i++) sum += (i + 1) * b[i] * b[i];
    return sum;
}
static double f(double *x) { return in_int(x) + in_long(x); }
TEST(f, 0.7, 0.3, 1.1, 0.4)
