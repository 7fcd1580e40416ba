# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays that their initializers hide. clang gives a row a type of its own if many zeros end an array in it, and a
table with such rows is a struct then:

    @table = constant <{ { [4 x i32], double }, { <{ i32, [3 x i32] }>, double }, ... }>
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.ir import types as ty

LEAST_ROWS: Final = 5
LONGEST_ROW: Final = 256  # numbers and addresses

_Leaves = tuple[tuple[int, ty.Type], ...]


def table_of(layout: ty.DataLayout, type: ty.StructType) -> ty.ArrayType | None:
    """The array that a struct without name is, if all of its members have the same numbers and addresses in the same
    places."""
    fields = type.fields or ()
    if type.name is not None or not type.packed or len(fields) < LEAST_ROWS:
        return None
    if not all(isinstance(f, ty.StructType | ty.ArrayType) for f in fields):
        return None
    step = layout.size(fields[0])
    if not step or any(at != k * step for k, at in enumerate(layout.offsets(type))):
        return None
    rows = dict.fromkeys(fields)
    if len({layout.size(row) for row in rows}) > 1:
        return None
    kinds = [_leaves(layout, row) for row in rows]
    if kinds[0] is None or any(kind != kinds[0] for kind in kinds):
        return None
    return ty.ArrayType(len(fields), fields[0])


def _leaves(layout: ty.DataLayout, type: ty.Type) -> _Leaves | None:
    """What lies in a type, and where; None: too much."""
    found: list[tuple[int, ty.Type]] = []
    pending = [(0, type)]
    while pending:
        at, inner = pending.pop()
        match inner:
            case ty.StructType() if inner.fields is not None:
                pending += [(at + o, f) for o, f in zip(layout.offsets(inner), inner.fields, strict=True)]
            case ty.ArrayType() if inner.count <= LONGEST_ROW:
                step = layout.size(inner.element)
                pending += [(at + k * step, inner.element) for k in range(inner.count)]
            case ty.ArrayType():
                return None
            case _:
                found.append((at, inner))
        if len(found) + len(pending) > LONGEST_ROW:
            return None
    return tuple(sorted(found, key=lambda leaf: leaf[0]))
