# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What lies at an address, from all that a heap knows: slots, ranges, and arrays of which some elements are known."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import gcd
from typing import Final

from enzyme_passes.analysis.lanes import (
    CONFLICT,
    FLOAT_KINDS,
    INTEGER,
    POINTER,
    UNKNOWN,
    WORD,
    WORD_BYTES,
    Kind,
    Lane,
    MemoryLayout,
    either,
)
from enzyme_passes.analysis.types.heap.cells import Address, Cell, Heap, Range, begin_of, pitch
from enzyme_passes.analysis.types.heap.slots import Contents, Slot
from enzyme_passes.ir import types as ty
from enzyme_passes.support.dataclasses import replace

_NUMBER: Final = FLOAT_KINDS[ty.DOUBLE]
_MOST_MEMBERS: Final = 64  # of what an array may lie behind
_MOST_SPREAD: Final = 64  # periods that are written out one by one


def layout_of(heap: Heap, address: Address, size: int | None) -> MemoryLayout:
    """What lies at an address: `size` bytes, or of unknown extent."""
    cell, offset = heap.resolve(*address)
    if size is None and _is_text(heap, cell, offset):
        return MemoryLayout(1, (Lane(0, 1, INTEGER),))
    period = period_at(heap, cell, offset, size)
    if period is not None and (size is None or size > period):
        lanes = _lanes(heap, cell, offset, period)
        if len(lanes) == 1 and not list(heap.view((cell, offset), period)):
            lanes = (Lane(0, period, UNKNOWN),)  # a walk over bytes says nothing of what they are
        return MemoryLayout(period, lanes)
    if size is None:
        headed = _headed(heap, cell, offset)
        if headed is not None:
            return headed
        end = max(max((at + s.size for at, s in cell.slots.items()), default=offset), offset)
        lanes = _lanes(heap, cell, offset, end - offset)
        following = [r for r in cell.ranges if r.end is None or r.end > end]
        behind = [slot for r in following for slot in heap.resolve(r.cell, 0)[0].slots.values()]
        if behind:
            lanes += (Lane(end - offset, 1, CONFLICT),)  # more follows, and is something else
        elif following or cell.exposed:
            lanes += (Lane(end - offset, 1, UNKNOWN),)  # more may follow
        elif len({(lane.kind, lane.size) for lane in lanes}) > 1:
            return MemoryLayout(1, lanes, end - offset)  # members, and nothing that anybody knows of
        return MemoryLayout(None, lanes)
    lanes = _lanes(heap, cell, offset, size)
    return MemoryLayout(None, lanes)


def _headed(heap: Heap, cell: Cell, offset: int) -> MemoryLayout | None:
    """Members, and an array behind them that goes on to the end, wherever that is."""
    for begin in _begins_of_walks(heap, cell, offset):
        period = period_at(heap, cell, begin, None)
        if period is not None:
            head, elements = _lanes(heap, cell, offset, begin - offset), _lanes(heap, cell, begin, period)
            behind = (Lane(begin - offset + lane.offset, lane.size, lane.kind) for lane in elements)
            return MemoryLayout(period, (*head, *behind), begin - offset)
    return None


def _begins_of_walks(heap: Heap, cell: Cell, offset: int) -> list[int]:
    """The places behind `offset` from which all may be elements of a walk: where it begins, and the first element that
    is behind each member."""
    found: dict[int, None] = {}
    for r in cell.ranges if len(cell.slots) <= _MOST_MEMBERS else ():
        inner, shift = heap.resolve(r.cell, 0)
        if inner is cell or not inner.slots or pitch(inner) != inner.period:
            continue
        assert inner.period is not None
        first = begin_of(r, inner, shift)
        ends = [at + slot.size for at, slot in cell.slots.items() if at + slot.size > r.start]
        begins = [*r.walks, *(end + (first - end) % inner.period for end in ends)]
        found.update((begin, None) for begin in begins if offset < begin and (r.end is None or begin < r.end))
    return sorted(found)


def _is_text(heap: Heap, cell: Cell, offset: int) -> bool:
    """Whether bytes are walked over, and nothing but integers is known of them and of all that follows."""
    walked = False
    for r in cell.ranges:
        inner = heap.resolve(r.cell, 0)[0]
        if r.end is None or r.end > offset:
            if any(slot.kind is not INTEGER for slot in inner.slots.values()) or inner.ranges:
                return False
            walked = walked or (inner.period == 1 and r.start <= offset and r.end is None and bool(inner.slots))
    return walked and all(s.kind is INTEGER for at, s in cell.slots.items() if at + s.size > offset)


def _lanes(heap: Heap, cell: Cell, offset: int, size: int) -> tuple[Lane, ...]:
    seen: Contents = {}
    for at, slot in heap.view((cell, offset), size):
        seen[at] = slot
    return tuple(cover(seen, 0, size)) if size else ()


def doubted(heap: Heap, address: Address, layout: MemoryLayout) -> MemoryLayout:
    """What is moved as it is: a pointer where functions that may be called here know of a double is one in some objects
    only. Which, its bits tell; taken for pointers, doubles would lose their derivatives."""
    cell, offset = heap.resolve(*address)
    if cell.period is None:
        layout = _without_unfounded_words(heap, cell, offset, layout)
    if cell.period == 1:
        layout = _of_bytes(heap, cell, layout)
    layout = _with_elements(heap, cell, offset, layout)
    words = {
        lane.offset
        for lane in layout.lanes
        if lane.kind is POINTER
        for slot in heap.hidden_at((cell, offset + lane.offset))
        if slot.kind.is_float and either(POINTER, slot.kind, slot.size) is WORD
    }
    if not words:
        return layout
    lanes = (Lane(k.offset, k.size, WORD if k.offset in words else k.kind) for k in layout.lanes)
    return replace(layout, lanes=tuple(lanes))


def _of_bytes(heap: Heap, cell: Cell, layout: MemoryLayout) -> MemoryLayout:
    """What is moved within a buffer of bytes, in which objects of any kind lie anywhere: whole words may be anything,
    where other walks over the buffer, or other functions, find numbers in it."""
    if len(layout.lanes) != 1 or layout.lanes[0].kind not in (INTEGER, POINTER) or layout.begin:
        return layout
    numbers = heap.numbers_around((cell, 0), 1)
    if not numbers or any(kind is not _NUMBER for _, kind in numbers):
        return layout
    return MemoryLayout(WORD_BYTES, (Lane(0, WORD_BYTES, WORD),))


def _with_elements(heap: Heap, cell: Cell, offset: int, layout: MemoryLayout) -> MemoryLayout:
    """Integers and pointers that lie where elements of an array of floats do are in other objects: memory of several
    kinds that is allocated in one place. Copies move all of it as floats, or words: shadows of integers are zero, and a
    word's bits tell. Taken for what else may lie there, floats would lose their derivatives."""
    size = layout.lanes[-1].offset + layout.lanes[-1].size if layout.lanes else 0
    lanes = list(layout.lanes)
    for r in cell.ranges if any(lane.kind in (INTEGER, POINTER, _NUMBER) for lane in lanes) else ():
        begin = max(r.start, offset)
        if begin >= offset + size or (r.end is not None and r.end <= begin):
            continue
        for at, slot in heap.view((r.cell, begin - r.start), offset + size - begin):
            place = at + begin - offset
            end = place + slot.size
            if not (slot.kind.is_float or slot.kind.is_word):
                continue
            first_of = bisect_right(lanes, place, key=_end_of)
            inside = lanes[first_of : bisect_left(lanes, end, lo=first_of, key=_begin_of)]
            if not inside:
                continue
            kind: Kind | None = None
            if inside[0].offset == place and inside[-1].offset + inside[-1].size == end:
                first, both = inside[0].kind, either(POINTER, slot.kind, slot.size) is WORD
                if (first is POINTER and both) or (first is _NUMBER and slot.kind is WORD):
                    kind = WORD
                elif all(k.kind is INTEGER or k.kind.is_unknown for k in inside):
                    kind = slot.kind if any(k.kind is INTEGER for k in inside) else None
            if kind is not None:
                lanes[first_of : first_of + len(inside)] = [Lane(place, slot.size, kind)]
    return replace(layout, lanes=tuple(lanes))


def _begin_of(lane: Lane) -> int:
    return lane.offset


def _end_of(lane: Lane) -> int:
    return lane.offset + lane.size


def _without_unfounded_words(heap: Heap, cell: Cell, offset: int, layout: MemoryLayout) -> MemoryLayout:
    """A word of which only a buffer knows that the bytes went through, behind bytes of which nobody knows anything: a
    number may lie across the two."""
    lanes = list(layout.lanes)
    for before, (index, lane) in zip(layout.lanes, list(enumerate(layout.lanes))[1:], strict=False):
        if lane.kind is WORD and before.kind is UNKNOWN and not _is_founded(heap, (cell, offset + lane.offset)):
            lanes[index] = Lane(lane.offset, lane.size, CONFLICT)
    return replace(layout, lanes=tuple(lanes))


def _is_founded(heap: Heap, address: Address) -> bool:
    """Whether a word is known in its place in an object, or in the elements of an array: those are no mere words."""
    return any(at in cell.slots and cell.period != WORD_BYTES for cell, at in heap.places(address))


def spread(layout: MemoryLayout, size: int | None) -> MemoryLayout:
    """The lanes of all of so many bytes, one by one, if these are whole periods, and few."""
    if layout.period is None or size is None or size % layout.period or size > _MOST_SPREAD * layout.period:
        return layout
    places = range(0, size, layout.period)
    return MemoryLayout(
        None, tuple(Lane(at + lane.offset, lane.size, lane.kind) for at in places for lane in layout.lanes)
    )


def agreed(target: MemoryLayout, source: MemoryLayout) -> MemoryLayout:
    """What is moved, by what is known of where it goes to and where it comes from. A buffer in which records lie
    anywhere knows of words only, every eight bytes; numbers of a record may lie across two of these."""
    if target == source:
        return target
    places = [(lane.offset, lane.size) for lane in target.lanes]
    if target.period != source.period or places != [(lane.offset, lane.size) for lane in source.lanes]:
        disputed = [any(lane.kind.is_disputed for lane in layout.lanes) for layout in (target, source)]
        for layout, other, doubt in ((target, source, disputed[1]), (source, target, disputed[0])):
            if doubt and _is_exact(layout) and all(lane.kind is WORD for lane in other.lanes):
                return _with_words(layout)
        if target.period is not None and any(lane.kind is WORD for lane in source.lanes):
            return _with_doubtful_integers(source)
        return source if disputed[1] else target
    lanes = (
        Lane(a.offset, a.size, _either(a.kind, b.kind, a.size)) for a, b in zip(target.lanes, source.lanes, strict=True)
    )  # fmt: skip
    return MemoryLayout(target.period, tuple(lanes))


def _is_exact(layout: MemoryLayout) -> bool:
    """Whether the numbers and pointers that are known are where the layout says."""
    return layout.period is None and not any(lane.kind is CONFLICT for lane in layout.lanes)


def _with_words(layout: MemoryLayout) -> MemoryLayout:
    """Whole words among what is known as integers, or not at all, may be anything."""
    lanes = [lane for lane in layout.lanes if lane.kind is not INTEGER and lane.kind is not UNKNOWN]
    for begin, end in _runs_of_integers(layout):
        at = begin
        while at < end:
            whole = at % WORD_BYTES == 0 and at + WORD_BYTES <= end
            size = WORD_BYTES if whole else min(end, at - at % WORD_BYTES + WORD_BYTES) - at
            lanes.append(Lane(at, size, WORD if whole else INTEGER))
            at += size
    return MemoryLayout(None, tuple(sorted(lanes, key=lambda lane: lane.offset)))


def _with_doubtful_integers(layout: MemoryLayout) -> MemoryLayout:
    """Where a number may lie among integers, and across words, nobody knows."""
    doubtful = [
        (begin, end)
        for begin, end in _runs_of_integers(layout)
        if end - begin >= (WORD_BYTES if begin % WORD_BYTES else WORD_BYTES + 4)
    ]
    lanes = (
        Lane(k.offset, k.size, CONFLICT) if any(a <= k.offset < b for a, b in doubtful) else k for k in layout.lanes
    )  # fmt: skip
    return replace(layout, lanes=tuple(lanes))


def _runs_of_integers(layout: MemoryLayout) -> list[tuple[int, int]]:
    """(begin, end) of what is known as nothing but integers, or is not known."""
    runs: list[tuple[int, int]] = []
    for lane in layout.lanes:
        if lane.kind is not INTEGER and lane.kind is not UNKNOWN:
            continue
        if runs and runs[-1][1] == lane.offset:
            runs[-1] = (runs[-1][0], lane.offset + lane.size)
        else:
            runs.append((lane.offset, lane.offset + lane.size))
    return runs


def _either(a: Kind, b: Kind, size: int) -> Kind:
    """One kind for both; integers in the place of others are of a union."""
    for weak in (UNKNOWN, INTEGER):
        if a is weak:
            return b
        if b is weak:
            return a
    return a if a is b else either(a, b, size)


def period_at(heap: Heap, cell: Cell, offset: int, size: int | None) -> int | None:
    """The period of all that lies from `offset` on: the cell's own, or that of the ranges that begin before."""
    if cell.period is not None:
        return pitch(cell)
    end = offset + size if size is not None else None
    here = [r for r in cell.ranges if (r.end is None or r.end > offset) and (end is None or r.start < end)]
    here = [r for r in here if heap.resolve(r.cell, 0)[0].slots] or here  # a walk that says nothing does not count
    slots = [(at, s) for at, s in cell.slots.items() if at + s.size > offset and (end is None or at < end)]
    last = end if end is not None else max((at + s.size for at, s in slots), default=0)
    base = [r for r in here if r.start <= offset and (r.end is None or r.end >= last)]
    if not base:
        return _uniform([*slots, *_elements(heap, here)], offset) if size is None else None
    pitches = {pitch(heap.resolve(r.cell, 0)[0]) or 0 for r in base}
    if 0 in pitches:
        return None
    # The longest says most; but a column of a matrix and every third element of a vector are in one array of doubles.
    for period in sorted(pitches, reverse=True):
        others = [r for r in here if r not in base or period % (pitch(heap.resolve(r.cell, 0)[0]) or 1)]
        if _repeats(heap, cell, offset, period, slots, others):
            return period
    return None


def _repeats(
    heap: Heap, cell: Cell, offset: int, period: int, slots: list[tuple[int, Slot]], others: list[Range]
) -> bool:
    """Whether slots of the cell and elements of other ranges are all what the first `period` bytes from `offset` on
    have in their places, and none lies across their end."""
    wanted: dict[int, Slot] = {}
    for at, slot in slots:
        if not _agrees(wanted, (at - offset) % period, slot, period):
            return False
    for r in others:
        inner, shift = heap.resolve(r.cell, 0)
        step = pitch(inner)
        if step is None:
            continue
        begin = max(r.start, offset)
        for at, slot in inner.slots.items():
            first = begin + (at - (begin - r.start + shift)) % step - offset
            for k in range(period // gcd(period, step)):
                if not _agrees(wanted, (first + k * step) % period, slot, period):
                    return False
    there = dict(heap.view((cell, offset), period))
    return all(at in there and _agrees(there, at, slot, period) for at, slot in wanted.items())


def _agrees(known: Contents, at: int, slot: Slot, period: int) -> bool:
    """Whether a slot is what is known to lie at `at`, if anything is, and ends within a period."""
    there = known.setdefault(at, slot)
    return there.kind is slot.kind and there.size == slot.size and at + slot.size <= period


def _elements(heap: Heap, ranges: list[Range]) -> list[tuple[int, Slot]]:
    """What the first elements of ranges hold, by their places in the cell."""
    found: list[tuple[int, Slot]] = []
    for r in ranges:
        inner, shift = heap.resolve(r.cell, 0)
        period = inner.period or 1
        found += [(r.start + (at - shift) % period, s) for at, s in inner.slots.items() if period % s.size == 0]
        found += [(r.start, Slot(1, UNKNOWN, 0, None, 0, None)) for s in inner.slots.values() if period % s.size]
    return found


def _uniform(slots: list[tuple[int, Slot]], offset: int) -> int | None:
    """Elements of one kind at multiples of their size: an array of which only some elements were touched. (Integers
    may be the head of something.)"""
    kinds: dict[tuple[Kind, int], None] = {(s.kind, s.size): None for _, s in slots}
    if len(kinds) != 1:
        return None
    ((kind, size),) = kinds
    if kind.is_unknown or kind is INTEGER or any((at - offset) % size for at, _ in slots):
        return None
    return size


def cover(contents: Contents, at: int, size: int) -> list[Lane]:
    """Bytes [at, at + size) by what is known of them."""
    end = at + size
    found: list[Lane] = []
    place = at
    for offset in sorted(contents):
        slot = contents[offset]
        begin, stop = max(offset, at), min(offset + slot.size, end)
        if begin >= stop or begin < place:
            continue
        if begin > place:
            found.append(_gap(place, begin - place))
        whole = slot.kind is INTEGER or stop - begin == slot.size
        found.append(Lane(begin, stop - begin, slot.kind if whole else CONFLICT))
        place = stop
    if place < end:
        found.append(_gap(place, end - place))
    return found


def _gap(at: int, size: int) -> Lane:
    """Bytes nothing is known of. One or three of them hold no float: padding, or characters."""
    return Lane(at, size, INTEGER if size in (1, 3) else UNKNOWN)
