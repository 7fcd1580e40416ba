# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers that are stored where, by another name of the memory, numbers may lie.

    u->named.n = k;     sum(u->d, 4)     a union that others walk over as numbers

As a number such an integer is a constant: its tangent is zero, and what it overwrites has no adjoint before it. But
where an integer lies in truth, its shadow may be an object's, too (a matrix knows its rows), and should stay what it
is. Small integers are both: as a number, or the uppermost part of one, they are denormals; truth values, in the highest
byte, are below 2**-125.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, zero
from enzyme_passes.ir.values import ConstInt, Value

_EXPONENTS: Final = {2: 8, 4: 8, 8: 11, 10: 15, 16: 15}
"""The bits of the exponent of a number of so many bytes, or more than those."""


def limit(size: int, numbers: Iterable[tuple[int, ty.FloatType]]) -> int:
    """What an integer of `size` bytes must be below, where one of these numbers may lie, to be no number of account."""
    narrowest = min(type.bits // 8 for _, type in numbers)
    return 1 << max(8 * min(size, narrowest) - 1 - _EXPONENTS[narrowest], 1)


def ends_within(at: int, type: ty.FloatType, size: int) -> bool:
    """Whether an integer of `size` bytes, stored where a number may lie from byte `at` on, puts an end to that. What
    has the number's upper half does. Where that lies behind the integer, the number's lower half is replaced, and its
    derivative is still that of the number; or the number is in other objects (a list's nodes, whose head has a count in
    that place), and this one may end with the integer."""
    return at + type.bits // 8 <= size


def if_harmless(b: Builder, value: Value, below: int) -> Value:
    """An integer, or zero if it is as large as the bits of a number."""
    assert isinstance(value.type, ty.IntType)
    if isinstance(value, ConstInt):
        return value if 0 <= value.value < below else zero(value.type)
    if below >= 1 << value.type.bits:
        return value
    return b.select(b.icmp("ult", value, ConstInt(value.type, below)), value, zero(value.type))


def unless_harmless(
    b: Builder, allocas: Builder, place: Value, type: ty.Type, align: int, below: int, *, is_inner: bool
) -> Value:
    """Where to end an adjoint: at a place, or in scratch memory if the bits there are those of a small integer. (Words
    that are only compared have derivatives, those that are chosen and stored have none. So LLVM is not to choose, if
    this `is_inner`: if it is to be differentiated again.)"""
    held = b.load(type, place, align=align)
    held.volatile = is_inner
    bits = b.bitcast(held, ty.integer(type.bits)) if isinstance(type, ty.FloatType) else held
    return b.select(b.icmp("ult", bits, ConstInt(bits.type, below)), allocas.alloca(type, "small"), place)
