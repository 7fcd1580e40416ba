"""Pieces of a float are put together only where nothing writes between them."""

from __future__ import annotations

import pytest

from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.writer import write_function
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.normalize.words_of_floats import join_pieces

COPY = """
define void @f(ptr noalias %x, ptr noalias %y) {{
  %q = getelementptr i8, ptr %x, i64 4
  %r = getelementptr i8, ptr %y, i64 4
  %a = load i32, ptr %x, align 4
  {between}
  %b = load i32, ptr %q, align 4
  store i32 %a, ptr %y, align 4
  store i32 %b, ptr %r, align 4
  ret void
}}
"""


def joined(between: str) -> str:
    module = read_module(llvm.text_of(llvm.parse(COPY.format(between=between))))
    function = module.functions["f"]
    body(function)
    join_pieces(function, module)
    return write_function(function)


@pytest.mark.parametrize("between", ["", "%c = load i32, ptr %q, align 4"])
def test_two_halves_are_one_word(between: str) -> None:
    assert "load i64" in joined(between) or "llvm.memmove" in joined(between)


@pytest.mark.parametrize(
    "between",
    [
        "store i32 1, ptr %q, align 4",
        "%old = atomicrmw xor ptr %q, i32 1 monotonic, align 4",
        "%old = cmpxchg ptr %q, i32 1, i32 2 monotonic monotonic, align 4",
        "%old = va_arg ptr %q, i32",
        "fence seq_cst",
    ],
)
def test_what_may_write_keeps_them_apart(between: str) -> None:
    """Also if it has a result, as atomic operations have."""
    text = joined(between)
    assert "load i64" not in text and "llvm.memmove" not in text


BY_WAYS = """
define i64 @f(ptr %x, double %d, i1 %stored, ptr %y) {{
entry:
  %u = bitcast double %d to i64
  %high = lshr i64 %u, 32
  %a = trunc i64 %high to i32
  %b = trunc i64 %u to i32
  br i1 %stored, label %after, label %other
other:
  %q = getelementptr i8, ptr %x, i64 4
  %c = load i32, ptr %q, align 4
  {between}
  %e = load i32, ptr %x, align 4
  br label %after
after:
  %upper = phi i32 [ %a, %entry ], [ %c, %other ]
  %lower = phi i32 [ %b, %entry ], [ %e, %other ]
  store i32 0, ptr %x, align 4
  %upper.wide = zext i32 %upper to i64
  %shifted = shl i64 %upper.wide, 32
  %lower.wide = zext i32 %lower to i64
  %word = or i64 %shifted, %lower.wide
  ret i64 %word
}}
"""


def joined_by_ways(between: str) -> str:
    module = read_module(llvm.text_of(llvm.parse(BY_WAYS.format(between=between))))
    function = module.functions["f"]
    body(function)
    join_pieces(function, module)
    llvm.parse(write_function(function))
    return write_function(function)


def test_pieces_that_arrive_by_several_ways_are_one_word() -> None:
    """The word that was stored on one way, and what is loaded on the other: before the store that comes after."""
    text = joined_by_ways("")
    assert "phi i64 [ %u, %entry ]" in text
    assert "phi i32" not in text and "load i32" not in text
    assert text.index("load i64") < text.index("store i32")


def test_they_are_put_together_as_they_are_where_the_memory_changes_between_them() -> None:
    text = joined_by_ways("store i32 7, ptr %x, align 4")
    assert "load i64" not in text and text.count("load i32") == 2
