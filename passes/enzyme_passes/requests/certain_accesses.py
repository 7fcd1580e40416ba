# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How far into an argument's memory a function surely reads or writes numbers.

    double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i]; return s; }

with n = 3 reaches 24 bytes. The function is followed as it runs, as long as what it branches on is known: integers that
the caller passes, and what is computed from them. Whatever is done until then is done in every call.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Branch,
    Call,
    Cast,
    CondBranch,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Return,
    Select,
    Store,
)
from enzyme_passes.ir.members import carries_float
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, ConstInt, Function, Value
from enzyme_passes.support.dataclasses import dataclass

STEPS: Final = 20_000
"""Instructions that are followed: what is sure is mostly sure at once."""
DEPTH: Final = 4
"""Of calls."""


@dataclass(frozen=True, slots=True)
class Place:
    """An address in the memory that is asked about, so many bytes from where the argument points."""

    offset: int


Known = int | Place


class _Unsure(Exception):
    """What happens next depends on what is not known."""


def reach(layout: ty.DataLayout, function: Function, arguments: Mapping[int, Known]) -> int:
    """The bytes that a call with these `arguments`, as far as they are known, surely goes through numbers in the memory
    of those that are places: the end of the farthest number."""
    walk = _Walk(layout)
    with suppress(_Unsure):
        walk.call(function, arguments, 0)
    return walk.end


class _Walk:
    def __init__(self, layout: ty.DataLayout) -> None:
        self.layout = layout
        self.end = 0
        self.steps = 0

    def call(self, function: Function, arguments: Mapping[int, Known], depth: int) -> Known | None:
        if depth > DEPTH:
            raise _Unsure
        known: dict[Value, Known] = {a: arguments[a.index] for a in function.arguments if a.index in arguments}
        block = previous = body(function)[0]
        while True:
            arriving = {p: self.value(known, p.values[p.blocks.index(previous)]) for p in _phis(block)}
            known = {v: k for v, k in known.items() if v not in arriving}
            known |= {p: k for p, k in arriving.items() if k is not None}
            for i in block.instructions:
                self.steps += 1
                if self.steps > STEPS:
                    raise _Unsure
                match i:
                    case Phi():
                        continue
                    case Return():
                        return self.value(known, i.value) if i.value is not None else None
                    case Branch():
                        previous, block = block, i.target
                    case CondBranch():
                        truth = self.value(known, i.condition)
                        if not isinstance(truth, int):
                            raise _Unsure
                        previous, block = block, i.on_true if truth else i.on_false
                    case _ if i is block.terminator:
                        raise _Unsure
                    case _:
                        found = self.instruction(known, i, depth)
                        known.pop(i, None)
                        if found is not None:
                            known[i] = found

    def instruction(self, known: Mapping[Value, Known], i: Instruction, depth: int) -> Known | None:
        match i:
            case Load():
                self.access(known, i.pointer, i.type)
            case Store():
                self.access(known, i.pointer, i.value.type)
            case GetElementPtr():
                return self.address(known, i)
            case IntBinary() if isinstance(i.type, ty.IntType):
                return _binary(i.op, self.value(known, i.lhs), self.value(known, i.rhs), i.type.bits)
            case IntCompare():
                return _compare(i, self.value(known, i.lhs), self.value(known, i.rhs))
            case Cast(op="zext" | "sext" | "trunc"):
                return _converted(i, self.value(known, i.operand))
            case Freeze():
                return self.value(known, i.operand)
            case Select():
                truth = self.value(known, i.condition)
                return self.value(known, i.on_true if truth else i.on_false) if isinstance(truth, int) else None
            case Call():
                return self.callee(known, i, depth)
            case _:
                pass
        return None

    def callee(self, known: Mapping[Value, Known], call: Call, depth: int) -> Known | None:
        target = call.target
        if target is None or not target.defined:
            # Of LLVM's own nothing ends the program; others may.
            if target is None or not target.name.startswith("llvm."):
                raise _Unsure
            return None
        given = {k: v for k, a in enumerate(call.arguments) if (v := self.value(known, a)) is not None}
        return self.call(target, given, depth + 1)

    def access(self, known: Mapping[Value, Known], pointer: Value, type: ty.Type) -> None:
        at = self.value(known, pointer)
        if isinstance(at, Place) and carries_float(type):
            self.end = max(self.end, at.offset + self.layout.size(type))

    def address(self, known: Mapping[Value, Known], i: GetElementPtr) -> Known | None:
        base = self.value(known, i.pointer)
        if not isinstance(base, Place):
            return None
        offset, type = base.offset, i.source_type
        for position, index in enumerate(i.indices):
            number = self.value(known, index)
            if not isinstance(number, int):
                return None
            if position == 0:
                offset += number * self.layout.size(type)
            else:
                stride, inner = self.layout.gep_stride(type, number)
                offset += stride if isinstance(type, ty.StructType) else number * stride
                type = inner
        return Place(offset)

    def value(self, known: Mapping[Value, Known], value: Value) -> Known | None:
        return value.value if isinstance(value, ConstInt) else known.get(value)


def _phis(block: Block) -> list[Phi]:
    return [i for i in block.instructions if isinstance(i, Phi)]


def _signed(number: int, bits: int) -> int:
    number &= (1 << bits) - 1
    return number - (1 << bits) if bits > 1 and number >> (bits - 1) else number


def _binary(op: str, left: Known | None, right: Known | None, bits: int) -> int | None:
    if not (isinstance(left, int) and isinstance(right, int)):
        return None
    match op:
        case "add":
            found = left + right
        case "sub":
            found = left - right
        case "mul":
            found = left * right
        case "and":
            found = left & right
        case "or":
            found = left | right
        case "xor":
            found = left ^ right
        case "shl" if 0 <= right < bits:
            found = left << right
        case _:
            return None
    return _signed(found, bits)


def _compare(i: IntCompare, left: Known | None, right: Known | None) -> int | None:
    if not (isinstance(left, int) and isinstance(right, int) and isinstance(i.lhs.type, ty.IntType)):
        return None
    sign, order = i.predicate[:1], i.predicate[1:]
    if i.predicate in ("eq", "ne"):
        return int((left == right) == (i.predicate == "eq"))
    if sign == "u":
        mask = (1 << i.lhs.type.bits) - 1
        left, right = left & mask, right & mask
    return int({"gt": left > right, "ge": left >= right, "lt": left < right, "le": left <= right}[order])


def _converted(i: Cast, number: Known | None) -> int | None:
    if not (isinstance(number, int) and isinstance(i.type, ty.IntType) and isinstance(i.operand.type, ty.IntType)):
        return None
    bits = i.operand.type.bits
    if i.op == "zext":
        return _signed(number & ((1 << bits) - 1), i.type.bits)
    if i.op == "sext" and bits == 1:
        return -number
    return _signed(number, i.type.bits)
