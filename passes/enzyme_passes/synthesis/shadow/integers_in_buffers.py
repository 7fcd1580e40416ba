# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers that are loaded from a buffer of bytes, where they may be parts of numbers, or lie beside some.

    memcpy(&length, p + at, 4);   at += 4;   memcpy(&x, p + at, 8);   at += length;

Nothing but the running program knows whether such bytes are those of a number. An integer that is only compared, or is
an index, has no derivative in either case. Where it goes on, it is looked at: in reverse mode, whether a number was met
in its place (csrc/numbers.c), and in forward mode, whether there is a tangent. An integer as wide as the numbers tells
by its own bits; so it does outside of buffers, and is looked at where that is asked for (analysis/computed_bits.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_passes.ir.call_targets import copy_name, is_fill
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    CondBranch,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Select,
    Switch,
)
from enzyme_passes.ir.uses import reached
from enzyme_passes.ir.values import Value

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.type_checks import TypeChecks


def is_part_that_goes_on(here: TypeChecks, load: Load) -> bool:
    """Whether an integer that may be a part of a number is loaded, and is more than compared or an index."""
    if not here.types.is_looked_at(load) or not here.activity.memory_varied(load.pointer):
        return False
    return any(not _computes(user) and _goes_on(value, user) for value, user in reached(load, here.users, _computes))


def _computes(user: Instruction) -> bool:
    match user:
        case IntBinary() | Phi() | Select() | Freeze():
            return True
        case Cast(op=op):
            return op in ("trunc", "zext", "sext")
        case _:
            return False


def _goes_on(value: Value, user: Instruction) -> bool:
    match user:
        case IntCompare() | Switch() | CondBranch():
            return False
        case GetElementPtr(pointer=pointer):
            return value is pointer
        case Call() if user.target is not None and (copy_name(user.target.name) or is_fill(user.target.name)):
            return value is not user.arguments[2]
        case _:
            return True
