"""The auditor refuses a derivative that lets go of a flow, whatever made the engine do so.
 The engine is made to forget something first: that a pointer has a shadow, that a call carries derivatives. What comes
must be EZ0304, with the lines of the program: never an object. (test_families.py takes mechanisms out.)"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_passes.analysis.activity.activity import ActivityFacts
from enzyme_passes.analysis.types.evidence import steps
from enzyme_passes.analysis.types.heap.cells import Heap
from enzyme_passes.analysis.types.solver import Solver
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Alloca, Call, GetElementPtr, Load
from enzyme_passes.ir.values import Argument, Value
from enzyme_passes.support.dataclasses import replace
from enzyme_passes.synthesis.adjoint.memory_calls import MemoryCalls
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


GROWN = """
#include <stdlib.h>
NOINLINE double *grow(double *p) { return realloc(p, 16); }
NOINLINE double sum(const double v[static 2]) { return v[0] + v[1]; }
static double f(double *x) {
  double *p = malloc(8); *p = x[0] * x[0]; %s p[1] = 2;
  double s = sum(p) * x[1]; free(p); return s;
}
"""


@BOTH
@pytest.mark.parametrize("grows", ["p = realloc(p, 16);", "p = grow(p);"])
def test_what_is_reallocated_has_room_for_what_is_passed(
    grows: str, request_: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`sum` is passed nothing shorter than 16 bytes; what was written before there were as many is there, too."""
    forget(
        monkeypatch, "is_active_call", lambda v: isinstance(v, Call) and v.target is not None and v.target.name == "sum"
    )
    is_refused(build(GROWN % grows, request_, "-O2", tmp_path))


def is_own(load: Load) -> bool:
    """Whether a place in a variable is read."""
    return isinstance(load.pointer, GetElementPtr) and isinstance(load.pointer.pointer, Alloca)


CURSOR = """
struct cursor { uintptr_t at; long unused; };
NOINLINE void advance(struct cursor *c, long by) { c->at += %s; }
NOINLINE void twice(struct cursor *c) { advance(c, 4); advance(c, 4); }
static double f(double *x) {
  double v[4] = {1, 1, 1, 1}; struct cursor c = {(uintptr_t)v}; twice(&c);
  *(double *)c.at = x[0] * x[0]; return v[1] * x[1] + v[2];
}
"""


@BOTH
@pytest.mark.parametrize("by", ["4", "by"])
def test_an_address_that_is_counted_on_in_a_callee_leads_further(
    by: str, request_: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget(monkeypatch, "is_active", lambda v: isinstance(v, Load) and isinstance(v.type, ty.FloatType) and is_own(v))
    is_refused(build(CURSOR % by, request_, "-O2", tmp_path))


SHUFFLED = """
struct record { double v; const char *name[4]; };
NOINLINE void move(struct record *p, int to, int from) { p[to] = p[from]; }
static double f(double *x) {
    struct record p[4] = {{x[0]}, {x[1]}, {x[0] * x[1]}};
    for (int k = 0; k < 3; k++) move(p, 3 - k, k * k % 3);
    return p[3].v * p[1].v;
}
"""


def test_what_moves_within_an_array_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = MemoryCalls.pattern
    monkeypatch.setattr(MemoryCalls, "pattern", lambda *a, **k: replace(known(*a, **k), floats=(), words=()))
    is_refused(build(SHUFFLED, REVERSE, "-O2", tmp_path))


MESSAGES = """
struct record { struct record *next; const double *scale; double v[2]; int kind; };
NOINLINE void take(const struct record *r, double *sum) { *sum = r->kind & 1 ? *sum * r->v[1] : *sum + sin(r->v[0]); }
static double f(double *x) {
  unsigned char queue[512]; size_t used = 0; double sum = 0.3;
  for (int i = 0; i < 4; i++) {
    struct record r = {0, 0, {x[i & 1], x[1] * i}, i}; uint32_t size = sizeof r + i;
    memcpy(queue + used, &size, 4); memcpy(queue + used + 4, &r, sizeof r); used += 4 + size;
  }
  for (size_t at = 0; at < used;) {
    uint32_t size; struct record r;
    memcpy(&size, queue + at, 4); memcpy(&r, queue + at + 4, sizeof r); take(&r, &sum); at += 4 + size;
  }
  return sum;
}
"""
HALVES = """
union number { double d; struct { int low, high; } w; };
NOINLINE void move(union number *to, const union number *from) { to->w = from->w; }
static double f(double *x) {
    union number a[3] = {{x[0]}, {x[1]}, {x[0] * x[1]}}, b[3];
    for (int k = 0; k < 3; k++) move(&b[2 - k], &a[k * 2 % 3]);
    return b[0].d * b[1].d + sin(b[2].d);
}
"""
SWAPPED = """
struct named { const char *name; double v; int kind; };
NOINLINE void swap(struct named *a, struct named *b) { struct named t = *a; *a = *b; *b = t; }
static double f(double *x) {
    struct named p[3] = {{"a", x[0], 1}, {"b", x[1], 2}, {"c", x[0] * x[1], 3}};
    swap(p, p + 1); swap(p + 1, p + 2);
    return sin(p[0].v) * p[1].v + p[2].v;
}
"""
PARTS = """
struct entry { struct entry *next, *other; int key; unsigned char tag; double value, weight; };
struct heap { struct entry items[8]; int count; };
static void push(struct heap *h, struct entry e) {
    int at = h->count++;
    for (; at > 0 && e.key < h->items[(at - 1) / 2].key; at = (at - 1) / 2) h->items[at] = h->items[(at - 1) / 2];
    h->items[at] = e;
}
static struct entry pop(struct heap *h) {
    struct entry top = h->items[0], e = h->items[--h->count];
    int at = 0, c;
    while ((c = 2 * at + 1) < h->count) {
        if (c + 1 < h->count && h->items[c + 1].key < h->items[c].key) c++;
        if (e.key <= h->items[c].key) break;
        h->items[at] = h->items[c];
        at = c;
    }
    h->items[at] = e;
    return top;
}
static double f(double *x) {
    struct heap h; h.count = 0; double sum = 0.3;
    for (int k = 0; k < 5; k++) { struct entry e = {0, 0, k * 7 % 5, 1, x[k & 1] * k, x[0]}; push(&h, e); }
    while (h.count) { struct entry e = pop(&h); sum = 0.5 * sum * e.weight + sin(e.value); }
    return sum;
}
"""
TAKEN_APART = """
struct record { struct record *next, *other; int key; double v[2]; int unused; };
struct queue { struct record items[8]; int count; };
NOINLINE void push(struct queue *q, struct record e) {
  int at = q->count++;
  while (at > 0 && e.key < q->items[(at - 1) / 2].key) { q->items[at] = q->items[(at - 1) / 2]; at = (at - 1) / 2; }
  q->items[at] = e;
}
NOINLINE struct record pop(struct queue *q) {
  struct record top = q->items[0], e = q->items[--q->count];
  int at = 0;
  for (int c; (c = 2 * at + 1) < q->count; at = c) {
    if (c + 1 < q->count && q->items[c + 1].key < q->items[c].key) c++;
    if (e.key <= q->items[c].key) break;
    q->items[at] = q->items[c];
  }
  q->items[at] = e;
  return top;
}
static double f(double *x) {
  struct queue q; double sum = 0; q.count = 0;
  for (int i = 0; i < 5; i++) {
    struct record e = {0}; e.key = (7 * i + 3) % 11; e.v[0] = x[i & 1] * i; e.v[1] = x[0] * x[1]; push(&q, e);
  }
  while (q.count) { struct record e = pop(&q); sum = 0.7 * sum + e.v[0] * sin(e.v[1]); }
  return sum;
}
"""
HEADED = """
struct numbers { int used; double scale; double at[]; };
NOINLINE void fill(struct numbers *to, const struct numbers *from) {
  memcpy(to, from, sizeof *from + from->used * sizeof(double));
}
static double f(double *x) {
  struct numbers *a = malloc(sizeof *a + 16), *b = malloc(sizeof *b + 16);
  a->used = 2; a->scale = x[0]; for (int i = 0; i < a->used; i++) a->at[i] = x[i] * x[1];
  fill(b, a);
  double sum = 0; for (int i = 0; i < b->used; i++) sum = sum * b->scale + sin(b->at[i]);
  free(a); free(b);
  return sum;
}
"""
COPIED = {
    "messages": MESSAGES,
    "halves": HALVES,
    "swapped": SWAPPED,
    "in parts": PARTS,
    "taken apart": TAKEN_APART,
    "headed": HEADED,
}


@LEVELS
@BOTH
@pytest.mark.parametrize("name", COPIED)
def test_a_copy_is_taken_for_inactive(
    name: str, request_: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy from anywhere in a buffer into a variable; of the halves of a number; through a variable; of a
    record in parts; of members with an array behind them."""
    source = "#include <math.h>\n#include <stdlib.h>\n" + COPIED[name]
    right = build(source, request_, level, tmp_path)
    assert right.status == 0, right.err
    forget(monkeypatch, "has_shadow", lambda v: not isinstance(v, Argument) and isinstance(v.type, ty.PointerType))
    is_refused(build(source, request_, level, tmp_path), "EZ0304|EZ0401")


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


NAMED = """
struct entry { struct entry *next; const char *name; double value; };
NOINLINE void fill(struct entry *e, int key, double value) { e->name = key & 1 ? "odd" : "even"; e->value = value; }
NOINLINE void run(const double *in, double *out) {
  static unsigned char queue[512]; size_t used = 0; double sum = 0;
  for (int j = 0; j < 5; j++) {
    struct entry e = {0}; fill(&e, 10 - j, in[j % 3]); uint32_t size = sizeof e + (uint32_t)j;
    memcpy(queue + used, &size, 4); used += 4; memcpy(queue + used, &e, sizeof e); used += size;
  }
  for (size_t at = 0; at < used;) {
    uint32_t size; struct entry e; memcpy(&size, queue + at, 4); at += 4;
    memcpy(&e, queue + at, sizeof e); at += size; sum += e.value * e.value;
  }
  *out = sum;
}
NOINLINE double f(double *x) { double sum; run(x, &sum); return sum; }
static void gradient(double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
void second(double *x, double *e, double *d, double *h) {
  __enzyme_fwddiff((void *)gradient, enzyme_dup, x, e, enzyme_dup, d, h);
}
"""


@LEVELS
def test_addresses_on_the_tape_of_a_derivative_that_is_differentiated_again(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its records are written and read behind different constants: the engine is made to take them for two arrays."""
    monkeypatch.setattr(Heap, "_share_targets", lambda *_: None)
    monkeypatch.setattr(steps, "_sum", lambda a, b: (steps._gcd(a[0], b[0]), a[1] + b[1]))
    is_refused(build(NAMED, "", level, tmp_path))


@LEVELS
def test_words_of_which_a_derivative_asks_are_no_integers(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are in doubt as addresses are, and the number that is made of them is followed, but they are not."""
    monkeypatch.setattr(Solver, "hears_numbers", lambda *_: False)
    is_refused(build(NAMED, "", level, tmp_path))


MOVED_AS_POINTERS = """#include <stdlib.h>
struct item { int kind; union { double number; const double *place; } as; };
NOINLINE void move(struct item *to, const struct item *from) { to->kind = from->kind; to->as.place = from->as.place; }
NOINLINE double f(double *x) {
  struct item *b = malloc(8 * sizeof *b);
  for (int k = 0; k < 4; k++) {
    if (k & 1) { b[k].kind = 1; b[k].as.place = x + k; } else { b[k].kind = 0; b[k].as.number = x[k] * x[k]; }
  }
  for (int k = 0; k < 4; k++) move(&b[7 - k], &b[k]);
  double sum = 0;
  for (int k = 0; k < 8; k++) sum += (b[k].kind ? *b[k].as.place : b[k].as.number) * x[k % 4];
  free(b);
  return sum;
}
"""


@LEVELS
def test_numbers_that_are_moved_as_pointers_are_refused(level: str, tmp_path: Path) -> None:
    is_refused(build(MOVED_AS_POINTERS, REVERSE, level, tmp_path))


POOL = """
union cell { union cell *next; double number; };
struct record { union cell *held; };
static union cell cells[16]; static union cell *unused; static int fresh;
NOINLINE void put(struct record *r, double x) {
  union cell *c = unused;
  if (c) unused = c->next; else c = &cells[fresh++];
  c->number = x; r->held = c;
}
NOINLINE double get(const struct record *r) { return r->held->number; }
NOINLINE void drop(struct record *r) { r->held->next = unused, unused = r->held; }
NOINLINE double both(const double *x, double *y) {
  struct record r[4]; unused = 0, fresh = 0;
  for (int turn = 0; turn < 2; turn++) {
    for (int k = 0; k < 4; k++) put(&r[k], x[k] * x[turn]);
    for (int k = 0; k < 4; k++) *y += get(&r[k]) * get(&r[3 - k]);
    for (int k = 0; k < 4; k++) drop(&r[k]);
  }
  return x[0] * x[1];
}
NOINLINE double numbers(double *x) { double y = x[1]; return both(x, &y) + y; }
NOINLINE double none(double *x) { double y = 0; return both(x, &y); }
void reverse_numbers(double *x, double *d) { __enzyme_autodiff((void *)numbers, enzyme_dup, x, d); }
"""
NONE = """
void reverse_none(double *x, double *d) { __enzyme_autodiff((void *)none, enzyme_dup, x, d); }
"""


@LEVELS
@pytest.mark.parametrize("other", ["", NONE], ids=["alone", "two requests"])
def test_what_one_request_calls_as_it_is_says_nothing_of_another(other: str, level: str, tmp_path: Path) -> None:
    made = build(POOL, other, level, tmp_path)
    assert made.status == 0, made.err


@LEVELS
@pytest.mark.parametrize("callee", ["put", "drop"])
def test_what_a_request_itself_calls_as_it_is_counts(
    callee: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_it(value: Value) -> bool:
        return isinstance(value, Call) and value.target is not None and value.target.name == callee

    forget(monkeypatch, "is_active_call", is_it)
    is_refused(build(POOL, NONE, level, tmp_path))
