# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies of arrays on the tape, where normalize/snapshots.py has marked nests of loops for them.

    %head, %low, %high                          %copy = reserve(%high); memcpy(%copy + %low, %head + %low, %high - %low)
    %p = gep %head, %i                          reverse:    %q = gep %copy, %i
    %x = load double, ptr %p                                %x = load double, ptr %q

%copy, which stands for %head, is kept for each run of the nest. An address in it is computed as the one in the array
was (the part SNAPSHOT of a node). It has the alignment that the other one has, up to SMALL_ALIGNMENT.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from enzyme_passes.attributes.emitted import IN_OBJECT
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.instructions import Instruction, Load
from enzyme_passes.ir.values import Value
from enzyme_passes.normalize.snapshots import SNAPSHOT as MARK
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.tape.abi import SMALL_ALIGNMENT, reserve
from enzyme_passes.tape.planner import SNAPSHOT

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.function import Adjoint


@final
@dataclass(frozen=True, slots=True, eq=False)
class Array:
    """What is marked of an array: its head, and from where to where behind it bytes are read."""

    head: Instruction
    low: Instruction
    high: Instruction


@final
class Snapshots:
    """Those of one function: none if its derivative is differentiated again, for then types are found by where memory
    is accessed from, or if it runs in several threads."""

    def __init__(self, adjoint: Adjoint) -> None:
        self.adjoint = adjoint
        marked: dict[str, list[Instruction]] = {}
        if not adjoint.session.is_inner and not adjoint.with_threads:
            for i in adjoint.primal.instructions():
                if MARK in i.metadata and not isinstance(i, Load):
                    marked.setdefault(i.metadata[MARK], []).append(i)
        self.arrays = {mark: Array(*found) for mark, found in marked.items() if len(found) == 3}
        self.heads: dict[Value, Array] = {array.head: array for array in self.arrays.values()}
        self.by_end = {array.high: array for array in self.arrays.values()}

    def has(self, load: Load) -> bool:
        """Whether a load cannot be done again, but is found in a copy."""
        mark = load.metadata.get(MARK)
        array = self.arrays.get(mark) if mark is not None else None
        if array is None or self.adjoint.memory.unchanged_after(load):
            return False
        assert array.high.block is not None and load.block is not None
        return self.adjoint.normal.flow.dominates(array.high.block, load.block)

    def is_head(self, value: Value) -> bool:
        """Whether a copy is kept of what begins there."""
        return value in self.heads

    def defined(self, instruction: Instruction) -> None:
        """In the forward sweep: behind the end of an array, it is copied if the reverse sweep reads of it."""
        array = self.by_end.get(instruction)
        home = self.adjoint.plan.kept.get((array.head, SNAPSHOT)) if array is not None else None
        if array is None or home is None:
            return
        b, head = self.adjoint.builder, self.adjoint.value(array.head)
        low, high = self.adjoint.value(array.low), self.adjoint.value(array.high)
        within = b.binary("and", b.cast("ptrtoint", head, ty.I64), b.i64(SMALL_ALIGNMENT - 1))
        copy = b.offset(reserve(b, self.adjoint.tape, b.binary("add", high, within)), within, IN_OBJECT)
        to, source, size = b.offset(copy, low, IN_OBJECT), b.offset(head, low), b.binary("sub", high, low)
        b.intrinsic("llvm.memcpy.p0.p0.i64", ty.VOID, [to, source, size, b.const_int(ty.I1, 0)])
        self.adjoint.keep_at(b, home, copy)

    def load(self, b: Builder, load: Load, place: Value) -> Value:
        """In the reverse sweep: what was loaded, of its place in the copy."""
        return b.load(load.type, place, align=min(load.align or 1, SMALL_ALIGNMENT))
