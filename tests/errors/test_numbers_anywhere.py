"""Numbers in buffers that a program cuts by itself: where they begin is known only as it runs.

Copied messages are right if all numbers in them are at one place behind multiples of their size, or if nothing else
came to where they were copied from; otherwise the program ends with the line. Forward mode moves bits, and is right.
"""

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
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
#define NOINLINE __attribute__((noinline)) static
static unsigned char pool[1024] __attribute__((aligned(16)));
static size_t used;
static unsigned char *take(size_t n) { unsigned char *p = pool + used; used += n; return p; }
NOINLINE void put(unsigned char *p, REAL v) { memcpy(p, &v, sizeof v); }
NOINLINE REAL get(const unsigned char *p) { REAL v; memcpy(&v, p, sizeof v); return v; }
NOINLINE void copy(unsigned char *to, const unsigned char *from, size_t n) { COPY }
"""

MAIN = """
int main(int argc, char **argv) {
    (void)argv;
    double x[3] = {0.5, 1.25, 0.75}, d[3] = {0}, step = sizeof(REAL) == 4 ? 1e-2 : 1e-4;
    size_t begin = used = argc > 5 ? 64 : 0;
#ifdef SECOND
    double v[3] = {1, 0.5, -0.25}, h[3] = {0};
    __enzyme_fwddiff((void *)gradient, x, v, d, h);
    for (int i = 0; i < 3; i++) {
        double up[3] = {0}, down[3] = {0}, y[3];
        for (int j = 0; j < 3; j++) y[j] = x[j] + step * v[j];
        used = begin, gradient(y, up);
        for (int j = 0; j < 3; j++) y[j] = x[j] - step * v[j];
        used = begin, gradient(y, down);
        if (fabs((up[i] - down[i]) / (2 * step) - h[i]) > 1e-5) return printf("second %d: %g\\n", i, h[i]), 1;
    }
    return 0;
#endif
#ifdef REVERSE
    __enzyme_autodiff((void *)f, x, d);
#endif
    for (int i = 0; i < 3; i++) {
        double e[3] = {0}, y[3] = {x[0], x[1], x[2]};
        e[i] = 1;
        used = begin;
        double t = __enzyme_fwddiff((void *)f, x, e);
        y[i] = x[i] + step, used = begin;
        double up = f(y);
        y[i] = x[i] - step, used = begin;
        double difference = (up - f(y)) / (2 * step);
        if (fabs(t - difference) > 1e-3 * fabs(difference)) return printf("forward %d: %g\\n", i, t), 1;
#ifdef REVERSE
        if (fabs(d[i] - t) > 1e-6 * fabs(t)) return printf("reverse %d: %g, not %g\\n", i, d[i], t), 1;
#endif
    }
    return 0;
}
"""

MESSAGE = """
static double f(const double *x) {
    unsigned char *a = take(48), *b = take(48), *c = take(48);
    memset(a, 0, 144);
    int count = 2;
    memcpy(a + AT - 4, &count, 4);
    put(a + AT, x[0] * x[1]);
    put(a + AT + sizeof(REAL), x[2] * x[2]);
    copy(b, a, 48), copy(c, a, 48);
    double s = 0;
    memcpy(&count, b + AT - 4, 4);
    for (int i = 0; i < count; i++) s += get(b + AT + i * sizeof(REAL)) * (i + 2) * get(c + AT + i * sizeof(REAL));
    return s + get(a + AT);
}
static void gradient(const double *x, double *d) { __enzyme_autodiff((void *)f, x, d); }
"""
"""A message is sent to two, and read by the sender too."""

QUEUE = """
typedef struct { unsigned char *data; size_t head, tail, room; } queue;
NOINLINE void push(queue *q, const void *p, size_t n) {
    if (q->tail + n > q->room && q->head) {
        memmove(q->data, q->data + q->head, q->tail - q->head);
        q->tail -= q->head, q->head = 0;
    }
    if (q->tail + n > q->room) q->data = realloc(q->data, q->room = 2 * (q->tail + n));
    memcpy(q->data + q->tail, p, n), q->tail += n;
}
NOINLINE void pop(queue *q, void *p, size_t n) { memcpy(p, q->data + q->head, n), q->head += n; }
static double next(queue *q) {
    unsigned char tag[16];
    REAL v;
    pop(q, tag, AT), pop(q, &v, sizeof v);
    return v * v * (tag[0] + 1);
}
static double f(const double *x) {
    queue q = {0, 0, 0, 0};
    double s = 0;
    for (int r = 0; r < 5; r++) {
        for (int i = 0; i < 3; i++) {
            unsigned char tag[16] = {(unsigned char)i};
            REAL v = (REAL)(x[i] * (r + 1));
            push(&q, tag, AT), push(&q, &v, sizeof v);
        }
        for (int i = 0; i < 2; i++) s += next(&q);
    }
    while (q.head < q.tail) s += next(&q);
    free(q.data);
    return s;
}
static void gradient(const double *x, double *d) { __enzyme_autodiff((void *)f, x, d); }
"""
"""Numbers with headers in front of them, in a buffer that grows, and whose contents move to its begin."""

WHOLE = "memcpy(to, from, n);"
WORDS = "for (size_t i = 0; i < n / 8; i++) { uint64_t w; memcpy(&w, from + 8 * i, 8); memcpy(to + 8 * i, &w, 8); }"


def result(tmp_path: Path, source: str, *flags: str, real: str, at: int, copy: str) -> str:
    """What a program says that is not right; nothing, if it is."""
    (tmp_path / "program.c").write_text(HEAD + source + MAIN)
    made = enzcc("-g", "-w", *flags, f"-DREAL={real}", f"-DAT={at}", f"-DCOPY={copy}", "program.c", "-lm", "-o", "p",
                 cwd=tmp_path)  # fmt: skip
    if made.status:
        return made.err
    ran = run(tmp_path / "p")
    return (ran.out + ran.err or f"status {ran.status}") if ran.status else ""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(("real", "at"), [("double", 4), ("double", 5), ("double", 8), ("float", 4), ("float", 7)])
def test_a_message_whose_numbers_are_all_at_one_place(tmp_path: Path, level: str, real: str, at: int) -> None:
    assert result(tmp_path, MESSAGE, level, "-DREVERSE", real=real, at=at, copy=WHOLE) == ""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(("copy", "at"), [(WHOLE, 8), (WHOLE, 4), (WORDS, 8), (WORDS, 4)])
def test_words_are_whole_numbers_or_end_the_program(tmp_path: Path, level: str, copy: str, at: int) -> None:
    says = result(tmp_path, MESSAGE, level, "-DREVERSE", real="double", at=at, copy=copy)
    if at == 8 or copy is WHOLE:
        assert says == ""
    else:
        assert re.search(r"program\.c:1[56]: numbers are moved here", says), says


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(("real", "at"), [("double", 1), ("double", 12), ("double", 8), ("float", 1), ("float", 12)])
def test_numbers_at_several_places_end_the_program(tmp_path: Path, level: str, real: str, at: int) -> None:
    says = result(tmp_path, QUEUE, level, "-DREVERSE", real=real, at=at, copy=WHOLE)
    if at % (8 if real == "double" else 4) == 0:
        assert says == ""
    else:
        assert re.search(r"program\.c:2[0-3]: numbers are moved here", says), says


@pytest.mark.parametrize("source", [MESSAGE, QUEUE])
@pytest.mark.parametrize("at", [4, 5, 12])
def test_forward_mode_moves_bits(tmp_path: Path, source: str, at: int) -> None:
    assert result(tmp_path, source, "-O2", real="double", at=at, copy=WHOLE) == ""


HALF = """
NOINLINE void write_one(unsigned char *p, int key, double v) { memcpy(p, &key, 4), memcpy(p + 4, &v, 8); }
static long places[8];
static double f(const double *x) {
    double s = 0;
    long at = 3;
    for (int i = 0; i < 3; i++) {
        unsigned char *p = pool + at;
        write_one(p, i + 2, x[i] * x[i]);
        places[i] = at, at += 12 + i;
    }
    for (int i = 0; i < 3; i++) {
        const unsigned char *p = pool + places[i];
        int key;
        unsigned upper;
        double v;
        memcpy(&key, p, 4), memcpy(&v, p + 4, 8), memcpy(&upper, p + (AT ? 0 : 8), 4);
        s += v * key + (double)(upper & 0xfffff) / 1048576;
    }
    return s;
}
static void gradient(const double *x, double *d) { __enzyme_autodiff((void *)f, x, d); }
"""
"""Integers in messages are counted with; and, with AT 0, the upper half of a number, which has some slope."""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("flags", [["-DREVERSE"], []])
@pytest.mark.parametrize("at", [0, 1])
def test_what_is_computed_of_parts_of_numbers_is_refused(tmp_path: Path, level: str, flags: list[str], at: int) -> None:
    says = result(tmp_path, HALF, level, *flags, real="double", at=at, copy=WHOLE)
    if at:
        assert says == ""
    else:
        assert "[EZ0302]" in says or re.search(r"program\.c:\d+: an integer is read here where the bits", says), says


@pytest.mark.parametrize("source", [MESSAGE, QUEUE])
@pytest.mark.parametrize("at", [4, 8])
def test_second_derivatives_want_whole_numbers(tmp_path: Path, source: str, at: int) -> None:
    says = result(tmp_path, source, "-O2", "-DSECOND", real="double", at=at, copy=WHOLE)
    if at == 8:
        assert says == ""
    else:
        assert "numbers are moved here" in says
