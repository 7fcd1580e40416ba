# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that are made of another's bits by adding, subtracting and halving them.

    i = bits of x;  i = 0x5f3759df - (i >> 1);  y = number of these bits      the first guess at 1 / sqrt(x)
    i = bits of x;  i += n << 23;  y = ...                                     x * 2^n

Between powers of two, the bits of a number grow with it evenly. So y is a function of x that is made of straight
pieces: a step of x is one of so many bits, by their distance at x; each of these is `slope` bits of y, with the
distance at y:

    dy / dx = slope * ulp(y) / ulp(x)

All that happens between the two bitcasts becomes a call of a function of its own, which is known by that rule
(`__enzcc_linear_bits` in rules/rounding.yaml).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, const_float, define
from enzyme_passes.ir.instructions import Call, Cast, Instruction, IntBinary, replace_operands
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Constant, ConstInt, Function, Module, Value
from enzyme_passes.normalize.bit_moves import put_in_place

_RULE: Final = "__enzcc_linear_bits"
_WIDTHS: Final = {32: ty.FLOAT, 64: ty.DOUBLE}
_MOST_STEPS: Final = 16


def name_linear_bits(function: Function, module: Module) -> None:
    """Put calls in the place of such arithmetic in `function`."""
    if function.attributes.get("enzyme_math") == _RULE:
        return
    replaced: dict[Value, Value] = {}
    for block in function.blocks:
        for cast in [i for i in block.instructions if isinstance(i, Cast) and _is_number_of_bits(i)]:
            found = _chain(cast.operand)
            if found is None:
                continue
            number, steps, slope = found
            body = _body(module, cast, number, steps)
            call = Call(body, [number, const_float(number.type, slope)], body.function_type)
            call.name = cast.name
            put_in_place(block, cast, [call])
            replaced[cast] = call
    if replaced:
        for instruction in function.instructions():
            replace_operands(instruction, lambda v: replaced.get(v, v))
        _drop_unused(function)


def _is_number_of_bits(cast: Cast) -> bool:
    bits = cast.operand.type
    return cast.op == "bitcast" and isinstance(bits, ty.IntType) and _WIDTHS.get(bits.bits) is cast.type


def _chain(bits: Value) -> tuple[Value, list[IntBinary], float] | None:
    """The number whose bits are changed, by what steps in their order, and how many bits one of them becomes."""
    steps: list[IntBinary] = []
    slope = 1.0
    while len(steps) < _MOST_STEPS:
        match bits:
            case Cast(op="bitcast", operand=number) if (
                steps and _WIDTHS.get(getattr(bits.type, "bits", 0)) is number.type
            ):
                return number, steps[::-1], slope
            case (
                IntBinary(op="add", lhs=ConstInt(), rhs=inner) | IntBinary(op="add" | "sub", lhs=inner, rhs=ConstInt())
            ):
                steps.append(bits)
            case IntBinary(op="sub", lhs=ConstInt(), rhs=inner):
                steps.append(bits)
                slope = -slope
            case IntBinary(op="lshr" | "ashr", lhs=inner, rhs=ConstInt(value=by)) if 0 < by < _least(bits):
                steps.append(bits)
                slope /= 1 << by
            case _:
                return None
        bits = inner
    return None


def _least(bits: Value) -> int:
    """The bits of a mantissa: what is shifted further is an exponent."""
    return 23 if bits.type is ty.I32 else 52


def _body(module: Module, cast: Cast, number: Value, steps: Sequence[IntBinary]) -> Function:
    made = define(module, f"{_RULE}.1", cast.type, [(number.type, "x"), (number.type, "slope")])
    made.attributes["enzyme_math"] = _RULE
    made.trailer = f' "enzyme_math"="{_RULE}"'
    b = Builder(module, add_block(made, "entry"))
    bits: Value = b.cast("bitcast", made.arguments[0], cast.operand.type)
    for step in steps:
        left, right = (bits if not isinstance(v, Constant) else v for v in (step.lhs, step.rhs))
        bits = b.binary(step.op, left, right)
    b.ret(b.cast("bitcast", bits, cast.type))
    return made


def _drop_unused(function: Function) -> None:
    users: Mapping[Value, Sequence[Instruction]] = uses(function)
    count = {i: len(users.get(i, ())) for i in function.instructions()}
    pending = [i for i, n in count.items() if not n and isinstance(i, IntBinary | Cast)]
    gone: dict[Instruction, None] = {}
    while pending:
        unused = pending.pop()
        gone[unused] = None
        for operand in (unused.lhs, unused.rhs) if isinstance(unused, IntBinary) else (unused.operand,):
            if isinstance(operand, IntBinary | Cast) and operand in count:
                count[operand] -= 1
                if not count[operand]:
                    pending.append(operand)
    for block in function.blocks if gone else ():
        block.instructions = [i for i in block.instructions if i not in gone]
