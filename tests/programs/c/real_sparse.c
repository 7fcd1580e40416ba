/* Conjugate gradients on a sparse matrix in compressed rows; stops when converged, allocates its vectors. */
#include "check.h"

typedef struct {
    int n, *start, *column;
    double *value;
} Sparse;

static void multiply(const Sparse *a, const double *x, double *y) {
    for (int i = 0; i < a->n; i++) {
        double sum = 0;
        for (int k = a->start[i]; k < a->start[i + 1]; k++) sum += a->value[k] * x[a->column[k]];
        y[i] = sum;
    }
}

static double dot(int n, const double *a, const double *b) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] * b[i];
    return sum;
}

static NOINLINE void solve(const Sparse *a, const double *b, double *x) {
    int n = a->n;
    double *work = calloc(3 * n, sizeof *work), *r = work, *p = work + n, *q = work + 2 * n;
    for (int i = 0; i < n; i++) x[i] = 0, r[i] = p[i] = b[i];
    double rr = dot(n, r, r);
    for (int k = 0; k < 4 * n && rr > 1e-26; k++) {
        multiply(a, p, q);
        double alpha = rr / dot(n, p, q);
        for (int i = 0; i < n; i++) x[i] += alpha * p[i], r[i] -= alpha * q[i];
        double next = dot(n, r, r), beta = next / rr;
        for (int i = 0; i < n; i++) p[i] = r[i] + beta * p[i];
        rr = next;
    }
    free(work);
}

static double f(double *x) {
    enum { N = 6 };
    Sparse a = {N, malloc(sizeof(int) * (N + 1)), malloc(sizeof(int) * 3 * N), malloc(sizeof(double) * 3 * N)};
    int k = 0;
    for (int i = 0; i < N; i++) {
        a.start[i] = k;
        if (i > 0) a.column[k] = i - 1, a.value[k++] = -x[0];
        a.column[k] = i, a.value[k++] = 3 + x[1] * x[1] + 0.1 * i;
        if (i + 1 < N) a.column[k] = i + 1, a.value[k++] = -x[0];
    }
    a.start[N] = k;
    double b[N], y[N], sum = 0;
    for (int i = 0; i < N; i++) b[i] = sin(x[2] * (i + 1));
    solve(&a, b, y);
    for (int i = 0; i < N; i++) sum += y[i] * y[i] * (1 + i);
    free(a.start), free(a.column), free(a.value);
    return sum;
}

TEST_WITHIN(f, 1e-7, 0.8, 0.4, 0.6)
