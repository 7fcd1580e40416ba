"""Addresses in unions that are moved as the number beside them, where no word can be moved instead: nobody knows
before the program runs which they are, and it ends where a derivative would be lost. Numbers are moved so, whatever
they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

HEAD = """
#include <stdio.h>
#include <string.h>
#define NOINLINE __attribute__((noinline)) static
typedef struct { long tag; union { double d; const double *p; } u; } item;
#ifdef __cplusplus
extern "C" {
#endif
extern int enzyme_dup, enzyme_width;
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
#ifdef __cplusplus
}
#endif
static int addresses; /* how many of four items are addresses */
NOINLINE void make(item *v, const double *x) {
    for (int i = 0; i < 4; i++) {
        v[i].tag = i < addresses;
        if (v[i].tag) v[i].u.p = &x[i]; else v[i].u.d = x[i];
    }
}
NOINLINE double use(const item *v) {
    double s = 0;
    for (int i = 0; i < 4; i++) s += v[i].tag ? *v[i].u.p * *v[i].u.p : v[i].u.d * 3;
    return s;
}
"""
MAIN = """
int main(int argc, char **argv) {
    double x[4] = {2, 5e-324, 0, 7}, d[4] = {0, 0, 0, 0}, e[4] = {1, 10, 100, 1000};
    addresses = argc - 1;
#ifdef FORWARD
    printf("%g\\n", __enzyme_fwddiff((void *)f, enzyme_dup, x, e));
#else
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    printf("%g %g %g %g\\n", d[0], d[1], d[2], d[3]);
#endif
}
"""
MOVES = {
    "given to a function": """
NOINLINE void put(item *v, long tag, double d) { v->tag = tag; v->u.d = d; }
static double f(const double *x) {
    item v[4], w[4];
    make(v, x);
    for (int i = 0; i < 4; i++) put(&w[i], v[i].tag, v[i].u.d);
    return use(w);
}""",
    "given on": """
NOINLINE void put(item *v, long tag, double d, int often) {
    if (often) put(v, tag, d, often - 1); else v->tag = tag, v->u.d = d;
}
static double f(const double *x) {
    item v[4], w[4];
    make(v, x);
    for (int i = 0; i < 4; i++) put(&w[i], v[i].tag, v[i].u.d, i);
    return use(w);
}""",
    "returned": """
NOINLINE double get(const item *v) { return v->u.d; }
static double f(const double *x) {
    item v[4], w[4];
    make(v, x);
    for (int i = 0; i < 4; i++) w[i].tag = v[i].tag, w[i].u.d = get(&v[i]);
    return use(w);
}""",
    "returned in a record": """
struct pair { double a, b; };
NOINLINE struct pair get(const item *v) { struct pair p = {v[0].u.d, v[1].u.d}; return p; }
static double f(const double *x) {
    item v[4], w[4];
    make(v, x);
    for (int i = 0; i < 4; i += 2) {
        struct pair p = get(&v[i]);
        w[i].tag = v[i].tag, w[i + 1].tag = v[i + 1].tag, w[i].u.d = p.a, w[i + 1].u.d = p.b;
    }
    return use(w);
}""",
    "given by pointer to a function": """
static void put(item *v, long tag, double d) { v->tag = tag; v->u.d = d; }
static void skip(item *v, long tag, double d) { (void)v, (void)tag, (void)d; }
static void (*volatile how)(item *, long, double) = put;
static double f(const double *x) {
    item v[4], w[4];
    void (*to)(item *, long, double) = how == put ? put : skip;
    make(v, x);
    for (int i = 0; i < 4; i++) to(&w[i], v[i].tag, v[i].u.d);
    return use(w);
}""",
    "bits of a word": """
NOINLINE void put(item *v, long tag, double d) { v->tag = tag; v->u.d = d; }
static double f(const double *x) {
    item v[4], w[4];
    make(v, x);
    for (int i = 0; i < 4; i++) {
        long bits;
        double d;
        memcpy(&bits, &v[i].u, 8);
        memcpy(&d, &bits, 8);
        memcpy(&v[i].u, &bits, 8);
        put(&w[i], v[i].tag, d);
    }
    return use(w);
}""",
}
THROWN = """
struct Odd {};
NOINLINE double other(const double *x, int i) { if (i > 3) throw Odd(); return x[i]; }
NOINLINE double one(const item *v, const double *x, int i) {
    double d;
    try { d = v[i].tag >= 0 ? v[i].u.d : other(x, i); } catch (Odd &) { d = 0; }
    return d;
}
static double f(const double *x) {
    item v[4], w[4];
    make(v, x);
    for (int i = 0; i < 4; i++) w[i].tag = v[i].tag, w[i].u.d = one(v, x, i);
    return use(w);
}"""
MESSAGE = "an address is moved here as a number"


@pytest.mark.parametrize("mode", ["REVERSE", "FORWARD"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("moved", [*MOVES, "beside what is thrown"])
def test_addresses_are_not_moved_as_numbers(moved: str, level: str, mode: str, tmp_path: Path) -> None:
    thrown = moved not in MOVES
    source = tmp_path / ("moved.cpp" if thrown else "moved.c")
    source.write_text(HEAD + (THROWN if thrown else MOVES[moved]) + MAIN)
    told = enzcc(level, f"-D{mode}", "-g", "-w", source, "-o", tmp_path / "moved", cwd=tmp_path, cxx=thrown)
    assert told.status == 0, told.err

    numbers = run(tmp_path / "moved")
    assert (numbers.status, numbers.out.split()) == (0, ["3333"] if mode == "FORWARD" else ["3"] * 4)
    address = run(tmp_path / "moved", "one")
    assert address.status != 0
    assert source.name in address.err and MESSAGE in address.err


@pytest.mark.parametrize("mode", ["REVERSE", "FORWARD"])
def test_what_only_moves_them_as_numbers_looks_too(mode: str, tmp_path: Path) -> None:
    """Without types of accesses, a number that is not computed with is not moved as a word."""
    source = tmp_path / "moved.c"
    source.write_text(
        HEAD
        + """
NOINLINE void move(item *w, const item *v) {
    for (int i = 0; i < 4; i++) { w[3 - i].tag = v[i].tag; w[3 - i].u.d = v[i].u.d; }
}
static double f(const double *x) { item v[4], w[4]; make(v, x); move(w, v); return use(w); }"""
        + MAIN
    )
    told = enzcc("-O2", f"-D{mode}", "-g", "-fno-strict-aliasing", source, "-o", tmp_path / "moved", cwd=tmp_path)
    assert told.status == 0, told.err
    assert run(tmp_path / "moved").status == 0
    ended = run(tmp_path / "moved", "one")
    assert ended.status != 0
    assert MESSAGE in ended.err
