# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Text that a program copies by a loop of its own, up to the zero at its end and with it.

    while ((*to++ = *from++));            __enzcc_copy_text(to, from), which does the same at once

A byte of a number has no derivative of its own, so that such a loop would be refused where numbers lie beside the text.
Text is no number. That no bits of one are passed for text, or lie behind it, the auditor sees.
"""

from __future__ import annotations

from typing import Final, final

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare
from enzyme_passes.ir.instructions import (
    Cast,
    CondBranch,
    GetElementPtr,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Store,
    operands,
)
from enzyme_passes.ir.values import ConstInt, Function, Module, Value
from enzyme_passes.normalize.word_loops import WordLoop, word_loops

COPY: Final = "__enzcc_copy_text"  # runtime/enzyme_runtime/csrc/code.c


def text_copies_from_loops(function: Function, module: Module, loops: LoopInfo) -> bool:
    """Put calls in the place of loops that do nothing but copy text; whether there were any."""
    found = [copy for copy in (_TextLoop(function, module, loop) for loop in word_loops(loops)) if copy.is_one]
    for copy in found:
        copy.copy()
    return bool(found)


@final
class _TextLoop(WordLoop):
    """A loop of one block that loads characters and stores them, until one is zero."""

    def __init__(self, function: Function, module: Module, loop: Loop) -> None:
        super().__init__(function, module, loop)
        self.load: Load | None = None
        self.store: Store | None = None
        self.is_one = loop.latch is loop.header and loop.preheader is not None and len(loop.exits) == 1 and self._find()

    def _find(self) -> bool:
        for instruction in self.instructions:
            match instruction:
                case Load(type=ty.IntType(bits=8)) if self.load is None:
                    self.load = instruction
                case Store() if self.store is None:
                    self.store = instruction
                case Phi() | GetElementPtr() | Cast() | IntBinary() | IntCompare() | CondBranch():
                    pass
                case _:
                    return False
        load, store = self.load, self.store
        if load is None or store is None or store.value is not load:
            return False
        if load.pointer.type is not ty.PTR or store.pointer.type is not ty.PTR:
            return False
        if load.volatile or store.volatile or load.ordering or store.ordering:
            return False
        self.step = 1
        return (
            self._ends_at_zero(load) and self.common_step(1, load.pointer, store.pointer) == 1 and self.find_outside()
        )

    def _ends_at_zero(self, load: Load) -> bool:
        """Whether the loop is left behind a zero, and its characters are used for nothing else."""
        assert self.store is not None
        match self.block.instructions[-1]:
            case (
                CondBranch(
                    condition=IntCompare(predicate="eq" | "ne" as predicate, lhs=lhs, rhs=ConstInt(value=0))
                ) as last
            ):
                users = [i for i in self.instructions if load in operands(i)]
                left = last.on_true if predicate == "eq" else last.on_false
                return lhs is load and left is self.loop.exits[0][1] and len(users) == 2 and self.store in users
            case _:
                return False

    def total(self, b: Builder) -> tuple[Value, Value]:
        if not self.outside:
            return b.i64(0), b.i64(0)
        assert self.load is not None
        length = declare(self.module, "strlen", ty.I64, [ty.PTR])
        trip = b.call(length, [self.first(b, self.load.pointer, {})])
        return trip, trip

    def copy(self) -> None:
        """Make the block one that copies."""
        assert self.load is not None and self.store is not None
        load, store = self.load, self.store

        def write(b: Builder, _size: Value, known: dict[Value, Value]) -> None:
            copy = declare(self.module, COPY, ty.VOID, [ty.PTR, ty.PTR])
            b.call(copy, [self.first(b, store.pointer, known), self.first(b, load.pointer, known)])

        self.replace(store, write)
