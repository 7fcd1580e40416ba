"""Memory that holds numbers of two sizes in turn, and bits that are moved as numbers of another size than they are.

Each access to a number knows its own size, and notes it where an adjoint is added; what is only moved goes by that, is
added to nothing, or is refused. It was added as numbers of the wrong size, in silence.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

pytestmark = pytest.mark.rotated(2)

HEAD = """
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup;
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
#define NOINLINE __attribute__((noinline)) static
typedef struct { int tag; union { double d; float f; } u; } cell;
NOINLINE double value(const cell *r) { return r->tag ? r->u.d * r->u.d : r->u.f; }
NOINLINE void set(cell *r, int tag, double v) { r->tag = tag; if (tag) r->u.d = v; else r->u.f = (float)v; }
#define FILL cell r[4]; volatile int n = 4; for (int i = 0; i < n; i++) set(r + i, i & 1, x[i] * (i + 1));
"""
MAIN = """
int main(void) {
    double x[4] = {0.75, 1.25, 0.5, 1}, d[4] = {1, 2, 3, 4};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    for (int i = 0; i < 4; i++) {
        double e[4] = {0}, y[4];
        e[i] = 1;
        double t = __enzyme_fwddiff((void *)f, enzyme_dup, x, e);
        memcpy(y, x, sizeof y);
        y[i] = x[i] + 0.0625;
        double up = f(y);
        y[i] = x[i] - 0.0625;
        double difference = (up - f(y)) / 0.125;
        d[i] -= i + 1;
        if (fabs(t - difference) > 0.02 * (1 + fabs(t))) return printf("forward: %g, not %g\\n", t, difference), 1;
        if (fabs(d[i] - t) > 1e-6 * (1 + fabs(t))) return printf("reverse: %g, not %g\\n", d[i], t), 1;
    }
    return 0;
}
"""
WORKSPACE = """
static double f(const double *x) {
    double r = 0;
    volatile int n = 4;
    for (int q = 0; q < 3; q++) {
        _Alignas(16) char work[256];
        double *d = (double *)work;
        float *g = (float *)work, *h = (float *)(work + 128);
        WORD *w = (WORD *)(work + 128), *s = (WORD *)work;
        for (int i = 0; i < n; i++) d[i] = x[i] * (q + 1);
        memcpy(work + 64, work, n * 8);
        for (int i = 0; i < n; i++) r += d[i] * d[8 + i];
        for (int i = 0; i < n; i++) g[i] = (float)(x[i] * x[q]);
        for (int i = 0; i < n / 2; i++) w[i] = s[i];
        for (int i = 0; i < n; i++) r += h[i] * g[n - 1 - i];
    }
    return r * 0.1;
}"""
RIGHT = {
    "cells that change places": """
NOINLINE void swap(cell *a, cell *b) { cell t = *a; *a = *b; *b = t; }
static double f(const double *x) {
    FILL
    for (int i = 0; i < n; i++) for (int j = i; j && r[j].tag < r[j - 1].tag; j--) swap(r + j, r + j - 1);
    double s = 0;
    for (int i = 0; i < n; i++) s += value(r + i) * (i + 1);
    return s;
}""",
    "cells that are copied once": """
static double f(const double *x) {
    cell a[4];
    FILL
    memcpy(a, r, n * sizeof *a);
    double s = 0;
    for (int i = 0; i < n; i++) s += value(a + i) * (i + 1);
    return s;
}""",
    "a history of numbers and addresses": """
typedef struct { int tag; union { double d; const double *p; } u; } either;
typedef struct { either r[2]; } state;
static double get(const either *r) { return r->tag ? r->u.d : *r->u.p; }
static void turn(either *r, const double *x) {
    if (r->tag) { r->tag = 0; r->u.p = x; } else { double d = *r->u.p; r->tag = 1; r->u.d = d * d; }
}
static double f(const double *x) {
    state h[5];
    double s = 0;
    for (int i = 0; i < 2; i++) h[0].r[i].tag = 1, h[0].r[i].u.d = x[i];
    for (int i = 1; i < 5; i++) { h[i] = h[i - 1]; turn(&h[i].r[i % 2], x + i % 4); }
    for (int i = 0; i < 5; i++) for (int k = 0; k < 2; k++) s += get(&h[i].r[k]);
    return s;
}""",
    "two floats that travel in a double": """
typedef float two __attribute__((ext_vector_type(2)));
NOINLINE two twist(two v) { return (two){v.y * v.x, v.x - v.y}; }
static double f(const double *x) {
    two v = {(float)x[0], (float)x[1]}, w = twist(v);
    return w.x * w.y + twist(w).x + x[2] * x[3];
}""",
    "cells that are copied, and read in both places": """
static double f(const double *x) {
    cell a[4];
    FILL
    for (int i = 0; i < n; i++) a[i] = r[n - 1 - i];
    double s = 0;
    for (int i = 0; i < n; i++) s += value(a + i) * value(r + i);
    return s;
}""",
    "an array of cells that is shifted": """
static double f(const double *x) {
    FILL
    memmove(r + 1, r, 2 * sizeof *r);
    double s = 0;
    for (int i = 0; i < n; i++) s += value(r + i) * (i + 1);
    return s;
}""",
    "a workspace of doubles, then of floats": """
static double f(const double *x) {
    void *work = malloc(128);
    double *d = work, s = 0;
    for (int i = 0; i < 8; i++) d[i] = x[i % 4];
    memcpy(d + 8, d, 64);
    for (int i = 0; i < 8; i++) s += d[i] * d[i + 8];
    float *g = work;
    for (int i = 0; i < 16; i++) g[i] = (float)x[i % 4];
    memcpy(g + 16, g, 64);
    for (int i = 0; i < 16; i++) s += g[i] * g[i + 16];
    free(work);
    return s;
}""",
    "a union that is walked as doubles and read as floats": """
typedef union { double d[3]; struct { double x; float a, b; double y; } s; } both;
static double f(const double *x) {
    double r = 0;
    volatile int n = 3;
    for (int k = 0; k < 2; k++) {
        both u, w;
        if (k) for (int i = 0; i < n; i++) u.d[i] = x[i] * x[i];
        else u.s.x = x[0], u.s.a = x[1], u.s.b = x[2], u.s.y = 2 * x[3];
        w = u;
        if (k) for (int i = 0; i < n; i++) r += sin(w.d[i]) * u.d[i];
        else r += w.s.x * w.s.a * u.s.a + w.s.b * u.s.y * w.s.y;
    }
    return r;
}""",
    "unions in an array that are moved over each other": """
typedef union { double d[3]; struct { double x; float a, b; double y; } s; } both;
static double f(const double *x) {
    both h[8];
    int tag[8];
    volatile int n = 4, m = 3;
    for (int i = 0; i < n; i++) {
        tag[i] = i & 1;
        if (tag[i]) for (int j = 0; j < m; j++) h[i].d[j] = x[(i + j) % n];
        else h[i].s.x = x[i], h[i].s.a = x[1], h[i].s.b = x[(i + 2) % n], h[i].s.y = 2;
    }
    for (int k = 0; k < 3; k++) {
        memmove(h + 1 + k % 2, h, n * sizeof *h), memmove(tag + 1 + k % 2, tag, n * sizeof *tag);
        memmove(h, h + 1, n * sizeof *h), memmove(tag, tag + 1, n * sizeof *tag);
        h[k] = h[2 - k], tag[k] = tag[2 - k];
    }
    double r = 0;
    for (int i = 0; i < n; i++)
        if (tag[i]) for (int j = 0; j < m; j++) r += sin(h[i].d[j]) * (j + 1 + i);
        else r += h[i].s.x * h[i].s.a + h[i].s.b * h[i].s.y;
    return r;
}""",
    "arrays in structs, of which nobody knows where they end": """
typedef struct { double w[4]; float bias; float g[3]; double out; } neuron;
NOINLINE double dot(const neuron *p, const double *x, int n) {
    double s = p->bias;
    for (int i = 0; i < n; i++) s += p->w[i] * x[i] + p->g[i % 3];
    return s;
}
NOINLINE void swap(neuron *a, neuron *b) { neuron t = *a; *a = *b; *b = t; }
static double f(const double *x) {
    neuron p[3], best;
    volatile int n = 4;
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < n; j++) p[i].w[j] = x[(i + j) % n];
        for (int j = 0; j < n - 1; j++) p[i].g[j] = (float)x[j];
        p[i].bias = (float)x[i];
        p[i].out = dot(p + i, x, n);
    }
    for (int i = 0; i < 3; i++) for (int j = i + 1; j < 3; j++) if (p[i].bias > p[j].bias) swap(p + i, p + j);
    best = p[0];
    double r = best.out * best.bias;
    for (int i = 0; i < 3; i++) {
        neuron c = p[i];
        c.w[i] *= 2;
        r += dot(&c, x, n) * dot(p + i, x, n) + dot(&best, x, n) * i;
    }
    return r * 0.01;
}""",
    "arrays in structs in an array": """
typedef struct { double w; struct { float a; int k; double d; } q[2]; double u[2]; } cells;
static double f(const double *x) {
    volatile int k[5] = {1, 0, 2, 1, 1};
    cells s[3];
    for (int i = 0; i < 3; i++)
        s[i] = (cells){x[0] * i, {{(float)x[1], 3, x[2]}, {0.5f * (float)x[3], 4, x[0] * x[1]}}, {x[1] * x[2], x[3]}};
    for (int i = 2; i >= 0; i--) {
        s[k[i]] = s[k[4]];
        s[0].u[k[3]] *= 0.8;
        s[i].u[i & 1] = 0.1 * s[i].q[i & 1].d * s[k[2]].q[k[i] & 1].a;
    }
    double r = 0;
    for (int i = 0; i < 3; i++) r += s[i].w + s[i].q[k[i] & 1].d * s[i].u[k[1] & 1] + s[i].q[k[2] & 1].a;
    return r;
}""",
    "members of structs that functions fill, move and read": """
typedef union { double d[3]; struct { double x; float a, b; double y; } s; } both;
typedef struct { float h; int tag; both u; } tagged;
NOINLINE void move(tagged *to, const tagged *from) { *to = *from; }
NOINLINE double sum(const double *d, int n) { double r = 0; for (int i = 0; i < n; i++) r += d[i] * (i + 1); return r; }
NOINLINE double floats(const both *u) { return u->s.x * u->s.a + u->s.b * u->s.y; }
NOINLINE void fill(double *d, const double *x, int n) { for (int i = 0; i < n; i++) d[i] = x[i] * x[i]; }
NOINLINE void fill_floats(both *u, const double *x) { u->s.x = x[0], u->s.a = x[1], u->s.b = x[2], u->s.y = 2 * x[3]; }
static double f(const double *x) {
    double r = 0;
    volatile int n = 3, one = 1;
    for (int k = 0; k < 2; k++) {
        tagged t[3];
        for (int i = 0; i < 3; i++) { t[i].h = x[i]; if (k) fill(t[i].u.d, x, n); else fill_floats(&t[i].u, x); }
        move(&t[2], &t[one]);
        for (int i = 0; i < 3; i++)
            r += t[i].h * (k ? sum(t[i].u.d, n) * sum(t[2].u.d, n) : floats(&t[i].u) * floats(&t[2].u));
    }
    return r * 0.01;
}""",
    "unions that are sorted, copied by a function of bytes, and grow": """
typedef struct { int tag; union { double d[3]; struct { double x; float a, b; double y; } s; } u; } tagged;
NOINLINE void copy(void *to, const void *from, size_t n) { memcpy(to, from, n); }
static int by_tag(const void *a, const void *b) { return ((const tagged *)a)->tag - ((const tagged *)b)->tag; }
static double worth(const tagged *t, int n) {
    double r = 0;
    if (!(t->tag & 1)) return t->u.s.x * t->u.s.a + t->u.s.b * t->u.s.y;
    for (int i = 0; i < n; i++) r += t->u.d[i] * (i + 1);
    return r;
}
static double f(const double *x) {
    volatile int n = 3;
    tagged *t = malloc(4 * sizeof *t), *v = malloc(8 * sizeof *v);
    for (int i = 0; i < 4; i++) {
        t[i].tag = i * 3 & 3;
        if (t[i].tag & 1) for (int j = 0; j < n; j++) t[i].u.d[j] = x[(i + j) % 4] * x[i];
        else t[i].u.s.x = x[0], t[i].u.s.a = x[i], t[i].u.s.b = x[2], t[i].u.s.y = 2 * x[3];
    }
    qsort(t, 4, sizeof *t, by_tag);
    copy(v, t, 4 * sizeof *t), copy(v + 4, v, 2 * sizeof *t);
    v = realloc(v, 9 * sizeof *v);
    v[8] = v[1], v[6] = v[2], v[7] = t[3];
    double r = 0;
    for (int i = 0; i < 9; i++) r += worth(v + i, n) * worth(t + i % 4, n) * (i + 1);
    free(t), free(v);
    return r * 0.01;
}""",
    "unions that are cleared, and written over by constants": """
typedef union { double d[3]; struct { double x; float a, b; double y; } s; } both;
static const both fixed[2] = {{{1, 2, 3}}, {{4, 5, 6}}};
static double f(const double *x) {
    double r = 0;
    volatile int n = 3, one = 1;
    for (int k = 0; k < 2; k++) {
        both u[3];
        memset(u, 0, sizeof u);
        for (int q = 0; q < 3; q++) {
            if (k) for (int i = 0; i < n; i++) u[q].d[i] = x[i] * x[q];
            else u[q].s.x = x[0], u[q].s.a = x[q], u[q].s.b = x[2], u[q].s.y = 2 * x[3];
            both t = u[q ? one : 0];
            if (k) for (int i = 0; i < n; i++) r += sin(t.d[i]) * u[q].d[i];
            else r += t.s.x * t.s.a * u[q].s.a + t.s.b * u[q].s.y * t.s.y;
            if (q == 1) { if (k) memcpy(u, &fixed[one], sizeof *u); else memset(u, 0, sizeof *u); }
            if (k) for (int i = 0; i < n; i++) r += u[0].d[i] * x[i];
            else r += u[0].s.b * u[0].s.a + u[0].s.x;
        }
    }
    return r * 0.1;
}""",
    "words of a workspace of doubles, then of floats": f"#define WORD int64_t{WORKSPACE}",
    "floats of a workspace that are moved as doubles": f"#define WORD double{WORKSPACE}",
}
CLOSED = {
    "halves of a union that are moved one by one": """
typedef union { _Float16 h[2]; float f; } both;
static double f(const double *x) {
    both a[4], b[4];
    double r = 0;
    volatile int n = 4;
    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < n; i++)
            if (k) a[i].f = (float)x[i];
            else a[i].h[0] = (_Float16)x[i], a[i].h[1] = (_Float16)x[(i + 1) % n];
        for (int i = 0; i < n; i++) b[i].h[0] = a[n - 1 - i].h[0], b[i].h[1] = a[n - 1 - i].h[1];
        for (int i = 0; i < n; i++)
            if (k) r += b[i].f * (i + 1);
            else r += (float)b[i].h[0] * (i + 1) + (float)b[i].h[1];
    }
    return r;
}""",
    "doubles that are moved as pairs of floats": """
typedef struct { float a, b; } half;
NOINLINE void move(half *to, const half *from, int n) {
    for (int i = 0; i < n; i++) to[i].a = from[i].a, to[i].b = from[i].b;
}
static double f(const double *x) {
    half a[4], b[4];
    double y[4];
    memcpy(a, x, 32);
    move(b, a, 4);
    memcpy(y, b, 32);
    return y[0] * y[1] + y[2] * y[3];
}""",
    "a double that is read as floats of a union": """
typedef union { double d; float f[2]; } both;
NOINLINE void move(both *to, const both *from) { to->f[0] = from->f[0], to->f[1] = from->f[1]; }
static double f(const double *x) {
    both a = {x[0] * x[1]}, b, c;
    move(&b, &a), move(&c, &a);
    return b.d * b.d + 3 * c.d + x[2] * x[3];
}""",
    "doubles in vectors of floats": """
typedef float four __attribute__((vector_size(16)));
typedef double two __attribute__((vector_size(16)));
NOINLINE four exchanged(four v) { return __builtin_shufflevector(v, v, 2, 3, 0, 1); }
static double f(const double *x) {
    four v;
    two w;
    memcpy(&v, x, 16);
    w = (two)exchanged(v);
    return w[0] * w[1] * w[1] + x[2] * x[3];
}""",
    "doubles whose bits are passed as two floats": """
typedef struct { float a, b; } half;
NOINLINE half choose(half p, half q, int second) { return second ? q : p; }
static double f(const double *x) {
    double s = 0;
    for (int i = 0; i < 4; i++) {
        half p, q;
        double y;
        memcpy(&p, x + i, 8), memcpy(&q, x + 1, 8);
        p = choose(p, q, x[i] > 0.6);
        memcpy(&y, &p, 8);
        s += y * x[0];
    }
    return s;
}""",
}


def compiled(tmp_path: Path, level: str, source: str) -> str:
    """What enzcc or the program says; nothing, if all derivatives are right."""
    (tmp_path / "program.c").write_text(HEAD + source + MAIN)
    made = enzcc(level, "-g", "-w", "program.c", "-lm", "-o", "p", cwd=tmp_path)
    if made.status:
        return made.err
    ran = run(tmp_path / "p")
    return (ran.out + ran.err or f"status {ran.status}") if ran.status else ""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("source", [pytest.param(source, id=name) for name, source in RIGHT.items()])
def test_derivatives_are_those_of_the_numbers(source: str, level: str, tmp_path: Path) -> None:
    assert compiled(tmp_path, level, source) == ""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("source", [pytest.param(source, id=name) for name, source in CLOSED.items()])
def test_what_would_be_added_as_numbers_of_another_size_is_not(source: str, level: str, tmp_path: Path) -> None:
    says = compiled(tmp_path, level, source)
    assert not says or "numbers are moved here" in says or "[EZ030" in says, says
