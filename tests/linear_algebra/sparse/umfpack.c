/* UMFPACK: factors that are released before the reverse sweep, transposed systems, values that are overwritten. */
#include "../../programs/c/check.h"
#include <suitesparse/umfpack.h>
enum { N = 5, COUNT = 12 };
static const int columns[] = {0, 2, 5, 9, 10, 12}, rows[] = {0, 1, 0, 2, 4, 1, 2, 3, 4, 2, 1, 4};
static const double values[] = {2, 3, 3, -1, 4, 4, -3, 1, 2, 2, 6, 1};

static double in_int(const double *x) {
    void *symbolic, *numeric;
    double a[COUNT], b[N], y[N], z[N], sum = 0;
    for (int k = 0; k < 2; k++) { /* the second time with other values in the same place */
        for (int i = 0; i < COUNT; i++) a[i] = values[i] * (1 + 0.3 * k) + x[(i + k) % 4] * x[i % 4];
        for (int i = 0; i < N; i++) b[i] = i + x[i % 4] * x[1];
        umfpack_di_symbolic(N, N, columns, rows, a, &symbolic, 0, 0);
        umfpack_di_numeric(columns, rows, a, symbolic, &numeric, 0, 0);
        umfpack_di_free_symbolic(&symbolic);
        if (umfpack_di_solve(UMFPACK_A, columns, rows, a, y, b, numeric, 0, 0)) return NAN;
        if (umfpack_di_solve(k ? UMFPACK_At : UMFPACK_Aat, columns, rows, a, z, y, numeric, 0, 0)) return NAN;
        umfpack_di_free_numeric(&numeric);
        if (numeric) return NAN;
        for (int i = 0; i < N; i++) sum += (i + 1) * y[i] * z[i] + b[i] * y[i];
    }
    return sum;
}
static double in_long(const double *x) { /* a matrix that is constant */
    SuiteSparse_long p[N + 1], q[COUNT];
    double control[UMFPACK_CONTROL], info[UMFPACK_INFO], b[N], y[N], sum = 0;
    void *symbolic, *numeric;
    for (int i = 0; i <= N; i++) p[i] = columns[i];
    for (int i = 0; i < COUNT; i++) q[i] = rows[i];
    umfpack_dl_defaults(control);
    umfpack_dl_symbolic(N, N, p, q, values, &symbolic, control, info);
    umfpack_dl_numeric(p, q, values, symbolic, &numeric, control, info);
    for (int i = 0; i < N; i++) b[i] = x[i % 4] * x[i % 3];
    umfpack_dl_solve(UMFPACK_A, p, q, values, y, b, numeric, control, info);
    umfpack_dl_free_numeric(&numeric);
    umfpack_dl_free_symbolic(&symbolic);
    for (int i = 0; i < N; i++) sum += (i + 1) * y[i] * y[i];
    return sum;
}
static double f(double *x) { return in_int(x) + in_long(x); }
TEST(f, 0.7, 0.3, 1.1, 0.4)
