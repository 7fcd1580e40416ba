# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two floats that are moved as one double.

The C ABI passes a union of four floats as two doubles, and LLVM moves its halves as such:

    %d = load double, ptr %q                                  %d = load <2 x float>, ptr %q
    %w = insertelement <2 x double> %v, double %d, i64 1  ->  %w = shufflevector <4 x float> %v, ...
    %x = bitcast <2 x double> %w to <4 x float>               (%x is %w)

To the analyses a register of type double is one number. So where a bitcast to or from floats shows that such a register
holds two, or it is loaded from a variable where floats are stored, and nothing is computed of it, nor of what it is put
together with, all these registers become what they are. Where it comes from a caller, or goes to a function,
types/evidence/packed_floats.py says so instead.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import Final, final

from enzyme_passes.analysis.lanes import FLOAT_KINDS
from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import const_float, const_int, poison, undef, zero
from enzyme_passes.ir.call_targets import base_of
from enzyme_passes.ir.instructions import (
    Alloca,
    Cast,
    ExtractElement,
    Freeze,
    InsertElement,
    Instruction,
    Load,
    Phi,
    Select,
    ShuffleVector,
    Store,
    replace_operands,
)
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import (
    ConstAggregate,
    Constant,
    ConstFloat,
    ConstInt,
    ConstUndef,
    ConstZero,
    Function,
    Value,
)
from enzyme_passes.normalize.mixed_vectors import mask_of

_NUMBER: Final = FLOAT_KINDS[ty.DOUBLE]


def split_float_pairs(function: Function, tags: TypeTags) -> None:
    """Rewrite a function, as the module's docstring shows."""
    numbers = _pairs_in(function)
    if not numbers:
        return
    known = uses(function)
    seen: dict[Value, None] = {}
    pairs: dict[Value, None] = {}
    for number in numbers:
        if number not in seen:
            web = _Web(number, known, tags)
            seen.update(web.values)
            if web.moves_only:
                pairs.update(web.values)
    if pairs:
        _Pairs(function, pairs).rewrite()


def _pairs_in(function: Function) -> list[Value]:
    """Registers that are seen to hold floats: by a bitcast, or because floats are stored in the variable."""
    found: list[Value] = []
    variables: dict[Value, None] = {}
    loads: list[Load] = []
    for i in function.instructions():
        match i:
            case Cast(op="bitcast") if _is_of_pairs(i):
                found.append(i if _holds_doubles(i.type) else i.operand)
            case Store(value=value) if value.type is ty.FLOAT:
                variables[base_of(i.pointer)] = None
            case Load() if _holds_doubles(i.type):
                loads.append(i)
            case _:
                pass
    of_floats = {v for v in variables if isinstance(v, Alloca) and _holds_doubles(v.allocated)}
    return found + [load for load in loads if base_of(load.pointer) in of_floats]


def _holds_doubles(type: ty.Type) -> bool:
    return type is ty.DOUBLE or (isinstance(type, ty.VectorType) and type.element is ty.DOUBLE and not type.scalable)


def _is_of_pairs(cast: Cast) -> bool:
    """Whether a bitcast is between doubles and floats."""
    one, other = cast.operand.type, cast.type
    floats = other if _holds_doubles(one) else one
    return _holds_doubles(one) != _holds_doubles(other) and isinstance(floats, ty.VectorType) and (
        floats.element is ty.FLOAT
    )  # fmt: skip


@final
class _Web:
    """Registers that hold the same bits, or are put together of them."""

    def __init__(self, start: Value, users: Mapping[Value, Sequence[Instruction]], tags: TypeTags) -> None:
        self.values: dict[Value, None] = {}
        self.moves_only = True
        self._tags = tags
        pending = [start]
        while pending:
            value = pending.pop()
            if value in self.values or isinstance(value, Constant):
                self.moves_only = self.moves_only and (not isinstance(value, Constant) or _halves(value) is not None)
                continue
            self.values[value] = None
            made_of = self._made_of(value)
            if made_of is None:
                self.moves_only = False
                continue
            pending += made_of
            for user in users.get(value, ()):
                if self._passes_on(user, value):
                    pending.append(user)
                elif not self._ends(user, value):
                    self.moves_only = False

    def _made_of(self, value: Value) -> Sequence[Value] | None:
        """The registers of doubles that one is made of; None: it may be a number, or comes from elsewhere."""
        match value:
            case Phi(values=values):
                return values
            case Select(condition=condition, on_true=one, on_false=other) if condition.type is ty.I1:
                return one, other
            case Freeze(operand=operand):
                return (operand,)
            case InsertElement(vector=vector, value=element, index=ConstInt()):
                return vector, element
            case ExtractElement(vector=vector, index=ConstInt()):
                return (vector,)
            case ShuffleVector(first=first, second=second):
                return first, second
            case Load(volatile=False, ordering="") if self._tags.believed(value).kind is not _NUMBER:
                return ()
            case Cast(op="bitcast"):
                return () if not _holds_doubles(value.operand.type) else None
            case _:
                return None

    def _passes_on(self, user: Instruction, value: Value) -> bool:
        match user:
            case Phi() | Freeze() | ShuffleVector():
                return True
            case Select():
                return user.condition is not value
            case InsertElement() | ExtractElement():
                return user.index is not value
            case _:
                return False

    def _ends(self, user: Instruction, value: Value) -> bool:
        match user:
            case Cast(op="bitcast"):
                return not _holds_doubles(user.type)
            case Store(volatile=False, ordering=""):
                told = self._tags.believed(user).kind
                return user.value is value and user.pointer is not value and told is not _NUMBER
            case _:
                return False


def _floats(type: ty.Type) -> ty.VectorType:
    """The vector of floats that has the bits of a double, or of a vector of them."""
    return ty.vector(2 * type.count if isinstance(type, ty.VectorType) else 2, ty.FLOAT)


def _halves(constant: Constant) -> Constant | None:
    """A constant as floats; None: it is none of floats."""
    type = _floats(constant.type)
    match constant:
        case ConstUndef(poison=poisoned):
            return poison(type) if poisoned else undef(type)
        case ConstZero():
            return zero(type)
        case ConstFloat(number=float() as number):
            parts = struct.unpack("<2f", struct.pack("<d", number))
            halves = [const_float(ty.FLOAT, part) for part in parts] if all(p == p for p in parts) else None
            return ConstAggregate(type, tuple(halves)) if halves is not None else None
        case ConstAggregate(elements=elements):
            found: list[Constant] = []
            for element in elements:
                half = _halves(element)
                match half:
                    case ConstAggregate(elements=two):
                        found += two
                    case ConstUndef(poison=poisoned):
                        found += 2 * [poison(ty.FLOAT) if poisoned else undef(ty.FLOAT)]
                    case ConstZero():
                        found += 2 * [zero(ty.FLOAT)]
                    case _:
                        return None
            return ConstAggregate(type, tuple(found))
        case _:
            return None


def _shuffle(first: Value, second: Value, mask: Sequence[int]) -> ShuffleVector:
    """Elements of two vectors of one type; -1: any."""
    kind = ty.vector(len(mask), ty.I32)
    elements = tuple(poison(ty.I32) if k < 0 else const_int(ty.I32, k) for k in mask)
    assert isinstance(first.type, ty.VectorType)
    return ShuffleVector(ty.vector(len(mask), first.type.element), first, second, ConstAggregate(kind, elements))


def _doubled(mask: Sequence[int]) -> list[int]:
    return [-1 if k < 0 else 2 * k + half for k in mask for half in (0, 1)]


def _last(value: Value, instead: Mapping[Value, Value]) -> Value:
    """What stands for a value in the end: what a bitcast gave may have been cast back before."""
    while value in instead:
        value = instead[value]
    return value


@final
class _Pairs:
    """Puts vectors of floats in the place of registers of doubles."""

    def __init__(self, function: Function, pairs: Mapping[Value, None]) -> None:
        self._function = function
        self._pairs = pairs
        self._made: dict[Value, Value] = {}
        self._parts: dict[Instruction, list[Instruction]] = {}  # what stands where an old one stood

    def rewrite(self) -> None:
        instead: dict[Value, Value] = {}
        for block in self._function.blocks:
            for i in block.instructions:
                if isinstance(i, Store) and i.value in self._pairs:
                    i.value = self._floats(i.value)
                elif isinstance(i, Cast) and i.operand in self._pairs:
                    floats = self._floats(i.operand)
                    instead[i] = floats if floats.type is i.type else self._place(Cast("bitcast", floats, i.type), i)
        for value in self._pairs:
            self._floats(value)
        for block in self._function.blocks:
            placed: list[Instruction] = []
            for i in block.instructions:
                placed += self._parts.get(i, [] if i in self._pairs or i in instead else [i])
            for i in placed:
                i.block = block
                replace_operands(i, lambda v: _last(v, instead))
            block.instructions = placed

    def _place(self, made: Instruction, old: Instruction) -> Instruction:
        made.name = made.name or old.name
        made.metadata.update((k, v) for k, v in old.metadata.items() if k == "dbg")
        self._parts.setdefault(old, []).append(made)
        return made

    def _floats(self, value: Value) -> Value:
        known = self._made.get(value)
        if known is not None:
            return known
        if isinstance(value, Constant):
            halves = _halves(value)
            assert halves is not None
            return halves
        assert isinstance(value, Instruction)
        if isinstance(value, Phi):
            phi = Phi(_floats(value.type), [], list(value.blocks))
            self._made[value] = self._place(phi, value)
            phi.values = [self._floats(v) for v in value.values]
            return phi
        made = self._made[value] = self._rewritten(value)
        return made

    def _rewritten(self, old: Instruction) -> Value:
        type = _floats(old.type)
        match old:
            case Select():
                made: Instruction = Select(old.condition, self._floats(old.on_true), self._floats(old.on_false))
            case Freeze():
                made = Freeze(self._floats(old.operand))
            case InsertElement(index=ConstInt(value=at)):
                vector, element = self._floats(old.vector), self._floats(old.value)
                wide = self._place(_shuffle(element, poison(element.type), [0, 1, *[-1] * (type.count - 2)]), old)
                made = _shuffle(vector, wide, [type.count + k - 2 * at if k in (2 * at, 2 * at + 1) else k
                                               for k in range(type.count)])  # fmt: skip
            case ExtractElement(index=ConstInt(value=at)):
                vector = self._floats(old.vector)
                made = _shuffle(vector, poison(vector.type), [2 * at, 2 * at + 1])
            case ShuffleVector():
                made = _shuffle(self._floats(old.first), self._floats(old.second), _doubled(mask_of(old)))
            case Load():
                made = Load(type, old.pointer, old.align)
                made.metadata.update(old.metadata)
            case Cast(operand=operand):
                if operand.type is type:
                    return operand
                made = Cast("bitcast", operand, type)
            case _:
                raise AssertionError(old)
        return self._place(made, old)
