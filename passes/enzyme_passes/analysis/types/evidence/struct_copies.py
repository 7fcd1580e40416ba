# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a copy says of the struct that it moves (`!tbaa.struct`), where the memory knows of words only.

    R *a = arena_take(2 * sizeof(R));     a buffer of bytes, in which records lie anywhere
    a[0] = a[1];                          two pointers, an `int`, a `double`

The members tell which words are pointers, numbers and short integers. An integer as long as a number may be a number's
bits, whatever it is called (`uint64_t`), and moves as a word that may be anything. So may two shorter ones be, a
number's halves; where some may lie across two words (types/halves.py), nobody knows which integers these are, nor,
where a copy says nothing of members, which bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from enzyme_passes.analysis.lanes import CONFLICT, INTEGER, WORD, WORD_BYTES, Lane, MemoryLayout
from enzyme_passes.analysis.types.evidence.tbaa import Field
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import GetElementPtr, Instruction, Load, Store
from enzyme_passes.ir.values import ConstInt, Function, Value
from enzyme_passes.support.dataclasses import replace

_HALF = WORD_BYTES // 2


def with_members(layout: MemoryLayout, fields: tuple[Field, ...]) -> MemoryLayout:
    """The lanes of a struct, those being what its members are that are known as several things. A number or pointer
    that lies across two words (in a packed struct) makes both unknown."""
    said = {(offset, size): kind for offset, size, kind in fields if kind is not INTEGER or size != WORD_BYTES}
    cut = [(o, o + n) for o, n, kind in fields if kind is not INTEGER and n == WORD_BYTES and o % WORD_BYTES]
    lanes = []
    for k in layout.lanes:
        kind = said.get((k.offset, k.size), k.kind)
        if kind is WORD and any(a < k.offset + k.size and k.offset < b for a, b in cut if a != k.offset):
            kind = CONFLICT
        lanes.append(Lane(k.offset, k.size, kind))
    return MemoryLayout(None, tuple(lanes))


def with_halves(layout: MemoryLayout, fields: tuple[Field, ...]) -> MemoryLayout:
    """The lanes of a struct in which halves of numbers may lie across words: nobody knows what these words are, if they
    are among integers, or bytes of which nothing is said, that are long enough."""
    whole = {(offset, size) for offset, size, _ in fields}
    end = max((lane.offset + lane.size for lane in layout.lanes), default=0)
    end *= 1 if layout.period is None else 2  # which come again
    runs: list[tuple[int, int]] = []
    at = 0
    for offset, size in (*sorted((o, n) for o, n, kind in fields if kind is not INTEGER), (end, 0)):
        if offset - at >= (WORD_BYTES if at % WORD_BYTES else WORD_BYTES + _HALF):
            runs.append((at, offset))
        at = max(at, offset + size)
    lanes = (
        Lane(k.offset, k.size, CONFLICT)
        if k.kind is WORD
        and (k.offset, k.size) not in whole
        and any(a < k.offset + k.size and k.offset < b for a, b in runs)
        else k
        for k in layout.lanes
    )
    return replace(layout, lanes=tuple(lanes))


HALVES: Final = 1
ODD: Final = 2
"""How a number lies across two words: as two halves, or at another place."""


def moves_halves(functions: Iterable[Function]) -> int:
    """How numbers that one of these moves lie across two words of a struct; 0: none does."""
    found = 0
    for f in functions:
        for i in f.instructions() if f.defined and f.is_read else ():
            found |= is_across(i)
    return found


def across(offset: int) -> int:
    """How a number lies that begins there."""
    place = offset % WORD_BYTES
    return 0 if place == 0 else HALVES if place == _HALF else ODD


def is_across(instruction: Instruction) -> int:
    """How a number that is accessed lies across two words of a struct; 0: it does not."""
    match instruction:
        case Load(align=align, type=type, pointer=pointer):
            pass
        case Store(align=align, value=Value(type=type), pointer=pointer):
            pass
        case _:
            return 0
    if align >= WORD_BYTES or type not in (ty.I64, ty.DOUBLE) or not isinstance(pointer, GetElementPtr):
        return 0
    last = pointer.indices[-1]
    found = across(last.value) if pointer.source_type is ty.I8 and isinstance(last, ConstInt) else 0
    return found if found != HALVES or align == _HALF else 0
