/* Functions of a symmetric matrix by its eigenvalues and eigenvectors, where some of the values are the same. */
#define SIZE 6
#include "coinciding.h"
void dsyev_(const char *, const char *, const int *, double *, const int *, double *, double *, const int *, int *);
void dsyevd_(const char *, const char *, const int *, double *, const int *, double *, double *, const int *, int *,
             const int *, int *);

enum { TRACE, SQUARES, LOGDET, LOWEST_TWO, NORM, LEAST, PROJECTOR, EXP_01, EXP_ALL, LOG_01, LOG_SUM, ITSELF, LOGDET_V,
       BOTH, CUT, KINDS };
static const char *const NAMES[] = {"trace", "squares", "logdet", "lowest two", "norm", "least", "projector",
                                    "exp[0,1]", "exp", "log[0,1]", "sum of log", "itself", "logdet with vectors",
                                    "sum and projector", "positive part"};
static const double WEIGHTS[9] = {1.3, -0.4, 0.7, 2.1, 0.3, -1.1, 0.9, 1.7, -0.6};

static void decompose(const char *job, int divide, double *a, double *w) {
    int n = 3, size = 64, info, integers[64], many = 64;
    double work[64];
    if (divide) dsyevd_(job, "U", &n, a, &n, w, work, &size, integers, &many, &info);
    else dsyev_(job, "U", &n, a, &n, w, work, &size, &info);
}
static double weighed(const double *v) {
    double sum = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) sum += WEIGHTS[3 * i + j] * v[i] * v[j];
    return sum;
}
static double f(int kind, double *x) {
    double a[9] = {0}, w[3], r = 0;
    for (int j = 0, k = 0; j < 3; j++)
        for (int i = 0; i <= j; i++) a[3 * j + i] = x[k++];
    if (kind % KINDS <= LEAST) {
        decompose("N", kind / KINDS, a, w);
        switch (kind % KINDS) {
        case TRACE: return w[0] + w[1] + w[2];
        case SQUARES: return w[0] * w[0] + w[1] * w[1] + w[2] * w[2];
        case LOGDET: return log(w[0]) + log(w[1]) + log(w[2]);
        case LOWEST_TWO: return w[0] + w[1];
        case NORM: return w[2];
        default: return w[0];
        }
    }
    if (kind % KINDS == PROJECTOR) {
        double unused[3];
        decompose("V", kind / KINDS, a, unused);
        return weighed(a) + weighed(a + 3);
    }
    decompose("V", kind / KINDS, a, w);
    for (int k = 0; k < 3; k++) {
        const double *v = a + 3 * k;
        switch (kind % KINDS) {
        case EXP_01: r += exp(w[k]) * v[0] * v[1]; break;
        case EXP_ALL: r += exp(w[k]) * weighed(v); break;
        case LOG_01: r += log(w[k]) * v[0] * v[1]; break;
        case LOG_SUM: r += log(w[k]) * (v[0] + v[1] + v[2]) * (v[0] + v[1] + v[2]); break;
        case ITSELF: r += w[k] * v[0] * v[1]; break;
        case LOGDET_V: r += log(w[k]); break;
        case BOTH: r += k < 2 ? w[k] * w[k] + weighed(v) : 0; break;
        default: r += w[k] > 0.5 ? (w[k] - 0.5) * (w[k] - 0.5) * weighed(v) : 0; break;
        }
    }
    return r;
}

/* Q diag(w) Q', in which no number is zero, or the diagonal itself. */
static void make(double *x, const double *w, int turned) {
    double q[9] = {0.6, 0.48, 0.64, -0.8, 0.36, 0.48, 0, -0.8, 0.6}, angle[2] = {0.7, 0.3};
    for (int k = 0; k < 2; k++) {
        double c = cos(angle[k]), s = sin(angle[k]);
        for (int i = 0; i < 3; i++) {
            double one = q[3 * k + i], other = q[6 + i];
            q[3 * k + i] = c * one + s * other, q[6 + i] = c * other - s * one;
        }
    }
    for (int j = 0, k = 0; j < 3; j++)
        for (int i = 0; i <= j; i++, k++) {
            x[k] = 0;
            for (int l = 0; l < 3; l++) x[k] += w[l] * (turned ? q[3 * l + i] * q[3 * l + j] : (i == l && j == l));
        }
}

int main(void) {
    static const struct {
        const char *name;
        double w[3];
        int turned;
        const char *expected; /* of each kind; ' ': there is no derivative, or no value */
    } at[] = {
        {"apart", {1, 2, 3.5}, 1, "..............."},
        {"apart, diagonal", {1, 2, 3.5}, 0, "..............."},
        {"the unit matrix", {1, 1, 1}, 0, "...nnn nnnnnn n"},
        {"diagonal", {2, 2, 5}, 0, ".....n.nnnnnnnn"},
        {"two the same", {2, 2, 5}, 1, ".....n.nnnnn..n"},
        {"rank one, diagonal", {0, 0, 3}, 0, ".. ..n.nn  n nn"},
        {"rank one", {0, 0, 3}, 1, ".. ..n.nn  n n."},
    };
    for (unsigned m = 0; m < sizeof at / sizeof *at; m++)
        for (int kind = 0; kind < 2 * KINDS; kind++) {
            double x[SIZE];
            make(x, at[m].w, at[m].turned);
            char expected = at[m].expected[kind % KINDS];
            if (expected == ' ') continue;
            examine(kind, NAMES[kind % KINDS], at[m].name, x, expected, kind % KINDS <= LEAST);
#ifdef SECOND_ORDER
            double unit[SIZE] = {1, 0, 1, 0, 0, 1}, v[SIZE], in[SIZE] = {0, 1};
            for (int i = 0; i < SIZE; i++) v[i] = sin(3 * i + 1);
            int smooth = expected == '.' && (kind % KINDS <= NORM) && at[m].w[0] > 0;
            examine_twice(kind, NAMES[kind % KINDS], at[m].name, x, unit, smooth);
            if (expected == '.') {
                examine_twice(kind, NAMES[kind % KINDS], at[m].name, x, v, m < 2);
                examine_twice(kind, NAMES[kind % KINDS], at[m].name, x, in, m < 2);
            }
#endif
        }
    return finish();
}
