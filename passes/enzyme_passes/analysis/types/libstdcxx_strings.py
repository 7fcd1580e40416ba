# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Strings of libstdc++, as their functions show them: a pointer to the text, its length, and sixteen bytes for short
texts.

    p = load ptr, s         !tbaa of basic_string's pointer     `s` is a string
    own = gep s, 16                                             the address of its buffer
    p == own

A string's pointer leads to the buffer or to memory of its own. LLVM often leaves no store of the buffer's address (it
makes one store of a phi), so the address itself is what tells.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_passes.analysis.types.evidence.steps import moves
from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.analysis.types.heap.cells import BUFFER
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import GetElementPtr, Load, Phi, Store
from enzyme_passes.ir.siblings import first_of
from enzyme_passes.ir.values import Block, ConstExpr, Value


def buffers(blocks: Sequence[Block], tags: TypeTags, layout: ty.DataLayout) -> dict[Value, int]:
    """The registers that are addresses of buffers, and how far these are behind the pointers."""
    strings: dict[tuple[Value, int], None] = {}
    if not tags.has_strings:
        return {}
    for block in blocks:
        for i in block.instructions:
            if isinstance(i, Load | Store) and tags.tag(i.metadata.get("tbaa")).text:
                strings[place(layout, i.pointer)] = None
    if not strings:
        return {}
    found: dict[Value, int] = {}
    for block in blocks:
        for i in block.instructions:
            if isinstance(i, GetElementPtr) and isinstance(i.type, ty.PointerType):
                root, at = place(layout, i)
                if (root, at - BUFFER) in strings:
                    found[i] = BUFFER
    return found


def place(layout: ty.DataLayout, pointer: Value) -> tuple[Value, int]:
    """An address as a constant number of bytes behind another."""
    root, at = _behind(layout, pointer)
    if isinstance(root, Phi):
        root, by = first_of(root, lambda value: _behind(layout, value))
        at += by
    return root, at


def _behind(layout: ty.DataLayout, pointer: Value) -> tuple[Value, int]:
    at = 0
    while isinstance(pointer, GetElementPtr) or (isinstance(pointer, ConstExpr) and pointer.op == "getelementptr"):
        if not isinstance(pointer.type, ty.PointerType):
            break
        steps = moves(layout, pointer)
        if any(move.step for move in steps):
            break
        at += sum(move.constant for move in steps)
        pointer = pointer.pointer if isinstance(pointer, GetElementPtr) else pointer.operands[0]
    return pointer, at
