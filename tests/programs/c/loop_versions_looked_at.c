/* As loop_versions.c, with subscripts that are read from memory: sparse matrices, lists of neighbours, scattered sums,
   tables of rows. From where to where they go is found by running the loops beforehand for their addresses alone. */
#include "check.h"

extern double __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff(void *, ...);

struct sparse { int n; const int *row, *col; double *val; };

static void multiply(const struct sparse *a, const double *x, double *y) {
    for (int i = 0; i < a->n; i++) {
        double s = 0;
        for (int k = a->row[i]; k < a->row[i + 1]; k++) s += a->val[k] * x[a->col[k]];
        y[i] = s;
    }
}
NOINLINE static void sparse(const struct sparse *a, const double *x, double *y) { multiply(a, x, y); }
NOINLINE static void powers(const struct sparse *a, double *x, double *y) {
    for (int t = 0; t < 3; t++) {
        multiply(a, x, y);
        for (int i = 0; i < a->n; i++) x[i] = sin(y[i]) + 0.1 * x[i];
    }
}
NOINLINE static void neighbours(int n, int most, const int *list, const double *w, const double *x, double *y) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < most; j++) {
            int k = list[i * most + j];
            if (k < 0) continue; /* none */
            y[i] += w[j] * x[k];
        }
}
NOINLINE static void scattered(int n, const int *to, const double *a, const double *x, double *y) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) y[to[j]] += a[i] * x[to[i]] * a[j];
}
NOINLINE static void of_rows(int n, double *const *rows, const double *x, double *y) {
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int j = 0; j <= i; j++) s += rows[i][j] * x[j];
        y[i] = s;
    }
}
NOINLINE static void until(const int *next, int first, const double *a, const double *x, double *y) {
    for (int i = 0; i < 3; i++)
        for (int k = first; k >= 0; k = next[k]) y[k] += a[i] * x[k] * a[k];
}

enum { SIZE = 64, KINDS = 7 };

static double f(double *x, int kind, int place, int n) {
    double memory[SIZE];
    for (int i = 0; i < SIZE; i++) memory[i] = x[i % 6] * (1 + 0.01 * i);
    int row[6] = {0, 2, 2, 5, 6, 9}, col[9] = {3, 0, 1, 1, 4, 2, 0, 3, 1}, list[12] = {1, 0, -1, 2, 3, 3, -1, -1, 0, 4, 1, 2};
    int to[5] = {2, 0, 4, 4, 1}, next[6] = {3, -1, 1, 5, 0, 2};
    double *a = memory + 20, *y = memory + place, *rows[4] = {a, memory + 50, a + 3, memory + 2};
    struct sparse s = {n, row, col, a};
    switch (kind) {
    case 0: sparse(&s, memory + 40, y); break;
    case 1: powers(&s, memory + 40, y); break;
    case 2: neighbours(n, 3, list, a, memory + 40, y); break;
    case 3: scattered(n, to, a, memory + 40, y); break;
    case 4: of_rows(n, rows, memory + 40, y); break;
    case 5: until(next, n - 1, a, memory + 40, y); break;
    case 6: sparse(&s, y, memory + 40); break;
    }
    double sum = 0;
    for (int i = 0; i < SIZE; i++) sum += (i + 1) * 1e-3 * memory[i] * memory[i];
    return sum;
}

int main(void) {
    for (int kind = 0; kind < KINDS; kind++)
        for (int place = 0; place < 56; place++)
            for (int n = 0; n < 5; n++) {
                double x[6] = {0.7, 0.3, -0.5, 1.1, 0.9, -0.4}, d[6] = {0};
                __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, kind, enzyme_const, place, enzyme_const, n);
                for (int i = 0; i < 6; i++) {
                    double one[6] = {0}, step = 1e-4, kept = x[i];
                    one[i] = 1;
                    double along = __enzyme_fwddiff((void *)f, enzyme_dup, x, one, enzyme_const, kind, enzyme_const,
                                                    place, enzyme_const, n);
                    expect_within("forward, kind and place", 100 * kind + place, d[i], along, 1e-11);
                    x[i] = kept + step;
                    double above = f(x, kind, place, n);
                    x[i] = kept - step;
                    double below = f(x, kind, place, n);
                    x[i] = kept;
                    expect_within("kind and place", 100 * kind + place, d[i], (above - below) / (2 * step), 1e-6);
                }
            }
    return finish();
}
