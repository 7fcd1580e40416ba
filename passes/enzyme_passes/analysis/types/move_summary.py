# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a function moves from where to where without knowing what it is: part of its type summary.

    void send(struct msg *m, const void *p) { memcpy(m->payload, p, 8); }       8 bytes at p are those at m + 4

Nothing in `send` tells what the bytes are, and its callers know one end only: who calls `send` knows that there is a
double at p, and who calls `recv` wants one from the message. So a summary says which places are one, as far as callers
can see them (parameters, the result, and memory behind these and globals), also by way of memory of the function's own
and of what it calls; and at each call what is known of one end is known of the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, final

from enzyme_passes.analysis.context import MoveShape, PlaceShape, TypeSignature
from enzyme_passes.analysis.lanes import INTEGER, Strength
from enzyme_passes.analysis.types.calls import targets
from enzyme_passes.analysis.types.heap.cells import Address, Cell
from enzyme_passes.analysis.types.solver import Solver, is_static
from enzyme_passes.analysis.types.transfer import exchanges_halves, mask_elements
from enzyme_passes.analysis.types.transfer import place as member_place
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    ExtractValue,
    Freeze,
    InsertValue,
    Instruction,
    Invoke,
    Load,
    Phi,
    Return,
    Select,
    ShuffleVector,
    Store,
    alternatives,
)
from enzyme_passes.ir.values import Argument, Constant, ConstInt, Function, Value
from enzyme_passes.support.dataclasses import replace

_EVERYTHING: Final = 1 << 20  # the length of a copy that is not known
_MOST_STEPS: Final = 256  # that are followed from one place
_MOST_MOVES: Final = 64  # of one function

Port = Value | int  # a register, or the number of a cell
Span = tuple[Port, int, int]  # bytes [begin, end) of it


@final
class UnknownMoves:
    """The moves of one function, and those of them that its callers see."""

    def __init__(self, solver: Solver, function: Function) -> None:
        self.solver = solver
        self.function = function
        self._edges: dict[Port, list[tuple[int, int, Port, int]]] = {}  # begin, end -> where, and from there on
        self._swapped: dict[Port, None] = {}
        for block in solver.order(function):
            for instruction in block.instructions:
                self._enter(instruction)

    def visible(self, cells: Sequence[Cell]) -> tuple[MoveShape, ...]:
        """The moves between the parameters, the result and the nodes of a signature, whose cells are given."""
        if not self._edges:
            return ()
        ports: dict[Port, PlaceShape] = {}
        for k, cell in enumerate(cells):
            ports[cell.number] = PlaceShape("memory", k)
        for argument in self.function.arguments:
            ports[argument] = PlaceShape("argument", argument.index)
        ports[self.function] = PlaceShape("result")
        found: dict[MoveShape, None] = {}
        for port, place in ports.items():
            for begin, end, _, _ in self._edges.get(port, ()):
                self._follow((port, begin, end), place, ports, found)
        return tuple(found)[:_MOST_MOVES]

    def _follow(
        self, start: Span, place: PlaceShape, ports: dict[Port, PlaceShape], found: dict[MoveShape, None]
    ) -> None:
        # And where the span's beginning is at the start, and its length if it must stay whole: behind a swap.
        pending: list[tuple[Span, int, int]] = [(start, start[1], 0)]
        seen: dict[tuple[Span, int, int], None] = {}
        while pending and len(seen) < _MOST_STEPS:
            at = pending.pop()
            if at in seen:
                continue
            seen[at] = None
            (port, begin, end), origin, whole = at
            for low, high, other, to in self._edges.get(port, ()):
                first, last = max(low, begin), min(high, end)
                whole_there = whole or (high - low if other in self._swapped else 0)
                if first >= last or (whole_there and last - first != whole_there):
                    continue
                here, into = origin + first - begin, to + first - low
                if other in ports:
                    size = last - first if last - first < _EVERYTHING // 2 else None
                    target = replace(ports[other], offset=into)
                    if target != (source := replace(place, offset=here)):
                        found[MoveShape(source, target, size)] = None
                else:
                    pending.append(((other, into, into + last - first), here, whole_there))

    def through(self, is_seen: Callable[[Cell], bool]) -> dict[int, None]:
        """The cells that hold bytes which come from where not all is seen, and go on to where not all is: somebody else
        may know what these are. `is_seen`: whether all code that reaches a cell's memory was seen."""
        before: dict[Port, dict[Port, None]] = {}
        after: dict[Port, dict[Port, None]] = {}
        for port, edges in self._edges.items():
            for _, _, other, _ in edges:
                after.setdefault(port, {})[other] = None
                before.setdefault(other, {})[port] = None
        beyond = {k: None for k in (*before, *after) if isinstance(k, int) and not is_seen(self.solver.heap.cells[k])}
        given = [p for p in after if p not in before and isinstance(p, Argument | Call | Invoke | Load)]
        come = _reached([*beyond, *given], after)
        go = _reached([*beyond, self.function], before)
        return {k: None for k in come if isinstance(k, int) and k in go and k not in beyond}

    def handed_on(self) -> dict[int, None]:
        """The classes of memory that hold bytes which come from memory that other code may reach, or from callers, and
        go on to such, by any name of theirs: see `through`."""
        heap = self.solver.heap
        names: dict[Port, dict[Port, None]] = {}
        before: dict[Port, dict[Port, None]] = {}
        after: dict[Port, dict[Port, None]] = {}

        def class_of(port: Port) -> Port:
            found = heap.family(heap.cells[port]) if isinstance(port, int) else port
            names.setdefault(found, {})[port] = None
            return found

        for port, edges in self._edges.items():
            for _, _, other, _ in edges:
                after.setdefault(class_of(port), {})[class_of(other)] = None
                before.setdefault(class_of(other), {})[class_of(port)] = None
        reached = [k for k, ports in names.items() if any(isinstance(p, int) and heap.cells[p].exposed for p in ports)]
        given = [p for p in after if p not in before and isinstance(p, Argument | Call | Invoke)]
        come = _reached([*reached, *given], after)
        go = _reached([*reached, self.function], before)
        return {k: None for k in come if isinstance(k, int) and k in go}

    # Entering

    def _edge(self, source: Port, at: int, target: Port, to: int, size: int) -> None:
        self._edges.setdefault(source, []).append((at, at + size, target, to))

    def _memory(self, address: Address | None) -> tuple[int, int] | None:
        if address is None:
            return None
        cell, at = self.solver.heap.resolve(*address)
        return cell.number, at

    def _enter(self, instruction: Instruction) -> None:
        solver = self.solver
        match instruction:
            case Load() if self._is_open(instruction):
                place = self._memory(solver.address(instruction.pointer))
                if place is not None:
                    self._edge(*place, instruction, 0, solver.layout.store_size(instruction.type))
            case Store(value=value) if self._is_open(value):
                place = self._memory(solver.address(instruction.pointer))
                if place is not None:
                    self._edge(value, 0, *place, solver.layout.store_size(value.type))
            case Phi() | Select() | Freeze() if self._is_open(instruction):
                values = alternatives(instruction)
                for value in values:
                    if not isinstance(value, Constant):
                        self._edge(value, 0, instruction, 0, solver.layout.store_size(value.type))
            case Phi(type=ty.StructType()) | Select(type=ty.StructType()) | Freeze(type=ty.StructType()):
                values = alternatives(instruction)
                for value in values:
                    for at, size in self._open_members(value):
                        self._edge(value, at, instruction, at, size)
            case InsertValue():
                at = member_place(solver.layout, instruction.type, instruction.path)
                if self._is_open(instruction.value):
                    self._edge(instruction.value, 0, instruction, at, solver.layout.store_size(instruction.value.type))
                for other, size in self._open_members(instruction.aggregate):
                    if other != at:
                        self._edge(instruction.aggregate, other, instruction, other, size)
            case ExtractValue() if self._is_open(instruction):
                at = member_place(solver.layout, instruction.aggregate.type, instruction.path)
                self._edge(instruction.aggregate, at, instruction, 0, solver.layout.store_size(instruction.type))
            case Return(value=Value() as value) if self._is_open(value):
                self._edge(value, 0, self.function, 0, solver.layout.store_size(value.type))
            case Cast(operand=value) | ShuffleVector(first=value) if _moves_word(instruction):
                if self._is_open(instruction) and self._is_open(value):
                    if isinstance(instruction, ShuffleVector):
                        self._swapped[instruction] = None
                    self._edge(value, 0, instruction, 0, solver.layout.store_size(value.type))
            case Return(value=Value() as value):
                for at, size in self._open_members(value):
                    self._edge(value, at, self.function, at, size)
            case Call() | Invoke():
                self._enter_call(instruction)
            case _:
                pass

    def _enter_call(self, call: Call | Invoke) -> None:
        solver = self.solver
        copy = copied(call)
        if copy is not None:
            target, source = self._memory(solver.address(copy[0])), self._memory(solver.address(copy[1]))
            if target is not None and source is not None:
                size = copy[2].value if isinstance(copy[2], ConstInt) else _EVERYTHING
                if not self._is_known(source, size):
                    self._edge(*source, *target, size)
            return
        for callee in targets(solver, call)[0]:
            summary, instance = solver.summary(callee), solver.instances.get((call, callee))
            if summary is None or instance is None:
                continue
            for move in summary.moves:
                ends = [self._end(call, instance.cells, place) for place in (move.source, move.target)]
                if ends[0] is not None and ends[1] is not None:
                    self._edge(*ends[0], *ends[1], move.size if move.size is not None else _EVERYTHING)

    def _end(self, call: Call | Invoke, cells: Sequence[Cell], place: PlaceShape) -> tuple[Port, int] | None:
        match place.what:
            case "memory":
                return self._memory((cells[place.number], place.offset))
            case "argument":
                argument = call.arguments[place.number]
                return (
                    None if isinstance(argument, Constant) or not self._is_open(argument) else (argument, place.offset)
                )
            case _:
                members = self._open_members(call)
                return (
                    (call, place.offset)
                    if self._is_open(call) or any(at == place.offset for at, _ in members)
                    else None
                )

    def _is_open(self, value: Value) -> bool:
        """Whether nothing, or next to nothing, is known of what is in a register."""
        if isinstance(value, Constant) or is_static(value.type) or isinstance(value.type, ty.PointerType):
            return False
        return all(
            slot.kind.is_unknown or (slot.kind is INTEGER and slot.strength <= Strength.WEAK)
            for slot in self.solver.contents(value).values()
        )

    def _open_members(self, value: Value) -> list[tuple[int, int]]:
        """Where in a struct the integers are of which nothing is known, and their sizes."""
        if isinstance(value, Constant) or not isinstance(value.type, ty.StructType) or value.type.fields is None:
            return []
        layout, contents = self.solver.layout, self.solver.contents(value)
        found: list[tuple[int, int]] = []
        for at, member in zip(layout.offsets(value.type), value.type.fields, strict=True):
            slot = contents.get(at)
            if isinstance(member, ty.IntType) and (slot is None or slot.kind.is_unknown):
                found.append((at, layout.store_size(member)))
        return found

    def _is_known(self, place: tuple[int, int], size: int) -> bool:
        heap = self.solver.heap
        seen = heap.view((heap.cells[place[0]], place[1]), min(size, 64))
        return (
            bool(seen)
            and all(not s.kind.is_unknown and s.strength > Strength.WEAK for _, s in seen)
            and (sum(s.size for _, s in seen) >= min(size, 64))
        )


def _reached(start: Iterable[Port], edges: dict[Port, dict[Port, None]]) -> dict[Port, None]:
    found = dict.fromkeys(start)
    pending = list(found)
    while pending:
        new = [port for port in edges.get(pending.pop(), ()) if port not in found]
        found.update(dict.fromkeys(new))
        pending += new
    return found


def _moves_word(instruction: Cast | ShuffleVector) -> bool:
    """Whether a word stays as it is, or its bytes change their order, whole: a number in it is that number still."""
    if isinstance(instruction, Cast):
        return instruction.op == "bitcast"
    type = instruction.type
    if not isinstance(type, ty.VectorType) or type.element is not ty.I8 or instruction.first.type != type:
        return False
    return mask_elements(instruction) == list(range(type.count))[::-1] or exchanges_halves(instruction)


def copied(call: Call | Invoke) -> tuple[Value, Value, Value] | None:
    """Target, source and length, if a call is a copy of memory."""
    callee = call.target
    if callee is None or callee.defined or len(call.arguments) < 3:
        return None
    if not callee.name.startswith(("llvm.memcpy.", "llvm.memmove.")) and callee.name not in ("memcpy", "memmove"):
        return None
    return call.arguments[0], call.arguments[1], call.arguments[2]


def with_moves(solver: Solver, function: Function, signature: TypeSignature, cells: Sequence[Cell]) -> TypeSignature:
    """A summary, with what its function moves."""
    moves = UnknownMoves(solver, function).visible(cells)
    return replace(signature, moves=moves) if moves else signature
