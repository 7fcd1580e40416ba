"""Whether it is known which bytes of a range are one number, and of what size.

An address that moved by any number of bytes is to anywhere in its cell, and so may be the numbers there. But what is
copied from there to a variable lies in that as the variable is used, and what is copied from an array of doubles as in
the array: where one side of a copy is known by its own accesses, the other is not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, final

from enzyme_passes.analysis.cells import Address, Cell, Heap
from enzyme_passes.analysis.lanes import CONFLICT, Contents, Slot, Strength
from enzyme_passes.analysis.moved import LEAST_FLOAT

_DEEP: Final = 3  # ranges in ranges


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
        return any(_fills(heap, cell, at, None, width, deep))
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
    for begin, end in sorted(_known(slots, period, at)):
        if begin - known >= width and known < at + size:
            found.append((known, min(begin, at + size)))
        known = max(known, end)
    if at + size - known >= width:
        found.append((known, at + size))
    return [(a, b) for a, b in found if b - a >= width]


def _known(slots: Contents, period: int | None, at: int) -> Iterable[tuple[int, int]]:
    for offset, slot in slots.items():
        if not _is_accessed(slot):
            continue
        yield offset, offset + slot.size
        if period is not None:
            yield offset + period, offset + period + slot.size
            yield offset - period, offset - period + slot.size


def _is_accessed(slot: Slot) -> bool:
    return slot.strength > Strength.WEAK and not slot.kind.is_unknown


def has_two_sizes(heap: Heap, address: Address, size: int | None) -> bool:
    """Whether in `size` bytes at an address, None: all that follow, numbers of two sizes may lie in one place."""
    cell, at = heap.resolve(*address)
    claims = list(_claims(heap, cell, at, size, 0, _DEEP))
    members = [claim for claim in claims if claim.member]
    # What is known of a member outweighs what walks say that begin elsewhere, and have no known end.
    others = [c for c in claims if not c.member and not any(m.covers(c, size) and m.begin != c.origin for m in members)]
    counted = [*members, *others]
    return any(not claim.width for claim in counted) or any(
        a.width != b.width or (a.phase != b.phase and -1 not in (a.phase, b.phase))
        for k, a in enumerate(counted)
        for b in counted[:k]
        if a.meets(b) and not (a.member and b.member) and _counts(a, b) and _counts(b, a)
    )


def _counts(a: _Claim, b: _Claim) -> bool:
    return not a.member or b.origin == a.begin


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
    """Bytes from `begin` to `end`, None: all that follow, are numbers of `width` bytes, from `phase` on behind a
    multiple of that, -1: nobody knows where; of 0 bytes: of two sizes already. `origin`: where a walk over them begins.
    `member`: they are one, of which its own accesses know."""

    begin: int
    end: int | None
    width: int
    phase: int
    origin: int
    member: bool = False

    def covers(self, other: _Claim, size: int | None) -> bool:
        """Whether nothing is left of the other, of so many bytes that are asked for."""
        end = size if other.end is None else other.end
        return self.begin <= other.begin and self.end is not None and end is not None and end <= self.end

    def meets(self, other: _Claim) -> bool:
        return (self.end is None or other.begin < self.end) and (other.end is None or self.begin < other.end)


def _claims(
    heap: Heap, cell: Cell, at: int, size: int | None, base: int, deep: int, origin: int = 0
) -> Iterator[_Claim]:
    """What a cell and its ranges say of the bytes from `at` on, which begin at `base`."""
    end = None if size is None else base + size
    lost = [(offset, slot) for offset, slot in cell.hidden.items() if slot.kind is CONFLICT]
    for offset, slot in (*cell.slots.items(), *lost):
        if slot.kind is CONFLICT:
            if slot.size < LEAST_FLOAT:
                continue
        elif not slot.kind.is_float or slot.strength < Strength.NEAR:
            continue
        width = 0 if slot.kind is CONFLICT else slot.size
        if cell.period is not None:
            placed = width and width <= cell.period
            yield _Claim(base, end, width, (base + offset - at) % width if placed else -1, origin)
        elif offset + slot.size > at and (size is None or offset < at + size):
            place = base + offset - at
            yield _Claim(place, place + slot.size, width, place % width if width else 0, place, _is_member(slot))
    for r in cell.ranges if deep else ():
        inner, shift = heap.resolve(r.cell, 0)
        begin = max(r.start, at)
        if inner is cell or inner.period is None or (r.end is not None and r.end <= at):
            continue
        if size is not None and begin >= at + size:
            continue
        last = [e for e in (r.end, None if size is None else at + size) if e is not None]
        rest = min(last) - begin if last else None
        place = (begin - r.start + shift) % inner.period
        yield from _claims(heap, inner, place, rest, base + begin - at, deep - 1, base + r.start - at)


def _is_member(slot: Slot) -> bool:
    return slot.strength > Strength.NEAR and slot.kind.is_float
