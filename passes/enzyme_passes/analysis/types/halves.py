# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""In which memory halves of numbers may lie: of numbers that lie across two words, most often at 4 bytes behind a
multiple of 8, or at any other that is none.

    struct packed { int key; double v; } e;      v is accessed at 4: e may hold halves
    memcpy(buffer + used, &e, sizeof e);         so may the buffer, and whatever its bytes come from or go to

A buffer of bytes knows of words only, and a word that is two halves is no number (evidence/struct_copies.py). Memory
may hold halves if a number across words is accessed there, if code out of sight reaches it, or if its bytes come from
such memory or go to such: the access may be at either end of a copy. Copies, and registers that words travel in, make
classes of what is moved between; ranges of one cell are in one class, too. A function says to its callers which of
its places are in one class, as far as they can see them, and is told which of them hold halves.

All this is done when the types are known, and only in a module where a number is accessed across words. (Halves that
travel one by one, in registers from function to function, are refused where they are made or put together.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from enzyme_passes.analysis.context import HalvesShape, PlaceShape, TypeSignature
from enzyme_passes.analysis.lanes import WORD_BYTES
from enzyme_passes.analysis.types.calls import HINTS, copied, fits, targets
from enzyme_passes.analysis.types.evidence.struct_copies import HALVES, across, is_across
from enzyme_passes.analysis.types.heap.cells import Address, Cell
from enzyme_passes.analysis.types.heap.layouts import layout_of
from enzyme_passes.analysis.types.solver import Solver, holds_pointers, is_static
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import OF_TABLES, direct_target
from enzyme_passes.ir.instructions import (
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    ExtractElement,
    ExtractValue,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    Invoke,
    Load,
    Opaque,
    Return,
    ShuffleVector,
    Store,
    alternatives,
    operands,
)
from enzyme_passes.ir.members import scalars
from enzyme_passes.ir.values import Constant, ConstInt, Function, Value
from enzyme_passes.library import c as library

_LEAST_BITS: Final = 32  # of a register that a half fits in
_MOVES: Final = ("or", "and", "shl", "lshr", "ashr")  # what parts of words are put together and taken apart by

_Item = Value | int  # a register, a function for its result, or the number of a family of cells


@final
class Halves:
    """What is moved between, in some functions that were solved together, and where halves may lie."""

    def __init__(
        self, solver: Solver, moved: int, signature: TypeSignature | None = None, assumed: Sequence[Cell] = ()
    ) -> None:
        """`moved`: how numbers of the module lie across words. `signature`: what the caller knows, and the cells of its
        nodes; None: the functions are summarized."""
        self._solver = solver
        self._unseen = moved & HALVES  # what may come from code out of sight
        self._parents: dict[_Item, _Item] = {}
        self._held: dict[_Item, int] = {}
        self._given: dict[Cell, None] = {}  # what code out of sight has
        for variable, cell in solver.global_cells.items():
            if not variable.constant and not variable.name.startswith(OF_TABLES):
                self._give(cell)
        for cell in solver.heap.live():
            if (found := _across(cell)) != 0:
                self._hold(self._memory(cell), found)
        for function in solver.functions:
            if signature is not None:
                self._enter_shapes(signature, function.arguments, function, assumed)
                for argument in function.arguments[len(signature.arguments) :]:
                    self._hand_out(argument)
            for block in solver.order(function):
                for instruction in block.instructions:
                    self._enter(function, instruction)
        self._enter_callees()
        for cell in self._reached():
            self._hold(self._memory(cell))
        self._roots: dict[_Item, int] = {}
        for item, held in self._held.items():
            root = self._find(item)
            self._roots[root] = self._roots.get(root, 0) | held

    def may_lie_in(self, cell: Cell) -> int:
        """How numbers in a cell may lie across words."""
        return self._held_by(self._memory(cell))

    def _held_by(self, item: _Item) -> int:
        return self._roots.get(self._find(item), 0)

    def told(self, arguments: Sequence[Value], result: Value | None, cells: Sequence[Cell]) -> tuple[HalvesShape, ...]:
        """Where halves may lie, for a function that gets these arguments and cells, and gives this result."""
        held: dict[int, list[PlaceShape]] = {}
        for item, place in self._ports(arguments, result, cells):
            held.setdefault(self._held_by(item), []).append(place)
        return tuple(HalvesShape(tuple(places), how) for how, places in held.items() if how)

    def seen(self, function: Function, cells: Sequence[Cell]) -> tuple[HalvesShape, ...]:
        """What a function says to its callers: the classes of what they see."""
        classes: dict[_Item, list[PlaceShape]] = {}
        for item, place in self._ports(function.arguments, function, cells):
            classes.setdefault(self._find(item), []).append(place)
        return tuple(
            HalvesShape(tuple(places), self._held_by(root))
            for root, places in classes.items()
            if len(places) > 1 or self._held_by(root)
        )

    def _ports(
        self, arguments: Sequence[Value], result: Value | None, cells: Sequence[Cell]
    ) -> list[tuple[_Item, PlaceShape]]:
        found: list[tuple[_Item, PlaceShape]] = []
        for k, cell in enumerate(cells):
            found.append((self._memory(cell), PlaceShape("memory", k)))
        for k, value in enumerate(arguments):
            if (register := self._register(value)) is not None:
                found.append((register, PlaceShape("argument", k)))
        if result is not None and (register := self._register(result)) is not None:
            found.append((register, PlaceShape("result")))
        return found

    def _port(
        self, place: PlaceShape, arguments: Sequence[Value], result: Value, cells: Sequence[Cell]
    ) -> _Item | None:
        match place.what:
            case "memory":
                return self._memory(cells[place.number])
            case "argument":
                return self._register(arguments[place.number]) if place.number < len(arguments) else None
            case _:
                return self._register(result)

    # Out of sight

    def _give(self, cell: Cell) -> None:
        self._given[self._solver.heap.resolve(cell, 0)[0]] = None

    def _hand_out(self, value: Value) -> None:
        """A register that code out of sight gives, or is given."""
        self._hold(self._register(value))
        for cell in self._pointees(value):
            self._give(cell)

    def _pointees(self, value: Value) -> list[Cell]:
        if isinstance(value, Function) or not holds_pointers(value.type):
            return []
        if isinstance(value, Constant):
            return [cell for cell, _ in self._solver.addresses(value)]
        return [cell for slot in self._solver.contents(value).values() for cell, *_ in slot.targets()]

    def _reached(self) -> list[Cell]:
        """The memory that code out of sight may reach."""
        heap = self._solver.heap
        found = dict(self._given)
        pending = list(found)
        while pending:
            cell = pending.pop()
            inside = [c for s in (*cell.slots.values(), *cell.hidden.values()) for c, *_ in s.targets()]
            for reached in (*inside, *(r.cell for r in cell.ranges), *cell.holders):
                root = heap.resolve(reached, 0)[0]
                if root not in found:
                    found[root] = None
                    pending.append(root)
        return list(found)

    # Classes

    def _find(self, item: _Item) -> _Item:
        parents = self._parents
        while (parent := parents.get(item)) is not None:
            if (grand := parents.get(parent)) is not None:
                parents[item] = grand
            item = parent
        return item

    def _join(self, *items: _Item | None) -> None:
        known = [self._find(item) for item in items if item is not None]
        for root in known[1:]:
            if self._find(root) != self._find(known[0]):
                self._parents[self._find(root)] = self._find(known[0])

    def _hold(self, item: _Item | None, how: int | None = None) -> None:
        if item is not None:
            self._held[item] = self._held.get(item, 0) | (self._unseen if how is None else how)

    def _memory(self, cell: Cell) -> int:
        heap = self._solver.heap
        return heap.family(heap.resolve(cell, 0)[0])

    def _behind(self, pointer: Value) -> list[int]:
        return [self._memory(cell) for cell, _ in self._solver.addresses(pointer)]

    def _register(self, value: Value) -> Value | None:
        """A register, or a function for its result, in which a half may travel: an integer that is not known to be a
        whole number or address, or to be computed with."""
        type = value.function_type.result if isinstance(value, Function) else value.type
        if isinstance(value, Constant) and not isinstance(value, Function):
            return None
        solver = self._solver
        match type:
            case ty.IntType():
                if type.bits < _LEAST_BITS:
                    return None
                contents = solver.result(value) if isinstance(value, Function) else solver.contents(value)
                known = contents.get(0)
                if known is not None and known.size == solver.layout.store_size(type):
                    whole = known.kind.is_pointer or (known.kind.is_float and not known.kind.is_word)
                    if whole or solver.is_whole_integer(value):
                        return None
                return value
            case ty.VectorType():
                return value if isinstance(type.element, ty.IntType) and not is_static(type) else None
            case ty.StructType() | ty.ArrayType():
                leaves = (leaf for _, leaf in scalars(solver.layout, type))
                integers = any(isinstance(leaf, ty.IntType) and leaf.bits >= _LEAST_BITS for leaf in leaves)
                return value if integers else None
            case _:
                return None

    # Instructions

    def _enter(self, function: Function, i: Instruction) -> None:
        match i:
            case Load():
                self._access(i, i, i.pointer)
            case Store():
                self._access(i, i.value, i.pointer)
            case AtomicRMW():
                self._access(i, i, i.pointer)
                self._access(i, i.value, i.pointer)
            case CompareExchange():
                self._access(i, i, i.pointer)
                self._access(i, i.desired, i.pointer)
            case Call() | Invoke():
                self._call(i)
            case Return(value=Value() as value):
                self._join(self._register(function), self._register(value))
            case Cast() | ExtractElement() | InsertElement() | ShuffleVector() | ExtractValue() | InsertValue():
                self._through(i, operands(i))
            case IntBinary() if i.op in _MOVES:
                self._through(i, operands(i))
            case Opaque():
                self._hold(self._register(i))
            case _:
                self._through(i, alternatives(i))

    def _access(self, i: Instruction, value: Value, pointer: Value) -> None:
        behind = self._behind(pointer)
        how = is_across(i)
        for memory in behind if how else ():
            self._hold(memory, how)
        self._join(self._register(value), *behind)

    def _through(self, i: Instruction, moved: Sequence[Value]) -> None:
        if moved and (register := self._register(i)) is not None:
            self._join(register, *(self._register(value) for value in moved))

    def _call(self, call: Call | Invoke) -> None:
        solver = self._solver
        functions, _ = targets(solver, call)
        unseen = not functions and direct_target(call) is None
        for function in functions:
            known = None if function.defined else library.find(function.name)
            if function.defined:
                if function in solver.functions:
                    self._join(self._register(function), self._register(call))
                    for parameter, argument in zip(function.arguments, call.arguments, strict=False):
                        self._join(self._register(parameter), self._register(argument))
            elif known is None:
                unseen = not any(hint in function.name for hint in HINTS)
            elif (copy := copied(known, call.arguments)) is not None:
                self._copy(*copy)
            else:
                moved = [self._register(value) for value in (call, *call.arguments)]
                pointers = [
                    a for a in call.arguments if known.name.startswith("llvm.masked.") and holds_pointers(a.type)
                ]
                behind = [memory for pointer in pointers for memory in self._behind(pointer)]
                self._join(*moved, *behind)
        if unseen:
            for value in (call, *call.arguments):
                self._hand_out(value)

    def _enter_callees(self) -> None:
        """What functions say that are called, of what they see of the memory here."""
        solver = self._solver
        for (call, function), instance in solver.instances.items():
            assert isinstance(call, Call | Invoke)
            summary = solver.summary(function)
            if summary is not None:
                arguments = call.arguments if fits(function.function_type, call) else ()
                self._enter_shapes(summary, arguments, call, instance.cells)

    def _enter_shapes(
        self, signature: TypeSignature, arguments: Sequence[Value], result: Value, cells: Sequence[Cell]
    ) -> None:
        """What a function says or is told, where its arguments, its result and its nodes are these."""
        for shape in signature.halves:
            ports = [self._port(place, arguments, result, cells) for place in shape.places]
            self._join(*ports)
            for place, port in zip(shape.places, ports, strict=True) if shape.held else ():
                self._hold(port, shape.held)
                if place.what == "memory" and signature.nodes[place.number].exposed:
                    self._give(cells[place.number])

    def _copy(self, target: Value, source: Value, size: Value) -> None:
        solver = self._solver
        ends = [solver.address(target), solver.address(source)]
        length = size.value if isinstance(size, ConstInt) else None
        places = [end for end in ends if end is not None]
        if not (all(map(self._is_placed, places)) and any(self._is_whole(end, length) for end in places)):
            self._join(*(self._memory(cell) for cell, _ in places))

    def _is_placed(self, address: Address) -> bool:
        """Whether a place is one of whole words."""
        cell, offset = self._solver.heap.resolve(*address)
        return offset % WORD_BYTES == 0 and (cell.period is None or cell.period % WORD_BYTES == 0)

    def _is_whole(self, address: Address, size: int | None) -> bool:
        """Whether all of so many bytes is known as numbers and addresses."""
        lanes = layout_of(self._solver.heap, address, size).lanes
        return bool(lanes) and all(
            lane.kind.is_pointer or (lane.kind.is_float and not lane.kind.is_word) for lane in lanes
        )


def _across(cell: Cell) -> int:
    """How numbers that are known to lie in a cell lie across two words of it."""
    found = 0
    if cell.period is None or cell.period % WORD_BYTES == 0:
        for contents in (cell.slots, cell.hidden):
            for at, slot in contents.items():
                found |= across(at) if slot.kind.is_float and slot.size == WORD_BYTES else 0
    return found


def anywhere(function: Function, signature: TypeSignature, moved: int) -> tuple[HalvesShape, ...]:
    """That numbers may lie across words, as they are `moved` in the module, in all that a function and its callers
    share."""
    memory = [PlaceShape("memory", k) for k in range(len(signature.nodes))]
    arguments = [PlaceShape("argument", k) for k in range(len(function.arguments))]
    return (HalvesShape((*memory, *arguments), moved),)
