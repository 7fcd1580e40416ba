"""Numbers that some functions take apart and others put together are refused; members of unions that are no parts of
numbers go on as integers."""

from __future__ import annotations

import re
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
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#define NOINLINE __attribute__((noinline)) static
typedef union { double d; uint32_t w[2]; struct { uint16_t a, b, c, e; } h; } number;
static double f(double x, int n);
int main(void) {
    double h = 1e-5, d = (f(1.3 + h, 7) - f(1.3 - h, 7)) / (2 * h);
#ifdef REVERSE
    double g = __enzyme_autodiff((void *)f, 1.3, 7);
#else
    double g = __enzyme_fwddiff((void *)f, 1.3, 1.0, 7);
#endif
    return fabs(g - d) < 1e-5 * fabs(d) ? 0 : (printf("%g, not %g\\n", g, d), 1);
}
"""

ARRAYS = """
static double f(double x, int n) {
    double *a = malloc(n * 8), *b = malloc(n * 8), s = 0;
    for (int k = 0; k < n; k++) a[k] = x * k;
    for (int k = 0; k < n; k++) move(b + k, a + k);
    for (int k = 0; k < n; k++) s += b[k] * b[k];
    free(a);
    free(b);
    return s;
}
"""

APART = {
    "halves, by functions for each": """
NOINLINE uint32_t get(const uint32_t *p) { return *p; }
NOINLINE void put(uint32_t *p, uint32_t half) { *p = half; }
NOINLINE void move(void *q, const void *p) { put(q, get(p)); put((uint32_t *)q + 1, get((const uint32_t *)p + 1)); }
"""
    + ARRAYS,
    "by way of a record": """
typedef struct { uint32_t low, gap, high; } apart;
NOINLINE void take(apart *a, const number *b) { a->low = b->w[0]; a->high = b->w[1]; }
NOINLINE void put(number *b, const apart *a) { b->w[0] = a->low; b->w[1] = a->high; }
static double f(double x, int n) {
    number *a = malloc(n * 8);
    apart *b = malloc(n * sizeof *b);
    double s = 0;
    for (int k = 0; k < n; k++) a[k].d = x * k;
    for (int k = 0; k < n; k++) take(b + k, a + k);
    for (int k = 0; k < n; k++) put(a + n - 1 - k, b + k);
    for (int k = 0; k < n; k++) s += a[k].d * a[k].d * k;
    free(a);
    free(b);
    return s;
}
""",
    "by way of a record that is returned": """
typedef struct { uint32_t low, gap, high; } apart;
NOINLINE apart take(const number *b) { apart a = {b->w[0], 0, b->w[1]}; return a; }
NOINLINE void put(number *b, apart a) { b->w[0] = a.low; b->w[1] = a.high; }
NOINLINE void move(void *q, const void *p) { put(q, take(p)); }
"""
    + ARRAYS,
    "by way of variables": """
static uint32_t low, high;
NOINLINE void take(const number *b) { low = b->w[0]; high = b->w[1]; }
NOINLINE void put(number *b) { b->w[0] = low; b->w[1] = high; }
NOINLINE void move(void *q, const void *p) { take(p); put(q); }
"""
    + ARRAYS,
    "quarters": """
NOINLINE uint16_t get(const uint16_t *p) { return *p; }
NOINLINE void put(uint16_t *p, uint16_t part) { *p = part; }
NOINLINE void move(uint16_t *q, const uint16_t *p) { for (int i = 0; i < 4; i++) put(q + i, get(p + i)); }
"""
    + ARRAYS.replace("move(b + k, a + k)", "move((uint16_t *)(b + k), (uint16_t *)(a + k))"),
}

TOGETHER = {
    "tags and lengths beside numbers": """
typedef struct { double value; int tag, length; } item;
NOINLINE int tag(const item *p) { return p->tag; }
NOINLINE void mark(item *p, int tag) { p->tag = tag; }
static double f(double x, int n) {
    item *a = calloc(n, sizeof *a);
    double s = 0;
    for (int k = 0; k < n; k++) a[k].value = x * x, mark(a + k, k ? tag(a + k - 1) + 1 : 3);
    for (int k = 0; k < n; k++) a[k].length = tag(a + n - 1 - k);
    for (int k = 0; k < n; k++) s += a[k].value * a[k].length;
    free(a);
    return s;
}
""",
    "a shorter integer of a union": """
typedef struct { int tag; union { double d; int i; }; } either;
NOINLINE int get(const either *p) { return p->i; }
NOINLINE void put(either *p, int i) { p->tag = 0; p->i = i; }
static double f(double x, int n) {
    either *a = calloc(n, sizeof *a);
    double s = 0;
    for (int k = 0; k < n; k++) { if (k & 1) a[k].tag = 1, a[k].d = x * x * k; else put(a + k, k); }
    for (int k = 0; k < n; k++) s += a[k].tag ? a[k].d : x * a[k].i;
    free(a);
    return s;
}
""",
}


def build(source: str, level: str, reverse: bool, directory: Path) -> str:
    (directory / "f.c").write_text(HEAD + source)
    chosen = ["-DREVERSE"] if reverse else []
    return enzcc(level, "-w", *chosen, "f.c", "-o", "f", "-lm", cwd=directory).err


@pytest.mark.parametrize("reverse", [True, False])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", APART)
def test_a_number_is_not_moved_in_parts(name: str, level: str, reverse: bool, tmp_path: Path) -> None:
    said = build(APART[name], level, reverse, tmp_path)
    place = re.match(r"f\.c:(\d+):\d+: error: \[EZ030[1-4]\]", said)
    assert place is not None and int(place[1]) > HEAD.count("\n"), said
    assert not (tmp_path / "f").exists()


@pytest.mark.parametrize("reverse", [True, False])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", TOGETHER)
def test_integers_beside_numbers_are_moved(name: str, level: str, reverse: bool, tmp_path: Path) -> None:
    assert build(TOGETHER[name], level, reverse, tmp_path) == ""
    assert run(tmp_path / "f", cwd=None).status == 0
