# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that one function takes apart and another puts together.

    uint32_t get(const uint32_t *p) { return *p; }
    void put(uint32_t *p, uint32_t half) { *p = half; }
    put(q, get(p)); put(q + 1, get(p + 1));        EZ0303: a double arrives at q in two parts

The type analysis follows whole numbers, so the parts are integers to it, and the number that is made of them depends on
nothing: neither activity nor the sweeps see the move. So parts are followed here (followed_integers.py), from loads of
a part of a number that depends on active inputs to stores of a part of a number. Counting, comparing or computing with
them is no move.
"""

from __future__ import annotations

from functools import lru_cache
from typing import final

from enzyme_passes.analysis.byte_moves import is_narrow, moves_bytes
from enzyme_passes.analysis.facts import Facts
from enzyme_passes.analysis.followed_integers import FollowedBody, Follower, reached
from enzyme_passes.analysis.lanes import Kind
from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    ExtractValue,
    InsertValue,
    Instruction,
    Load,
    Store,
    operands,
    says_types,
)
from enzyme_passes.ir.metadata import SAID
from enzyme_passes.ir.replaced_bits import moved_type
from enzyme_passes.ir.values import Constant, Function
from enzyme_passes.support.diagnostics import Failure


@final
class MovedParts(Follower):
    """Follows parts of numbers through all that requests reach. Failures are EZ0303."""

    def may_end(self, function: Function) -> bool:
        return self.may_begin(function) and any(map(_stores_moved, reached(function)))

    def may_begin(self, function: Function) -> bool:
        return _may_load(function)

    def body(self, facts: Facts, types: TypeFacts, *, unseen: bool) -> FollowedBody:
        return _Body(self, facts, types, unseen=unseen)


@final
class _Body(FollowedBody):
    """One function: the parts of numbers in registers and places, with where they were loaded."""

    def holds(self, type: ty.Type) -> bool:
        return _holds_parts(type)

    def step(self, i: Instruction) -> None:
        match i:
            case Load() if i not in self.found and is_narrow(i.type) and self.reads_varied(i.pointer):
                if self._part(i) is not None:
                    self.add(i, i)
            case Store(value=value) if value in self.found:
                kind = self._part(i)
                if kind is not None:
                    raise part(kind, i, self.found[value])
            case _ if isinstance(i, ExtractValue | InsertValue) or moves_bytes(i):
                self.move(i, operands(i))
            case _:
                pass

    def _part(self, access: Load | Store) -> Kind | None:
        """The number of which this is a part. Where numbers may begin at any byte, code looks as it runs which bytes
        are one (shadow/runtime_offsets.py); so does a derivative, in which nothing is the user's."""
        types = self.facts.types
        if self.function.name.startswith("__enzcc_") or types.unplaced(access.pointer):
            return None
        return part_accessed(types, access)


def part_accessed(types: TypeFacts, access: Load | Store) -> Kind | None:
    """The number of which this is a part. A member of a struct or union that is said to be an integer is none, but what
    is said of words by themselves, or of an array, is not believed: numbers are copied into those."""
    type = moved_type(access)
    if not is_narrow(type) or types.is_alternative(access):
        return None
    size = types.size(type)
    # Tags and lengths beside numbers are integers. Where nobody says so, a walk over bytes or words tells that these
    # are none.
    said = SAID in access.metadata or says_types(types.function)
    if not said and types.step(access.pointer) != size:
        return None
    return types.cut_float(access.pointer, size, walks=types.is_member(access))


def part(kind: Kind, at: Instruction, origin: Instruction | None = None) -> Failure:
    return Failure(
        "EZ0303",
        f"a part of a {kind} is moved alone",
        at,
        beside=[("it is loaded here", origin)] if origin is not None else [],
        notes=["its derivative cannot be moved in parts"],
        helps=["copy by memcpy, or by assigning the number"],
    )


def _holds_parts(type: ty.Type) -> bool:
    match type:
        case ty.IntType(bits=bits):
            return 8 <= bits <= 64
        case ty.ArrayType():
            return _holds_parts(type.element)
        case ty.StructType(fields=fields):
            return any(map(_holds_parts, fields or ()))
        case _:
            return False


@lru_cache(maxsize=4096)
def _may_load(function: Function) -> bool:
    """Whether a function, or what it calls, loads what may be parts of numbers."""
    return any(isinstance(i, Load) and is_narrow(i.type) for f in reached(function) for i in f.instructions())


@lru_cache(maxsize=4096)
def _stores_moved(function: Function) -> bool:
    """Whether a function stores such parts that it did not make itself."""
    return any(
        isinstance(i, Store) and is_narrow(i.value.type) and not isinstance(i.value, Constant)
        for i in function.instructions()
    )
