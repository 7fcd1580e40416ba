# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory that changes places word by word or byte by byte, as in sorts of anything and Zig's `std.mem.swap`: whole.

    for (i < n) { t = a[i]; a[i] = b[i]; b[i] = t; }      kept = copy of a;  copy b to a;  copy kept to b

Half a double has no derivative of its own (word_copies.py). Where the two overlap, the loop does what whole exchanges
of pieces do that are as long as the two are apart, one after the other; so it is done in such pieces, of which there is
mostly one. What is exchanged with itself stays as it is.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare
from enzyme_passes.ir.instructions import (
    Alloca,
    Branch,
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
from enzyme_passes.normalize.word_copies import are_distinct, memmove, object_of
from enzyme_passes.normalize.word_loops import WIDTHS, WordLoop, word_loops

_MOST_ON_STACK: Final = 1024
"""Bytes that are kept in a variable meanwhile; more, or nobody knows how many, are kept on the heap."""


def swaps_from_loops(function: Function, module: Module, loops: LoopInfo) -> bool:
    """Put exchanges in the place of loops that do nothing else; whether there were any."""
    simple = [_SwapLoop(function, module, loop) for loop in word_loops(loops)]
    found = [swap for swap in simple if swap.is_one]
    for swap in found:
        swap.exchange()
    return bool(found)


class _SwapLoop(WordLoop):
    """A loop that loads two words and stores each in the other's place."""

    def __init__(self, function: Function, module: Module, loop: Loop) -> None:
        super().__init__(function, module, loop)
        self.loads: list[Load] = []
        self.stores: list[Store] = []
        self.is_one = loop.trip is not None and loop.preheader is not None and len(loop.exits) == 1 and self._find()

    def _find(self) -> bool:
        for instruction in self.instructions:
            match instruction:
                case Load(type=ty.IntType(bits=bits)) if bits in WIDTHS and not self.stores:
                    self.loads.append(instruction)
                case Store():
                    self.stores.append(instruction)
                case Phi() | GetElementPtr() | Cast() | IntBinary() | IntCompare() | CondBranch() | Branch():
                    pass
                case _:
                    return False
        if len(self.loads) != 2 or len(self.stores) != 2:
            return False
        into, back = self.stores
        kept, moved = self.loads if self.loads[0].pointer is into.pointer else reversed(self.loads)
        self.loads = [kept, moved]
        exchanged = into.pointer is kept.pointer and into.value is moved
        if not exchanged or back.pointer is not moved.pointer or back.value is not kept or kept.type is not moved.type:
            return False
        accesses: tuple[Load | Store, ...] = (*self.loads, *self.stores)
        for access in accesses:
            if access.volatile or access.ordering or access.pointer.type is not ty.PTR:
                return False
        step = self.common_step(self.layout.store_size(kept.type), into.pointer, back.pointer)
        if step is None or not self.find_outside():
            return False
        self.step = step
        others = [i for i in self.instructions if i not in self.stores]
        return not any(value in self.loads for i in others for value in operands(i))

    def exchange(self) -> None:
        """Put the exchange in the place of the loop."""
        into, back = self.stores

        def write(b: Builder, size: Value, known: dict[Value, Value]) -> None:
            places = [self.lowest(b, p, size, known) for p in (into.pointer, back.pointer)]
            kept = self._kept(b, size)
            if are_distinct(*(object_of(p, self.loop) for p in (into.pointer, back.pointer))):
                _exchange(b, places, kept, size)
            else:
                self._in_order(b, places, kept, size)
            if not isinstance(kept, Alloca):
                b.call(declare(b.module, "free", ty.VOID, [ty.PTR]), [kept])

        self.replace(into, write)

    def _kept(self, b: Builder, size: Value) -> Value:
        """Memory of so many bytes."""
        if not isinstance(size, ConstInt) or size.value > _MOST_ON_STACK:
            return b.call(declare(b.module, "malloc", ty.PTR, [ty.I64]), [size])
        kept = Alloca(ty.ArrayType(size.value, ty.I8), None, 16)
        kept.block = self.function.blocks[0]
        kept.block.instructions.insert(0, kept)
        return kept

    def _in_order(self, b: Builder, places: list[Value], kept: Value, size: Value) -> None:
        """Exchange `size` bytes, more than none, in the order of the loop; the builder is left behind that."""
        first, second = (b.cast("ptrtoint", place, ty.I64) for place in places)
        loop, whole, pieces, after = (
            add_block(self.function, name) for name in ("swap", "swap.whole", "swap.pieces", "swapped")
        )
        upwards = b.binary("sub", first, second)
        apart = b.intrinsic("llvm.umin.i64", ty.I64, [upwards, b.binary("sub", b.i64(0), upwards)])
        overlap = b.binary("and", b.icmp("ne", apart, b.i64(0)), b.icmp("ult", apart, size))
        b.cond_branch(overlap, pieces, whole)
        b.at_end(whole)
        _exchange(b, places, kept, size)
        b.branch(after)
        b.at_end(pieces)
        most = b.intrinsic("llvm.umax.i64", ty.I64, [apart, b.i64(abs(self.step))])
        b.branch(loop)
        b.at_end(loop)
        left = b.phi(ty.I64, "left")
        piece: Value = b.intrinsic("llvm.umin.i64", ty.I64, [left, most])
        rest = b.binary("sub", left, piece)
        at = b.binary("sub", size, left) if self.step > 0 else rest
        _exchange(b, [b.offset(place, at) for place in places], b.offset(kept, at), piece)
        left.values, left.blocks = [size, rest], [pieces, b.block]
        b.cond_branch(b.icmp("eq", rest, b.i64(0)), after, loop)
        b.at_end(after)


def _exchange(b: Builder, places: list[Value], kept: Value, size: Value) -> None:
    """Nothing is said of the words: by their names they are integers, as those of memory that keeps numbers meanwhile
    would then be."""
    first, second = places
    memmove(b, kept, first, size)
    memmove(b, first, second, size)
    memmove(b, second, kept, size)
