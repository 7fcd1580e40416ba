# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each instruction says about types: who looks at it, and the instructions that move whole values or parts.

An instruction is looked up once, in `handler`; those that say nothing get None. Memory is in memory.py, casts and
integer arithmetic in bits.py, calls in calls.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from enzyme_passes.analysis.lanes import EXCHANGED, INTEGER, WORD, WORD_BYTES, Strength, either
from enzyme_passes.analysis.types.bits import visit_cast, visit_compare, visit_int_binary, visit_switch
from enzyme_passes.analysis.types.calls import visit_call
from enzyme_passes.analysis.types.memory import (
    visit_alloca,
    visit_atomic,
    visit_exchange,
    visit_gep,
    visit_load,
    visit_store,
)
from enzyme_passes.analysis.types.solver import Handler, Solver, is_static
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    ExtractElement,
    ExtractValue,
    FloatBinary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
)
from enzyme_passes.ir.values import ConstAggregate, ConstInt, Value


def handler(instruction: Instruction) -> Handler | None:
    """Who has something to say about `instruction`."""
    found = _HANDLERS.get(type(instruction))
    if found is None:
        return None
    if isinstance(instruction, Phi | Select | Freeze | ExtractElement | InsertElement | ShuffleVector | ExtractValue):
        type_ = instruction.type
        if is_static(type_) and (
            not isinstance(instruction, ExtractElement | ExtractValue) or is_static(_aggregate(instruction).type)
        ):
            return None
    if isinstance(instruction, FloatBinary):
        return None
    if isinstance(instruction, Cast) and instruction.op in ("fptrunc", "fpext"):
        return None
    return found


def _aggregate(instruction: ExtractElement | ExtractValue) -> Value:
    return instruction.vector if isinstance(instruction, ExtractElement) else instruction.aggregate


# Moves of whole values


def _phi(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Phi)
    for value in i.values:
        if value is not i:
            _same(solver, value, i)
    _asked(solver, i, i.values)


def _select(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Select)
    _same(solver, i.on_true, i)
    _same(solver, i.on_false, i)
    _asked(solver, i, (i.on_true, i.on_false))


def _asked(solver: Solver, i: Phi | Select, values: Sequence[Value]) -> None:
    """What is one of several words of which a derivative asks whether they are addresses is a number or an address, if
    some of them are, in whichever way the others are known better."""
    if i not in solver.asked or i.type is not ty.I64:
        return
    known = [
        slot for value in values if (slot := solver.contents(value).get(0)) is not None and slot.size == WORD_BYTES
    ]
    kinds = dict.fromkeys(slot.kind for slot in known if slot.kind is not INTEGER)
    if (len(kinds) > 1 or WORD in kinds) and all(either(kind, WORD, WORD_BYTES) is WORD for kind in kinds):
        strength = max(slot.strength for slot in known)
        solver.heap.learn(solver.contents(i), 0, WORD_BYTES, WORD, strength, None, i)


def _freeze(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Freeze)
    _same(solver, i.operand, i)


def _same(solver: Solver, source: Value, into: Value) -> None:
    solver.link(source, 0, into, 0, solver.layout.store_size(into.type))


def _return(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Return)
    if i.value is None or is_static(i.value.type):
        return
    assert i.block is not None
    assert i.block.function is not None
    result = solver.result(i.block.function)
    size = solver.layout.store_size(i.value.type)
    have = solver.contents(i.value)
    solver.copy(have, 0, result, 0, size)
    if solver.hears_back(i.value):
        solver.copy_back(result, 0, have, 0, size)


# Parts


def place(layout: ty.DataLayout, type_: ty.Type, path: tuple[int, ...]) -> int:
    """The byte offset of a member of an aggregate."""
    at = 0
    for index in path:
        offset, inner = layout.gep_stride(type_, index)
        at += offset if isinstance(type_, ty.StructType) else offset * index
        type_ = inner
    return at


def _extract_value(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, ExtractValue)
    at = place(solver.layout, i.aggregate.type, i.path)
    solver.link(i.aggregate, at, i, 0, solver.layout.store_size(i.type))


def _insert_value(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, InsertValue)
    at = place(solver.layout, i.type, i.path)
    size = solver.layout.store_size(i.value.type)
    whole = solver.layout.store_size(i.type)
    _around(solver, i.aggregate, i, at, size, whole)
    solver.link(i.value, 0, i, at, size)


def _around(solver: Solver, source: Value, into: Value, at: int, size: int, whole: int) -> None:
    """All bytes but [at, at + size) stay."""
    if at:
        solver.link(source, 0, into, 0, at)
    if at + size < whole:
        solver.link(source, at + size, into, at + size, whole - at - size)


def _extract_element(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, ExtractElement)
    step = solver.element_bytes(i.vector.type)
    solver.believe(i.index, INTEGER, Strength.DECLARED)
    if not step:
        return
    assert isinstance(i.vector.type, ty.VectorType)
    elements = [i.index.value] if isinstance(i.index, ConstInt) else list(range(i.vector.type.count))
    for element in elements:
        solver.link(i.vector, element * step, i, 0, step)


def _insert_element(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, InsertElement)
    step = solver.element_bytes(i.type)
    solver.believe(i.index, INTEGER, Strength.DECLARED)
    if not step:
        return
    assert isinstance(i.type, ty.VectorType)
    whole = i.type.count * step
    if isinstance(i.index, ConstInt):
        _around(solver, i.vector, i, i.index.value * step, step, whole)
        solver.link(i.value, 0, i, i.index.value * step, step)
    else:
        solver.link(i.vector, 0, i, 0, whole)
        for element in range(i.type.count):
            solver.link(i.value, 0, i, element * step, step)


def mask_elements(i: ShuffleVector) -> list[int]:
    """The source element of each element of a shuffle, -1 for poison."""
    mask = i.mask
    if isinstance(mask, ConstAggregate):
        return [e.value if isinstance(e, ConstInt) else -1 for e in mask.elements]
    assert isinstance(i.type, ty.VectorType)
    return [0 if type(mask).__name__ == "ConstZero" else -1] * i.type.count


def _shuffle(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, ShuffleVector)
    step = solver.element_bytes(i.type)
    if not step:
        return
    assert isinstance(i.first.type, ty.VectorType)
    count = i.first.type.count
    if step == 1 and exchanges_halves(i):
        _exchange(solver, i.first, i)
        return
    for k, element, length in runs(mask_elements(i), count, step == 1):
        source, at = (i.first, element) if element < count else (i.second, element - count)
        if length > 0:
            solver.link(source, at * step, i, k * step, length * step)
        else:
            _mirror(solver, source, at + length + 1, i, k, -length)


def runs(mask: Sequence[int], count: int, mirrored: bool) -> list[tuple[int, int, int]]:
    """The pieces in which a shuffle moves its elements: (place, element, how many). If `mirrored`, also those that go
    backwards, whose number is negative."""
    found: list[tuple[int, int, int]] = []
    at = 0
    while at < len(mask):
        first, length, way = mask[at], 1, 0
        while first >= 0 and at + length < len(mask):
            step = mask[at + length] - mask[at + length - 1]
            same_source = mask[at + length] // count == first // count and mask[at + length] >= 0
            if not same_source or step not in ((1, -1) if mirrored else (1,)) or way not in (0, step):
                break
            way = step
            length += 1
        if first >= 0:
            found.append((at, first, -length if way < 0 else length))
        at += length
    return found


def exchanges_halves(i: ShuffleVector) -> bool:
    """Whether a shuffle of the bytes of one word puts its upper half before the lower one."""
    return i.first.type == i.type and tuple(mask_elements(i)) == EXCHANGED


def _exchange(solver: Solver, source: Value, into: Value) -> None:
    """The halves of a word change places: so do floats in them; a number or an address that is the word stays one, as
    in `_mirror`."""
    half, size = WORD_BYTES // 2, WORD_BYTES
    for value in (source, into):
        for offset, slot in list(solver.contents(value).items()):
            if (offset, slot.size) == (0, size):
                solver.link(source, 0, into, 0, size, alone=True)
            elif offset // half == (offset + slot.size - 1) // half:
                there = (offset + half) % size
                at, to = (offset, there) if value is source else (there, offset)
                solver.link(source, at, into, to, slot.size)


def _mirror(solver: Solver, source: Value, at: int, into: Value, to: int, size: int) -> None:
    """`size` bytes change their order: a float among them is in the mirrored place. Its own bytes are in the opposite
    order, and they are still that float's: nobody computes with them before they are put right again."""
    lanes = [(o, s.size) for o, s in solver.contents(source).items() if at <= o and o + s.size <= at + size]
    lanes += [
        (at + size - (o - to) - s.size, s.size)
        for o, s in solver.contents(into).items()
        if to <= o and o + s.size <= to + size
    ]
    for offset, width in lanes:
        solver.link(source, offset, into, to + size - (offset - at) - width, width, alone=True)


def _opaque(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Opaque)
    if i.opcode == "landingpad":
        solver.heap.learn(solver.contents(i), solver.pointer_size, 4, INTEGER, Strength.DECLARED, None, i)


_HANDLERS: Final[dict[type[Instruction], Handler]] = {
    Load: visit_load,
    Store: visit_store,
    Alloca: visit_alloca,
    GetElementPtr: visit_gep,
    AtomicRMW: visit_atomic,
    CompareExchange: visit_exchange,
    Phi: _phi,
    Select: _select,
    Freeze: _freeze,
    Return: _return,
    ExtractValue: _extract_value,
    InsertValue: _insert_value,
    ExtractElement: _extract_element,
    InsertElement: _insert_element,
    ShuffleVector: _shuffle,
    Cast: visit_cast,
    IntBinary: visit_int_binary,
    IntCompare: visit_compare,
    Switch: visit_switch,
    Opaque: _opaque,
    Call: visit_call,
    Invoke: visit_call,
}
