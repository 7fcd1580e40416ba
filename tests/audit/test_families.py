"""For each mechanism that keeps a derivative: with it a program is right, without it the auditor refuses that program.

What is taken out is the mechanism's one entry, and with it all that would refuse the program before the auditor is
asked (`unguarded`): evidence that words are floats, and the checks of data that is moved as what it is not."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from enzyme_passes.analysis.activity.activity import ActivityFacts
from enzyme_passes.analysis.activity.channel_checks import Crossings
from enzyme_passes.analysis.moved_parts import MovedParts
from enzyme_passes.analysis.types.heap import cells
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, Cast, Load
from enzyme_passes.ir.values import Value
from enzyme_passes.normalize import normal_form
from enzyme_passes.synthesis.adjoint.memory_calls import MemoryCalls
from enzyme_passes.synthesis.shadow.copying import Pattern
from enzyme_passes.synthesis.shadow.type_checks import TypeChecks
from tests.compiling import Ran, enzcc

pytestmark = pytest.mark.rotated(2)

HEAD = """#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup;
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
#define NOINLINE static __attribute__((noinline))
static double f(double *x);
#ifdef FORWARD
static void gradient(double *x, double *g) {
    for (int i = 0; i < 3; i++) { double e[3] = {0}; e[i] = 1; g[i] = __enzyme_fwddiff((void *)f, enzyme_dup, x, e); }
}
#else
static void gradient(double *x, double *g) { __enzyme_autodiff((void *)f, enzyme_dup, x, g); }
#endif
int main(void) {
    double x[3] = {.5, -.75, 1.25}, g[3] = {0}, h = 1e-5;
    f(x);
    gradient(x, g);
    for (int i = 0; i < 3; i++) {
        double k = x[i]; x[i] = k + h; double a = f(x); x[i] = k - h; double d = (a - f(x)) / (2 * h); x[i] = k;
        if (!(fabs(g[i] - d) < 1e-6)) { printf("%d: %g, not %g\\n", i, g[i], d); return 1; }
    }
    return 0;
}
"""

Remove = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Family:
    source: str
    remove: Remove
    codes: str = "EZ0304"
    modes: tuple[bool, ...] = (True, False)  # forward, reverse


def forget(patch: pytest.MonkeyPatch, fact: str, kind: Callable[[Value], bool]) -> None:
    known = getattr(ActivityFacts, fact)
    patch.setattr(ActivityFacts, fact, lambda self, value: not kind(value) and known(self, value))


def is_word(value: Value) -> bool:
    type = value.type.element if isinstance(value.type, ty.VectorType) else value.type
    return isinstance(type, ty.IntType)


def unguarded(patch: pytest.MonkeyPatch) -> None:
    """Words are integers to the engine, and nobody looks whether they are."""
    for fact in ("is_active", "has_shadow"):
        forget(patch, fact, is_word)
    for check in ("check_load", "check_store", "check_cast", "check_call"):
        patch.setattr(TypeChecks, check, lambda self, instruction: None)
    patch.setattr(MovedParts, "check", lambda self, root: None)


def without(*names: str) -> Remove:
    """Without passes over normalized code."""

    def remove(patch: pytest.MonkeyPatch) -> None:
        for name in names:
            patch.setattr(normal_form, name, lambda *_: False)
        unguarded(patch)

    return remove


def bare_addresses(patch: pytest.MonkeyPatch) -> None:
    forget(patch, "has_shadow", lambda v: is_word(v) or (isinstance(v, Cast) and v.op == "inttoptr"))
    unguarded(patch)


def loaded_addresses(patch: pytest.MonkeyPatch) -> None:
    forget(patch, "has_shadow", lambda v: isinstance(v, Load) and isinstance(v.type, ty.PointerType))


def no_words_in_copies(patch: pytest.MonkeyPatch) -> None:
    known = MemoryCalls.pattern

    def pattern(self: MemoryCalls, *a: object, **k: object) -> Pattern:
        made = known(self, *a, **k)  # type: ignore[arg-type]
        return Pattern(made.period, made.floats[1:], made.pointers, made.unknown)

    patch.setattr(MemoryCalls, "pattern", pattern)


def hints_count(patch: pytest.MonkeyPatch) -> None:
    """An integer that only a declaration knows tells two walks over the same records apart."""
    patch.setattr(cells, "is_hint", lambda _: False)


def no_channels(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Crossings, "check", lambda self: None)
    forget(patch, "is_active_call", lambda v: isinstance(v, Call) and v.target is not None and not v.target.defined)
    forget(patch, "is_active", lambda v: isinstance(v, Call) and v.target is not None and not v.target.defined)


FAMILIES = {
    "word copies": Family(
        """
NOINLINE void move(uint32_t *to, const uint32_t *from, long n) { for (long i = 0; i < n; i++) to[i] = from[i]; }
static double f(double *x) {
    double v[3] = {x[0] * x[1], x[1], x[2]}, w[3];
    move((uint32_t *)w, (uint32_t *)v, 6);
    return w[0] * w[1] + w[2] * w[2];
}
""",
        without("copies_from_loops", "join_pieces"),
    ),
    "bit moves": Family(
        """
NOINLINE void put(uint64_t *to, double v) { uint64_t u; memcpy(&u, &v, 8); *to = __builtin_bswap64(u); }
NOINLINE double get(const uint64_t *from) {
    uint64_t u = __builtin_bswap64(*from); double v;
    memcpy(&v, &u, 8); return v;
}
static double f(double *x) { uint64_t w[2]; put(w, x[0] * x[1]); put(w + 1, x[2]); return get(w) * get(w + 1); }
""",
        without("name_bit_moves"),
    ),
    "the smaller of two": Family(
        """
static double f(double *x) {
    uint64_t least = ~0ull >> 1, u; double v;
    for (int i = 0; i < 3; i++) { v = x[i] * x[i] + .5; memcpy(&u, &v, 8); least = u < least ? u : least; }
    memcpy(&v, &least, 8);
    return v * x[1];
}
""",
        without("name_bit_moves"),
    ),
    "word pieces": Family(
        """
NOINLINE void put(unsigned char *to, double v) {
    uint64_t u; memcpy(&u, &v, 8);
    for (int i = 0; i < 8; i++) to[i] = u >> (56 - 8 * i);
}
NOINLINE double get(const unsigned char *from) {
    uint64_t u = 0; double v;
    for (int i = 0; i < 8; i++) u = u << 8 | from[i];
    memcpy(&v, &u, 8); return v;
}
static double f(double *x) { unsigned char b[16]; put(b, x[0] * x[1]); put(b + 8, x[2]); return get(b) * get(b + 8); }
""",
        without("join_pieces", "copies_from_loops", "name_bit_moves"),
        "EZ030[1-4]",  # the type analysis may say so first
    ),
    "mixed vectors": Family(
        """
typedef double pair __attribute__((vector_size(16))); typedef long words __attribute__((vector_size(16)));
struct scaled { double by; const double *of; } __attribute__((aligned(16)));
NOINLINE double take(const struct scaled *s) {
    pair both = *(const pair *)s; words w = (words)both;
    return both[0] * *(double *)w[1];
}
static double f(double *x) { double v = x[1] * x[2]; struct scaled s = {x[0], &v}; return take(&s) + x[0]; }
""",
        without("take_mixed_apart"),
    ),
    "addresses that are integers": Family(
        """
NOINLINE void keep(uintptr_t *t, double *a) { for (int i = 0; i < 3; i++) t[(i + 1) % 3] = (uintptr_t)(a + i); }
static double f(double *x) {
    double a[3] = {x[0], x[0] * x[1], x[2]}, s = 1; uintptr_t t[3];
    keep(t, a);
    for (int i = 0; i < 3; i++) s = s * *(double *)t[i] + x[1];
    return s;
}
""",
        bare_addresses,
    ),
    "tagged addresses": Family(
        """
struct node { double v; uintptr_t next; };
static double f(double *x) {
    struct node n[3]; uintptr_t first = 1; double s = 1;
    for (int i = 0; i < 3; i++) { n[i].v = x[i] * x[0]; n[i].next = first; first = (uintptr_t)&n[i] | (i & 1) << 1; }
    for (uintptr_t at = first; !(at & 1); ) {
        struct node *k = (struct node *)(at & ~(uintptr_t)3); s = s * k->v + 1; at = k->next;
    }
    return s;
}
""",
        bare_addresses,
    ),
    "words over doubles": Family(
        """
struct box { long kind; long word; };
NOINLINE void put(struct box *b, double v) { b->kind = 1; memcpy(&b->word, &v, 8); }
NOINLINE void hand(struct box *to, const struct box *from) { to->kind = from->kind; to->word = from->word; }
static double f(double *x) {
    struct box a, b; double v; put(&a, x[0] * x[1]); hand(&b, &a); memcpy(&v, &b.word, 8); return v * x[2];
}
""",
        unguarded,
    ),
    "numbers and addresses in one place": Family(
        """
union any { double number; const double *place; };
struct value { long kind; union any is; };
NOINLINE void copy(struct value *to, const struct value *from, long n) { memcpy(to, from, n * sizeof *to); }
NOINLINE double of(const struct value *v) { return v->kind ? *v->is.place : v->is.number; }
static double f(double *x) {
    double far = x[1] * x[2]; struct value a[2], b[2];
    a[0].kind = 0; a[0].is.number = x[0] * x[0]; a[1].kind = 1; a[1].is.place = &far;
    copy(b, a, 2);
    return of(b) * of(b + 1);
}
""",
        no_words_in_copies,
        modes=(False,),  # tangents are copied whole
    ),
    "addresses of constants among others": Family(
        """
static const double fixed[2] = {2, 3};
struct layer { const double *weight; double *state; };
NOINLINE double run(const struct layer *l, int n) {
    double s = 1; while (n--) s += s * l[n].weight[0] * l[n].state[0]; return s;
}
static double f(double *x) { struct layer l[3] = {{fixed, x}, {x + 1, x + 2}, {fixed + 1, x}}; return run(l, 3); }
""",
        loaded_addresses,
        "EZ0304|EZ0401",
    ),
    "memory of globals": Family(
        """
static double *work; static int size;
NOINLINE double *need(int n) { if (n > size) { work = realloc(work, n * sizeof *work); size = n; } return work; }
static double f(double *x) {
    double *w = need(3), s = 0; for (int i = 0; i < 3; i++) w[i] = x[i] * x[0];
    w = need(2); for (int i = 0; i < 3; i++) s += w[i] * w[2 - i];
    return s;
}
""",
        loaded_addresses,
        "EZ0304|EZ0401",
    ),
    "numbers in declared integers": Family(
        """
struct record { struct record *next; int key; uint64_t bits; };
static double f(double *x) {
    struct record *r = calloc(7, sizeof *r); double s = 0;
    for (int j = 0; j < 7; j++) { double v = x[j % 3] * x[j % 2]; r[j].key = j; memcpy(&r[j].bits, &v, 8); }
    for (int j = 1; j < 7; j += 2) { struct record kept = r[j - 1]; r[j - 1] = r[j]; r[j] = kept; }
    for (int j = 0; j < 7; j++) { double v; memcpy(&v, &r[j].bits, 8); s = s / 2 + r[j].key * v; }
    free(r);
    return s;
}
""",
        hints_count,
    ),
    "words that owners move when they release": Family(
        """
struct part { long owners, word; struct part *whole; struct part *parts[2]; };
NOINLINE void release(struct part *p) {
    if (--p->owners) return;
    if (p->whole) p->whole->word = p->word;
    for (int i = 0; i < 2; i++) if (p->parts[i]) release(p->parts[i]);
    free(p);
}
NOINLINE struct part *new_part(struct part *whole, double v) {
    struct part *p = calloc(1, sizeof *p); p->owners = 1; p->whole = whole; memcpy(&p->word, &v, 8); return p;
}
static double f(double *x) {
    struct part *top = new_part(0, 1), *inner = new_part(top, 2); double v;
    top->parts[0] = inner; inner->parts[1] = new_part(inner, x[0] * x[1]);
    inner->parts[1]->parts[0] = new_part(top, x[2]);
    release(inner->parts[1]);
    memcpy(&v, &inner->word, 8); double s = v * x[2];
    memcpy(&v, &top->word, 8); s += v * v;
    free(inner); free(top);
    return s;
}
""",
        unguarded,
    ),
    "words that two functions move in turns": Family(
        """
struct cell { long kind, word; };
NOINLINE void odd(struct cell *c, int n);
NOINLINE void even(struct cell *c, int n) { if (n > 0) { odd(c + 1, n - 1); c[0].kind = c[1].kind; } }
NOINLINE void odd(struct cell *c, int n) { if (n > 0) { even(c + 1, n - 1); c[-1].word = c[0].word; } }
static double f(double *x) {
    struct cell c[6] = {0}; double v = x[0] * x[1];
    memcpy(&c[5].word, &v, 8); memcpy(&c[1].word, &x[2], 8); memcpy(&c[3].word, &x[0], 8);
    even(c, 5); double s = 0;
    for (int i = 0; i < 6; i++) { memcpy(&v, &c[i].word, 8); s = s * .5 + v * v; }
    return s;
}
""",
        unguarded,
    ),
    "words far down a list of lists": Family(
        """
struct node { struct node *next, *down; long word; };
NOINLINE void hand(struct node *n) {
    n->down->next->down->next->next->down->word = n->next->down->next->down->next->next->word;
}
static double f(double *x) {
    struct node *n[16]; double v = x[0] * x[1];
    for (int i = 0; i < 16; i++) n[i] = calloc(1, sizeof(struct node));
    for (int i = 0; i < 16; i++) { n[i]->next = n[(i + 3) % 16]; n[i]->down = n[(i + 5) % 16]; }
    memcpy(&n[6]->word, &v, 8);
    hand(n[0]);
    memcpy(&v, &n[8]->word, 8);
    for (int i = 0; i < 16; i++) free(n[i]);
    return v * x[2] + v;
}
""",
        unguarded,
    ),
}


def build(source: str, forward: bool, level: str, into: Path, *more: str) -> Ran:
    (into / "f.c").write_text(HEAD + source)
    return enzcc(level, "-w", *(["-DFORWARD"] if forward else []), "f.c", *more, cwd=into)


def is_refused(made: Ran, codes: str) -> None:
    """With a place in the program."""
    assert made.status == 1, made.err
    place = re.match(rf"f\.c:(\d+):\d+: error: \[({codes})\]", made.err)
    assert place is not None and int(place[1]) > HEAD.count("\n"), made.err


EACH = pytest.mark.parametrize(
    ("name", "forward"), [(name, forward) for name, family in FAMILIES.items() for forward in family.modes]
)


@EACH
def test_with_its_mechanism_a_family_is_right(name: str, forward: bool, tmp_path: Path) -> None:
    made = build(FAMILIES[name].source, forward, "-O2", tmp_path, "-o", "f", "-lm")
    assert made.status == 0, made.err
    ran = subprocess.run([tmp_path / "f"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout


@EACH
def test_without_it_the_auditor_says_so(
    name: str, forward: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    FAMILIES[name].remove(monkeypatch)
    is_refused(
        build(FAMILIES[name].source, forward, "-O2", tmp_path, "--no-ir", "-c", "-o", "f.o"), FAMILIES[name].codes
    )


UNSEEN = {
    "set and get": """
void set(double); double get(void);
static double f(double *x) { set(x[0] * x[1]); return get() * x[2]; }
""",
    "an address that is kept": """
void keep(double *); double look(void);
static double f(double *x) { double v = x[0] * x[1]; keep(&v); double t = look(); return t * t; }
""",
    "an object that is filled": """
struct box; struct box *make(void); void fill(struct box *, const double *); double of(const struct box *);
static double f(double *x) { struct box *b = make(); double v[2] = {x[0] * x[1], x[2]}; fill(b, v); return of(b); }
""",
}


@pytest.mark.parametrize("forward", [True, False], ids=["forward", "reverse"])
@pytest.mark.parametrize("name", UNSEEN)
def test_what_unseen_code_was_given_may_come_back(
    name: str, forward: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_refused(build(UNSEEN[name], forward, "-O2", tmp_path, "--no-ir", "-c", "-o", "f.o"), "EZ0201")
    no_channels(monkeypatch)
    is_refused(build(UNSEEN[name], forward, "-O2", tmp_path, "--no-ir", "-c", "-o", "f.o"), "EZ0304|EZ0401")


def test_an_array_among_nodes_is_copied_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A map of vectors allocates nodes and numbers in one place: what is an integer in nodes is a number in others."""
    source = (
        HEAD
        + """
#include <map>
#include <vector>
static std::map<int, std::vector<double>> rows;
static double f(double *x) {
    auto &a = rows[1]; a.assign(x, x + 3);
    double s = 0; for (int i = 0; i < 3; i++) s += a[i] * a[2 - i] * (i + 1);
    return s;
}
"""
    )
    (tmp_path / "f.cpp").write_text('extern "C" {\n' + source.replace("\n#include <map>", "}\n#include <map>", 1))
    made = enzcc("-O2", "-w", "f.cpp", "-o", "f", cwd=tmp_path, cxx=True)
    assert made.status == 0, made.err
    assert subprocess.run([tmp_path / "f"]).returncode == 0
