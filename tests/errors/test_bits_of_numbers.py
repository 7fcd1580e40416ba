"""Integers that are read where numbers were written, and computed with: fast logarithms, and their like. That is
EZ0302, also where they go other ways before they become numbers; but where a union has both, whether the bits are a
number's is looked at as the program runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.compiling import enzcc, run

pytestmark = pytest.mark.rotated(2)

HEAD = """
#include <stdint.h>
#include <stdio.h>
#include <string.h>
extern int enzyme_dup;
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
typedef union { double d; int64_t n; int half[2]; } word;
typedef struct { int kind; word u; } record;
#define NOINLINE __attribute__((noinline)) static
#define FILL for (int i = 0; i < 4; i++) { r[i].kind = i == 2; if (i == 2) r[i].u.n = i; else r[i].u.d = x[i] * x[0]; }
"""
MAIN = """
int main(void) {
    double x[4] = {2, 3, 5, 7}, d[4] = {0};
#ifdef FORWARD
    double e[4] = {1, 0, 0, 0};
    printf("%g\\n", __enzyme_fwddiff((void *)f, enzyme_dup, x, e));
#else
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    printf("%g\\n", d[0]);
#endif
}
"""
ENDED = {
    "here": """
static double f(double *x) {
    record r[4]; double s = 0; FILL
    for (int i = 0; i < 4; i++) s += r[i].kind ? (double)r[i].u.n : (double)r[i].u.n * 1.5e-16 - 0.9;
    return s;
}""",
    "in a function": """
NOINLINE double log_of(const word *u) { return (double)(u->n + 1) * 1.5e-16; }
static double f(double *x) {
    record r[4]; double s = 0; FILL
    for (int i = 0; i < 4; i++) s += r[i].kind ? r[i].u.n : log_of(&r[i].u) + r[i].u.d;
    return s;
}""",
    "of a global": """
static record r[4];
NOINLINE double bits(int i) { return (double)(r[i].u.n + 1) * 1.5e-16; }
static double f(double *x) { FILL return bits(1) + bits(3) + r[0].u.d; }""",
    "returned": """
NOINLINE int64_t bits(const record *r) { return r->u.n; }
static double f(double *x) {
    record r[4]; double s = 0; FILL
    for (int i = 0; i < 4; i++) s += (double)bits(r + i) * 1.5e-16;
    return s + r[1].u.d;
}""",
    "given": """
NOINLINE double log_of(int64_t n) { return (double)n * 1.5e-16; }
static double f(double *x) { record r[4]; FILL return log_of(r[0].u.n) + log_of(r[2].u.n) + x[3]; }""",
    "copied to an array": """
NOINLINE void copy(const double *y, int64_t *o, int n) { for (int i = 0; i < n; i++) memcpy(o + i, y + i, 8); }
static double f(double *x) {
    volatile int n = 4; double y[4], s = 0; int64_t o[4];
    for (int i = 0; i < n; i++) y[i] = x[i] * x[0];
    copy(y, o, n);
    for (int i = 0; i < n; i++) s += 2.2e-16 * (double)o[i];
    return s;
}""",
    "behind a pointer in memory": """
typedef struct { word *u; } holder;
NOINLINE int64_t above(const holder *h, int64_t n) { return h->u->n > n ? h->u->n - n : 0; }
NOINLINE double value(const holder *h) { return h->u->d; }
static double f(double *x) {
    word u[2]; holder h = {u};
    u[0].d = x[0] * x[0]; u[1].n = 4;
    double s = value(&h) + 1.5e-16 * (double)above(&h, 3);
    h.u = u + 1;
    return s + (double)above(&h, 2);
}""",
    "in a buffer of bytes": """
typedef struct { char *begin; int places[3]; } parts;
NOINLINE int64_t *whole(const parts *p, int k) {
    int at = 0; for (int i = 0; i < k; i++) at += p->places[i];
    return (int64_t *)(p->begin + at);
}
NOINLINE int64_t next(const parts *p, int k) { int64_t n; memcpy(&n, whole(p, k), 8); return n + 1; }
static double f(double *x) {
    volatile int eight = 8; _Alignas(8) char memory[24];
    parts p = {memory, {eight, eight, eight}};
    for (int k = 0; k < 3; k++)
        if (k == 1) { int64_t n = 7; memcpy(whole(&p, k), &n, 8); }
        else { double y = x[k] * x[0]; memcpy(whole(&p, k), &y, 8); }
    double y; memcpy(&y, whole(&p, 2), 8);
    return y * (double)next(&p, 1) + 1.5e-16 * (double)next(&p, 0);
}""",
}
REFUSED = {
    "in another order": """
static double f(double *x) {
    double t = x[0] * x[0]; uint64_t u; memcpy(&u, &t, 8);
    u = __builtin_bswap64(u); memcpy(&t, &u, 8); return 3 * t + x[3];
}""",
    "in another order, for a function": """
double sin(double);
static double f(double *x) {
    double t = x[0] * x[0]; uint64_t u; memcpy(&u, &t, 8);
    u = __builtin_bswap64(u); memcpy(&t, &u, 8); return sin(t) + x[3];
}""",
    "halves in another order": """
static double f(double *x) {
    double t = x[0] * x[0]; uint64_t u; memcpy(&u, &t, 8);
    u = u << 32 | u >> 32; memcpy(&t, &u, 8); return 3 * t + x[3];
}""",
    "nobody reads the numbers behind a pointer in memory": """
typedef struct { word *u; } holder;
NOINLINE double log_of(const holder *h) { return (double)h->u->n * 1.5e-16; }
static double f(double *x) { word u; holder h = {&u}; u.d = x[0] * x[0]; return log_of(&h) + x[3]; }""",
    "nobody reads the numbers behind a global": """
static word *kept;
NOINLINE double log_of(void) { return (double)kept->n * 1.5e-16; }
static double f(double *x) { word u; kept = &u; u.d = x[0] * x[0]; return log_of() + x[3]; }""",
    "computed behind a global": """
static word *kept;
NOINLINE int64_t next(void) { return kept->n + 1; }
static double f(double *x) { word u; kept = &u; u.d = x[0] * x[0]; return (double)next() * 1.5e-16 + x[3]; }""",
    "nobody reads the numbers": """
NOINLINE double log_of(word *u) { u->n++; return (double)u->n * 1.5e-16; }
static double f(double *x) {
    record r[4]; double s = 0; FILL
    for (volatile int i = 0; i < 4; i += 2) s += log_of(&r[i].u);
    return s + log_of(&r[3].u) + x[3];
}""",
    "halves": """
NOINLINE double log_of(const word *u) { return (u->half[1] - 1072632447) * 6.6e-7; }
static double f(double *x) {
    word u[3]; double s = 0;
    for (int i = 0; i < 3; i++) u[i].d = x[i] * x[0];
    for (int i = 0; i < 3; i++) s += log_of(u + i);
    return s;
}""",
    "halves of numbers that are needed": """
NOINLINE double log_of(const word *u) { return (u->half[1] - 1072632447) * 6.6e-7; }
static double f(double *x) {
    word u[3]; double s = 0;
    for (int i = 0; i < 3; i++) u[i].d = x[i] * x[0];
    for (int i = 0; i < 3; i++) s += log_of(u + i) * u[i].d;
    return s;
}""",
    "nothing active comes back from the function, which is differentiated for something else": """
NOINLINE double bits(const record *r) { return r->kind ? 0 : (double)r->u.n * 1.5e-16; }
NOINLINE double both(const double *x, double *sum) {
    record r[4]; FILL
    *sum += x[3];
    double b = 0;
    for (volatile int i = 0; i < 4; i++) b += bits(r + i);
    return b;
}
static double f(double *x) { double s = 0, b = both(x, &s); return s + b; }""",
    "by way of memory that is not active": """
NOINLINE void bits(const record *r, double *out) { *out += r->kind ? 0 : (double)r->u.n * 1.5e-16; }
NOINLINE void both(const double *x, double *sum, double *out) {
    record r[4]; FILL
    *sum += x[3];
    for (volatile int i = 0; i < 4; i++) bits(r + i, out);
}
static double f(double *x) { double s = 0, b[2] = {0, 1}; both(x, &s, b + (x[0] > 1)); return s + b[0] + b[1]; }""",
    "by way of a global that a third function reads": """
static double kept[2];
NOINLINE void bits(const record *r) { kept[r->kind] += r->kind ? 0 : (double)r->u.n * 1.5e-16; }
NOINLINE double back(int i) { return kept[i] + kept[1]; }
NOINLINE void both(const double *x, double *sum) {
    record r[4]; FILL
    *sum += x[3];
    for (volatile int i = 0; i < 4; i++) bits(r + i);
}
static double f(double *x) { double s = 0; both(x, &s); return s + back(0); }""",
    "by way of a pointer that the caller keeps": """
typedef struct { double *to; } holder;
NOINLINE void bits(const record *r, const holder *h) { *h->to += r->kind ? 0 : (double)r->u.n * 1.5e-16; }
NOINLINE void both(const double *x, double *sum, const holder *h) {
    record r[4]; FILL
    *sum += x[3];
    for (volatile int i = 0; i < 4; i++) bits(r + i, h);
}
static double f(double *x) { double s = 0, b = 0; holder h = {&b}; both(x, &s, &h); return s + b; }""",
    "by way of an integer that is one again": """
NOINLINE void bits(const record *r, record *to) { to->kind = 0; to->u.d = r->kind ? 0 : (double)r->u.n; }
NOINLINE double again(const record *r) { return r->kind ? r->u.d : (double)(r->u.n + 1) * 1.5e-16; }
NOINLINE void both(const double *x, double *sum, record *to) {
    record r[4]; FILL
    *sum += x[3];
    for (volatile int i = 0; i < 4; i++) bits(r + i, to + i);
}
static double f(double *x) {
    double s = 0; record to[4];
    both(x, &s, to);
    for (volatile int i = 0; i < 4; i++) s += again(to + i);
    return s;
}""",
}

ONE = "0x3ff0000000000000"
ELSEWHERE = {
    "kept in an array": """
NOINLINE void fill(const double *x, int64_t *o, int n) {
    for (int i = 0; i < n; i++) { int64_t u; memcpy(&u, x + i, 8); o[i] = u - ONE; }
}
static double f(double *x) {
    double y[4], s = 0; int64_t o[4];
    for (int i = 0; i < 4; i++) y[i] = x[i] * x[0];
    fill(y, o, 4);
    for (int i = 0; i < 4; i++) s += 2.2e-16 * (double)o[i];
    return s;
}""",
    "kept in an array of this function": """
static double f(double *x) {
    double s = 0; volatile int n = 4; int64_t o[4];
    for (int i = 0; i < n; i++) { double y = x[i] * x[0]; int64_t u; memcpy(&u, &y, 8); o[i] = u - ONE; }
    for (int i = 0; i < n; i++) s += 2.2e-16 * (double)o[i];
    return s;
}""",
    "returned": """
NOINLINE int64_t above(int64_t u) { return u - ONE; }
static double f(double *x) {
    double y = x[0] * x[1]; int64_t u;
    memcpy(&u, &y, 8);
    return 2.2e-16 * (double)above(u);
}""",
    "returned by a function that calls itself": """
NOINLINE int64_t sum(const double *y, int n) {
    int64_t u;
    if (!n) return 0;
    memcpy(&u, y, 8);
    return sum(y + 1, n - 1) + (u - ONE);
}
static double f(double *x) {
    double y[4];
    for (int i = 0; i < 4; i++) y[i] = x[i] * x[0];
    return x[1] + 2.2e-16 * (double)sum(y, 4);
}""",
    "of a function that a pointer leads to": """
static int64_t kept[3];
static void put(double y, int i) { int64_t u; memcpy(&u, &y, 8); kept[i] = u - ONE; }
static void skip(double y, int i) { (void)y, (void)i; }
static void (*volatile chosen)(double, int) = put;
static double f(double *x) {
    void (*now)(double, int) = chosen; double s = 0;
    if (!now) now = skip;
    for (int i = 0; i < 3; i++) now(x[i] * x[0], i);
    for (int i = 0; i < 3; i++) s += x[0] * 2.2e-16 * (double)kept[i];
    return s;
}""",
    "handed on by a third": """
NOINLINE void give(int64_t *o, int64_t u) { *o = u - ONE; }
NOINLINE void bits(double y, int64_t *o) { int64_t u; memcpy(&u, &y, 8); give(o, u); }
NOINLINE double back(const int64_t *o) { return 2.2e-16 * (double)*o; }
static double f(double *x) { int64_t o; bits(x[0] * x[1], &o); return back(&o) + x[2]; }""",
    "in a list": """
void *malloc(size_t);
typedef struct node { struct node *next; int64_t k; } node;
NOINLINE node *push(node *l, double y) {
    node *n = malloc(sizeof *n);
    memcpy(&n->k, &y, 8), n->k -= ONE, n->next = l;
    return n;
}
NOINLINE double sum(const node *l) { double s = 0; for (; l; l = l->next) s += 2.2e-16 * (double)l->k; return s; }
static double f(double *x) {
    node *l = 0;
    for (int i = 0; i < 3; i++) l = push(l, x[i] * x[0]);
    return sum(l) + x[3];
}""",
    "high words": """
NOINLINE void fill(const double *x, int *o, int n) {
    for (int i = 0; i < n; i++) { int64_t u; memcpy(&u, x + i, 8); o[i] = u >> 32; }
}
static double f(double *x) {
    double y[4], s = 0; int o[4];
    for (int i = 0; i < 4; i++) y[i] = x[i] * x[0];
    fill(y, o, 4);
    for (int i = 0; i < 4; i++) s += 6.6e-7 * o[i];
    return s;
}""",
    "halves of short numbers": """
NOINLINE void fill(const float *x, uint16_t *o, int n) {
    for (int i = 0; i < n; i++) { uint32_t u; memcpy(&u, x + i, 4); o[i] = u >> 16; }
}
static double f(double *x) {
    float y[4]; uint16_t o[4]; double s = x[1];
    for (int i = 0; i < 4; i++) y[i] = x[i] * x[0];
    fill(y, o, 4);
    for (int i = 0; i < 4; i++) s += o[i] * 0.0078125;
    return s;
}""",
    "of a union's word": """
NOINLINE void fill(const word *u, int64_t *o) { for (int i = 0; i < 3; i++) o[i] = u[i].n - ONE; }
static double f(double *x) {
    int64_t o[3]; word u[3]; double s = 0;
    for (int i = 0; i < 3; i++) u[i].n = i;
    for (int i = 0; i < 3; i++) s += (double)u[i].n;
    for (int i = 0; i < 3; i++) u[i].d = x[i] * x[0];
    fill(u, o);
    for (int i = 0; i < 3; i++) s += u[i].d + 2.2e-16 * (double)o[i];
    return s;
}""",
    "copied to a variable": """
static int64_t kept;
NOINLINE void keep(double y) { memcpy(&kept, &y, 8); }
NOINLINE double use(void) { return 2.2e-16 * (double)kept; }
static double f(double *x) { keep(x[0] * x[1]); return use() + x[3]; }""",
}

LEVELS = pytest.mark.parametrize("level", ["-O0", "-O2"])
MODES = pytest.mark.parametrize("mode", ["-DFORWARD", "-DREVERSE"])


@LEVELS
@MODES
@pytest.mark.parametrize("source", [pytest.param(source, id=name) for name, source in ENDED.items()])
def test_the_program_ends_where_bits_of_a_number_are_counted_with(
    source: str, mode: str, level: str, tmp_path: Path
) -> None:
    (tmp_path / "f.c").write_text(HEAD + source + MAIN)
    made = enzcc(level, "-w", mode, "f.c", "-o", "f", cwd=tmp_path)
    if made.status:  # where enzcc sees that they may be, as well
        assert "[EZ0302]" in made.err
        return
    ran = run(tmp_path / "f", cwd=tmp_path)
    assert ran.status < 0
    assert "an integer is read here where the bits of a number are" in ran.err


@LEVELS
@MODES
@pytest.mark.parametrize("source", [pytest.param(source, id=name) for name, source in REFUSED.items()])
def test_what_nothing_looks_at_is_refused(source: str, mode: str, level: str, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(HEAD + source + MAIN)
    made = enzcc(level, "-w", mode, "f.c", "-o", "f", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0302]" in made.err


@LEVELS
@MODES
@pytest.mark.parametrize("source", [pytest.param(source, id=name) for name, source in ELSEWHERE.items()])
def test_what_is_computed_of_bits_is_followed_to_where_it_becomes_a_number(
    source: str, mode: str, level: str, tmp_path: Path
) -> None:
    (tmp_path / "f.c").write_text(HEAD + source + MAIN)
    made = enzcc(level, "-w", mode, f"-DONE={ONE}", "f.c", "-o", "f", cwd=tmp_path)
    assert made.status == 1
    assert re.match(r"f\.c:\d+:\d+: error: \[EZ0302\]", made.err), made.err
