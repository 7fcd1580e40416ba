/* What programs share that ask for derivatives where eigenvalues or singular values coincide: each is right, or not a
   number. A program has `double f(int kind, double *x)`, the number of parameters SIZE, and a table of kinds. */
#include "../../programs/c/check.h"

double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
static double f(int kind, double *x);

static void gradient(int kind, double *x, double *dx) {
    __enzyme_autodiff((void *)f, enzyme_const, kind, enzyme_dup, x, dx);
}
static double tangent(int kind, double *x, double *dx) {
    return __enzyme_fwddiff((void *)f, enzyme_const, kind, enzyme_dup, x, dx);
}

/* To the right, which is what forward mode has where there are two; and to both sides. */
static double right(int kind, const double *x, const double *v) {
    double y[SIZE], h = 1e-6, s[3];
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < SIZE; i++) y[i] = x[i] + k * h * v[i];
        s[k] = f(kind, y);
    }
    return (4 * s[1] - 3 * s[0] - s[2]) / (2 * h);
}
static double slope(int kind, const double *x, const double *v) {
    double y[SIZE], h = 1e-3, s[4];
    for (int k = 0; k < 4; k++) {
        for (int i = 0; i < SIZE; i++) y[i] = x[i] + (k % 2 ? -h : h) / (1 + k / 2) * v[i];
        s[k] = f(kind, y);
    }
    return (4 * (s[2] - s[3]) / h - (s[0] - s[1]) / (2 * h)) / 3;
}

static int is_zero(const double *v) {
    double sum = 0;
    for (int i = 0; i < SIZE; i++) sum += fabs(v[i]);
    return sum == 0;
}

/* `known`: whether it must be a number, and not one that it cannot be. */
static void judge(const char *what, const char *name, const char *at, int i, double got, double wanted, int known) {
    if (isnan(got) && !known) return;
    if (!isnan(got) && fabs(got - wanted) <= 3e-5 * (1 + fabs(wanted))) return;
    printf("%s of %s at %s [%d]: got %.9g, wanted %.9g\n", what, name, at, i, got, wanted);
    failures++;
}

/* `expected`: '.' all is known, 'n' the gradient is none. */
static void examine(int kind, const char *name, const char *at, const double *x, char expected, int values) {
    double y[SIZE], g[SIZE] = {0};
    gradient(kind, memcpy(y, x, sizeof y), g);
    for (int i = 0; i < SIZE; i++) {
        double v[SIZE] = {0}, u[SIZE];
        v[i] = 1;
        if (expected == '.') judge("gradient", name, at, i, g[i], slope(kind, x, v), 1);
        else if (!isnan(g[i])) judge("gradient", name, at, i, g[i], NAN, 1);
        double wanted = right(kind, x, memcpy(u, v, sizeof v));
        judge("tangent", name, at, i, tangent(kind, memcpy(y, x, sizeof y), v), wanted, values);
    }
    double v[SIZE], u[SIZE];
    for (int i = 0; i < SIZE; i++) u[i] = v[i] = sin(3 * i + 1);
    judge("tangent", name, at, SIZE, tangent(kind, memcpy(y, x, sizeof y), v), right(kind, x, u), values);
}

#ifdef SECOND_ORDER
static void of_gradient(int kind, double *x, double *v, double *g, double *h) {
    __enzyme_fwddiff((void *)gradient, enzyme_const, kind, enzyme_dup, x, v, enzyme_dup, g, h);
}
static double of_tangent(int kind, double *x, double *u, double *v, double *zero) {
    return __enzyme_fwddiff((void *)tangent, enzyme_const, kind, enzyme_dup, x, u, enzyme_dup, v, zero);
}
static void reversed(int kind, double *x, double *h, double *v, double *unused) {
    __enzyme_autodiff((void *)tangent, enzyme_const, kind, enzyme_dup, x, h, enzyme_dup, v, unused);
}
static double along(int kind, double *x, const double *v) {
    double g[SIZE] = {0}, sum = 0;
    gradient(kind, x, g);
    for (int i = 0; i < SIZE; i++) sum += g[i] * v[i];
    return sum;
}
static void twice(int kind, double *x, double *h, const double *v) {
    __enzyme_autodiff((void *)along, enzyme_const, kind, enzyme_dup, x, h, enzyme_const, v);
}
static double bend(int kind, const double *x, const double *v, const double *u) {
    double y[SIZE], h = 8e-3, e[2];
    for (int k = 0; k < 2; k++, h /= 2) {
        double sum = 0;
        for (int q = 0; q < 4; q++) {
            for (int i = 0; i < SIZE; i++) y[i] = x[i] + (q % 2 ? -h : h) * v[i] + (q / 2 ? -h : h) * u[i];
            sum += (q == 0 || q == 3 ? 1 : -1) * f(kind, y);
        }
        e[k] = sum / (4 * h * h);
    }
    return (4 * e[1] - e[0]) / 3;
}
/* Of second order, right or not a number; `known`: the multiple of the unit matrix and what does not ask. */
static void examine_twice(int kind, const char *name, const char *at, const double *x, const double *v, int known) {
    double y[SIZE], a[SIZE], b[SIZE], g[SIZE] = {0}, h[3][SIZE] = {{0}}, zero[SIZE] = {0};
    if (is_zero(v)) return;
    of_gradient(kind, memcpy(y, x, sizeof y), memcpy(a, v, sizeof a), g, h[0]);
    reversed(kind, memcpy(y, x, sizeof y), h[1], memcpy(a, v, sizeof a), zero);
    twice(kind, memcpy(y, x, sizeof y), h[2], v);
    for (int i = 0; i < SIZE; i++) {
        double u[SIZE] = {0}, none[SIZE] = {0};
        u[i] = 1;
        double wanted = bend(kind, x, v, u);
        judge("forward of reverse", name, at, i, h[0][i], wanted, known);
        judge("reverse of forward", name, at, i, h[1][i], wanted, 0);
        judge("reverse of reverse", name, at, i, h[2][i], wanted, 0);
        memcpy(a, v, sizeof a), memcpy(b, u, sizeof b);
        judge("forward of forward", name, at, i, of_tangent(kind, memcpy(y, x, sizeof y), b, a, none), wanted, 0);
    }
}
#endif
