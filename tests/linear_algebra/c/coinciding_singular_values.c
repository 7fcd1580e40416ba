/* Functions of a matrix by its singular values and their vectors, where some of the values are the same, or zero. */
#ifndef ROWS
#define ROWS 3
#define COLUMNS 3
#endif
#define VALUES (ROWS < COLUMNS ? ROWS : COLUMNS)
#define SIZE (ROWS * COLUMNS)
#include "coinciding.h"
void dgesvd_(const char *, const char *, const int *, const int *, double *, const int *, double *, double *,
             const int *, double *, const int *, double *, const int *, int *);
void dgesdd_(const char *, const int *, const int *, double *, const int *, double *, double *, const int *, double *,
             const int *, double *, const int *, int *, int *);

enum { NUCLEAR, SQUARES, LOGDET, NORM, LEAST, POLAR, ITSELF_01, ITSELF, CUBE, LEFT, SOFT, RANK_1, SPACE, KINDS };
static const char *const NAMES[] = {"sum", "squares", "logdet", "norm", "least", "polar factor", "itself[0,1]",
                                    "itself", "cube", "left", "soft threshold", "rank one", "left space"};

static double weight(int i, int j) { return sin(1 + 3 * i + 5 * j); }
static void decompose(const char *job, int divide, double *a, double *s, double *u, double *vt) {
    int m = ROWS, n = COLUMNS, r = VALUES, size = 256, info, integers[64];
    double work[256];
    if (divide) dgesdd_(job, &m, &n, a, &m, s, u, &m, vt, &r, work, &size, integers, &info);
    else dgesvd_(job, job, &m, &n, a, &m, s, u, &m, vt, &r, work, &size, &info);
}
static double weighed(const double *u, const double *vt, int k) {
    double sum = 0;
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < COLUMNS; j++) sum += weight(i, j) * u[k * ROWS + i] * vt[j * VALUES + k];
    return sum;
}
static double on_left(const double *u) {
    double sum = 0;
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < ROWS; j++) sum += weight(i, j) * u[i] * u[j];
    return sum;
}
static double f(int kind, double *x) {
    double a[SIZE], s[VALUES], unused[VALUES], u[ROWS * VALUES], vt[VALUES * COLUMNS], r = 0;
    memcpy(a, x, sizeof a);
    int vectors = kind % KINDS > LEAST, values = kind % KINDS != POLAR && kind % KINDS != SPACE;
    if (!vectors) {
        decompose("N", kind / KINDS, a, s, u, vt);
        for (int k = 0; k < VALUES; k++)
            switch (kind % KINDS) {
            case NUCLEAR: r += s[k]; break;
            case SQUARES: r += s[k] * s[k]; break;
            case LOGDET: r += log(s[k]); break;
            case NORM: r += k ? 0 : s[k]; break;
            default: r += k == VALUES - 1 ? s[k] : 0; break;
            }
        return r;
    }
    if (!values) {
        decompose("S", kind / KINDS, a, unused, u, vt);
        if (kind % KINDS == SPACE) return on_left(u);
        for (int k = 0; k < VALUES; k++) r += weighed(u, vt, k);
        return r;
    }
    decompose("S", kind / KINDS, a, s, u, vt);
    for (int k = 0; k < VALUES; k++)
        switch (kind % KINDS) {
        case ITSELF_01: r += s[k] * u[k * ROWS] * vt[VALUES + k]; break;
        case ITSELF: r += s[k] * weighed(u, vt, k); break;
        case CUBE: r += s[k] * s[k] * s[k] * weighed(u, vt, k); break;
        case LEFT: r += s[k] * s[k] * on_left(u + k * ROWS); break;
        case SOFT: r += s[k] > 0.5 ? (s[k] - 0.5) * weighed(u, vt, k) : 0; break;
        default: r += k ? 0 : s[k] * weighed(u, vt, k); break;
        }
    return r;
}

static void orthogonal(double *q, int n, double seed) {
    for (int j = 0; j < n; j++) {
        double size = 0;
        for (int i = 0; i < n; i++) q[j * n + i] = sin(seed * (1 + i + n * j) * (1 + j)) + (i == j);
        for (int twice = 0; twice < 2; twice++)
            for (int k = 0; k < j; k++) {
                double sum = 0;
                for (int i = 0; i < n; i++) sum += q[j * n + i] * q[k * n + i];
                for (int i = 0; i < n; i++) q[j * n + i] -= sum * q[k * n + i];
            }
        for (int i = 0; i < n; i++) size += q[j * n + i] * q[j * n + i];
        for (int i = 0; i < n; i++) q[j * n + i] /= sqrt(size);
    }
}
static void make(double *x, const double *s, int turned) {
    double p[ROWS * ROWS], q[COLUMNS * COLUMNS];
    orthogonal(p, ROWS, 1.7), orthogonal(q, COLUMNS, 2.3);
    for (int j = 0; j < COLUMNS; j++)
        for (int i = 0; i < ROWS; i++) {
            x[j * ROWS + i] = 0;
            for (int l = 0; l < VALUES; l++)
                x[j * ROWS + i] += s[l] * (turned ? p[l * ROWS + i] * q[l * COLUMNS + j] : (i == l && j == l));
        }
}

int main(void) {
    static const struct {
        const char *name;
        double s[3];
        int turned;
        const char *expected;
    } at[] = {
        {"apart", {3.5, 2, 1}, 1, "............."},
        {"apart, diagonal", {3.5, 2, 1}, 0, "............."},
        {"the unit matrix", {1, 1, 1}, 0, "...nn.nnnnn  "},
        {"orthogonal", {1, 1, 1}, 1, "...nn.nnnnn  "},
        {"diagonal", {5, 2, 2}, 0, "....n.nnnnnn."},
        {"two the same", {5, 2, 2}, 1, "....n.nnnnnn."},
        {"rank one, diagonal", {3, 0, 0}, 0, "n. .n nnnnnn."},
        {"rank one", {3, 0, 0}, 1, "n. .n nn....."},
        {"rank two", {3, 2, 0}, 1, "n. .n nn....."},
        {"zero", {0, 0, 0}, 0, "n. nn nnnnn  "},
    };
    for (unsigned m = 0; m < sizeof at / sizeof *at; m++)
        for (int kind = 0; kind < 2 * KINDS; kind++) {
            double x[SIZE];
            make(x, at[m].s, at[m].turned);
            char expected = at[m].expected[kind % KINDS];
            if (expected == ' ') continue;
            examine(kind, NAMES[kind % KINDS], at[m].name, x, expected, kind % KINDS <= LEAST);
#ifdef SECOND_ORDER
            double v[SIZE], in[SIZE] = {0, 1};
            for (int i = 0; i < SIZE; i++) v[i] = sin(3 * i + 1);
            if (expected == ' ' || expected == 'n') continue;
            examine_twice(kind, NAMES[kind % KINDS], at[m].name, x, v, m < 2);
            examine_twice(kind, NAMES[kind % KINDS], at[m].name, x, in, m < 2);
            examine_twice(kind, NAMES[kind % KINDS], at[m].name, x, x, m < 2);
#endif
        }
    return finish();
}
