# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether an access by steps is one to parts of floats.

    for (i < 8) { uint32_t w = s[i]; sum += w; d[i] = w; }        s: a range of period 4, in an array of doubles

The range knows only its own words; what lies under them is known to the cell that it is in (heap/cells.py). A walk
whose end is not known may be one over a member in front of a float, so it is asked what the float is needed for.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.analysis.lanes import INTEGER, Kind, Strength
from enzyme_passes.analysis.types.heap.cells import Address, Cell, Heap, Range, is_integer
from enzyme_passes.analysis.types.heap.slots import Slot

_DEEP: Final = 3  # ranges in ranges


def cut_float(heap: Heap, address: Address, size: int, *, walks: bool) -> Kind | None:
    """A float of which an access of `size` bytes touches a part, at one of the places that its address stands for;
    `walks`: only where these are several."""
    cell, at = heap.resolve(*address)
    if is_integer(cell.slots.get(at), size):
        return None
    pending: list[tuple[Cell, int, int | None, int | None, int]] = [(cell, at, None, None, 0)]
    while pending:
        cell, at, step, end, depth = pending.pop()
        known = cell.slots if step is not None or not walks else {}
        for offset, slot in known.items():
            if (
                _is_wider(slot, size)
                and _meets(at, step, end, size, offset, slot.size)
                and not _begins(slot, at, step, size, offset)
            ):
                return slot.kind
        if cell.period is None or depth == _DEEP:
            continue
        for holder in dict.fromkeys(heap.resolve(h, 0)[0] for h in cell.holders):
            if holder is cell:
                continue
            for r in holder.ranges:
                inner, delta = heap.resolve(r.cell, 0)
                if inner is cell and not is_integer(holder.slots.get(r.start), size):
                    pending.append((holder, *_outside(r, cell.period, at, delta, step), r.end, depth + 1))
                    beside = walked_float(heap, (holder, r.start), size)
                    if beside is not None:
                        return beside
    return None


def walked_float(heap: Heap, address: Address, size: int) -> Kind | None:
    """A float wider than `size` bytes over which a walk begins where an address leads, or that lies there."""
    cell, at = heap.resolve(*address)
    pending = [(cell, at)]
    seen: dict[tuple[int, int], None] = {}
    while pending:
        cell, at = pending.pop()
        if (cell.number, at) in seen:
            continue
        seen[cell.number, at] = None
        slot = cell.slots.get(at)
        if is_integer(slot, size):
            continue
        if slot is not None and _is_wider(slot, size) and not begins_integers(heap, (cell, at), size):
            return slot.kind
        pending += _begun(heap, cell, at)
    return None


def begins_integers(heap: Heap, address: Address, size: int) -> bool:
    """Whether integers of `size` bytes begin where an address leads, by better evidence than there is for a float.
    (What an array of floats before says of this place is less than what is known of the array that begins here.)"""
    cell, at = heap.resolve(*address)
    slot = cell.slots.get(at)
    if slot is not None and slot.kind is INTEGER and slot.size % size == 0:
        return slot.strength > Strength.NEAR
    least = slot.strength if slot is not None else Strength.NEAR
    elements = [inner.slots.get(begin) for inner, begin in _begun(heap, cell, at)]
    return any(e is not None and e.kind is INTEGER and e.size == size and e.strength > least for e in elements)


def _begun(heap: Heap, cell: Cell, at: int) -> list[Address]:
    """The first elements of the arrays that begin in a place."""
    return [heap.resolve(r.cell, 0) for r in cell.ranges if r.start == at]


def _is_wider(slot: Slot, size: int) -> bool:
    """Whether a float wider than `size` bytes is known in a place."""
    return slot.kind.is_float and slot.strength >= Strength.NEAR and slot.size > size


def _outside(r: Range, period: int, at: int, delta: int, step: int | None) -> tuple[int, int]:
    """Where an address within a range is first in the cell that holds it, and how far its places are apart."""
    return r.start + (at - delta) % period, period if step is None else min(period, step)


def _begins(slot: Slot, at: int, step: int | None, size: int, offset: int) -> bool:
    """Whether an access is to the first bytes alone of what is in a union with an integer of so many bytes. A float
    that is moved in parts is accessed elsewhere, too."""
    return slot.mixed >= size and (at == offset if step is None else step >= slot.size and (offset - at) % step == 0)


def _meets(at: int, step: int | None, end: int | None, size: int, offset: int, width: int) -> bool:
    """Whether one of the places at, at + step, ... before `end` is within [offset, offset + width), or partly."""
    if step is None or at >= offset + width:
        return at < offset + width and at + size > offset
    first = at if at + size > offset else at + -((at + size - 1 - offset) // step) * step
    return first < offset + width and (end is None or first < end)
