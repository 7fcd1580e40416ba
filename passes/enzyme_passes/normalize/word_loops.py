# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops of one block that walk over words in memory: by how much each address grows, and what stands in their place.

loop:  %i = phi i64 ...            the block has counters, addresses, and what the loop is about;
       ...                         what it is about is done for all iterations at once, where the block was
       br i1 %more, label %loop, label %after
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.instructions import (
    Branch,
    Cast,
    CondBranch,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Store,
    operands,
    replace_operands,
)
from enzyme_passes.ir.values import ConstInt, Function, Module, Value

WIDTHS: Final = (8, 16, 32, 64, 128)


def word_loops(loops: LoopInfo) -> list[Loop]:
    """The loops of one block, and those of one more that tests whether to go on."""
    return [loop for loop in loops.loops if loop.latch is loop.header or _is_test_first(loop)]


def _is_test_first(loop: Loop) -> bool:
    latch, last = loop.latch, loop.header.instructions[-1]
    if latch is None or len(loop.blocks) != 2 or not isinstance(latch.instructions[-1], Branch):
        return False
    only_tests = not any(isinstance(i, Load | Store) for i in loop.header.instructions)
    return only_tests and isinstance(last, CondBranch) and not isinstance(latch.instructions[0], Phi)


class WordLoop:
    """A loop, and what is known of it. `step`: the bytes from one iteration to the next."""

    def __init__(self, function: Function, module: Module, loop: Loop) -> None:
        self.function = function
        self.module = module
        self.loop = loop
        self.block = loop.header
        self.instructions = [i for block in loop.blocks for i in block.instructions]
        self.layout = module.layout
        self.step = 0
        self.outside: list[Instruction] = []

    def common_step(self, width: int, *pointers: Value) -> int | None:
        """By how much pointers grow, if it is one width for all, up or down."""
        steps = {self.step_of(pointer) for pointer in pointers}
        step = steps.pop()
        return step if not steps and step in (width, -width) else None

    def find_outside(self) -> bool:
        """Whether what is used behind the loop can be computed without it."""
        for block in self.function.blocks:
            for user in block.instructions if block not in self.loop.blocks else ():
                for value in operands(user):
                    if isinstance(value, Instruction) and value.block in self.loop.blocks:
                        if isinstance(value, Load | IntCompare) or self.step_of(value) is None:
                            return False
                        self.outside.append(user)
        return True

    def step_of(self, value: Value) -> int | None:
        """By how much a value grows in each iteration, if that is constant; pointers count in bytes."""
        if self.loop.is_invariant(value):
            return 0
        match value:
            case Phi():
                found = self.loop.inductions.get(value)
                return found.step * found.scale if found is not None and isinstance(found.step, int) else None
            case Cast(op="zext") if "nneg" not in value.flags.split():
                return None
            case Cast(op="zext" | "sext" | "ptrtoint" | "inttoptr"):
                return self.step_of(value.operand)
            case IntBinary(op="add" | "sub"):
                left, right = self.step_of(value.lhs), self.step_of(value.rhs)
                if left is None or right is None:
                    return None
                return left + right if value.op == "add" else left - right
            case IntBinary(op="or") if "disjoint" in value.flags and self.step_of(value.rhs) == 0:
                return self.step_of(value.lhs)
            case IntBinary(op="mul" | "shl", rhs=ConstInt(value=by)):
                step = self.step_of(value.lhs)
                return None if step is None else step * by if value.op == "mul" else step << by
            case GetElementPtr():
                return self._step_of_gep(value)
            case _:
                return None

    def _step_of_gep(self, gep: GetElementPtr) -> int | None:
        total = self.step_of(gep.pointer)
        if isinstance(gep.type, ty.VectorType) or total is None:
            return None
        inner = gep.source_type
        for k, index in enumerate(gep.indices):
            if k and isinstance(inner, ty.StructType):
                if not isinstance(index, ConstInt):
                    return None
                inner = self.layout.gep_stride(inner, index.value)[1]
                continue
            stride = self.layout.size(inner)
            if k:
                stride, inner = self.layout.gep_stride(inner, None)
            step = self.step_of(index)
            if step is None:
                return None
            total += step * stride
        return total

    def total(self, b: Builder) -> tuple[Value, Value]:
        """How often the loop goes back, and the bytes that it walks over."""
        assert self.loop.trip is not None
        trip = self.loop.trip.emit(b, list(self.loop.trip.operands))
        rounds = b.binary("add", trip, b.i64(1)) if self.loop.latch is self.block else trip
        return trip, b.binary("mul", rounds, b.i64(abs(self.step)))

    def lowest(self, b: Builder, pointer: Value, size: Value, known: dict[Value, Value]) -> Value:
        """The lowest address of those that a pointer has."""
        first = self.first(b, pointer, known)
        return first if self.step > 0 else b.offset(first, b.binary("sub", b.i64(abs(self.step)), size))

    def replace(self, like: Store, write: Callable[[Builder, Value, dict[Value, Value]], None]) -> None:
        """Make the loop a block that does all at once, as `write` does it of so many bytes."""
        block, exit = self.block, self.loop.exits[0][1]
        self.function.blocks = [b for b in self.function.blocks if b is block or b not in self.loop.blocks]
        block.instructions = []
        b = Builder(self.module, block)
        b.location = like.metadata.get("dbg")
        known: dict[Value, Value] = {}
        trip, size = self.total(b)
        finals: dict[Value, Value] = {}
        for user in self.outside:
            for value in operands(user):
                if isinstance(value, Instruction) and value.block in self.loop.blocks and value not in finals:
                    finals[value] = self.last(b, value, trip, known)
        write(b, size, known)
        b.branch(exit)
        for instruction in self.instructions:
            instruction.block = None
        for user in self.outside:
            replace_operands(user, lambda v: finals.get(v, v))
        last = b.block
        for phi in exit.instructions:
            if not isinstance(phi, Phi):
                break
            phi.blocks = [last if p is block else p for p in phi.blocks]

    def first(self, b: Builder, value: Value, known: dict[Value, Value]) -> Value:
        """A value of the first iteration."""
        if self.loop.is_invariant(value) or value in known:
            return known.get(value, value)
        assert isinstance(value, Instruction)
        if isinstance(value, Phi):
            return self.loop.inductions[value].start
        parts = {o: self.first(b, o, known) for o in operands(value)}
        match value:
            case Cast():
                made = b.cast(value.op, parts[value.operand], value.type)
            case IntBinary():
                made = b.binary(value.op, parts[value.lhs], parts[value.rhs])
            case GetElementPtr():
                made = b.gep(value.source_type, parts[value.pointer], [parts[i] for i in value.indices])
            case _:
                raise AssertionError(type(value).__name__)
        known[value] = made
        return made

    def last(self, b: Builder, value: Value, trip: Value, known: dict[Value, Value]) -> Value:
        """A value of the last iteration."""
        first, step = self.first(b, value, known), self.step_of(value)
        assert step is not None
        way = b.binary("mul", trip, b.i64(step))
        if isinstance(value.type, ty.PointerType):
            return b.offset(first, way)
        return b.binary("add", first, b.resize(way, value.type))
