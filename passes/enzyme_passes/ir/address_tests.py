# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How derivatives ask whether a word is an address (synthesis/shadow/double_or_pointer.py).

    %less = add i64 %word, -1
    %is_address = icmp ult i64 %less, 4503599627370495      2^52 - 1

That one is taken away from the word says nothing of what it is: the question is asked of words that are numbers at some
times and addresses at others. And what is left goes nowhere: a comparison is constant but for jumps, so no derivative
is lost there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from enzyme_passes.ir.instructions import Instruction, IntBinary, IntCompare, operands
from enzyme_passes.ir.values import Block, ConstInt, Value

_LEAST_ABOVE: Final = (1 << 52) - 1  # of what is left of a word when one is taken away, if it is no address
_WORD: Final = (1 << 64) - 1


def asked_word(i: Instruction) -> Value | None:
    """The word of which a comparison asks whether it is an address."""
    match i:
        case IntCompare(
            lhs=IntBinary(op="add" | "sub" as op, lhs=word, rhs=ConstInt(value=one)), rhs=ConstInt(value=bound)
        ):
            less = -one if op == "sub" else one
            asks = (i.predicate, bound) in (("ult", _LEAST_ABOVE), ("ugt", _LEAST_ABOVE - 1))
            return word if asks and less & _WORD == _WORD else None
        case _:
            return None


def address_tests(blocks: Sequence[Block]) -> dict[Value, None]:
    """What is left of words where one is taken away, and used for nothing but this question."""
    instructions = [i for block in blocks for i in block.instructions]
    tests = {i: None for i in instructions if isinstance(i, IntCompare) and asked_word(i) is not None}
    found: dict[Value, None] = {i.lhs: None for i in tests}
    for i in instructions if found else ():
        if i not in tests:
            for operand in operands(i):
                found.pop(operand, None)
    return found
