# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that are made of another's bits by adding, subtracting and halving them.

    i = bits of x;  i = 0x5f3759df - (i >> 1);  y = number of these bits      the first guess at 1 / sqrt(x)
    i = bits of x;  i += n << 23;  y = ...                                     x * 2^n

Between powers of two, the bits of a number grow with it evenly. So y is a function of x that is made of straight
pieces: a step of x is one of so many bits, by their distance at x; each of these is `slope` bits of y, with the
distance at y:

    dy / dx = slope * ulp(y) / ulp(x)

A number that is converted to an integer whose bits then are a number's, as in a fast exponential, counts them itself:

    y = number of the bits (int)x                                              dy / dx = slope * ulp(y)

All that happens between the two bitcasts becomes a call of a function of its own, which is known by that rule
(`__enzcc_linear_bits` and `__enzcc_counted_bits` in rules/rounding.yaml).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, const_float, define
from enzyme_passes.ir.instructions import Call, Cast, IntBinary, replace_operands
from enzyme_passes.ir.uses import drop_unused
from enzyme_passes.ir.values import Block, Constant, ConstInt, Function, Module, Value
from enzyme_passes.normalize.bit_moves import put_in_place

_LINEAR: Final = "__enzcc_linear_bits"
_COUNTED: Final = "__enzcc_counted_bits"
_CONVERTED: Final = ("llvm.fptoui.sat.", "llvm.fptosi.sat.")
_WIDTHS: Final = {32: ty.FLOAT, 64: ty.DOUBLE}
_MOST_STEPS: Final = 16


def name_linear_bits(function: Function, module: Module) -> None:
    """Put calls in the place of such arithmetic in `function`."""
    if function.attributes.get("enzyme_math") in (_LINEAR, _COUNTED):
        return
    replaced: dict[Value, Value] = {}
    for block in function.blocks:
        for cast in [i for i in block.instructions if isinstance(i, Cast) and _is_number_of_bits(i)]:
            found = _chain(cast.operand)
            if found is None:
                continue
            scratch = Block("bits")
            replaced[cast] = _call(Builder(module, scratch), cast, *found)
            put_in_place(block, cast, scratch.instructions)
    if replaced:
        for instruction in function.instructions():
            replace_operands(instruction, lambda v: replaced.get(v, v))
        drop_unused(function, lambda i: isinstance(i, IntBinary | Cast))


def _is_number_of_bits(cast: Cast) -> bool:
    bits = cast.operand.type
    return cast.op == "bitcast" and isinstance(bits, ty.IntType) and _WIDTHS.get(bits.bits) is cast.type


def _chain(bits: Value) -> tuple[Cast | Call, list[IntBinary], float] | None:
    """What makes bits of a number, or an integer of it; by what steps these are changed, in their order; and how many
    bits one of them becomes."""
    steps: list[IntBinary] = []
    slope = 1.0
    while len(steps) < _MOST_STEPS:
        match bits:
            case Cast(op="bitcast") if steps and _WIDTHS.get(getattr(bits.type, "bits", 0)) is bits.operand.type:
                return bits, steps[::-1], slope
            case Cast(op="fptosi" | "fptoui") if bits.operand.type in _WIDTHS.values():
                return bits, steps[::-1], slope
            case Call(target=Function(name=name)) if name.startswith(_CONVERTED):
                return (bits, steps[::-1], slope) if bits.arguments[0].type in _WIDTHS.values() else None
            case (
                IntBinary(op="add", lhs=ConstInt(), rhs=inner) | IntBinary(op="add" | "sub", lhs=inner, rhs=ConstInt())
            ):
                steps.append(bits)
            case IntBinary(op="sub", lhs=ConstInt(), rhs=inner):
                steps.append(bits)
                slope = -slope
            case IntBinary(op="lshr" | "ashr", lhs=inner, rhs=ConstInt(value=by)) if 0 < by < _mantissa(bits):
                steps.append(bits)
                slope /= 1 << by
            case _:
                return None
        bits = inner
    return None


def _mantissa(bits: Value) -> int:
    """The bits of a mantissa: what is shifted further is an exponent."""
    return 23 if bits.type is ty.I32 else 52


def _call(b: Builder, cast: Cast, begin: Cast | Call, steps: Sequence[IntBinary], slope: float) -> Value:
    """A call in the place of all that, in the wider one of the types of the two numbers."""
    number = begin.operand if isinstance(begin, Cast) else begin.arguments[0]
    counted = isinstance(begin, Call) or begin.op != "bitcast"
    wide = ty.DOUBLE if ty.DOUBLE in (number.type, cast.type) else ty.FLOAT
    rule = _COUNTED if counted else _LINEAR
    made = define(b.module, f"{rule}.1", wide, [(wide, "x"), (wide, "slope")])
    made.attributes["enzyme_math"] = rule
    made.trailer = f' "enzyme_math"="{rule}"'
    inner = Builder(b.module, add_block(made, "entry"))
    given = inner.cast("fptrunc", made.arguments[0], number.type)
    if isinstance(begin, Call):
        assert begin.target is not None
        bits: Value = inner.intrinsic(begin.target.name, begin.type, [given])
    else:
        bits = inner.cast(begin.op, given, begin.type)
    for step in steps:
        left, right = (bits if not isinstance(v, Constant) else v for v in (step.lhs, step.rhs))
        bits = inner.binary(step.op, left, right)
    inner.ret(inner.cast("fpext", inner.cast("bitcast", bits, cast.type), wide))
    by = slope / (1 << _mantissa(cast.operand)) if counted else slope
    called = b.call(made, [b.cast("fpext", number, wide), const_float(wide, by)])
    called.name = cast.name
    return b.cast("fptrunc", called, cast.type)
