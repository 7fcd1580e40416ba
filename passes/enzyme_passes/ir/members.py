# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The scalar and vector members of aggregate types: their paths, types and offsets."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.values import ConstInt, Value


def members(type: ty.Type) -> list[tuple[tuple[int, ...], ty.Type]]:
    """Paths to the scalar and vector members of an aggregate, with their types."""
    found: list[tuple[tuple[int, ...], ty.Type]] = []
    pending: list[tuple[tuple[int, ...], ty.Type]] = [((), type)]
    while pending:
        path, current = pending.pop()
        match current:
            case ty.StructType():
                for index, field in reversed(list(enumerate(current.fields or ()))):
                    pending.append(((*path, index), field))
            case ty.ArrayType():
                for index in reversed(range(current.count)):
                    pending.append(((*path, index), current.element))
            case _:
                found.append((path, current))
    return found


def member_type(type: ty.Type, path: tuple[int, ...]) -> ty.Type:
    for step in path:
        if isinstance(type, ty.StructType):
            assert type.fields is not None
            type = type.fields[step]
        else:
            assert isinstance(type, ty.ArrayType)
            type = type.element
    return type


def member_offset(layout: ty.DataLayout, type: ty.Type, path: tuple[int, ...]) -> int:
    offset = 0
    for step in path:
        if isinstance(type, ty.StructType):
            assert type.fields is not None
            offset += layout.offsets(type)[step]
            type = type.fields[step]
        else:
            assert isinstance(type, ty.ArrayType)
            offset += step * layout.size(type.element)
            type = type.element
    return offset


def scalars(layout: ty.DataLayout, type: ty.Type) -> list[tuple[int, ty.Type]]:
    """The scalars of a type with their offsets, those of vectors one by one."""
    if type is ty.VOID:
        return []
    found: list[tuple[int, ty.Type]] = []
    for path, member in members(type):
        start = member_offset(layout, type, path)
        if isinstance(member, ty.VectorType):
            size = layout.size(member.element)
            found += [(start + k * size, member.element) for k in range(member.count)]
        else:
            found.append((start, member))
    return found


def common_align(align: int, offset: int) -> int:
    """The alignment left at `offset` from an address aligned to `align`."""
    while offset % align:
        align //= 2
    return max(align, 1)


def carries_pointer(type: ty.Type) -> bool:
    """Whether a register of this type holds a pointer as such."""
    match type:
        case ty.PointerType():
            return True
        case ty.VectorType() | ty.ArrayType():
            return carries_pointer(type.element)
        case ty.StructType():
            return any(carries_pointer(f) for f in type.fields or ())
        case _:
            return False


def carries_float(type: ty.Type) -> bool:
    """Whether a register of this type holds a float as such."""
    match type:
        case ty.FloatType():
            return True
        case ty.VectorType() | ty.ArrayType():
            return carries_float(type.element)
        case ty.StructType():
            return any(carries_float(f) for f in type.fields or ())
        case _:
            return False


def constant_step(layout: ty.DataLayout, type: ty.Type, indices: Sequence[Value]) -> int | None:
    """How many bytes a `getelementptr` adds; None if only the running program knows."""
    step = 0
    for position, index in enumerate(indices):
        if not isinstance(index, ConstInt):
            return None
        if position == 0:
            step += index.value * layout.size(type)
            continue
        stride, inner = layout.gep_stride(type, index.value)
        step += stride if isinstance(type, ty.StructType) else index.value * stride
        type = inner
    return step
