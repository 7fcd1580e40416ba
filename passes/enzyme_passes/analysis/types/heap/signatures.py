# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Freezing a part of a heap into a TypeSignature, and making cells from one.

A signature lists cells in the order in which a walk from the arguments, the result and the globals finds them, so that
equal knowledge gives equal records. It is what callers and callees tell each other: see analysis/context.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from enzyme_passes.analysis.context import NodeShape, RangeShape, SlotShape, TypeSignature
from enzyme_passes.analysis.lanes import FLOAT_KINDS, POINTER, WORD, Pointee, Strength
from enzyme_passes.analysis.types.heap.cells import POINTER_SIZE, Cell, Heap, begin_of
from enzyme_passes.analysis.types.heap.slots import Contents, Slot
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import OF_TABLES
from enzyme_passes.ir.values import GlobalVariable
from enzyme_passes.support.dataclasses import replace

_DOUBLE: Final = FLOAT_KINDS[ty.DOUBLE]


class Description:
    """A signature and the cells of its nodes, in order."""

    __slots__ = ("signature", "cells")

    def __init__(self, signature: TypeSignature, cells: list[Cell]) -> None:
        self.signature = signature
        self.cells = cells


def describe(
    heap: Heap,
    arguments: Sequence[Contents],
    result: Contents,
    globals: Iterable[tuple[GlobalVariable, Cell]],
    active: Callable[[Cell], bool] | None,
    bare: Callable[[Cell], bool] | None = None,
) -> Description:
    """Freeze what can be reached. `active` tells the activity of a cell's floats, `bare` whether pointers to it may
    have no shadow; None leaves it open."""
    cells: list[Cell] = []
    numbers: dict[int, int] = {}

    def number(cell: Cell, offset: int) -> tuple[int, int]:
        root, at = heap.resolve(cell, offset)
        known = numbers.get(root.number)
        if known is None:
            known = numbers[root.number] = len(cells)
            cells.append(root)
        return known, at

    def slots(contents: Contents) -> tuple[SlotShape, ...]:
        found: list[SlotShape] = []
        for offset in sorted(contents):
            slot = contents[offset]
            node, place = number(slot.cell, slot.offset) if slot.cell is not None else (-1, 0)
            known = slot.size, slot.kind, int(slot.strength), node, place, slot.mixed, slot.buffer, slot.own
            found.append(SlotShape(offset, *known, slot.pointee, others(slot)))
        return tuple(found)

    def others(slot: Slot) -> tuple[tuple[Pointee, int, int], ...]:
        known = [slot.others[name] for name in sorted(slot.others)] if slot.others else []
        return tuple(
            (o.pointee, *number(o.cell, o.offset)) for o in known if o.cell is not None and o.pointee is not None
        )

    described = tuple(slots(a) for a in arguments)
    returned = slots(result)
    reached = tuple((g, *number(c, 0)) for g, c in globals)
    nodes: list[NodeShape] = []
    families: dict[int, int] = {}
    k = 0
    while k < len(cells):
        cell = cells[k]
        k += 1
        inside = slots(cell.slots)
        ranges: list[RangeShape] = []
        for r in sorted(cell.ranges, key=lambda r: (r.start, r.cell.number)):
            inner, shift = heap.resolve(r.cell, 0)
            if inner is not cell:
                start = begin_of(r, inner, shift)
                walks = () if list(r.walks) == [start] else tuple(sorted(r.walks))
                ranges.append(RangeShape(start, r.end, number(inner, 0)[0], walks))
        nodes.append(
            NodeShape(
                cell.period,
                cell.placeholder,
                families.setdefault(heap.family(cell), len(families)),
                inside,
                tuple(ranges),
                tuple(cell.functions),
                tuple((o, begin) for o, begin in cell.objects.items() if isinstance(o, GlobalVariable)),
                cell.opaque,
                cell.exposed,
                active(cell) if active is not None else None,
                slots(_hidden(heap, cell)),
                bare is not None and bare(cell),
            )
        )
    return Description(TypeSignature(described, returned, reached, tuple(nodes)), cells)


def _hidden(heap: Heap, cell: Cell) -> Contents:
    """What lies in a cell in other objects; also addresses, where this walk finds doubles and another addresses."""
    doubles = {at: slot for at, slot in cell.slots.items() if slot.kind is _DOUBLE} if cell.period is not None else {}
    addresses = {
        at: Slot(POINTER_SIZE, WORD, int(Strength.WEAK), None, 0, doubles[at].source)
        for at in heap.may_be_addresses(cell, [at for at in doubles if at not in cell.hidden])
    }
    return {**cell.hidden, **addresses} if addresses else cell.hidden


def materialize(heap: Heap, signature: TypeSignature, global_cell: Callable[[GlobalVariable], Cell]) -> list[Cell]:
    """Fresh cells for the nodes of a signature, those of globals joined with the heap's own."""
    cells = [heap.new(node.period, node.placeholder) for node in signature.nodes]
    first: dict[int, Cell] = {}
    for cell, node in zip(cells, signature.nodes, strict=True):
        cell.slots = contents_of(node.slots, cells)
        cell.hidden = contents_of(node.hidden, cells)
        cell.functions = dict.fromkeys(node.functions)
        cell.opaque = node.opaque
        cell.exposed = node.exposed
        for r in node.ranges:
            heap.attach(cell, r.start, r.end, cells[r.node])
            if r.walks:
                cell.ranges[-1].walks = dict.fromkeys(r.walks)
        heap.join_families(cell, first.setdefault(node.family, cell))
    heap.has_texts = heap.has_texts or any(s.buffer for node in signature.nodes for s in node.slots)
    heap.has_own_words = heap.has_own_words or any(s.own is not None for node in signature.nodes for s in node.slots)
    heap.changes += 1
    for cell, node in zip(cells, signature.nodes, strict=True):
        for variable, begin in node.globals:
            heap.join((global_cell(variable), 0), (cell, begin))
    for variable, k, begin in signature.globals:
        heap.join((global_cell(variable), 0), (cells[k], begin))
    return cells


def weakened(signature: TypeSignature) -> TypeSignature:
    """The same of a function that is only guessed to be called: the weakest evidence. It says nothing of who else puts
    pointers where, nor that what it gets has strings, or is of a class (a destructor stores its virtual table): others
    would be taken for certain to be called then."""
    weak = doubtful(signature)
    tables = {k for k, node in enumerate(weak.nodes) if any(v.name.startswith(OF_TABLES) for v, _ in node.globals)}

    def untold(slot: SlotShape) -> SlotShape:
        if slot.buffer:
            slot = replace(slot, buffer=None)
        led = tuple(other for other in slot.others if other[1] not in tables)
        if len(led) < len(slot.others):
            slot = replace(slot, others=led)
        return replace(slot, node=-1, place=0, pointee=None) if slot.node in tables and not led else slot

    def all_untold(slots: tuple[SlotShape, ...]) -> tuple[SlotShape, ...]:
        return tuple(map(untold, slots))

    nodes = tuple(replace(node, exposed=False, slots=all_untold(node.slots)) for node in weak.nodes)
    arguments = tuple(map(all_untold, weak.arguments))
    return replace(weak, arguments=arguments, result=all_untold(weak.result), nodes=nodes)


def doubtful(signature: TypeSignature) -> TypeSignature:
    """The same as the weakest evidence."""

    def weak(shapes: tuple[SlotShape, ...]) -> tuple[SlotShape, ...]:
        return tuple(replace(s, strength=int(Strength.WEAK)) for s in shapes if s.node >= 0 or not s.kind.is_unknown)

    nodes = tuple(replace(node, slots=weak(node.slots)) for node in signature.nodes)
    return replace(
        signature, arguments=tuple(map(weak, signature.arguments)), result=weak(signature.result), nodes=nodes
    )


def contents_of(shapes: tuple[SlotShape, ...], cells: list[Cell]) -> Contents:
    """Contents that point into `cells`."""
    found: Contents = {}
    for s in shapes:
        made = Slot(s.size, s.kind, s.strength, cells[s.node] if s.node >= 0 else None, s.place, None)
        made.mixed, made.buffer, made.own, made.pointee = s.mixed, s.buffer, s.own, s.pointee
        if s.others:
            made.others = {}
            for pointee, k, place in s.others:
                other = made.others[pointee.name] = Slot(s.size, POINTER, s.strength, cells[k], place, None)
                other.pointee = pointee
        found[s.offset] = made
    return found
