# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether bytes are known to nobody, by any name of their place: padding, most often, that is moved with a record.

    { double, i32, [4 bytes] } sorted: the last 4 bytes are loaded as an i32, or with the number before as an i64

Of memory that only code in sight reaches, what is a number somewhere is known to be one by some name of the place: at
a constant offset, in a range, in the memory that holds a range, or in one that overlaps it (heap/cells.py). If none
of these knows anything but integers, nobody reads the bytes as anything, and it does not matter what they are. Both
ends of a move are asked: what comes from memory that other code may know, or goes there, may be anything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from math import gcd
from typing import Final, final

from enzyme_passes.analysis.lanes import INTEGER, Strength
from enzyme_passes.analysis.types.heap.cells import Address, Cell, Heap
from enzyme_passes.analysis.types.heap.slots import Contents, Slot
from enzyme_passes.ir.instructions import (
    Cast,
    Freeze,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Select,
    Store,
    Switch,
    alternatives,
)
from enzyme_passes.ir.values import Constant, ConstUndef, Value

_MOST_NAMES: Final = 200
_DEPTH: Final = 3  # operations before a comparison
_EVERYWHERE: Final = 1 << 40


@final
class Untouched:
    """Looks for what overlaps `size` bytes at an address."""

    def __init__(self, heap: Heap, size: int) -> None:
        self._heap = heap
        self._size = size
        self._asked: Address | None = None
        self._seen: dict[int, list[tuple[int, int]]] = {}  # by cell: places and steps
        self._names = 0
        self._pending: deque[tuple[Cell, int, int, int, int]] = deque()  # cell, place, step (0: one place), low, high

    def holds(self, address: Address) -> bool:
        """Whether nothing but integers is known there, and all code that reaches the memory was seen."""
        cell, at = self._asked = self._heap.resolve(*address)
        self._add(cell, at, 0, -_EVERYWHERE, _EVERYWHERE)
        while self._pending:
            cell, at, step, low, high = self._pending.popleft()
            if cell.exposed or cell.opaque or self._names > _MOST_NAMES:
                return False
            if self._meets(cell.slots, at, step, low, high) or self._meets(cell.hidden, at, step, low, high):
                return False
            self._go_out(cell, at, step)
            self._go_in(cell, at, step, low, high)
        return True

    def _add(self, cell: Cell, at: int, step: int, low: int, high: int) -> None:
        if cell.period is not None:
            step = gcd(step, cell.period)
            low, high = -_EVERYWHERE, _EVERYWHERE
        known = self._seen.setdefault(cell.number, [])
        # Where the places are known better, a walk in smaller steps that comes back here tells nothing new.
        if any((place - at) % step == 0 == by % step if step else (place, by) == (at, 0) for place, by in known):
            return
        known.append((at, step))
        self._names += 1
        self._pending.append((cell, at, step, low, high))

    def _meets(self, contents: Contents, at: int, step: int, low: int, high: int) -> bool:
        """Whether something other than an integer lies at one of the places, or partly."""
        for offset, slot in contents.items():
            if slot.kind is INTEGER or offset + slot.size <= low or offset >= high:
                continue
            if not step:
                if offset < at + self._size and at < offset + slot.size:
                    return True
            elif (before := (at - offset) % step) < slot.size:
                if not self._is_of_others(slot, -before):
                    return True
            elif (behind := (offset - at) % step) < self._size and not self._is_of_others(slot, behind):
                return True
        return False

    def _is_of_others(self, slot: Slot, begin: int) -> bool:
        """Whether a walk in steps has learned of other places what a step is, and it is none here: so many bytes from
        what is asked for, it would be cut by a member that is known."""
        if slot.strength != Strength.NEAR:
            return False
        assert self._asked is not None
        cell, at = self._asked
        return any(
            known.strength > Strength.NEAR and (place != 0 or known.size != slot.size)
            for place, known in self._heap.view(self._heap.resolve(cell, at + begin), slot.size)
        )

    def _go_in(self, cell: Cell, at: int, step: int, low: int, high: int) -> None:
        """The ranges that lie there."""
        for r in cell.ranges:
            inner, delta = self._heap.resolve(r.cell, 0)
            one_place = not step and cell.period is None
            if inner is cell or (one_place and (at + self._size <= r.start or (r.end is not None and at >= r.end))):
                continue
            if cell.period is None and (high <= r.start or (r.end is not None and low >= r.end)):
                continue
            self._add(inner, at - r.start + delta, step, -_EVERYWHERE, _EVERYWHERE)

    def _go_out(self, cell: Cell, at: int, step: int) -> None:
        """The memory that holds a range, at all places of it."""
        for holder in dict.fromkeys(self._heap.resolve(h, 0)[0] for h in cell.holders):
            for r in holder.ranges:
                inner, delta = self._heap.resolve(r.cell, 0)
                if inner is cell and holder is not cell:
                    high = r.end if r.end is not None else _EVERYWHERE
                    self._add(holder, r.start + at - delta, step, r.start, high)


def moved_between(value: Value, users: Mapping[Value, Sequence[Instruction]]) -> list[Value] | None:
    """The addresses that a register comes from and goes to, if all that is done with it is that it is moved, by loads,
    stores, phis and choices."""
    return _moved(value, users, beside=False)


def moved_or_compared(value: Value, users: Mapping[Value, Sequence[Instruction]]) -> list[Value] | None:
    """The same, where it may be compared, too, and be one of constants."""
    return _moved(value, users, beside=True)


def _moved(value: Value, users: Mapping[Value, Sequence[Instruction]], *, beside: bool) -> list[Value] | None:
    places: list[Value] = []
    pending, seen = [value], {value: None}
    while pending:
        register = pending.pop()
        near = alternatives(register)
        if isinstance(register, Load):
            if beside and "range" in register.metadata:
                return None  # said to be an integer
            places.append(register.pointer)
        elif not near:
            return None
        for user in users.get(register, ()):
            if isinstance(user, Store) and user.value is register and user.pointer is not register:
                places.append(user.pointer)
            elif isinstance(user, Phi | Select | Freeze) and user.type is register.type:
                near.append(user)
            elif not (beside and _is_compared(user, users)):
                return None
        for other in near:
            if other not in seen and not isinstance(other, Constant if beside else ConstUndef):
                seen[other] = None
                pending.append(other)
    return places


def _is_compared(user: Instruction, users: Mapping[Value, Sequence[Instruction]], depth: int = _DEPTH) -> bool:
    """Whether a word is only compared: also whether it is in a range, which LLVM asks of a difference, or masked."""
    if isinstance(user, IntCompare | Switch):
        return True
    computes = isinstance(user, IntBinary) or (isinstance(user, Cast) and user.op == "trunc")
    further = users.get(user, ()) if computes and depth else ()
    return bool(further) and all(_is_compared(next, users, depth - 1) for next in further)
