# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Constructs brought down to simpler ones, so that derivatives need not know of them.

A parameter passed `byval` becomes a copy made at entry, as the callee sees it; a call through a pointer comparisons
with the functions that the pointer can be, each called by name, or the end of the program, with a message, if it is
none of them; several returns one.

    call %p(%x)      ->      if %p == @f: call @f(%x)   else if %p == @g: call @g(%x)   else abort
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in, type_in_memory
from enzyme_passes.ir.builder import const_float, const_int, declare
from enzyme_passes.ir.instructions import (
    Alloca,
    Call,
    IntBinary,
    Phi,
    ShuffleVector,
    replace_operand,
    replace_operands,
)
from enzyme_passes.ir.values import ConstAggregate, Constant, ConstUndef, Function, Module, Value
from enzyme_passes.requests.request import ITERATION


def fill_vectors(function: Function) -> None:
    """Put 1 into the elements of float vectors that are poison.

    Nobody reads them in the primal, but a partial derivative with respect to the element of another operand may be
    one: an adjoint of zero times poison is poison, times 1 (or 1/1, log'(1)...) it is zero.

        %v = insertelement <2 x float> poison, float %x, i64 0
          becomes
        %v = insertelement <2 x float> splat (float 1.0), float %x, i64 0
    """
    for block in function.blocks:
        for instruction in list(block.instructions):
            if instruction.type is ty.VOID or isinstance(instruction, Phi):
                continue
            replace_operands(instruction, _filled)
            if isinstance(instruction, ShuffleVector) and _has_poison(instruction.mask):
                _fill_shuffle(instruction)


def _filled(value: Value) -> Value:
    type = value.type
    if not isinstance(type, ty.VectorType) or not isinstance(type.element, ty.FloatType):
        return value
    match value:
        case ConstUndef():
            return const_float(type, 1.0)
        case ConstAggregate(elements=elements) if any(isinstance(e, ConstUndef) for e in elements):
            one = const_float(type.element, 1.0)
            return ConstAggregate(type, tuple(one if isinstance(e, ConstUndef) else e for e in elements))
        case _:
            return value


def _has_poison(mask: Constant) -> bool:
    return isinstance(mask, ConstAggregate) and any(isinstance(e, ConstUndef) for e in mask.elements)


def _fill_shuffle(shuffle: ShuffleVector) -> None:
    """The second operand's first element for those that are poison, if it is free for that; else the first's."""
    type = shuffle.type
    mask = shuffle.mask
    if not isinstance(type, ty.VectorType) or not isinstance(type.element, ty.FloatType):
        return
    assert isinstance(mask, ConstAggregate)
    count = shuffle.first.type.count if isinstance(shuffle.first.type, ty.VectorType) else 0
    instead = const_int(ty.I32, count if isinstance(shuffle.second, Constant) else 0)
    shuffle.mask = ConstAggregate(mask.type, tuple(instead if isinstance(e, ConstUndef) else e for e in mask.elements))


def copy_byval_arguments(function: Function, module: Module) -> None:
    made: list[Alloca | Call] = []
    replaced: dict[Value, Value] = {}
    for argument in function.arguments:
        type = type_in_memory(module, argument.attributes, "byval")
        if type is None:
            continue
        size = module.layout.size(type)
        said = attributes_in(argument.attributes).number("align")  # more than the type's own for `alignas`
        align = max(module.layout.align(type), said or 1)
        copy = Alloca(type, None, max(align, 8))
        copy.name = f"{argument.name or 'arg'}.byval"
        memcpy = declare(module, "llvm.memcpy.p0.p0.i64", ty.VOID, [ty.PTR, ty.PTR, ty.I64, ty.I1])
        call = Call(memcpy, [copy, argument, const_int(ty.I64, size), const_int(ty.I1, 0)], memcpy.function_type)
        made += [copy, call]
        replaced[argument] = copy
    if not made:
        return
    for instruction in function.instructions():
        replace_operands(instruction, lambda v: replaced.get(v, v))
    for instruction in made:
        instruction.block = function.entry
    function.entry.instructions[:0] = made


PASSING = (
    "llvm.threadlocal.address.", "llvm.launder.invariant.group.", "llvm.strip.invariant.group.", "llvm.ssa.copy.",
    "llvm.ptr.annotation.", "llvm.expect.", "llvm.annotation.",
)  # fmt: skip


def drop_passing_calls(function: Function) -> None:
    """Intrinsics that return their first argument, and say something of it that derivatives need not know."""
    passed: dict[Value, Value] = {}
    for block in function.blocks:
        for call in block.instructions:
            if isinstance(call, Call) and call.target is not None and call.target.name.startswith(PASSING):
                argument = call.arguments[0]
                passed[call] = passed.get(argument, argument)
        if passed:
            block.instructions = [i for i in block.instructions if i not in passed]
    if not passed:
        return

    def found(value: Value) -> Value:
        while value in passed:
            value = passed[value]
        return value

    for instruction in function.instructions():
        replace_operands(instruction, found)


def add_iterations(function: Function, *, again: bool) -> None:
    """`__enzyme_iter(a, b)` is `a` in the program, and `b` more with each derivative. In one that is differentiated
    `again` the rest is left to the next: `__enzyme_iter(a, b) + b`."""
    for block in function.blocks:
        for call in [i for i in block.instructions if isinstance(i, Call)]:
            if call.target is None or call.target.name != ITERATION:
                continue
            made = IntBinary("add", call.arguments[0], call.arguments[1])
            made.block = block
            for instruction in function.instructions():
                replace_operand(instruction, call, made)
            place = block.instructions.index(call)
            block.instructions[place : place + 1] = [call, made] if again else [made]
            if again:
                made.lhs = call
