"""Integers that functions give each other, or count with, between places where numbers may lie, by another name of the
memory: the program looks whether they are numbers, and goes on where they are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

pytestmark = pytest.mark.rotated(2)

HEAD = """
#include <stdio.h>
#define NOINLINE __attribute__((noinline)) static
extern int enzyme_dup;
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
typedef union { struct { double a; long n, m; double b; } named; double d[4]; } both;
NOINLINE void fill(double *p, const double *x, int n) { for (int i = 0; i < n; i++) p[i] = x[i % 3] * (i + 1); }
NOINLINE void tags(both *w, int k) { w->named.n = k; w->named.m = 0x4000000000000000; }
NOINLINE double sum(const double *p, int n) { double s = 0; for (int i = 0; i < n; i++) s += p[i] * p[i]; return s; }
static int numbers;
NOINLINE void start(both *w, const double *x, int k) { fill(w->d, x, 4), tags(w, k), fill(w->d, x, numbers ? 4 : 1); }
"""
MAIN = """
int main(int argc, char **argv) {
    double x[3] = {2, 3, 5}, d[3] = {0, 0, 0}, e[3] = {1, 0, 0};
    numbers = argc > 1;
#ifdef FORWARD
    printf("%g\\n", __enzyme_fwddiff((void *)f, enzyme_dup, x, e, 6 + !!argc));
#else
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, 6 + !!argc);
    printf("%g\\n", d[0]);
#endif
}
"""
WAYS = {
    "returned": """
NOINLINE long get(const both *w) { return w->named.n; }
static double f(const double *x, int k) {
    both v, w;
    start(&w, x, k);
    v = w;
    v.named.n = 0;
    v.named.n = get(&w);
    return sum(v.d, 4);
}""",
    "returned by two": """
NOINLINE long get(const both *w) { return w->named.n; }
NOINLINE long get_it(const both *w, int k) { return k ? get(w) : 5; }
static double f(const double *x, int k) {
    both v, w;
    start(&w, x, k);
    v = w;
    v.named.n = 0;
    v.named.n = get_it(&w, 1);
    return sum(v.d, 4);
}""",
    "counted as well": """
NOINLINE long count(both *to, const both *from) { to->named.n = from->named.n; return from->named.n * 3 + 1; }
static double f(const double *x, int k) {
    both v, w;
    start(&w, x, k);
    v = w;
    v.named.n = 0;
    return count(&v, &w) % 7 * 0.5 + sum(v.d, 4);
}""",
    "returned in pairs": """
typedef struct { long n, m; } two;
NOINLINE two get(const both *w) { two t = {w->named.n, w->named.m}; return t; }
static double f(const double *x, int k) {
    both v, w;
    start(&w, x, k);
    v = w;
    v.named.n = 0;
    two t = get(&w);
    v.named.n = t.n, v.named.m = t.m;
    return sum(v.d, 4);
}""",
}


REFUSED = {"returned by two": "EZ0304"}
"""Where the auditor is sure that a walk over the numbers, whose end it knows, comes by the integer, and does not know
that the program looks at what a call of a call returns."""


@pytest.mark.parametrize("mode", ["REVERSE", "FORWARD"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("way", WAYS)
def test_words_between_functions_are_looked_at(way: str, level: str, mode: str, tmp_path: Path) -> None:
    source = tmp_path / "given.c"
    source.write_text(HEAD + WAYS[way] + MAIN)
    told = enzcc(level, f"-D{mode}", "-g", "-w", source, "-o", tmp_path / "given", cwd=tmp_path)
    if way in REFUSED:
        assert f"error: [{REFUSED[way]}]" in told.err
        return
    assert told.status == 0, told.err

    integers = run(tmp_path / "given")
    assert (integers.status, integers.out) == (0, "68\n")
    ended = run(tmp_path / "given", "numbers")
    assert ended.status != 0
    assert "given.c" in ended.err and "an integer is read here where the bits of a number are" in ended.err
