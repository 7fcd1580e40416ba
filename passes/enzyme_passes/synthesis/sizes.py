"""Bits that are moved as numbers of another size than they are.

    r[i] = s[i];                     a tagged union of a `double` and a `float`, moved as one word
    _mm_storeu_ps(y, _mm_loadu_ps(x))    two doubles, as four floats

In forward mode tangents' bits go where the bits go. In reverse mode a load *adds* to an adjoint, as numbers of its
type; and what is only moved says nothing of its type. Where other accesses of a place that it is moved from, or to,
know of numbers of another size, bits are added to nothing, or the program ends (csrc/numbers.c). Where adjoints would
be added up on the way, that is EZ0301.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from enzyme_passes.attributes import ADDS
from enzyme_passes.diagnostics import Failure
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    ExtractElement,
    Freeze,
    InsertElement,
    Instruction,
    IntCompare,
    Load,
    Phi,
    Return,
    Select,
    ShuffleVector,
    Store,
)
from enzyme_passes.ir.targets import base_of, resolve_alias
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Argument, Function, Value
from enzyme_passes.synthesis.disguises import unknown_type
from enzyme_passes.synthesis.moved_parts import moves_bytes
from enzyme_passes.synthesis.unplaced import runtime_function
from enzyme_passes.synthesis.words import place_of

if TYPE_CHECKING:
    from enzyme_passes.analysis.types import TypeFacts
    from enzyme_passes.synthesis.sweep import Sweep

ADD_BITS: Final = "__enzcc_add_bits"


class _Way:
    """Where a value that is loaded goes. `computes`: something is computed of it, as a number of its type. `ends`: the
    stores, calls and returns that it comes to; a function that returns such a value may return it. `parts`: on its way
    it is in several registers, whose adjoints are added up. `recast`: it is taken for numbers of another size."""

    def __init__(
        self, users_of: Callable[[Value], Sequence[Instruction]], load: Load, types: TypeFacts | None = None
    ) -> None:
        self.computes = self.parts = self.recast = False
        self.ends: list[Instruction] = []
        pending: list[tuple[Value, bool]] = [(load, False)]  # and whether it is taken for such there
        seen: dict[tuple[Value, bool], None] = {}
        while pending:
            value, other = current = pending.pop()
            if current in seen:
                continue
            seen[current] = None
            users = [u for u in users_of(value) if not isinstance(u, IntCompare)]
            self.parts = self.parts or len(users) > 1
            for user in users:
                as_other = other
                if isinstance(user, Cast) and user.op == "bitcast" and types is not None:
                    as_other = _has_other_size(types, load, user)
                    self.recast = self.recast or as_other
                if isinstance(user, Store | Call | Return) and not moves_bytes(user):
                    self.ends.append(user)
                    if isinstance(user, Call) and user.type is value.type and _is_seen(user):
                        pending.append((user, other))
                elif _moves(user) or moves_bytes(user):
                    pending.append((user, as_other))
                elif not other:
                    self.computes = True


def _moves(user: Instruction) -> bool:
    if isinstance(user, Cast):
        return user.op == "bitcast"
    return isinstance(user, Phi | Select | Freeze | ShuffleVector | InsertElement | ExtractElement)


def _has_other_size(types: TypeFacts, load: Load, cast: Cast) -> bool:
    """Whether floats that were loaded are taken for floats of another size; two that travel in a `double` are not."""
    one = load.type.element if isinstance(load.type, ty.VectorType) else load.type
    if not isinstance(one, ty.FloatType) or not ty.is_float(cast.type) or types.is_packed(cast):
        return False
    return any(lane.kind.is_float and lane.kind.float_type is not one for lane in types.register(cast))


def is_of_other_size(sweep: Sweep, load: Load) -> bool:
    """Whether what is loaded is moved, and may be numbers of another size than its type says. Raises Failure EZ0301
    where adjoints would be added up as numbers of that type."""
    if isinstance(load.type, ty.PointerType | ty.StructType | ty.ArrayType):
        return False
    way = _Way(sweep.disguises.users, load, sweep.types)
    if way.computes:
        return False
    pointers = [(load.pointer, load.type)]
    pointers += [(end.pointer, end.value.type) for end in way.ends if isinstance(end, Store)]
    size = sweep.layout.store_size
    if not way.recast and not any(sweep.types.has_two_sizes(pointer, size(type)) for pointer, type in pointers):
        return False
    if way.parts or sweep.engine.is_inner:
        raise _of_other_size(sweep, load)
    return True


def _of_other_size(sweep: Sweep, load: Load) -> Failure:
    return unknown_type(sweep.types, load, load.pointer)


def check_call(sweep: Sweep, call: Call) -> None:
    """Raises Failure EZ0301 if a function only moves numbers behind a parameter, which are of another size here."""
    callee = resolve_alias(call.callee)
    if not isinstance(callee, Function) or not callee.defined:
        return
    for k in _moved_behind(callee):
        given = call.arguments[k] if k < len(call.arguments) else None
        if given is not None and sweep.activity.memory_active(given) and sweep.types.begins_with_two_sizes(given):
            raise unknown_type(sweep.types, call, given)


@lru_cache(maxsize=4096)
def _moved_behind(function: Function) -> tuple[int, ...]:
    """The parameters behind which a function moves numbers by their types, and computes nothing of them."""
    found: dict[int, None] = {}
    known = uses(function) if any(isinstance(a.type, ty.PointerType) for a in function.arguments) else {}
    for load in function.instructions() if known else ():
        if not isinstance(load, Load) or not ty.is_float(load.type):
            continue
        way = _Way(lambda value: known.get(value, ()), load)
        ends = [end.pointer for end in way.ends if isinstance(end, Store)]
        bases = map(base_of, (load.pointer, *ends)) if not way.computes and ends else ()
        found.update((base.index, None) for base in bases if isinstance(base, Argument))
    return tuple(found)


def _is_seen(call: Call) -> bool:
    callee = resolve_alias(call.callee)
    return isinstance(callee, Function) and callee.defined


def add_bits(b: Builder, allocas: Builder, place: Value, d: Value, at: Instruction) -> None:
    """Reverse: add the bits of an adjoint to nothing."""
    size = b.module.layout.store_size(d.type)
    bits = allocas.alloca(d.type, "bits")
    b.store(d, bits)
    add = runtime_function(b.module, ADD_BITS, ty.VOID, (ty.PTR, ty.PTR, ty.I64, ty.PTR), ADDS)
    b.call(add, [place, bits, b.i64(size), place_of(b, at)])
