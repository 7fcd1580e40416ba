# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Strings of libc++, as their functions show them: a short text lies where a long one has its length and address.

    struct { is_long:1, room:63; long length; char *text; }        struct { is_long:1, length:7; char text[23]; }

    p = load ptr, s + 16                        a long text
    own = gep s, 1                              a short one, in the string
    select is_long, p, own                      the text

The language says nothing of these accesses, so the choice is what tells, and that one bit of the first byte, or word,
is looked at there, or that it is stored. As for strings of libstdc++, the address in the string is named by what the
pointer leads to, as long as only integers are known of both (heap/cells.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.analysis.types.heap.cells import OVER
from enzyme_passes.analysis.types.libstdcxx_strings import place
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Cast, GetElementPtr, IntBinary, Load, Phi, Select, Store
from enzyme_passes.ir.values import Block, ConstInt, Value

_MOST_CHOSEN: Final = 16  # values that a choice is among


def short_texts(blocks: Sequence[Block], tags: TypeTags, layout: ty.DataLayout) -> dict[Value, int]:
    """The registers that are addresses of short texts, and how far these are behind the pointers."""
    if not tags.has_libcxx_strings:
        return {}
    texts: dict[Value, dict[tuple[Value, int], None]] = {}  # what strings' pointers lead to, and where short texts are
    flags: dict[tuple[Value, int], None] = {}  # where it says which of the two there is
    loaded: dict[Value, Value] = {}
    choices: list[Select | Phi] = []
    moved: list[GetElementPtr] = []
    for block in blocks:
        for i in block.instructions:
            match i:
                case Load(type=ty.PointerType()):
                    _note(texts, i, i.pointer, layout)
                case Store(value=Value(type=ty.PointerType())):
                    _note(texts, i.value, i.pointer, layout)
                case Load(type=ty.IntType(bits=8 | 64)):
                    loaded[i] = i.pointer
                case Store(value=Value(type=ty.IntType(bits=8 | 64))):
                    flags[place(layout, i.pointer)] = None
                case IntBinary(op="and", rhs=ConstInt(value=1)) if i.lhs in loaded:
                    flags[place(layout, loaded[i.lhs])] = None
                case Cast(op="trunc", type=ty.IntType(bits=1)) if i.operand in loaded:
                    flags[place(layout, loaded[i.operand])] = None
                case Select(type=ty.PointerType()) | Phi(type=ty.PointerType()):
                    choices.append(i)
                case GetElementPtr(type=ty.PointerType()):
                    moved.append(i)
                case _:
                    pass
    found: dict[tuple[Value, int], None] = {}
    for choice in choices:
        chosen = _chosen(choice)
        owners = {(root, at) for value in chosen for root, at in texts.get(value, ()) if (root, at - 1) in flags}
        if owners:
            found.update((k, None) for k in (place(layout, value) for value in chosen) if k in owners)
    return {i: OVER for i in moved if place(layout, i) in found} if found else {}


def _note(
    texts: dict[Value, dict[tuple[Value, int], None]], text: Value, pointer: Value, layout: ty.DataLayout
) -> None:
    root, at = place(layout, pointer)
    texts.setdefault(text, {})[root, at + OVER] = None


def _chosen(choice: Select | Phi) -> list[Value]:
    """What a choice is among, through other choices."""
    pending: list[Value] = [choice]
    seen: dict[Value, None] = {}
    while pending and len(seen) < _MOST_CHOSEN:
        value = pending.pop()
        if value in seen:
            continue
        seen[value] = None
        match value:
            case Select(on_true=first, on_false=second):
                pending += [first, second]
            case Phi(values=values):
                pending += values
            case _:
                pass
    return list(seen)
