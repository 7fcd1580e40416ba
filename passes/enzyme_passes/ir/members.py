"""The scalar and vector members of aggregate types: their paths, types and offsets."""

from __future__ import annotations

from enzyme_passes.ir import types as ty


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


def common_align(align: int, offset: int) -> int:
    """The alignment left at `offset` from an address aligned to `align`."""
    while offset % align:
        align //= 2
    return max(align, 1)
