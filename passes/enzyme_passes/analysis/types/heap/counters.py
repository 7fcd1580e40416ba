# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts in places where other objects have an address or a number.

    { ptr vtable, i32 uses, i32 weak }     counts of the owners of an object, which are also read as one i64
    { ptr vtable, ptr next }               an object of another class, that pointers to its base lead to as well

The type analysis takes the two for one, and finds that a part of an address is changed by arithmetic. But what is
loaded as an integer, and compared, or counted with in parts that are shorter than an address, goes nowhere as it is: no
derivative goes with it. It remains that it may be a part of an address or of a number that is changed in its place,
whose shadow would then be another's: that the program looks at, as it runs (shadow/double_or_pointer.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from enzyme_passes.analysis.lanes import CONFLICT, INTEGER
from enzyme_passes.analysis.types.heap.cells import POINTER_SIZE, Address, Heap
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    AtomicRMW,
    Call,
    Cast,
    CondBranch,
    Freeze,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Select,
    Store,
    Switch,
    is_checked,
    operands,
)
from enzyme_passes.ir.values import Block, Function, Value
from enzyme_passes.support.dataclasses import dataclass

SHARED_WORD: Final = "__enzcc_shared_word"
MOVED_ADDRESS: Final = "__enzcc_moved_address"
LOOKING: Final = ("__enzcc_counted_number", "__enzcc_untold_number", SHARED_WORD, MOVED_ADDRESS)
"""What looks at the bits of a word as the program runs."""
_SHORT: Final = 32  # bits of a count that shares a word with another
_WIDE: Final = 64


def counters(blocks: Sequence[Block]) -> dict[Value, bool]:
    """The integer loads that are compared or counted with, and moved nowhere as they are; whether they are counted
    with."""
    users: dict[Value, list[Instruction]] = {}
    for block in blocks:
        for i in block.instructions:
            for operand in operands(i):
                if isinstance(operand.type, ty.IntType):
                    users.setdefault(operand, []).append(i)
    function = blocks[0].function if blocks else None
    keeps = function is not None and function.name.startswith("__enzcc_")
    found: dict[Value, bool] = {}
    for value in users:
        counted = _is_counted(value, users, keeps) if isinstance(value, Load) else None
        if counted is not None:
            found[value] = counted
    return found


def _is_counted(load: Load, users: dict[Value, list[Instruction]], keeps: bool) -> bool | None:
    """Whether a load is counted with; None: it is moved somewhere. `keeps`: in a derivative, which stores what it will
    need again; of what is counted with, in short parts, the program looks whether it is a part of an address or number.
    (What is only compared and stored may be an address that is needed again, or the shadow of one.)"""
    if load.type not in (ty.I32, ty.I64):
        return None
    counted = kept = False
    pending: list[Value] = [load]
    seen: dict[Value, None] = {load: None}
    while pending:
        value = pending.pop()
        assert isinstance(value.type, ty.IntType)
        for user in users.get(value, ()):
            match user:
                case IntCompare() | Switch() | CondBranch():
                    continue
                case Select(condition=condition) if condition is value:
                    continue
                case IntBinary(op="add" | "sub") if value.type.bits == _SHORT:
                    counted = True
                    continue
                case Call(callee=Function(name=name)) if name in LOOKING:
                    continue
                case Call() if is_checked(user) and value.type.bits == _SHORT:
                    counted = True
                    continue
                case Store(value=stored) if keeps and stored is value and value.type.bits <= _SHORT:
                    kept = True
                    continue
                case Cast(op="trunc") if user.type in (ty.I32, ty.I8, ty.I1):
                    pass
                case Phi() | Freeze() | Select():
                    pass
                case _:
                    return None
            if user not in seen:
                seen[user] = None
                pending.append(user)
    return counted if counted or not kept else None


@final
@dataclass(frozen=True, slots=True)
class SharedWord:
    """A word in which some objects have an address or a number, and others integers: where it begins, in bytes from an
    integer; `halves`: its halves may be numbers as well."""

    begin: int
    halves: bool


def shared_word(heap: Heap, address: Address, size: int) -> SharedWord | None:
    """The word that an integer is counted with in; None: nothing but integers, or nothing but numbers, are known to lie
    there, or words are in no known places."""
    there = [(at, slot) for at, slot in heap.view(address, size) if slot.kind is not INTEGER]
    if not there or any(slot.kind.is_float and not slot.kind.is_word for _, slot in there):
        return None
    cell, place = heap.resolve(*address)
    if cell.period is not None and cell.period % POINTER_SIZE:
        return None
    begin = -(place % POINTER_SIZE)
    if begin + POINTER_SIZE < size:
        return None
    whole = all(slot.size == POINTER_SIZE and at == begin and slot.kind is not CONFLICT for at, slot in there)
    hidden = [s for at in range(POINTER_SIZE) for s in heap.hidden_at((cell, place + begin + at))]
    return SharedWord(begin, not whole or any(s.kind.is_float and s.size < POINTER_SIZE for s in hidden))


def is_count(instruction: Instruction) -> bool:
    """Whether an integer in memory is counted with by one instruction."""
    return (
        isinstance(instruction, AtomicRMW)
        and instruction.op in ("add", "sub")
        and isinstance(instruction.type, ty.IntType)
        and instruction.type.bits in (_SHORT, _WIDE)
    )
