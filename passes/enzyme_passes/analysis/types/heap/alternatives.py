# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pointers in one place that are declared to lead to different things.

    std::variant<std::unique_ptr<Sum>, std::unique_ptr<Name>> v;       at 0: `Sum *` in some objects, `Name *` in others

Memory behind one pointer is one cell (cells.py): a `Sum` would be a `Name`, and numbers text. By the rules of C++, a
pointer that was stored as a `Sum *` is never loaded as a `Name *`. So a place has one target for each type that its
pointers are declared to lead to (`Slot.pointee`, `Slot.others`): stores and loads that say so (evidence/tbaa.py) see
only theirs. Who says nothing (a union's member, `void *`) makes one of all: nobody knows which it is. What is only
moved, as bytes, keeps what it is declared as.

The targets belong to one family (cells.py), so activity, and what may overlap what, do not depend on that rule. Types
do, and programs that break it must be found, not believed:

- A pointer that is loaded as what nobody stores was stored as something else: all become one again. So they do where
  one was only copied to a place that is accessed as one of another (`memcpy` from a variable of another type). Whether
  somebody stores it is known where a function is solved under what its caller knows.
- An integer of one alternative that lies where another one has a number as long is taken for the member of a union
  (`Slot.mixed`): if numbers are made of it, the program looks at its bits as it runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import gcd

from enzyme_passes.analysis.lanes import INTEGER
from enzyme_passes.analysis.types.heap.cells import Address, Cell, Heap
from enzyme_passes.analysis.types.heap.slots import Slot


def check_alternatives(heap: Heap) -> None:
    """All that is stored is known by now."""
    for cell in heap.live():
        for slot in (*cell.slots.values(), *cell.hidden.values()) if cell.forward is None else ():
            if not slot.others:
                continue
            declared = [pointee for *_, pointee in slot.targets() if pointee is not None]
            if len({p.stored for p in declared}) > 1 or len({p.accessed for p in declared}) > 1:
                heap.make_one(slot)
                continue
            targets = [heap.resolve(led_to, offset) for led_to, offset, _ in slot.targets()]
            for numbers, integers in permutations(targets, 2):
                _remember_numbers(heap, numbers, integers)


def _remember_numbers(heap: Heap, numbers: Address, integers: Address) -> None:
    """Numbers behind one address lie where there are integers as long behind another one, in other objects."""
    known = [(at, step, slot) for at, step, slot, _ in _parts(heap, numbers) if slot.kind.is_float or slot.kind.is_word]
    for at, step, slot, place in _parts(heap, integers) if known else ():
        if slot.kind is not INTEGER or heap.is_in_buffer(*place):
            continue
        for begin, period, number in known:
            apart, steps = at - begin, gcd(step, period)
            if number.size == slot.size and (apart % steps == 0 if steps else apart == 0):
                slot.kind, slot.mixed = number.kind, slot.size
                heap.changes += 1
                break


def _parts(heap: Heap, address: Address) -> Iterator[tuple[int, int, Slot, Address]]:
    """What lies in memory, how far from an address, in steps of how many bytes (0: once), and its place."""
    cell, begin = address
    pending: list[tuple[Cell, int]] = [(cell, -begin)]
    seen: dict[int, None] = {}
    for around, base in pending:
        if around.number in seen:
            continue
        seen[around.number] = None
        for at, slot in around.slots.items():
            yield base + at, around.period or 0, slot, (around, at)
        for r in around.ranges:
            inner, shift = heap.resolve(r.cell, 0)
            pending.append((inner, base + r.start - shift))
