# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations on packets of floats that are written without saying so: in terms of LLVM.

Vector libraries write some as inline assembly, so that no compiler exchanges their operands. The minimum and maximum of
SSE and AVX return the second operand where the two are equal or not ordered, which is what a comparison and a selection
do (and what LLVM's code generator makes the instruction of again); `vfmadd231pd` is the intrinsic llvm.fma:

    %m = call <2 x double> asm "maxpd $1, $0", "=x,x,0,..."(<2 x double> %a, <2 x double> %b)
      becomes
    %c = fcmp ogt <2 x double> %b, %a
    %m = select <2 x i1> %c, <2 x double> %b, <2 x double> %a

A bit mask that flips the signs of some elements, or clears some, is a shuffle with what is negated, or with zeros.
x86's intrinsics are taken apart in vector_intrinsics.py.
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_int, zero
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    Instruction,
    IntBinary,
    ShuffleVector,
    replace_operands,
)
from enzyme_passes.ir.names import mangled
from enzyme_passes.ir.values import Block, ConstAggregate, ConstInt, Function, InlineAsm, Module, Value
from enzyme_passes.support.patterns import pattern

_ASSEMBLY: Final = pattern(r'"v?(min|max|fmadd231)p[sd] ([$\d, ]+)", "=x,([x0-9,]+?),?(?:~|")')


def name_packet_operations(function: Function, module: Module) -> None:
    """Replace what has a name in LLVM's terms."""
    replaced: dict[Value, Value] = {}
    floats = _masks_of_floats(function)
    for block in function.blocks:
        for instruction in [i for i in block.instructions if isinstance(i, Call) or i in floats]:
            scratch = Block("packets")
            b = Builder(module, scratch)
            if isinstance(instruction, IntBinary):
                instead: Value | None = _masked(instruction, floats[instruction], b)
            else:
                assert isinstance(instruction, Call)
                instead = _named(instruction, b)
            if instead is None:
                continue
            replaced[instruction] = instead
            instead.name = instruction.name
            for part in scratch.instructions:
                part.block = block
                part.metadata = {k: v for k, v in instruction.metadata.items() if k == "dbg"}
            at = block.instructions.index(instruction)
            block.instructions[at : at + 1] = scratch.instructions
    if replaced:
        for instruction in function.instructions():
            replace_operands(instruction, lambda v: replaced.get(v, v))


def _named(call: Call, b: Builder) -> Value | None:
    """The call's result in LLVM's terms; None if it is not one of these operations."""
    if not isinstance(call.type, ty.VectorType) or not isinstance(call.type.element, ty.FloatType):
        return None
    if not isinstance(call.callee, InlineAsm):
        return None
    found = _ASSEMBLY.search(call.callee.text)
    operands = _operands(call, found) if found is not None else None
    if found is None or operands is None:
        return None
    first, second, into = operands
    if found[1] in ("min", "max"):
        return extreme(b, found[1], first, second)
    return b.intrinsic(f"llvm.fma.{mangled(call.type)}", call.type, [first, second, into]) if into else None


def extreme(b: Builder, operation: str, first: Value, second: Value) -> Value:
    """The minimum or maximum; the second operand where the two are unordered, or equal."""
    return b.select(b.fcmp("ogt" if operation == "max" else "olt", first, second), first, second)


def shuffled(b: Builder, first: Value, second: Value, elements: list[int]) -> Value:
    """These elements of the two, one behind the other."""
    assert isinstance(first.type, ty.VectorType)
    mask = ConstAggregate(ty.vector(len(elements), ty.I32), tuple(const_int(ty.I32, element) for element in elements))
    return b.insert(ShuffleVector(ty.vector(len(elements), first.type.element), first, second, mask))


def _masks_of_floats(function: Function) -> dict[Instruction, ty.VectorType]:
    """Bitwise operations on packets that were floats before, or are afterwards, with masks of whole elements or signs
    that are not the same for all elements; and the floats."""
    found: dict[Instruction, ty.VectorType] = {}
    for cast in function.instructions():
        if not isinstance(cast, Cast) or cast.op != "bitcast" or not isinstance(cast.type, ty.VectorType):
            continue
        operation = cast.operand
        if isinstance(operation, IntBinary) and _elements(operation) and _same_elements(cast.type, operation.type):
            found[operation] = cast.type
    for operation in function.instructions():
        if isinstance(operation, IntBinary) and operation not in found and _elements(operation):
            source = operation.lhs.operand if isinstance(operation.lhs, Cast) else None
            floats = source.type if source is not None else None
            if isinstance(floats, ty.VectorType) and _same_elements(floats, operation.type):
                found[operation] = floats
    return found


def _same_elements(floats: ty.VectorType, integers: ty.Type) -> bool:
    return (
        isinstance(integers, ty.VectorType)
        and isinstance(floats.element, ty.FloatType)
        and isinstance(integers.element, ty.IntType)
        and floats.element.bits == integers.element.bits
    )


def _elements(operation: IntBinary) -> list[bool] | None:
    """Which elements change: their sign is flipped by `xor`, they are cleared by `and`. None: it is another operation,
    or one that does the same to all."""
    if operation.op not in ("xor", "and") or not isinstance(operation.rhs, ConstAggregate):
        return None
    assert isinstance(operation.type, ty.VectorType)
    if not isinstance(operation.type.element, ty.IntType):
        return None
    bits = operation.type.element.bits
    changing, keeping = (1 << (bits - 1), 0) if operation.op == "xor" else (0, (1 << bits) - 1)
    elements: list[bool] = []
    for element in operation.rhs.elements:
        value = element.value & ((1 << bits) - 1) if isinstance(element, ConstInt) else None
        if value not in (changing, keeping):
            return None
        elements.append(value == changing)
    return elements if any(elements) and not all(elements) else None


def _masked(operation: IntBinary, floats: ty.VectorType, b: Builder) -> Value:
    elements = _elements(operation)
    assert elements is not None
    value = b.cast("bitcast", operation.lhs, floats)
    other = b.fneg(value) if operation.op == "xor" else zero(floats)
    chosen = [len(elements) + k if changes else k for k, changes in enumerate(elements)]
    return b.cast("bitcast", shuffled(b, value, other, chosen), operation.type)


def _operands(call: Call, found: re.Match[str]) -> tuple[Value, Value, Value | None] | None:
    """First and second source as the manuals number them, and what is in the destination before. In AT&T's order the
    second source comes first; the form with two operands has the destination for its first source."""
    inputs: dict[str, Value] = {}
    for k, (constraint, argument) in enumerate(zip(found[3].split(","), call.arguments, strict=True)):
        inputs[f"${k + 1}"] = argument
        if constraint != "x":
            inputs[f"${constraint}"] = argument
    match [place.strip() for place in found[2].split(",")]:
        case [second, "$0" as first]:
            pass
        case [second, first, "$0"]:
            pass
        case _:
            return None
    if first not in inputs or second not in inputs:
        return None
    return inputs[first], inputs[second], inputs.get("$0")
