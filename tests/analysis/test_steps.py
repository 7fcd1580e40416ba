"""How far an index goes, and in which steps: one kind of index a test."""

from __future__ import annotations

import pytest

from enzyme_passes.analysis.types.evidence.steps import Move, moves, multiple

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
    assert [multiple(value(facts, name)) for name in "ijkl"] == [(16, 0), (16, 0), (16, 16), (16, 16)]


def test_an_index_is_the_same_behind_a_loop() -> None:
    """It has a name there for each way out, and one where they meet."""
    facts = ir("""
        define void @f(ptr %p, i1 %c) {
        entry:
          br label %one
        one:
          %i = phi i64 [ 0, %entry ], [ %k, %on ]
          %k = add nuw nsw i64 %i, 24
          br i1 %c, label %on, label %left
        on:
          br i1 %c, label %one, label %right
        left:
          %l = phi i64 [ %k, %one ]
          br label %between
        right:
          %r = phi i64 [ %k, %on ]
          br label %between
        between:
          %m = phi i64 [ %l, %left ], [ %r, %right ]
          br label %two
        two:
          %o = phi i64 [ %m, %between ], [ %n, %three ]
          br label %three
        three:
          %j = phi i64 [ %o, %two ], [ %n, %three ]
          %n = add nuw nsw i64 %j, 24
          br i1 %c, label %three, label %two
        }""").facts()
    assert multiple(value(facts, "j")) == (24, 24)


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


@pytest.mark.parametrize(
    ("first", "change", "compared", "on", "last"),
    [
        (0, 1, "icmp ult i64 %k, 5", "stays", 4),
        (0, 1, "icmp slt i64 %i, 5", "stays", 5),  # which is looked at after the last
        (0, 1, "icmp eq i64 %k, 5", "leaves", 4),
        (1, 2, "icmp ne i64 %k, 7", "stays", 5),
        (1, 2, "icmp ne i64 %k, 8", "stays", None),  # goes around
        (0, 3, "icmp ule i64 %k, 7", "stays", 6),
        (0, 3, "icmp sgt i64 %k, 7", "leaves", 6),
        (0, 1, "icmp ult i64 %k, -1", "stays", None),
        (7, -1, "icmp sgt i64 %i, 2", "stays", 2),
        (7, -2, "icmp ugt i64 %k, 0", "stays", None),  # -1 is above 0 there
        (7, -2, "icmp ugt i64 %k, 1", "stays", 3),
    ],
)
def test_an_index_that_counts_from_one_constant_to_another_lies_between_them(
    first: int, change: int, compared: str, on: str, last: int | None
) -> None:
    ends = "label %inner, label %next" if on == "stays" else "label %next, label %inner"
    facts = ir(
        LOOP.format(
            outer="",
            inner=f"%i = phi i64 [ {first}, %outer ], [ %k, %inner ]\n %g = getelementptr i8, ptr %p, i64 %i\n"
            f" %k = add nsw i64 %i, {change}\n %c = {compared}",
            latch=f"br i1 %c, {ends}",
            last="",
        )
    ).facts()
    (*start, step) = moves(facts._layout, value(facts, "g"))  # type: ignore[arg-type]
    if last is None:
        assert step.bound is None
    else:
        assert step == Move(step=abs(change), bound=abs(last - first) + 1)
        assert sum(move.constant for move in start) == min(first, last)


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("%i = srem i64 %n, 3", 3),
        ("%t = trunc i64 %n to i32\n %s = srem i32 %t, 3\n %i = sext i32 %s to i64", 3),
        ("%t = trunc i64 %n to i32\n %s = srem i32 %t, 3\n %i = zext i32 %s to i64", None),  # of -1 too
        ("%u = urem i64 %n, 4\n %m = mul i64 %u, 2\n %i = add i64 %m, 1", 8),
        ("%a = and i64 %n, 3\n %i = shl i64 %a, 3", 25),
        ("%i = urem i64 %n, %k", None),
    ],
)
def test_an_index_that_is_cut_off_has_a_last(text: str, bound: int | None) -> None:
    facts = ir(indices(f"{text}\n %g = getelementptr i8, ptr %p, i64 %i")).facts()
    found = moves(facts._layout, value(facts, "g"))  # type: ignore[arg-type]
    reached = sum(move.constant for move in found) + (found[-1].bound or 0)
    assert (reached if found[-1].bound is not None else None) == bound


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
