# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums that are made to round: the trick with a constant so large that nothing is left behind the point.

Vector libraries round to an integer without an instruction for it, by adding 2^52 (2^23 in single precision), or one
and a half of it, and taking it away again; the integer can also be read from the low bits of the sum:

    %s = fadd double %x, 0x4330000000000000            ; 2^52: a multiple of 1
    %r = fsub double %s, 0x4330000000000000            ; rounded %x

The sum is a step function of %x: its derivative is zero wherever there is one. By the rule of sums it would be one, and
what is computed from the rest `x - r` would lose its derivative. Such a sum is known by its constant, and by its uses:
the constant is taken away from it, or its bits are looked at. The sum of x and 2^52 that goes elsewhere is a sum.
"""

from __future__ import annotations

import struct
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, Cast, FloatBinary, Instruction, operands
from enzyme_passes.ir.values import ConstAggregate, Constant, ConstFloat, Function, Value

_FRACTION_BITS: Final = {ty.FLOAT: 23, ty.DOUBLE: 52}
_HIGHEST_BITS: Final = (0.5, 0.75)  # of a power of two, and one and a half of it, as frexp has them
_FENCE: Final = "llvm.arithmetic.fence."
_FUSED: Final = ("llvm.fma.", "llvm.fmuladd.")


def rounding_sums(function: Function) -> dict[Instruction, None]:
    """The sums in a function that only serve to round."""
    found = {i: c for i in function.instructions() if (c := _large_addend(i)) is not None}
    if not found:
        return {}
    users: dict[Value, list[Instruction]] = {}
    for instruction in function.instructions():
        for operand in operands(instruction):
            if isinstance(operand, Instruction):
                users.setdefault(operand, []).append(instruction)
    return {sum: None for sum, added in found.items() if _only_rounds(sum, added, users)}


def _only_rounds(sum: Instruction, added: float, users: dict[Value, list[Instruction]]) -> bool:
    pending: list[Value] = [sum]
    for value in pending:
        for user in users.get(value, ()):
            match user:
                case FloatBinary(op="fsub") if user.lhs is value and _all_elements(user.rhs) == added:
                    continue
                case FloatBinary(op="fadd") if -added in (_all_elements(user.lhs), _all_elements(user.rhs)):
                    continue
                case Cast(op="bitcast") if not ty.is_float(user.type):
                    continue
                case Call() if _is(user, (_FENCE,)):
                    pending.append(user)
                case _:
                    return False
    return True


def _large_addend(instruction: Instruction) -> float | None:
    """The constant that a sum (or a product with one) adds, if it is one of those that round."""
    match instruction:
        case FloatBinary(op="fadd"):
            parts = [instruction.lhs, instruction.rhs]
        case Call() if _is(instruction, _FUSED):
            parts = [instruction.arguments[2]]
        case _:
            return None
    for part in parts:
        value = _all_elements(part)
        if value is not None and _rounds(value, instruction.type):
            return value
    return None


def _is(call: Call, names: tuple[str, ...]) -> bool:
    return call.target is not None and call.target.name.startswith(names)


def _rounds(value: float, type: ty.Type) -> bool:
    element = type.element if isinstance(type, ty.VectorType) else type
    bits = _FRACTION_BITS.get(element) if isinstance(element, ty.FloatType) else None
    if bits is None or not 2.0**bits <= abs(value) < 2.0 ** (bits + 1):
        return False
    return abs(value) / 2.0 ** (bits + 1) in _HIGHEST_BITS


def _all_elements(value: Value) -> float | None:
    """The number that a constant is, or every element of a constant vector."""
    match value:
        case ConstFloat(type=ty.FloatType() as type, text=text) if type in _FRACTION_BITS:
            if text.startswith("0x"):
                number: float = struct.unpack("<d", int(text[2:], 16).to_bytes(8, "little"))[0]
                return number
            return float(text)
        case ConstAggregate(elements=(Constant() as first, *rest)):
            known = _all_elements(first)
            return known if all(_all_elements(e) == known for e in rest) else None
        case _:
            return None
