"""Programs whose derivatives may be wrong as soon as one thing is said of them that was true of the primal."""

from __future__ import annotations

from typing import Final

HEAD: Final = """
#include <enzyme.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#define APART __attribute__((noinline)) static
"""

CHECK: Final = """
static int check(double (*f)(double *, long), void (*reverse)(double *, double *, long),
                 double (*forward)(double *, double *, long), double *x, long n) {
    double d[64] = {0}, y[64], e[64];
    memcpy(y, x, n * sizeof *x);
    reverse(y, d, n);
    for (long i = 0; i < n; i++) {
        double up, down, t;
        memcpy(y, x, n * sizeof *x); y[i] = x[i] + 1e-6; up = f(y, n);
        memcpy(y, x, n * sizeof *x); y[i] = x[i] - 1e-6; down = f(y, n);
        memcpy(y, x, n * sizeof *x); memset(e, 0, sizeof e); e[i] = 1; t = forward(y, e, n);
        double by_difference = (up - down) / 2e-6, slack = 1e-6 * (1 + fabs(by_difference));
        if (fabs(d[i] - by_difference) > slack || fabs(t - d[i]) > slack)
            return printf("%ld: reverse %.9g forward %.9g difference %.9g\\n", i, d[i], t, by_difference);
    }
    return 0;
}
static void reverse_of_f(double *x, double *d, long n) {
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, n);
}
static double forward_of_f(double *x, double *d, long n) {
    return __enzyme_fwddiff((void *)f, enzyme_dup, x, d, enzyme_const, n);
}
double __enzyme_fwddiff(void *, ...);
int main(void) {
    double x[16];
    for (long i = 0; i < 16; i++) x[i] = 1 + sin(7. * i + 1) / 2;
    return check(f, reverse_of_f, forward_of_f, x, 16) != 0;
}
"""

PROGRAMS: Final = {
    "a reverse half finds the same memory by a cursor that it kept": """
APART void settle(double *restrict v, long n) {
    double *p = v;
    while (p + 1 < v + n) {
        if (p[0] > p[1]) { double t = p[0]; p[0] = p[1]; p[1] = t; p = p == v ? p + 1 : p - 1; }
        else p++;
    }
}
static double f(double *x, long n) {
    double v[16], s = 0;
    memcpy(v, x, sizeof v);
    settle(v, n);
    for (long i = 0; i < n; i++) s += (i + 1) * v[i] * v[i];
    return s;
}
""",
    "a callee's half finds it by a cursor": """
APART void climb(double *v, long n) {
    for (double *p = v; p < v + n; p += *p > 1.2 ? 2 : 1) *p = *p * *p;
}
APART void twice(double *restrict v, long n, double *restrict w) {
    v[0] *= v[1]; climb(v, n); v[0] *= w[0]; v[1] *= v[0]; climb(v, n); v[1] = v[0] * v[1] * w[0];
}
static double f(double *x, long n) {
    twice(x + 1, n - 1, x);
    return x[1] + x[2] * x[3] + x[5];
}
""",
    "a pointer into it was left in memory": """
struct view { double *at; };
APART void walk(struct view *s, double *restrict v, long n) {
    s->at = v;
    double *q = v;
    for (long i = 0; i < n; i++) { if (*q > 1) q = s->at + i; *q = *q * v[i]; v[i] = v[i] * *q; }
}
static double f(double *x, long n) {
    struct view s = {0};
    walk(&s, x, n);
    return x[0] + s.at[1] * x[2] + x[5];
}
""",
    "two restrict pointers may be one where they are only read": """
APART void scale(double *restrict a, const double *restrict b, double *restrict c, long n) {
    a[0] = 0;
    for (long i = 1; i < n; i++) c[i] = a[3] * b[i];
}
static double f(double *x, long n) {
    double c[16], s = 0;
    scale(x, x, c, n);
    for (long i = 1; i < n; i++) s += c[i] * i;
    return s;
}
""",
    "and where what they write lies elsewhere in the same array": """
APART void mix(double *restrict a, double *restrict b, long n) {
    for (long i = 0; i < n; i += 2) { a[i] = a[1] * b[3] + a[3]; b[i == 0 || i == 2 ? 5 : i + 1] = b[1] * a[3]; }
}
static double f(double *x, long n) {
    mix(x, x, n);
    double s = 0;
    for (long i = 0; i < n; i++) s += x[i] * i;
    return s;
}
""",
    "an inlined restrict scope ends with its iteration": """
static inline void step(double *restrict y, const double *restrict x) { y[0] = y[0] / 2 + x[0] * x[1] / 4; }
static double f(double *x, long n) {
    for (long i = 0; i + 2 < n; i++) step(x + i + 2, x + i);
    return x[n - 1] + x[n / 2];
}
""",
    "a variable-length array of vectors is aligned on the tape": """
typedef double v4 __attribute__((vector_size(32)));
APART void fill(v4 *a, const double *x, long n) {
    for (long i = 0; i < n; i++) a[i] = (v4){x[0], x[1], x[0] * x[1], x[1] * x[i]};
}
APART double sum(const double *x, long n) {
    v4 a[n], s = {0};
    fill(a, x, n);
    for (long i = 0; i < n; i++) s += a[i] * a[i];
    return s[0] + s[1] + s[2] * s[3];
}
static double f(double *x, long n) {
    double s = 0;
    for (long k = 1; k < n / 3; k++) s += sum(x, k);
    return s;
}
""",
    "a struct that is passed by value is as aligned as it says": """
struct __attribute__((aligned(32))) block { double a[8]; };
APART double energy(struct block s, double k) {
    double r = 0;
    for (int i = 0; i < 8; i++) { s.a[i] *= k * s.a[i]; r += s.a[i] * s.a[i]; }
    return r;
}
APART double between(struct block s, double k) { return energy(s, k) * k; }
static double f(double *x, long n) {
    struct block s;
    for (int i = 0; i < 8; i++) s.a[i] = x[i & 1] / (i + 1);
    return between(s, x[1]);
}
""",
    "numbers lie packed among bytes": """
APART void put(char *to, const double *x, long n) { memcpy(to + 1, x, n * sizeof *x); }
static double f(double *x, long n) {
    char b[16 * sizeof(double) + 1];
    double y[16], s = 0;
    put(b, x, n);
    memcpy(y, b + 1, sizeof y);
    for (long i = 0; i < n; i++) s += y[i] * y[i];
    return s;
}
""",
    "a number that a select drops may be poison": """
APART double factor(double x, int i) { return i != INT32_MAX ? x * x * (i + 1) : x; }
static double f(double *x, long n) {
    return factor(x[0], 3) + factor(x[1], INT32_MAX) * x[2];
}
""",
}


def program(name: str) -> str:
    return HEAD + PROGRAMS[name] + CHECK
