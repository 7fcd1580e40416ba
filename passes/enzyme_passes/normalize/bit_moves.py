# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that only move bits, or choose between them, as the instructions that say so.

No derivative goes through a call of an integer intrinsic, but these give what they got, whole: the bytes of a number in
another order, or one of two numbers. Written out, they are what all analyses and both sweeps know (and what LLVM makes
the intrinsic of again):

    %r = call i64 @llvm.bswap.i64(i64 %u)           %b = bitcast i64 %u to <8 x i8>
                                                    %s = shufflevector <8 x i8> %b, poison, <7, 6, 5, 4, 3, 2, 1, 0>
                                                    %r = bitcast <8 x i8> %s to i64
    %r = call i64 @llvm.fshl.i64(%u, %u, 32)        the same with <4, 5, 6, 7, 0, 1, 2, 3>
    %m = call i64 @llvm.smin.i64(i64 %u, i64 %v)    %c = icmp slt i64 %u, %v
                                                    %m = select i1 %c, i64 %u, i64 %v
    %f = call i64 @llvm.fshl.i64(%u, %v, 32)        %f = (%u << 32) | (%v >> 32)

A minimum of integers that count something stays what it is: loops are counted by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from enzyme_passes.analysis.lanes import EXCHANGED
from enzyme_passes.analysis.types.evidence.moved_integers import FloatBits
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_int, poison
from enzyme_passes.ir.instructions import Call, Instruction, ShuffleVector, replace_operands
from enzyme_passes.ir.values import Block, ConstAggregate, ConstInt, Function, Module, Value

_WORD: Final = 64
_ORDER: Final = {"smin": "slt", "smax": "sgt", "umin": "ult", "umax": "ugt"}


def name_bit_moves(function: Function, module: Module) -> None:
    """Write out the moves and choices of bits in `function`."""
    replaced: dict[Value, Value] = {}
    bits: FloatBits | None = None
    for block in function.blocks:
        for call in [i for i in block.instructions if isinstance(i, Call)]:
            operation = _operation(call)
            if operation in _ORDER:
                if bits is None:
                    bits = FloatBits(function)
                if not bits.may_be_float(call):
                    continue
            scratch = Block("bits")
            instead = _written_out(call, operation, Builder(module, scratch))
            if instead is None:
                continue
            replaced[call] = instead
            instead.name = call.name
            put_in_place(block, call, scratch.instructions)
    if replaced:
        for instruction in function.instructions():
            replace_operands(instruction, lambda v: replaced.get(v, v))


def put_in_place(block: Block, old: Instruction, made: Sequence[Instruction]) -> None:
    """Put instructions where `old` is."""
    for part in made:
        part.block = block
        part.metadata.update((k, v) for k, v in old.metadata.items() if k == "dbg")
    at = block.instructions.index(old)
    block.instructions[at : at + 1] = made


def _operation(call: Call) -> str:
    """`smin` of a call of `llvm.smin.i64`; empty for all that is no intrinsic."""
    target = call.target
    if target is None or not target.name.startswith("llvm."):
        return ""
    return target.name.split(".")[1]


def _written_out(call: Call, operation: str, b: Builder) -> Value | None:
    match operation, call.arguments:
        case "bswap", [value]:
            return _swapped(b, value)
        case (("fshl" | "fshr"), [first, second, ConstInt(value=by)]) if isinstance(call.type, ty.IntType):
            bits = call.type.bits
            by = by % bits if operation == "fshl" else bits - by % bits
            if by % 8 or not 0 < by < bits:
                return None
            if first is second and bits == 2 * by == _WORD:
                return _in_order(b, first, EXCHANGED)
            high = b.binary("shl", first, const_int(call.type, by))
            return b.binary("or", high, b.binary("lshr", second, const_int(call.type, bits - by)))
        case (("smin" | "smax" | "umin" | "umax"), [first, second]):
            return b.select(b.icmp(_ORDER[operation], first, second), first, second)
        case _:
            return None


def _swapped(b: Builder, value: Value) -> Value | None:
    """The bytes of every element in the opposite order."""
    type = value.type
    element = type.element if isinstance(type, ty.VectorType) else type
    if not isinstance(element, ty.IntType) or element.bits <= 16:
        return None
    width = element.bits // 8
    count = width * (type.count if isinstance(type, ty.VectorType) else 1)
    return _in_order(b, value, [at - at % width + width - 1 - at % width for at in range(count)])


def _in_order(b: Builder, value: Value, places: Sequence[int]) -> Value:
    """The bytes of a value in another order."""
    bytes = b.bitcast(value, ty.vector(len(places), ty.I8))
    mask = ConstAggregate(ty.vector(len(places), ty.I32), tuple(const_int(ty.I32, place) for place in places))
    swapped = b.insert(ShuffleVector(bytes.type, bytes, poison(bytes.type), mask))
    return b.bitcast(swapped, value.type)
