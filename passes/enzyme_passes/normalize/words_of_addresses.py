# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Addresses that LLVM moves as integers are moved as addresses.

    auto add = [&q](double v) { q += v; };      a struct of one pointer, copied by a load and a store of i64 that
                                                are tagged as accesses to a pointer

The bits are the same. As a pointer its shadow moves beside it, and if it is stored where others have a number, the
program looks whether that is lost (`is_over_word`).
"""

from __future__ import annotations

from enzyme_passes.analysis.lanes import POINTER
from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Load, Store
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Function


def move_as_addresses(function: Function, tags: TypeTags) -> None:
    """Let words be pointers that are loaded and stored as such, by their tags, and not used otherwise."""
    words = [i for i in function.instructions() if isinstance(i, Load) and i.type is ty.I64 and _is_address(i, tags)]
    known = uses(function) if words else {}
    for word in words:
        users = known.get(word, ())
        if users and all(isinstance(u, Store) and u.pointer is not word and _is_address(u, tags) for u in users):
            word.type = ty.PTR


def _is_address(access: Load | Store, tags: TypeTags) -> bool:
    return not access.volatile and not access.ordering and tags.believed(access).kind is POINTER
