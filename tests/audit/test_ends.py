# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where an address leads whose index is known to be in some range, or which is that of an element of an array."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_passes.audit.places import Step
from enzyme_passes.ir.instructions import Load

from .test_addresses import transferred
from .test_auditor import BOTH, build, forget, is_refused

CHECKED = """
define void @f(ptr %p, i64 %i, i32 range(i32 2, 5) %k) {{
  {asked}
  br i1 %ok, label %yes, label %no
yes:
  {index}
  %g = getelementptr i64, ptr %p, i64 {named}
  store i64 1, ptr %g
  br label %no
no:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("asked", "index", "named", "place"),
    [
        ("%ok = icmp ult i64 %i, 4", "", "%i", Step(0, -8, 24)),
        ("%ok = icmp slt i64 %i, 4", "", "%i", Step(0, 8)),  # how far back, nobody knows
        ("%ok = icmp sgt i64 %i, -1", "", "%i", Step(0, -8)),
        ("%ok = icmp ugt i64 %i, 4", "", "%i", Step(0, 8)),
        ("%ok = icmp ult i64 %i, 4", "%j = add i64 %i, 2", "%j", Step(16, -8, 40)),
        ("%ok = icmp ne i64 %i, 400", "%j = and i64 %i, 3", "%j", Step(0, -8, 24)),
        ("%ok = icmp ne i64 %i, 400", "%j = and i64 %i, -4", "%j", Step(0, 32)),
        ("%ok = icmp ne i64 %i, 400", "%j = urem i64 %i, 5", "%j", Step(0, -8, 32)),
        ("%ok = icmp ne i64 %i, 400", "%j = srem i64 %i, 5", "%j", Step(-32, -8, 32)),
        ("%ok = icmp eq i32 %k, 4", "%j = zext i32 %k to i64", "%j", Step(32)),
        ("%ok = icmp ne i32 %k, 4", "%j = zext i32 %k to i64", "%j", Step(16, -8, 24)),
    ],
)
def test_what_is_asked_of_an_index_ends_the_walk(asked: str, index: str, named: str, place: Step) -> None:
    function, graph = transferred(CHECKED.format(asked=asked, index=index, named=named))
    gep = next(i for i in function.instructions() if i.name == "g")
    assert [step for _, step in graph.places(graph.values[gep])] == [place]


ARRAY = """
define void @f(ptr %p, ptr %q, i64 %i) {{
  %s = getelementptr i8, ptr %p, i64 16
  %a = getelementptr i8, ptr %s, i64 0, !enzcc.array !9
  %g = getelementptr i64, ptr %a, i64 %i
  {use}
  ret void
}}
!9 = !{{i64 {size}, i64 {size}, i64 {unit}, i64 {accessed}}}
"""
LOADED = "%v = load i64, ptr %g"


@pytest.mark.parametrize(
    ("use", "size", "unit", "accessed", "place"),
    [
        (LOADED, 32, 8, 1, Step(16, -8, 40)),
        ("store i64 %i, ptr %g", 32, 8, 1, Step(16, -8, 40)),
        (LOADED, 0, 1, 1, Step(16, -8)),  # the last of a struct may be longer
        (LOADED, 32, 8, 0, Step(0, 8)),  # the source does more with it
        (LOADED, 36, 12, 1, Step(0, 8)),  # no element of the array
        ("store ptr %g, ptr %q", 32, 8, 1, Step(0, 8)),
        (f"{LOADED}\n store ptr %a, ptr %q", 32, 8, 1, Step(0, 8)),
        (f"{LOADED}\n %n = ptrtoint ptr %a to i64", 32, 8, 1, Step(0, 8)),
        (f"{LOADED}\n call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 false)", 32, 8, 1, Step(16, -8, 40)),
    ],
)
def test_an_element_of_an_array_lies_in_it(use: str, size: int, unit: int, accessed: int, place: Step) -> None:
    function, graph = transferred(ARRAY.format(use=use, size=size, unit=unit, accessed=accessed))
    gep = next(i for i in function.instructions() if i.name == "g")
    assert [step for _, step in graph.places(graph.values[gep])] == [place]


WORDS = """
struct state { double before; uint64_t s[4]; int k; double x[4]; };
NOINLINE void put(struct state *m, double v, int i) { uint64_t w; memcpy(&w, &v, 8); m->s[%s] = w; }
NOINLINE double get(struct state *m, int i) { uint64_t w = m->s[%s]; double v; memcpy(&v, &w, 8); return v; }
static double f(double *x) {
  struct state m = {0}; for (int i = 0; i < 4; i++) put(&m, x[i & 1] * i, i);
  return get(&m, 1) * get(&m, 2);
}
"""


@BOTH
@pytest.mark.parametrize("indices", [("i & 3", "i & 3"), ("i", "i"), ("i & 3", "i"), ("i", "2"), ("i & 2", "i & 1")])
def test_numbers_that_are_kept_as_words_in_an_array_are_looked_for_there(
    indices: tuple[str, str], request_: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget(monkeypatch, "is_active", lambda v: isinstance(v, Load) and v.block.function.name == "get")  # type: ignore[union-attr]
    is_refused(build(WORDS % indices, request_, "-O2", tmp_path))


LEFT = """
struct state { uint64_t s[4]; int k; double x[4]; };
typedef uint64_t __attribute__((may_alias)) word;
NOINLINE void move(word *p) { word t = p[4]; p[4] = p[5]; p[5] = t; }
__attribute__((noinline)) void turn(word *w, int i, int j) { %s }
static double f(double *x) {
  struct state m = {{1, 2, 3, 4}, 1, {x[0], x[1], x[0] * x[1], 1}};
  turn((word *)&m, x[0] > 0, 2); return m.x[0] * m.x[2] + m.x[1];
}
"""
EXCHANGED = "w[i] ^= w[j]; w[j] ^= w[i]; w[i] ^= w[j];"


@BOTH
@pytest.mark.parametrize(
    "walk",
    [
        f"i += 4; j += 4; {EXCHANGED}",
        f"int ok = 0; if (i >= 0 && i < 4) ok = 1; i += 4; j += 4; if (ok + j) {{ {EXCHANGED} }}",
        f"if (i - 5u < 4u) return; i += 4; j += 4; {EXCHANGED}",
        "w++; move(&w[i & 3]); w[i & 3] ^= 5;",
        "w++; for (int k = 0; k < 3; k++) { w[k] ^= 3; if (k == i) move(&w[k]); } w[0] ^= j;",
    ],
)
def test_words_that_are_moved_behind_an_array_are_not_passed_over(walk: str, request_: str, tmp_path: Path) -> None:
    """Numbers lie there, and the bits of these are exchanged: by arithmetic, or by a function that is given an address
    in the array."""
    is_refused(build(LEFT % walk, request_, "-O2", tmp_path), "EZ0304|EZ0302")
