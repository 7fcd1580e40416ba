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
