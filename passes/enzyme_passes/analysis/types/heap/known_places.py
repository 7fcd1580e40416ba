# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether it is known which bytes of a range are one number, and of what size.

An address that moved by any number of bytes is to anywhere in its cell, and so may be the numbers there. But what is
copied from there to a variable lies in that as the variable is used, and what is copied from an array of doubles as in
the array: where one side of a copy is known by its own accesses, the other is not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import gcd
from typing import Final, final

from enzyme_passes.analysis.lanes import CONFLICT, Strength
from enzyme_passes.analysis.types.evidence.moved_integers import LEAST_FLOAT
from enzyme_passes.analysis.types.heap.cells import Address, Cell, Heap
from enzyme_passes.analysis.types.heap.slots import Contents, Slot
from enzyme_passes.support.dataclasses import dataclass

_DEEP: Final = 3  # ranges in ranges
_LOOKED_AT: Final = 256  # bytes of long arrays
_FEW: Final = 64
EVERYWHERE: Final = 1 << 62


def unplaced_width(cells: Iterable[Cell]) -> int:
    """The bytes of the widest number that may begin anywhere in one of these cells; 0, if there is none."""
    sizes = [
        slot.size
        for cell in cells
        if cell.period is not None
        for slot in (*cell.slots.values(), *cell.hidden.values())
        if slot.kind.is_float and slot.size > cell.period
    ]
    return max(sizes, default=0)


def is_placed(heap: Heap, address: Address, size: int | None, width: int) -> bool:
    """Whether `size` bytes at an address, None: all that follow, are known by accesses to them there, but for parts
    that have no room for a number of `width` bytes."""
    cell, at = heap.resolve(*address)
    return _is_known(heap, cell, at, size, width, _DEEP)


def _is_known(heap: Heap, cell: Cell, at: int, size: int | None, width: int, deep: int) -> bool:
    period = cell.period
    if period is not None:
        if any(slot.size > period for slot in cell.slots.values()):
            return False
        size = period if size is None else min(size, period)
    elif size is None:
        return any(
            any(_fills(heap, cell, begin, None, width, deep))
            and (begin == at or _is_known(heap, cell, at, begin - at, width, deep))
            for begin in dict.fromkeys((at, *(r.start for r in cell.ranges if r.start > at)))
        )
    return all(any(_fills(heap, cell, a, b, width, deep)) for a, b in _gaps(cell.slots, period, at, size, width))


def _fills(heap: Heap, cell: Cell, begin: int, end: int | None, width: int, deep: int) -> Iterable[bool]:
    """For the ranges that hold the bytes from `begin` to `end`, whether these are known there."""
    for r in cell.ranges if deep else ():
        inner, shift = heap.resolve(r.cell, 0)
        whole = r.start <= begin and (r.end is None or (end is not None and end <= r.end))
        if whole and inner is not cell and inner.period is not None:
            place = (begin - r.start + shift) % inner.period
            yield _is_known(heap, inner, place, None if end is None else end - begin, width, deep - 1)


def _gaps(slots: Contents, period: int | None, at: int, size: int, width: int) -> list[tuple[int, int]]:
    """The parts of `size` bytes of a cell of which its own accesses say nothing, and which a number fits in."""
    found: list[tuple[int, int]] = []
    known = at
    for begin, end in sorted(_known(slots, period)):
        if begin - known >= width and known < at + size:
            found.append((known, min(begin, at + size)))
        known = max(known, end)
    if at + size - known >= width:
        found.append((known, at + size))
    return [(a, b) for a, b in found if b - a >= width]


def _known(slots: Contents, period: int | None) -> Iterable[tuple[int, int]]:
    for offset, slot in slots.items():
        if not _is_accessed(slot):
            continue
        yield offset, offset + slot.size
        if period is not None:
            yield offset + period, offset + period + slot.size
            yield offset - period, offset - period + slot.size


def _is_accessed(slot: Slot) -> bool:
    return slot.strength > Strength.WEAK and not slot.kind.is_unknown


def two_sizes(heap: Heap, address: Address, size: int | None) -> tuple[tuple[int, int], ...]:
    """The bytes from an address on, of `size` or, None, of all that follow, in which numbers of two sizes may lie in
    one place: from, to. `EVERYWHERE` is the end of all."""
    cell, at = heap.resolve(*address)
    length = _looked_at(heap, cell, at)
    if size is not None:
        length = min(size, length)
    found: dict[tuple[int, int], None] = {}
    met: list[_Claim] = []
    for claim in sorted(_claims(heap, cell, at, length, 0, 0, _DEEP), key=lambda claim: claim.begin):
        met = [other for other in met if other.end > claim.begin]
        if not claim.width:
            found[claim.begin, claim.end] = None
        for other in met:
            if claim.denies(other):
                found[_widened(claim, other)] = None
        met.append(claim)
    if found and cell.period is None and (size is None or size > length):
        found[length, EVERYWHERE] = None
    return tuple(found)


def _widened(one: _Claim, other: _Claim) -> tuple[int, int]:
    """What two claims are both of, and the rest of the numbers there."""
    width = max(one.width, other.width)
    begin, end = max(one.begin, other.begin), min(one.end, other.end)
    return max(min(one.begin, other.begin), begin - width + 1), min(max(one.end, other.end), end + width - 1)


def _looked_at(heap: Heap, cell: Cell, at: int) -> int:
    """How many bytes from an offset of a cell on tell all that it knows: one element, or all members and two elements
    of each walk."""
    if cell.period is not None:
        return max(_LOOKED_AT, cell.period)
    ends = [offset + slot.size for offset, slot in (*cell.slots.items(), *cell.hidden.items())]
    for r in cell.ranges:
        inner, _ = heap.resolve(r.cell, 0)
        ends += [max(r.walks) + 2 * (inner.period or 0), r.end or 0]
    return max(_LOOKED_AT, max(ends, default=0) - at)


def begins_with_two_sizes(heap: Heap, address: Address) -> bool:
    """Whether numbers of two sizes begin at an address: one that is known there, and the first of a walk from there."""
    cell, at = heap.resolve(*address)
    own = cell.slots.get(at)
    if own is None or not own.kind.is_float or cell.period is not None:
        return False
    for r in cell.ranges:
        inner, shift = heap.resolve(r.cell, 0)
        first = inner.slots.get((at - r.start + shift) % inner.period) if inner.period is not None else None
        if at in r.walks and first is not None and first.kind.is_float and first.size != own.size:
            return True
    return False


@final
@dataclass(frozen=True, slots=True)
class _Claim:
    """From `begin` on, each `step` bytes, up to `end`, there is a number of `width` bytes; of 0 bytes: of two sizes
    already. `step` 0: it begins at any of these bytes. `origin`: where a walk over it and its like begins."""

    begin: int
    end: int
    width: int
    step: int
    origin: int

    def denies(self, other: _Claim) -> bool:
        """Whether two claims that meet cannot both be right. Of one walk all numbers are where it says."""
        if not self.width or not other.width:
            return True
        same = self.width == other.width
        if not self.step or not other.step:
            return not same
        if same and self.origin == other.origin:
            return False
        few, many = sorted((self, other), key=lambda claim: (claim.end - claim.begin) // claim.step)
        if few.end - few.begin <= _FEW * few.step:
            return any(many._meets(at, few.width, same) for at in range(few.begin, few.end, few.step))
        apart, step = other.begin - self.begin, gcd(self.step, other.step)
        return any((d - apart) % step == 0 for d in range(1 - other.width, self.width) if d or not same)

    def _meets(self, at: int, width: int, same: bool) -> bool:
        """Whether a number at `at` lies in part, or if it is of another size at all, in the place of one of these."""
        first = self.begin + max(0, (at - self.width - self.begin) // self.step) * self.step
        numbers = range(first, min(self.end, at + width), self.step)
        return any(k + self.width > at and not (same and k == at) for k in numbers)


def _claims(heap: Heap, cell: Cell, at: int, size: int, base: int, origin: int, deep: int) -> Iterator[_Claim]:
    """What a cell and its ranges say of `size` bytes from `at` on, which begin at `base`."""
    period = cell.period
    for offset, slot in (*cell.slots.items(), *cell.hidden.items()):
        lost = slot.kind is CONFLICT and slot.size >= LEAST_FLOAT
        known = slot.kind.is_float and slot.strength >= Strength.NEAR and cell.slots.get(offset) is slot
        if not lost and not known:
            continue
        width = 0 if lost else slot.size
        if period is None:
            if offset + slot.size > at and offset < at + size:
                begin = base + offset - at
                yield _Claim(begin, begin + slot.size, width, slot.size, begin)
        elif slot.size > period:
            yield _Claim(base, base + size, width, 0, origin)
        else:
            begin = base + (offset - at) % period
            last = (base + size - 1 - begin) // period
            if last >= 0:
                yield _Claim(begin, begin + last * period + slot.size, width, period, origin)
    for r in cell.ranges if deep else ():
        inner, shift = heap.resolve(r.cell, 0)
        for walk in r.walks:
            begin = max(walk, at)
            end = at + size if r.end is None else min(r.end, at + size)
            if inner is not cell and inner.period is not None and begin < end:
                place = (begin - r.start + shift) % inner.period
                yield from _claims(heap, inner, place, end - begin, base + begin - at, base + walk - at, deep - 1)
