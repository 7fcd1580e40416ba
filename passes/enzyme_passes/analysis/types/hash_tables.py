# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hash tables of libstdc++ and libc++, as their functions show them.

    libstdc++   0: buckets   16: before the first node   48: the only bucket, while there is no more than one
    libc++      0: buckets   16: before the first node

A bucket leads to the node before its first one. That may be the link in the table itself: of a node, it is as much as
its own link to the next one, and nothing else of it is asked for by such an address. Were the two one cell, as any two
targets of a pointer are, keys and numbers of nodes would lie where the table has its own numbers. Likewise the buckets
may be the word in the table; what lies behind it would be buckets.

So these two addresses, where they are stored, chosen or passed on, mean what the links and buckets lead to
(`Heap.lead_in`). What is accessed through them in the function that makes them, also together with what lies beside
it, is the table. They are known by the type that the language says an access to the table has (`!tbaa`).
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.analysis.types.libstdcxx_strings import place
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import GetElementPtr, Load, Store, operands
from enzyme_passes.ir.values import Block, ConstExpr, Value


def own_words(blocks: Sequence[Block], tags: TypeTags, layout: ty.DataLayout) -> dict[Value, int]:
    """The addresses of such words, and how far each is behind the pointer that leads to what it is taken for."""
    if not tags.has_hash_tables:
        return {}
    words: dict[tuple[Value, int], int] = {}
    for block in blocks:
        for i in block.instructions:
            if isinstance(i, Load | Store) and (near := tags.tag(i.metadata.get("tbaa")).words):
                root, at = place(layout, i.pointer)
                words.update(((root, at + by), behind) for by, behind in near)
    found: dict[Value, int] = {}
    for block in blocks if words else ():
        for i in block.instructions:
            for value in (i, *operands(i)):
                if _is_place(value) and (behind := words.get(place(layout, value))) is not None:
                    found[value] = behind
    return found


def _is_place(value: Value) -> bool:
    """Whether a value is an address that was computed."""
    if isinstance(value, ConstExpr) and value.op != "getelementptr":
        return False
    return isinstance(value, GetElementPtr | ConstExpr) and isinstance(value.type, ty.PointerType)
