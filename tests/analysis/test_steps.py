"""How far an index goes, and in which steps: one kind of index a test."""

from __future__ import annotations

import pytest

from enzyme_passes.analysis.types_steps import Move, moves, multiple

from .types_support import ir, value

LOOP = """
    define void @f(ptr %p, i64 %n) {{
    entry:
      br label %outer
    outer:
      {outer}
      br label %inner
    inner:
      {inner}
      {latch}
    next:
      {last}
      br i1 true, label %outer, label %end
    end:
      ret void
    }}"""


def indices(text: str) -> str:
    return f"define void @f(ptr %p, i64 %n, i64 %k) {{ {text}\n ret void }}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("%i = shl i64 %n, 4", (16, 0)),
        ("%s = shl i64 %n, 32\n %i = ashr exact i64 %s, 28", (16, 0)),  # the lower half of n, times 16
        ("%s = shl i64 %n, 32\n %i = lshr exact i64 %s, 29", (8, 0)),
        ("%i = add i64 %n, 4", (1, 4)),
        ("%s = add i64 %n, 4\n %i = sub i64 %s, %k", (1, 0)),  # nobody knows where that begins
        ("%b = shl nsw i64 -1, %k\n %s = add i64 %n, 4\n %d = add i64 %b, %s\n %i = shl i64 %d, 4", (16, 0)),
        ("%i = sub i64 5, %n", (-1, 5)),
    ],
)
def test_an_index_is_a_number_plus_a_multiple(text: str, expected: tuple[int, int]) -> None:
    assert multiple(value(ir(indices(text)).facts(), "i")) == expected


def test_loops_that_hand_an_index_to_each_other_take_the_same_steps() -> None:
    facts = ir(
        LOOP.format(
            outer="%i = phi i64 [ 0, %entry ], [ %l, %next ]",
            inner="%j = phi i64 [ %i, %outer ], [ %k, %inner ]\n %k = add nuw nsw i64 %j, 16",
            latch="br i1 true, label %inner, label %next",
            last="%l = phi i64 [ %k, %inner ]",
        )
    ).facts()
    assert [multiple(value(facts, name)) for name in "ijkl"] == [(16, 0), (16, 0), (16, 16), (16, 0)]


def test_an_index_that_counts_down_to_a_constant_lies_between_its_ends() -> None:
    facts = ir(
        LOOP.format(
            outer="",
            inner="%i = phi i64 [ 7, %outer ], [ %k, %inner ]\n %g = getelementptr i8, ptr %p, i64 %i\n"
            " %k = add nsw i64 %i, -1\n %c = icmp ne i64 %i, 0",
            latch="br i1 %c, label %inner, label %next",
            last="",
        )
    ).facts()
    gep = value(facts, "g")
    assert moves(facts._layout, gep) == (Move(0), Move(step=1, bound=8))  # type: ignore[arg-type]


def test_an_index_that_begins_anywhere_and_counts_down_begins_at_none() -> None:
    facts = ir(
        LOOP.format(
            outer="%n.up = phi i64 [ 0, %entry ], [ %u, %next ]\n %u = add i64 %n.up, 1",
            inner="%i = phi i64 [ %n.up, %outer ], [ %k, %inner ]\n %k = add nsw i64 %i, -1",
            latch="br i1 true, label %inner, label %next",
            last="",
        )
    ).facts()
    assert multiple(value(facts, "i")) == (1, 0)
