# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which instructions give bytes of what they are given, and which words a function moves one by one.

    unsigned copy(unsigned char *d, const unsigned char *s, size_t n) { while (n--) sum += *d++ = *s++; ... }

The function knows its words as integers, since it counts with them; whether they are parts of numbers, who calls it
knows (type_checks.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from enzyme_passes.analysis.types.evidence.steps import moves
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    Load,
    Phi,
    Return,
    Select,
    Store,
    operands,
)
from enzyme_passes.ir.values import Argument, ConstInt, Function, Value

NARROW: Final = (8, 16, 32)
"""The bits of words that may be parts of a number."""


@lru_cache(maxsize=4096)
def moved_words(function: Function, layout: ty.DataLayout) -> dict[tuple[Argument, int, int], None]:
    """The parameters, with the size of a word, from or to which a function moves words narrower than a double, walking
    from so many bytes behind where they lead."""
    found: dict[tuple[Argument, int, int], None] = {}
    for store in function.instructions():
        if not isinstance(store, Store) or not is_narrow(store.value.type):
            continue
        loads = list(loads_of(store.value))
        if not loads:
            continue
        ends = [(store.pointer, store.value.type), *((load.pointer, load.type) for load in loads)]
        for pointer, type in ends:
            begin = _walked_from(pointer, layout)
            if begin is not None and isinstance(type, ty.IntType):
                found[(*begin, type.bits // 8)] = None
    return found


def is_narrow(type: ty.Type) -> bool:
    return isinstance(type, ty.IntType) and type.bits in NARROW


def returned_values(function: Function) -> list[Value]:
    """What a function returns, of each of its returns."""
    return [i.value for i in function.instructions() if isinstance(i, Return) and i.value is not None]


def loads_of(value: Value) -> Iterator[Load]:
    """The loads of which a value has bytes."""
    pending = [value]
    seen: dict[Value, None] = {}
    while pending:
        value = pending.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        seen[value] = None
        if isinstance(value, Load):
            yield value
        elif moves_bytes(value):
            pending += operands(value)


def _walked_from(pointer: Value, layout: ty.DataLayout) -> tuple[Argument, int] | None:
    """The parameter from which a pointer walks, and how far behind that; None if it stays where it is, or comes from
    elsewhere."""
    walks = False
    behind = 0
    seen: dict[Value, None] = {}
    while pointer not in seen:
        seen[pointer] = None
        match pointer:
            case Argument():
                return (pointer, behind) if walks else None
            case GetElementPtr():
                walks = walks or any(not isinstance(i, ConstInt) for i in pointer.indices)
                if not walks and any(isinstance(i, ConstInt) and i.value for i in pointer.indices):
                    return None
                behind += sum(move.constant for move in moves(layout, pointer))
                pointer = pointer.pointer
            case Phi():
                walks = True
                pointer = next((v for v in pointer.values if isinstance(v, Argument)), pointer)
            case _:
                return None
    return None


def moves_bytes(instruction: Instruction) -> bool:
    """Whether an instruction gives whole bytes of what it is given."""
    match instruction:
        case Phi() | Select() | Freeze() | Cast(op="trunc" | "zext"):
            return isinstance(instruction.type, ty.IntType) and instruction.type.bits >= 8
        case IntBinary(op="shl" | "lshr", rhs=ConstInt(value=by)):
            return by % 8 == 0
        case IntBinary(op="and", rhs=ConstInt(value=mask)):
            return mask != 0 and all(part in (0, 255) for part in mask.to_bytes(16, "little", signed=mask < 0))
        case IntBinary(op="or"):
            return True
        case Call():
            name = instruction.target.name if instruction.target is not None else ""
            return name.startswith(("llvm.bswap.", "llvm.fshl.", "llvm.fshr."))
        case _:
            return False
