# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers that become addresses: known by where they go, before anything is known of where they come from.

%q = add i64 %p, -1          a tag is taken off a parameter of which nobody says what it is; it is no sum of numbers
%r = inttoptr i64 %q to ptr
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from enzyme_passes.ir.instructions import Cast, Freeze, IntBinary, Phi, Select
from enzyme_passes.ir.values import Block, ConstInt, Value

TAGS: Final = 15
"""The bits of an address that may hold a tag. Which one it is says nothing of where the address leads."""


def addressed(blocks: Sequence[Block]) -> dict[Value, None]:
    """Sums with constants, and words with tags, that become addresses."""
    found: dict[Value, None] = {}
    pending: list[Value] = [
        i.operand for block in blocks for i in block.instructions if isinstance(i, Cast) and i.op == "inttoptr"
    ]
    while pending:
        value = pending.pop()
        if value in found:
            continue
        match value:
            case IntBinary(op="add" | "sub", rhs=ConstInt()):
                pending.append(value.lhs)
            case IntBinary(op="and" | "or" | "xor") if keeps_address(value):
                pending.append(value.lhs)
            case Phi():
                pending += value.values
            case Select():
                pending += [value.on_true, value.on_false]
            case Freeze():
                pending.append(value.operand)
            case _:
                continue
        found[value] = None
    return found


def keeps_address(i: IntBinary) -> bool:
    """Whether nothing but a tag is set, flipped or cleared."""
    if not isinstance(i.rhs, ConstInt):
        return False
    return -TAGS - 1 <= i.rhs.value < 0 if i.op == "and" else 0 <= i.rhs.value <= TAGS
