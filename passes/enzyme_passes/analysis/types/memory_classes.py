# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The classes of memory of one function: whole families of cells, what leads where, and copies nobody saw through.

The type analysis keeps apart what is copied as bytes of unknown type. Where a callee moves memory that it knows nothing
of, its caller does not learn that the copy holds the same pointers:

    void copy(void *to, void *from, long n) { memcpy(to, from, n); }
    struct s a = {x}, b;  copy(&b, &a, 8);  *b.p                       b.p points to what a.p points to: x

So such copies are listed (`Unseen`), up through the callers, and whatever the two sides hold pointers to is made one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from enzyme_passes.analysis.types.heap.cells import Cell
from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.ir.values import Value
from enzyme_passes.support.dataclasses import dataclass

Copy = tuple[int, int]  # from one class of memory to another


@final
@dataclass(frozen=True, slots=True)
class Unseen:
    """What the type analysis did not see: copies of bytes of unknown type, and classes that callees made one."""

    copies: tuple[Copy, ...]
    joined: tuple[tuple[int, ...], ...]


@final
class MemoryClasses:
    """Classes are numbered by the smallest family in them."""

    def __init__(self, types: TypeFacts) -> None:
        self.types = types
        self._joined: dict[int, int] = {}
        self._known: dict[Value, list[int]] = {}
        self.pointees: dict[int, dict[int, None]] = {}
        self.floats: dict[int, bool] = {}  # of classes whose contents are seen: whether a float may be among them
        for cell in types.live_cells():
            k = types.family(cell)
            if cell.opaque:
                self.floats.setdefault(k, False)
            for slot in (*types.slots(cell).values(), *types.hidden(cell).values()):
                for led_to, *_ in slot.targets():
                    self.pointees.setdefault(k, {})[types.family(led_to)] = None
                bytes = cell.period == 1  # of anything
                self.floats[k] = self.floats.get(k, False) or bytes or slot.kind.is_float or slot.kind.is_unknown

    def of(self, cell: Cell) -> int:
        """The class that a cell belongs to."""
        return self.find(self.types.family(cell))

    def find(self, k: int) -> int:
        while k in self._joined:
            k = self._joined[k]
        return k

    def behind(self, value: Value) -> list[int]:
        """The classes that the pointers in a value lead to."""
        known = self._known.get(value)
        if known is None:
            known = self._known[value] = list(dict.fromkeys(self.of(c) for c in self.types.cells(value)))
        return known

    def reachable(self, classes: Iterable[int]) -> list[int]:
        """These classes, and those that pointers in them lead to."""
        found: dict[int, None] = {}
        pending = list(classes)
        while pending:
            k = pending.pop()
            if k not in found:
                found[k] = None
                pending.extend(self.pointees.get(k, ()))
        return list(found)

    def holders(self, classes: Iterable[int]) -> dict[int, None]:
        """These classes, and those with pointers to them, and so on."""
        inverse: dict[int, list[int]] = {}
        for k, inside in self.pointees.items():
            for target in inside:
                inverse.setdefault(target, []).append(k)
        found: dict[int, None] = {}
        pending = list(classes)
        while pending:
            k = pending.pop()
            if k not in found:
                found[k] = None
                pending.extend(inverse.get(k, ()))
        return found

    # Copies

    def apply(self, unseen: Unseen) -> None:
        """Let the targets of copies hold the pointers that the sources hold. To be called before any question."""
        for group in unseen.joined:
            self._join(list(group))
        changed = True
        while changed:
            changed = False
            for source, target in unseen.copies:
                changed |= self._copy(self.find(source), self.find(target))
        self._known.clear()

    def _copy(self, source: int, target: int) -> bool:
        have = self.pointees.get(source, {})
        if all(k in self.pointees.get(target, {}) for k in have):
            return False
        together = list(dict.fromkeys((*have, *self.pointees.get(target, {}))))
        self._join(together)
        for k in (self.find(source), self.find(target)):
            self.pointees.setdefault(k, {})[self.find(together[0])] = None
        return True

    def _join(self, classes: list[int]) -> None:
        """Make classes one, and so what their pointers lead to."""
        pending = [classes]
        while pending:
            group = sorted(dict.fromkeys(self.find(k) for k in pending.pop()))
            if len(group) < 2:
                continue
            first = group[0]
            inside: dict[int, None] = {}
            for k in group:
                inside.update(self.pointees.pop(k, {}))
                if k in self.floats:
                    self.floats[first] = self.floats.get(first, False) or self.floats[k]
                if k != first:
                    self._joined[k] = first
            if inside:
                self.pointees[first] = inside
                pending.append(list(inside))
            for k, found in list(self.pointees.items()):
                self.pointees[k] = dict.fromkeys(self.find(t) for t in found)
