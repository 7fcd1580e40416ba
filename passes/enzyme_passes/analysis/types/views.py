# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the solver found, as the engine asks for it: lanes, layouts, adjoint types, explanations.

Nothing is learned here. A byte that no evidence covers is an UNKNOWN lane.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_passes.analysis.lanes import ANYTHING, CONFLICT, FLOAT_KINDS, INTEGER, POINTER, Lane
from enzyme_passes.analysis.types.bits import extent
from enzyme_passes.analysis.types.heap.cells import Cell, Heap
from enzyme_passes.analysis.types.heap.layouts import cover
from enzyme_passes.analysis.types.heap.slots import Contents
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Alloca, Call, Instruction, Invoke
from enzyme_passes.ir.values import (
    Argument,
    ConstAggregate,
    Constant,
    ConstFloat,
    ConstInt,
    ConstNull,
    ConstString,
    ConstUndef,
    ConstZero,
    Function,
    GlobalVariable,
    Value,
)
from enzyme_passes.support.diagnostics import Failure

# Registers

Leaf = tuple[int, int, ty.Type]


def leaves(layout: ty.DataLayout, type: ty.Type) -> list[Leaf]:
    """The scalars of a first-class type: (offset, bytes, type), in order of offset. A vector of integers is one: the
    floats that it may carry need not be as wide as its elements."""
    found: list[Leaf] = []
    stack: list[tuple[int, ty.Type]] = [(0, type)]
    while stack:
        at, inner = stack.pop()
        match inner:
            case ty.VectorType(element=ty.FloatType() | ty.PointerType()) if (
                not inner.scalable and layout.bits(inner.element) % 8 == 0
            ):
                step = layout.bits(inner.element) // 8
                stack.extend((at + k * step, inner.element) for k in range(inner.count))
            case ty.ArrayType():
                step = layout.size(inner.element)
                stack.extend((at + k * step, inner.element) for k in range(inner.count))
            case ty.StructType() if inner.fields is not None:
                stack.extend((at + o, f) for o, f in zip(layout.offsets(inner), inner.fields, strict=True))
            case ty.IntType() | ty.FloatType() | ty.PointerType() | ty.VectorType():
                found.append((at, layout.store_size(inner), inner))
            case _:
                pass
    found.sort(key=lambda leaf: leaf[0])
    return found


def register_lanes(layout: ty.DataLayout, contents: Contents, value: Value) -> tuple[Lane, ...]:
    """The lanes of a register. An integer constant other than zero is an integer."""
    type = value.type
    if isinstance(type, ty.SimpleType):
        return ()
    if isinstance(value, Constant) and not isinstance(type, ty.FloatType):
        return tuple(_constant_lanes(layout, contents, value))
    lanes: list[Lane] = []
    for at, size, leaf in leaves(layout, type):
        match leaf:
            case ty.FloatType():
                lanes.append(Lane(at, size, FLOAT_KINDS[leaf]))
            case ty.VectorType(element=ty.IntType() as element) if element.bits >= 8 and not leaf.scalable:
                lanes += cover(contents, at, size)
            case ty.IntType() if leaf.bits >= 8:
                known = cover(contents, at, size)
                lanes += known if leaf is not type else _with_zeros(known, *extent(layout, value))
            case ty.PointerType():
                slot = contents.get(at)
                kind = slot.kind if slot is not None and slot.size == size else POINTER
                lanes.append(Lane(at, size, kind if kind is POINTER else CONFLICT))
            case _:
                lanes.append(Lane(at, size, INTEGER))
    return tuple(lanes)


def _with_zeros(lanes: list[Lane], low: int, high: int) -> list[Lane]:
    """Lanes of an integer of which only bytes [low, high) may be other than zero: a zero extended integer is one."""
    found: list[Lane] = []
    for lane in lanes:
        end = lane.offset + lane.size
        if not lane.kind.is_unknown or lane.kind is CONFLICT or (low <= lane.offset and end <= high):
            found.append(lane)
            continue
        begin, stop = min(max(lane.offset, low), end), max(min(end, high), lane.offset)
        if begin >= stop:
            begin = stop = lane.offset
        pieces = ((lane.offset, begin, ANYTHING), (begin, stop, lane.kind), (stop, end, ANYTHING))
        found += [Lane(a, b - a, kind) for a, b, kind in pieces if b > a]
    if any(lane.kind is INTEGER for lane in found) and all(lane.kind in (INTEGER, ANYTHING) for lane in found):
        return [Lane(found[0].offset, sum(lane.size for lane in found), INTEGER)]
    return found


def _constant_lanes(layout: ty.DataLayout, contents: Contents, value: Constant) -> list[Lane]:
    whole = [(0, value)]
    found: list[Lane] = []
    while whole:
        at, part = whole.pop()
        match part:
            case ConstAggregate(type=ty.StructType() as struct):
                whole.extend((at + o, e) for o, e in zip(layout.offsets(struct), part.elements, strict=True))
            case ConstAggregate(type=ty.ArrayType() | ty.VectorType() as sequence):
                step = layout.size(sequence.element)
                if isinstance(sequence, ty.VectorType):
                    step = max(layout.bits(sequence.element) // 8, 1)
                whole.extend((at + k * step, e) for k, e in enumerate(part.elements))
            case ConstInt() if part.value == 0 and layout.bits(part.type) >= 8:
                found.append(Lane(at, layout.store_size(part.type), ANYTHING))
            case ConstUndef() | ConstZero() | ConstNull():
                found += [
                    Lane(at + o, size, FLOAT_KINDS[leaf] if isinstance(leaf, ty.FloatType) else ANYTHING)
                    for o, size, leaf in leaves(layout, part.type)
                ]
            case ConstFloat(type=ty.FloatType() as float):
                found.append(Lane(at, layout.store_size(float), FLOAT_KINDS[float]))
            case ConstString():
                found.append(Lane(at, len(part.data), INTEGER))
            case _:
                kind = POINTER if isinstance(part.type, ty.PointerType) else INTEGER
                slot = contents.get(at)
                if slot is not None and slot.kind is POINTER:
                    kind = POINTER
                found.append(Lane(at, layout.store_size(part.type), kind))
    found.sort(key=lambda lane: lane.offset)
    return found


def adjoint_type(layout: ty.DataLayout, value: Value, register: Callable[[Value], tuple[Lane, ...]]) -> ty.Type | None:
    """See TypeFacts.adjoint_type."""
    type = value.type
    if ty.is_float(type):
        return type
    if isinstance(type, ty.PointerType | ty.SimpleType):
        return None
    lanes = register(value)
    if not any(lane.kind.is_float for lane in lanes):
        return None
    return _in_place(layout, type, 0, lanes, value)


def _in_place(layout: ty.DataLayout, type: ty.Type, base: int, lanes: tuple[Lane, ...], value: Value) -> ty.Type:
    """`type` with floats for the integers that hold them."""
    match type:
        case ty.StructType() if type.fields is not None:
            inner = tuple(
                _in_place(layout, field, base + at, lanes, value)
                for at, field in zip(layout.offsets(type), type.fields, strict=True)
            )
            return (
                type if all(a is b for a, b in zip(inner, type.fields, strict=True)) else ty.struct(inner, type.packed)
            )
        case ty.ArrayType():
            step = layout.size(type.element)
            elements = [_in_place(layout, type.element, base + k * step, lanes, value) for k in range(type.count)]
            if any(e is not elements[0] for e in elements):
                return ty.struct(tuple(elements))
            return ty.array(type.count, elements[0]) if elements else type
        case ty.IntType() | ty.VectorType():
            return _integer_in_place(layout, type, base, lanes, value)
        case _:
            return type


def _integer_in_place(
    layout: ty.DataLayout, type: ty.Type, base: int, lanes: tuple[Lane, ...], value: Value
) -> ty.Type:
    size = layout.store_size(type)
    inside = [lane for lane in lanes if lane.kind.is_float and base <= lane.offset < base + size]
    if not inside or ty.is_float(type):
        return type
    float = inside[0].kind.float_type
    width = layout.store_size(float)
    if any(lane.kind.float_type is not float or (lane.offset - base) % width for lane in inside) or size % width:
        raise Failure(
            "EZ0305",
            "one integer register carries floats of different widths, or floats between other data",
            value if isinstance(value, Instruction) else None,
            notes=["its bytes are " + " ".join(str(lane) for lane in lanes)],
        )
    return float if size == width else ty.vector(size // width, float)


# Explanations


def explain(heap: Heap, contents: Contents, value: Value) -> list[str]:
    """What is known of a value whose type, or whose memory's type, is not."""
    name = f"'{value.name}'" if value.name else "the value"
    notes: list[str] = []
    cells: dict[int, Cell] = {}
    for offset, slot in sorted(contents.items()):
        if slot.kind is CONFLICT:
            notes.append(f"bytes {offset} to {offset + slot.size - 1} of {name} are used as two different types")
        if slot.kind is POINTER and slot.cell is not None:
            cell = heap.resolve(slot.cell, slot.offset)[0]
            cells[cell.number] = cell
    if not contents:
        notes.append(f"nothing that is done with {name} tells whether it is a number, a float's bits or a pointer")
    for cell in cells.values():
        origins = [text for text in (_origin(o) for o in cell.objects) if text]
        if origins:
            notes.append(f"{name} points into {', '.join(origins[:3])}")
        known = [f"{at}: {slot.kind}" for at, slot in sorted(cell.slots.items())[:8]]
        if known:
            notes.append(f"known there, by byte offset: {', '.join(known)}")
        else:
            notes.append(f"no load, store or declaration that was seen gives the memory behind {name} a type")
    return notes


def _origin(value: Value) -> str:
    match value:
        case GlobalVariable():
            return f"global '{value.name}'"
        case Argument():
            return f"argument {value.index}"
        case Alloca():
            return f"local variable '{value.name}'" if value.name else "a local variable"
        case Call() | Invoke():
            return f"memory from '{value.callee.name}'" if isinstance(value.callee, Function) else "memory from a call"
        case _:
            return ""
