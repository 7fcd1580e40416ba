"""Integers that are read where numbers were written, and computed with: fast logarithms, and their like. That is
EZ0302; but where a union has both, whether the bits are a number's is looked at as the program runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

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
}
REFUSED = {
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
