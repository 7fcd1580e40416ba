"""Pointers in one place that are declared to lead to different things are kept apart, as C++ does. A program that reads
one as another, and computes with the bits of the numbers there, is refused as ever (EZ0302): copying the bytes of a
pointer to a variable of another type makes no integers of what it leads to."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

pytestmark = pytest.mark.rotated(2)

HEAD = """
#include <stdint.h>
#include <stdio.h>
#include <string.h>
extern int enzyme_dup;
template <class... T> void __enzyme_autodiff(void *, T...);
struct Number { double v, w; };
struct Words { int64_t n, m; };
struct Bytes { unsigned char c[8]; long m; };
struct OfNumber { Number *p; };
struct OfWords { Words *p; };
struct OfBytes { Bytes *p; };
#define NOINLINE __attribute__((noinline)) static
NOINLINE void put(OfNumber *s, double a, double b) { s->p = new Number{a, b}; }
NOINLINE void put(OfWords *s, long n) { s->p = new Words{n, n}; }
NOINLINE void put(OfBytes *s, long m) { s->p = new Bytes{{1, 2, 3}, m}; }
NOINLINE double get(OfNumber *s) { return s->p->v * s->p->w; }
NOINLINE double get(OfWords *s) { return (s->p->n & 0xfffffffffffff) * 1e-16; }
NOINLINE double get(OfBytes *s) {
    uint64_t u = 0;
    for (int i = 0; i < 7; i++) u = u << 8 | s->p->c[i];
    return (u & 0xffffffffffff) * 1e-15;
}
"""
MAIN = """
int main() {
    double x[2] = {2, 3}, d[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    printf("%g %g\\n", d[0], d[1]);
}
"""
REFUSED = {
    "as what nobody stores": """
    OfWords t;
    memcpy(&t, &s, sizeof t);
    return get(&t) + s.p->w;""",
    "beside what is stored": """
    OfWords t[2];
    put(&t[0], 5);
    memcpy(&t[1], &s, sizeof s);
    return get(&t[0]) + get(&t[1]) + s.p->w;""",
    "as bytes": """
    OfBytes t[2];
    put(&t[0], 5);
    memcpy(&t[1], &s, sizeof s);
    return get(&t[0]) + get(&t[1]) + s.p->w;""",
}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("body", [pytest.param(body, id=name) for name, body in REFUSED.items()])
def test_a_pointer_that_is_read_as_another_is_found(body: str, level: str, tmp_path: Path) -> None:
    source = f"{HEAD}double f(double *x) {{ OfNumber s; put(&s, x[0], x[1]);{body} }}{MAIN}"
    (tmp_path / "f.cpp").write_text(source)
    made = enzcc(level, "-w", "f.cpp", "-o", "f", cwd=tmp_path, cxx=True)
    assert made.status == 1
    assert "[EZ0302]" in made.err


def test_numbers_behind_such_a_pointer_are_numbers_still(tmp_path: Path) -> None:
    body = "OfNumber t; OfBytes b; memcpy(&b, &s, sizeof b); memcpy(&t, &b, sizeof t); t.p->w *= x[0]; return get(&s);"
    source = f"{HEAD}double f(double *x) {{ OfNumber s; put(&s, x[0], x[1]); {body} }}{MAIN}"
    (tmp_path / "f.cpp").write_text(source)
    made = enzcc("-O2", "-w", "f.cpp", "-o", "f", cwd=tmp_path, cxx=True)
    assert made.status == 0, made.err
    assert run("./f", cwd=tmp_path).out == "12 4\n"
