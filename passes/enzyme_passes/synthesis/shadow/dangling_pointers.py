# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pointers that lead to no object, though they are not null: Rust's to an empty allocation.

    %p = call ptr @__rust_alloc(i64 %size, i64 %align)      where there is something to allocate
    %q = inttoptr i64 %align to ptr                         where there is nothing: aligned, and that is all

Nothing is read or written through %q, so it is its own shadow, and no other pointer's inactive double. (Of a type whose
alignment is known, the pointer is a constant.)
"""

from __future__ import annotations

from typing import final

from enzyme_passes.ir.instructions import Call, Cast, GetElementPtr
from enzyme_passes.ir.values import ConstNull, Function, Value
from enzyme_passes.library import c as library


@final
class Dangling:
    """The pointers of one function that are an alignment."""

    def __init__(self, function: Function) -> None:
        self.alignments: dict[Value, None] = {}
        casts = False
        calls: list[Call] = []
        for instruction in function.instructions():
            match instruction:
                case Cast(op="inttoptr"):
                    casts = True
                case GetElementPtr() if isinstance(instruction.pointer, ConstNull):
                    casts = True
                case Call():
                    calls.append(instruction)
        for call in calls if casts else ():
            known = library.find(call.target.name) if call.target is not None else None
            allocates = known.allocates if known is not None else None
            if allocates is not None and allocates.alignment is not None:
                self.alignments[call.arguments[allocates.alignment]] = None

    def __contains__(self, value: Value) -> bool:
        if not self.alignments:
            return False
        match value:
            case Cast(op="inttoptr"):
                return value.operand in self.alignments
            case GetElementPtr() if isinstance(value.pointer, ConstNull) and len(value.indices) == 1:
                return value.indices[0] in self.alignments
            case _:
                return False
