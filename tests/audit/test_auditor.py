"""The auditor refuses a derivative that lets go of a flow, whatever made the engine do so.
 Each program is right, or refused for another reason, if the engine is. Here the engine is made to forget something
first: that words may hold floats, that a pointer has a shadow, that a call carries derivatives. What comes must be
EZ0304 (or, where unseen code is concerned, EZ0201), with the lines of the program: never an object."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_passes.analysis.activity import ActivityFacts
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, Load
from enzyme_passes.ir.values import Argument, Value
from tests.compiling import Ran, enzcc

HEAD = """#include <stdint.h>
#include <string.h>
extern int enzyme_dup;
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
#define NOINLINE static __attribute__((noinline))
"""
TAIL = """
double forward(double *x, double *e) { return __enzyme_fwddiff((void *)f, enzyme_dup, x, e); }
"""
REVERSE = """
void reverse(double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
"""

PROGRAMS = {
    "packet": """
struct packet { int32_t kind, length; char data[16]; };
NOINLINE void put(struct packet *p, const void *from) { p->length = 16; memcpy(p->data, from, 16); }
NOINLINE void get(const struct packet *p, void *to) { memcpy(to, p->data, 16); }
static double f(double *x) {
    struct packet p; double v[2] = {x[0] * x[1], x[1]}, w[2];
    put(&p, v); get(&p, w); return w[0] * w[1];
}
""",
    "words": """
NOINLINE void move(uint32_t *to, const uint32_t *from, int n) { while (n--) to[n] = from[n]; }
static double f(double *x) {
    uint32_t a[4], b[4]; double v[2]; memcpy(a, x, 16);
    move(b, a, 4); memcpy(v, b, 16); return v[0] * v[1];
}
""",
    "swapped": """
static double f(double *x) {
    uint64_t w[3]; double s = 0, v;
    for (int i = 0; i < 3; i++) { v = x[i & 1] * x[0]; memcpy(&w[i], &v, 8); w[i] = __builtin_bswap64(w[i]); }
    for (int i = 0; i < 3; i++) { w[i] = __builtin_bswap64(w[i]); memcpy(&v, &w[i], 8); s = s * .5 + v; }
    return s;
}
""",
    "ordered": """
static double f(double *x) {
    uint64_t most = 0, u; double v;
    for (int i = 0; i < 4; i++) { v = x[i & 1] * x[1] + i; memcpy(&u, &v, 8); if (u > most) most = u; }
    memcpy(&v, &most, 8);
    return v * x[0];
}
""",
    "numbers of addresses": """
static double f(double *x) {
    double a[3] = {x[0], x[0] * x[1], x[1]}, s = 0; uintptr_t t[3];
    for (int i = 0; i < 3; i++) t[(i + 1) % 3] = (uintptr_t)&a[i];
    for (int i = 0; i < 3; i++) s = s * .5 + *(double *)t[i];
    return s;
}
""",
    "bytes": """
NOINLINE void move(unsigned char *to, const unsigned char *from, int n) { while (n--) to[n] = from[n]; }
static double f(double *x) {
    double v[2], t[2] = {x[0] * x[1], x[1]};
    move((void *)v, (void *)t, 16); return v[0] * v[1];
}
""",
    "delta": """
static double f(double *x) {
    uint64_t a, b; double v = x[0] * x[1]; memcpy(&a, &v, 8); memcpy(&b, &x[1], 8);
    volatile uint64_t kept = a ^ b;
    a = kept ^ b; memcpy(&v, &a, 8);
    return v * x[0];
}
""",
}

UNSEEN = {
    "set and get": """
void set(double); double get(void);
static double f(double *x) { set(x[0] * x[1]); return get() * x[1]; }
""",
    "kept address": """
void keep(double *); double look(void);
static double f(double *x) { double v = x[0] * x[1]; keep(&v); double t = look(); return t * t; }
""",
    "filled later": """
struct box; struct box *make(void); void fill(struct box *, const double *); double of(const struct box *);
static double f(double *x) { struct box *b = make(); double v[2] = {x[0] * x[1], x[1]}; fill(b, v); return of(b); }
""",
}

Forget = Callable[[pytest.MonkeyPatch], None]


def forget(patch: pytest.MonkeyPatch, fact: str, kind: Callable[[Value], bool]) -> None:
    """Have the engine take `fact` for false of all values of a kind."""
    known = getattr(ActivityFacts, fact)
    patch.setattr(ActivityFacts, fact, lambda self, value: not kind(value) and known(self, value))


def is_word(value: Value) -> bool:
    return isinstance(value.type, ty.IntType) or (
        isinstance(value.type, ty.VectorType) and isinstance(value.type.element, ty.IntType)
    )


def build(source: str, request: str, level: str, into: Path) -> Ran:
    (into / "f.c").write_text(HEAD + source + request)
    return enzcc(level, "-w", "--no-ir", "-c", "f.c", "-o", "f.o", cwd=into)


def is_refused(made: Ran, codes: str = "EZ0304") -> None:
    assert made.status == 1, made.err
    assert re.match(rf"f\.c:\d+:\d+: error: \[({codes})\]", made.err), made.err


BOTH = pytest.mark.parametrize("request_", [pytest.param(TAIL, id="forward"), pytest.param(REVERSE, id="reverse")])
LEVELS = pytest.mark.parametrize("level", ["-O0", "-O2"])


@LEVELS
@BOTH
@pytest.mark.parametrize("name", PROGRAMS)
def test_words_are_taken_for_integers(
    name: str, request_: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words that are normalized to floats are right all the same: then nothing was forgotten."""
    right = build(PROGRAMS[name], request_, level, tmp_path)
    known = (tmp_path / "f.o").read_bytes() if right.status == 0 else b""
    for fact in ("is_active", "has_shadow"):
        forget(monkeypatch, fact, is_word)
    made = build(PROGRAMS[name], request_, level, tmp_path)
    if made.status != 0 or (tmp_path / "f.o").read_bytes() != known:
        is_refused(made, "EZ030[1-4]")


@BOTH
@pytest.mark.parametrize("name", UNSEEN)
def test_what_unseen_code_was_given_may_come_back(name: str, request_: str, tmp_path: Path) -> None:
    is_refused(build(UNSEEN[name], request_, "-O2", tmp_path), "EZ0304|EZ0201")


LIST = """
#include <stdlib.h>
struct node { double v; struct node *next; };
static double f(double *x) {
    struct node *first = 0;
    for (int i = 0; i < 4; i++) { struct node *n = malloc(sizeof *n); n->v = x[i & 1] * i; n->next = first; first = n; }
    double s = 1;
    for (struct node *n = first; n; n = n->next) s = s * n->v + x[1];
    return s;
}
"""


@BOTH
def test_a_pointer_that_is_read_has_no_shadow(request_: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, "has_shadow", lambda v: isinstance(v, Load))
    is_refused(build(LIST, request_, "-O2", tmp_path), "EZ0304|EZ0401")


SWAP = """
NOINLINE void swap(void *a, void *b, long n) { char t[64]; memcpy(t, a, n); memcpy(a, b, n); memcpy(b, t, n); }
static double f(double *x) {
    double v[4] = {x[0], x[1], x[0] * x[1], 2};
    swap(v, v + 2, 16); return v[0] * v[1] + v[2];
}
"""


@pytest.mark.parametrize(
    ("fact", "request_"), [("memory_active", REVERSE), ("has_shadow", TAIL), ("has_shadow", REVERSE)]
)
def test_what_a_callee_copies_is_known_to_its_caller(
    fact: str, request_: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget(monkeypatch, fact, lambda v: not isinstance(v, Argument) and isinstance(v.type, ty.PointerType))
    is_refused(build(SWAP, request_, "-O2", tmp_path), "EZ0304|EZ0401")


CALL = """
NOINLINE double scaled(const double *x, double by) { return x[0] * by; }
NOINLINE void store(double *to, double v) { *to = v * v; }
static double f(double *x) { double t; store(&t, x[1]); return scaled(x, t) + x[1]; }
"""


@BOTH
@pytest.mark.parametrize("callee", ["scaled", "store"])
def test_a_call_is_taken_for_inactive(
    callee: str, request_: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_it(value: Value) -> bool:
        return isinstance(value, Call) and value.target is not None and value.target.name == callee

    forget(monkeypatch, "is_active_call", is_it)
    is_refused(build(CALL, request_, "-O2", tmp_path))


def test_both_ends_and_the_place_have_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, "is_active", is_word)
    made = build(
        "static double f(double *x) {\n  double v = x[0] * x[1];\n  volatile uint64_t w;\n  uint64_t u;\n"
        "  memcpy(&u, &v, 8);\n  w = u;\n  u = w;\n  memcpy(&v, &u, 8);\n  return v;\n}\n",
        TAIL,
        "-O2",
        tmp_path,
    )
    is_refused(made)
    assert "they come from f.c:8:" in made.err, made.err
    assert "they go to f.c:14:" in made.err, made.err


NO_FLOW = """
#include <math.h>
struct mixed { double v[4]; int n; long count; float w; };
NOINLINE void push(struct mixed *m, double v) { m->v[m->n] = v; m->n = (m->n + 1) % 4; m->count++; m->w = 1; }
NOINLINE long ticks(const struct mixed *m, long bias) { return m->count + m->n + bias; }
static double f(double *x) {
    struct mixed m = {{0}}; uint64_t bits; double rest = 0;
    for (int i = 0; i < 6; i++) push(&m, x[i & 1] * i);
    memcpy(&bits, &x[0], 8);
    int exponent = 3; frexp(x[0], &exponent);
    for (long i = 0; i < ticks(&m, bits >> 63); i++) rest += (double)(i + exponent) * lround(x[1]);
    return m.v[m.n & 3] * m.v[1] + rest + (x[0] > x[1] ? 1 : floor(x[1]));
}
"""


@LEVELS
@BOTH
def test_counts_exponents_and_choices_are_no_flow(request_: str, level: str, tmp_path: Path) -> None:
    made = build(NO_FLOW, request_, level, tmp_path)
    assert made.status == 0, made.err
