/* Inactive data beside active: by declaration, by choice, and known to the running program only. */
#include "../../programs/c/check.h"

extern int enzyme_runtime_activity;
double __enzyme_fwddiff(void *, ...);

typedef struct { double *p, *q; int n; double w; } Weighted;

static double in_place(double *x, const double *scale, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        x[i] *= scale[i];
        sum += x[i] * x[i];
    }
    return sum;
}
static NOINLINE void copy(double *to, const double *from, int n) { memcpy(to, from, sizeof(double) * n); }
static double copied(double *x, const double *scale, int n) {
    double *both = malloc(sizeof(double) * n), sum = 0;
    copy(both, scale, n);
    for (int i = 0; i < n; i++) sum += both[i] * x[i];
    copy(both, x, n);
    for (int i = 0; i < n; i++) sum += both[i] * x[i];
    free(both);
    return sum;
}
static double chosen(const double *x, int c) {
    static const double table[3] = {1, 2, 3};
    const double *p = c ? table : x;
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += p[i] * x[i];
    return sum;
}
static double weighted(const Weighted *s) {
    double sum = 0;
    for (int i = 0; i < s->n; i++) sum += s->p[i] * s->q[i] * s->w;
    return sum;
}

int main(void) {
    double x[3] = {1, 2, 3}, dx[3] = {1, 0, 0}, scale[3] = {2, 3, 4}, dscale[3] = {0, 1, 0};
    double y = __enzyme_fwddiff((void *)in_place, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, scale, scale, 3);
    expect("scaled", y, 8);
    expect("primal", x[0], 2);
    expect("shadow", dx[0], 2);
    expect("inactive", scale[0], 2);

    double z[3] = {1, 2, 3}, dz[3] = {1, 0, 0};
    y = __enzyme_fwddiff((void *)copied, enzyme_runtime_activity, enzyme_dup, z, dz, enzyme_dup, scale, scale, 3);
    expect("copied, inactive", y, 2 + 2);
    y = __enzyme_fwddiff((void *)copied, enzyme_dup, z, dz, enzyme_dup, scale, dscale, 3);
    expect("copied, active", y, 2 + 2 + 2);
    expect("the table", __enzyme_fwddiff((void *)chosen, enzyme_dup, z, dz, 1), 1);
    expect("the argument", __enzyme_fwddiff((void *)chosen, enzyme_dup, z, dz, 0), 2);

    Weighted s = {z, scale, 3, 5}, active = {dz, dscale, 0, 1}, half = {dz, scale, 0, 0};
    expect("through pointers", __enzyme_fwddiff((void *)weighted, enzyme_dup, &s, &active), 5 * (2 + 2) + 20);
    y = __enzyme_fwddiff((void *)weighted, enzyme_runtime_activity, enzyme_dup, &s, &half);
    expect("through one of them", y, 5 * 2);
    return finish();
}
