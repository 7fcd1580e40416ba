# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers that are stored where, by another name of the memory, numbers may lie.

    u->named.n = k;     sum(u->d, 4)     a union that others walk over as numbers

As a number such an integer is a constant: its tangent is zero, and what it overwrites has no adjoint before it. But
where an integer lies in truth, its shadow may be an object's, too (a matrix knows its rows), and should stay what it
is. Small integers are both: as a number, or the uppermost part of one, they are denormals; truth values, in the highest
byte, are below 2**-125.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, zero
from enzyme_passes.ir.values import ConstInt, Value

_EXPONENTS: Final = {2: 8, 4: 8, 8: 11, 10: 15, 16: 15}
"""The bits of the exponent of a number of so many bytes, or more than those."""


def largest_harmless(types: TypeFacts, pointer: Value, offset: int, size: int) -> int | None:
    """What an integer of `size` bytes that lies so many bytes behind a pointer must be below; None: there is no
    number."""
    narrowest = types.narrowest_number(pointer, offset, size)
    return 1 << max(8 * min(size, narrowest) - 1 - _EXPONENTS[narrowest], 1) if narrowest is not None else None


def if_harmless(b: Builder, value: Value, limit: int) -> Value:
    """An integer, or zero if it is as large as the bits of a number."""
    assert isinstance(value.type, ty.IntType)
    if isinstance(value, ConstInt):
        return value if 0 <= value.value < limit else zero(value.type)
    if limit >= 1 << value.type.bits:
        return value
    return b.select(b.icmp("ult", value, ConstInt(value.type, limit)), value, zero(value.type))
