# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers that are only moved: loaded or passed in, and stored, returned or passed on, without being counted with.

    %w = load i64, ptr %p, !tbaa !long      the bits of a double may be in %w, whatever the access is said to be:
    store i64 %w, ptr %q, !tbaa !long       `uint64_t *` is how people move what they do not look at

What type-based alias information says of them is a hint at most. `doubt_tags` puts it aside, before anything is
analysed, so that nobody takes such an access for memory that no float can be in.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from enzyme_passes.analysis.lanes import INTEGER
from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    ExtractElement,
    ExtractValue,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Phi,
    Return,
    Select,
    ShuffleVector,
    Store,
    alternatives,
    is_checked,
    operands,
)
from enzyme_passes.ir.metadata import DECLARED, SAID
from enzyme_passes.ir.values import Argument, Constant, ConstInt, Function, Value

LEAST_FLOAT: Final = 2  # bytes; nothing smaller is taken for a float
CHOICES: Final = ("llvm.smin.", "llvm.smax.", "llvm.umin.", "llvm.umax.")


def doubt_tags(function: Function, tags: TypeTags) -> None:
    """Put aside the tags of integers that are only moved."""
    moved: dict[Value, None] | None = None
    for i in function.instructions():
        match i:
            case Load():
                value: Value = i
            case Store(value=value):
                pass
            case _:
                continue
        if _may_be_packed(value.type) and tags.believed(i).kind is INTEGER:
            if moved is None:
                moved = moved_integers(function.instructions(), FloatBits(function))
            if value in moved:
                _doubt(i, tags)


def _doubt(access: Load | Store, tags: TypeTags) -> None:
    said = access.metadata.pop(DECLARED, "")
    if tags.tag(access.metadata.get("tbaa")).kind is INTEGER:
        said = access.metadata.pop("tbaa")
    access.metadata[SAID] = said


def moved_integers(instructions: Iterable[Instruction], bits: FloatBits | None = None) -> dict[Value, None]:
    """Integers that are loaded or passed in to be stored, returned or passed on, and not counted with: the bits of
    floats may be in them, whatever the access is said to be (`uint32_t *` for `float *`). `bits`: which of those that
    are chosen between cannot be."""
    counted: dict[Value, None] = {}
    pending: list[Value] = []
    for i in instructions:
        match i:
            case Store(value=value):
                pending.append(value)
            case Return(value=Value() as value):
                pending.append(value)
            case Call() if is_checked(i) or (bits is not None and _is_least_count(i, bits)):
                counted.update(dict.fromkeys((i, *i.arguments)))
            case ExtractValue(aggregate=of) if is_checked(of):
                counted[i] = None
            case Call() | Invoke():
                pending += i.arguments
            case IntBinary(op="add" | "sub" | "mul" | "udiv" | "sdiv" | "urem" | "srem" | "ashr"):
                counted.update(dict.fromkeys((i, i.lhs, i.rhs)))
            case GetElementPtr():
                counted.update(dict.fromkeys(i.indices))
            case Cast(op="sext" | "sitofp" | "uitofp"):
                counted[i.operand] = None
            case Cast(op="inttoptr"):
                pending.append(i.operand)
            case Cast(op="bitcast") if ty.is_float(i.type):
                pending.append(i.operand)
            case _:
                pass
    found: dict[Value, None] = {}
    while pending:
        value = pending.pop()
        if value in found or value in counted or not _may_be_packed(value.type) or isinstance(value, Constant):
            continue
        found[value] = None
        match value:
            case Phi() | Select() | Freeze() | IntBinary() | ExtractElement() | InsertElement() | ShuffleVector():
                pending += operands(value)
            case Cast(op="bitcast" | "zext" | "trunc") | ExtractValue() | InsertValue():
                pending += operands(value)
            case _:
                pass
    return found


def _is_least_count(call: Call, bits: FloatBits) -> bool:
    """Whether it is the least or greatest of integers that are no bits of floats."""
    return call.target is not None and call.target.name.startswith(CHOICES) and not bits.may_be_float(call)


@final
class FloatBits:
    """Which integers of a function may be the bits of floats, and are chosen between as such: what a web of phis,
    selects, minima and maxima connects. It holds floats if a bitcast says so, on any side; or if it is words that are
    loaded or passed in, stored or returned, and no integer is made of."""

    def __init__(self, function: Function) -> None:
        self._users: dict[Value, list[Instruction]] = {}
        for instruction in function.instructions():
            for operand in operands(instruction):
                if isinstance(operand.type, ty.IntType | ty.VectorType):
                    self._users.setdefault(operand, []).append(instruction)
        self._known: dict[Value, bool] = {}

    def may_be_float(self, value: Value) -> bool:
        known = self._known.get(value)
        if known is None:
            web = self._web(value)
            known = self._holds_floats(web)
            self._known.update(dict.fromkeys(web, known))
        return known

    def _web(self, value: Value) -> dict[Value, None]:
        found: dict[Value, None] = {}
        pending = [value]
        while pending:
            inner = pending.pop()
            if inner in found or isinstance(inner, Constant) or inner.type is not value.type:
                continue
            found[inner] = None
            pending += [user for user in self._users.get(inner, ()) if _chooses(user)]
            if isinstance(inner, Instruction) and _chooses(inner):
                pending += operands(inner)
        return found

    def _holds_floats(self, web: dict[Value, None]) -> bool:
        if any(_from_float(value) for value in web):
            return True
        users = [user for value in web for user in self._users.get(value, ())]
        if any(isinstance(user, Cast) and user.op == "bitcast" and ty.is_float(user.type) for user in users):
            return True
        comes = all(isinstance(value, Load | Argument) or _chooses(value) for value in web)
        goes = any(isinstance(user, Store | Return) for user in users)
        return comes and goes and all(isinstance(user, Store | Return | IntCompare) or _chooses(user) for user in users)


def is_computed_of_constants(value: Value) -> bool:
    """Whether an integer is one of several constants, or arithmetic with constants alone, as a counter is: no bits of a
    number or an address that is computed come into it."""
    pending, seen = [value], {value: None}
    while pending:
        current = pending.pop()
        match current:
            case ConstInt() | Cast(op="zext" | "sext", operand=IntCompare()):
                sources: list[Value] = []
            case IntBinary():
                sources = [current.lhs, current.rhs]
            case Cast(op="trunc" | "zext" | "sext"):
                sources = [current.operand]
            case _:
                sources = alternatives(current)
                if not sources:
                    return False
        pending += [s for s in sources if s not in seen]
        seen.update(dict.fromkeys(sources))
    return True


def _from_float(value: Value) -> bool:
    return isinstance(value, Cast) and value.op == "bitcast" and ty.is_float(value.operand.type)


def _chooses(value: Value) -> bool:
    """Whether a value is one of its operands."""
    if isinstance(value, Call):
        return value.target is not None and value.target.name.startswith(CHOICES)
    return isinstance(value, Phi | Select | Freeze)


def _may_be_packed(type: ty.Type) -> bool:
    """Whether an integer, or a part of an aggregate, may hold a float, or bytes of one."""
    match type:
        case ty.IntType():
            return type.bits % 8 == 0
        case ty.VectorType() | ty.ArrayType():
            return _may_be_packed(type.element)
        case ty.StructType():
            return any(_may_be_packed(f) for f in type.fields or ())
        case _:
            return False
