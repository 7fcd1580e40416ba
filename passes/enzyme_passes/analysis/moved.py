"""Integers that are only moved: loaded or passed in, and stored, returned or passed on, without being counted with.

    %w = load i64, ptr %p, !tbaa !long      the bits of a double may be in %w, whatever the access is said to be:
    store i64 %w, ptr %q, !tbaa !long       `uint64_t *` is how people move what they do not look at

What type-based alias information says of them is a hint at most. `doubt_tags` puts it aside, before anything is
analysed, so that nobody takes such an access for memory that no float can be in.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from enzyme_passes.analysis.types_tbaa import TypeTags
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
    Invoke,
    Load,
    Phi,
    Return,
    Select,
    ShuffleVector,
    Store,
    operands,
)
from enzyme_passes.ir.values import Constant, Function, Value

LEAST_FLOAT: Final = 2  # bytes; nothing smaller is taken for a float
SAID: Final = "enzcc.said"  # the metadata that keeps a tag which is not believed


def doubt_tags(function: Function, tags: TypeTags) -> None:
    """Put aside the tags of integers that are only moved, and are no members of a struct."""
    moved: dict[Value, None] | None = None
    for i in function.instructions():
        match i:
            case Load(metadata={"tbaa": tag}):
                value: Value = i
            case Store(metadata={"tbaa": tag}, value=value):
                pass
            case _:
                continue
        if _may_be_packed(value.type) and tags.is_bare_integer(tag):
            if moved is None:
                moved = moved_integers(function.instructions())
            if value in moved:
                i.metadata[SAID] = i.metadata.pop("tbaa")


def moved_integers(instructions: Iterable[Instruction]) -> dict[Value, None]:
    """Integers that are loaded or passed in to be stored, returned or passed on, and not counted with: the bits of
    floats may be in them, whatever the access is said to be (`uint32_t *` for `float *`)."""
    counted: dict[Value, None] = {}
    pending: list[Value] = []
    for i in instructions:
        match i:
            case Store(value=value):
                pending.append(value)
            case Return(value=Value() as value):
                pending.append(value)
            case Call() | Invoke():
                pending += i.arguments
            case IntBinary(op="add" | "sub" | "mul" | "udiv" | "sdiv" | "urem" | "srem" | "ashr"):
                counted.update(dict.fromkeys((i, i.lhs, i.rhs)))
            case GetElementPtr():
                counted.update(dict.fromkeys(i.indices))
            case Cast(op="sext" | "sitofp" | "uitofp"):
                counted[i.operand] = None
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
