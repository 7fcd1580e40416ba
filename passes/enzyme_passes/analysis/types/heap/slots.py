# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a cell of the heap holds: facts about ranges of bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from enzyme_passes.analysis.lanes import Kind, Pointee
from enzyme_passes.ir.values import Value

if TYPE_CHECKING:
    from enzyme_passes.analysis.types.heap.cells import Cell


@final
class Slot:
    """The fact about one byte range, in a dict from its offset. A pointer's target is `cell` at `offset`, or None
    while nothing is known of it. `source` is the value that gave the evidence, for messages. `mixed`: of a
    float in memory in whose place integers are stored as well, which is a union, the bytes of the widest of these; else
    0. Loads used as integers of no more bytes read integers there. `buffer`: the pointer of a string, which may also
    lead to the buffer in its object, that many bytes behind it (cells.py); 0: but that is no cell of its own. `own`:
    how far behind it a word is that is what it leads to by another name (types/hash_tables.py); -1: that was so, and
    they are one. `pointee`: what the pointer is declared to lead to, if every access to it says so; `others`: where
    pointers lead that lie there in other objects and are declared to lead to something else, by the name of that."""

    __slots__ = (
        "size", "kind", "strength", "cell", "offset", "source", "mixed", "buffer", "own", "pointee", "others",
    )  # fmt: skip

    def __init__(
        self, size: int, kind: Kind, strength: int, cell: Cell | None, offset: int, source: Value | None
    ) -> None:
        self.size = size
        self.kind = kind
        self.strength = strength
        self.cell = cell
        self.offset = offset
        self.source = source
        self.mixed = 0
        self.buffer: int | None = None
        self.own: int | None = None
        self.pointee: Pointee | None = None
        self.others: dict[str, Slot] | None = None

    def targets(self) -> Iterator[tuple[Cell, int, Pointee | None]]:
        """Where pointers lead that lie there, and what they are declared to lead to."""
        for known in (self, *(self.others.values() if self.others else ())):
            if known.cell is not None:
                yield known.cell, known.offset, known.pointee


Contents = dict[int, Slot]  # offset -> what begins there; the ranges are disjoint
