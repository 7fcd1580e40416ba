# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What lies where in the initializer of a variable, of the addresses of functions and variables.

@square = constant { i32, ptr, ptr } { i32 4, ptr @area, ptr @draw }        area is at byte 8, draw at byte 16
%p = getelementptr [24 x i8], ptr @all, i64 %k                              leads to bytes 0, 24, 48 and so on
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import GetElementPtr
from enzyme_passes.ir.values import ConstAggregate, Constant, ConstExpr, ConstInt, GlobalVariable

Place = tuple[int, int]
"""So many bytes behind the beginning of a variable, and any number of steps of so many bytes (0: none) further."""

BEGIN: Final[Place] = (0, 0)
ANYWHERE: Final[Place] = (0, 1)


def entries(variable: GlobalVariable, layout: ty.DataLayout) -> Iterator[tuple[int, Constant]]:
    """The constants that a variable is made of, and where each begins."""
    if variable.initializer is not None:
        yield from _parts(variable.initializer, 0, layout)


def _parts(constant: Constant, at: int, layout: ty.DataLayout) -> Iterator[tuple[int, Constant]]:
    match constant:
        case ConstAggregate(type=ty.StructType() as type, elements=elements):
            for offset, element in zip(layout.offsets(type), elements, strict=True):
                yield from _parts(element, at + offset, layout)
        case ConstAggregate(elements=elements):
            for k, element in enumerate(elements):
                yield from _parts(element, at + k * layout.size(element.type), layout)
        case _:
            yield at, constant


def is_at(place: Place, at: int) -> bool:
    """Whether a place may be this byte."""
    begin, step = place
    return at == begin if step == 0 else (at - begin) % step == 0


def moved(place: Place, by: GetElementPtr | ConstExpr, layout: ty.DataLayout) -> Place:
    """Where an address computation leads from a place."""
    begin, step = place
    indices = by.indices if isinstance(by, GetElementPtr) else by.operands[1:]
    inner = by.source_type
    if inner is None:
        return ANYWHERE
    try:
        for k, index in enumerate(indices):
            number = index.value if isinstance(index, ConstInt) else None
            is_field = k > 0 and isinstance(inner, ty.StructType)
            stride, inner = (layout.size(inner), inner) if k == 0 else layout.gep_stride(inner, number)
            if is_field:
                begin += stride
            elif number is not None:
                begin += number * stride
            else:
                step = gcd(step, stride)
    except ValueError:
        return ANYWHERE
    return (begin % step, step) if step else (begin, 0)
