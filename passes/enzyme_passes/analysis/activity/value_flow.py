# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where float data goes: the graph that activity is a question about.

Its nodes are the registers that may carry float bits, and the classes of memory (families of cells, heap/cells.py);
its edges lead from what is read to what is computed or written:

    %v = load double, ptr %p            memory(p) -> %v
    %w = fmul double %v, %x             %v -> %w, %x -> %w
    store double %w, ptr %q             %w -> memory(q)
    call void @f(ptr %q, double %w)     as f's own graph connects what it shares: its `FlowSummary`

Calls are entered by calls.py. Comparisons, conversions to integers and whatever has only integer lanes are
no nodes: no derivative goes through them. A register of which the type analysis knows nothing is a node: better an
error about its type than a lost derivative.

Memory that is reached only through arguments marked constant has a node of its own (`CONSTANT`), since nothing
behind such an argument is active by the user's word, even where the same memory might be reached otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from enum import IntEnum
from typing import Final, assert_never, final

from enzyme_passes.analysis.context import NodeShape
from enzyme_passes.analysis.lanes import CONFLICT, Lane
from enzyme_passes.analysis.types.evidence.moved_integers import LEAST_FLOAT, moved_integers
from enzyme_passes.analysis.types.evidence.rounding import rounding_sums
from enzyme_passes.analysis.types.heap.cells import Cell
from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.analysis.types.memory_classes import Copy, MemoryClasses
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Branch,
    Call,
    Cast,
    CompareExchange,
    CondBranch,
    ExtractElement,
    ExtractValue,
    Fence,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Resume,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Unreachable,
    closed,
    operands,
)
from enzyme_passes.ir.values import Argument, ConstAggregate, Constant, ConstExpr, Function, GlobalVariable, Value
from enzyme_passes.support.dataclasses import dataclass

# How a pointer was come by; bits, where it may have been by several ways.
Side = int
NONE: Final = 0  # null, or no pointer at all
INACTIVE: Final = 1  # from constant data, or from what is declared inactive: its memory is not in the graph
CONSTANT: Final = 2  # through arguments marked constant
LIVE: Final = 4  # otherwise
TRACED: Final = 8  # and from what a request gives with a shadow, though none is passed on: nobody sees numbers there


class PortKind(IntEnum):
    ARGUMENT = 0
    RESULT = 1
    MEMORY = 2
    TEXT_ARGUMENT = 3
    TEXT_RESULT = 4
    TEXT_MEMORY = 5
    CHANNEL = 6


# The number of a parameter, or of a class of memory in the function's type summary; the name of a channel.
Port = tuple[PortKind, int | str]
Flow = tuple[tuple[Port, ...], tuple[Port, ...]]  # sources, and what each of them reaches
RESULT: Final[Port] = (PortKind.RESULT, 0)


@final
@dataclass(frozen=True, slots=True)
class FlowSummary:
    """What a function does with float data, whatever is active. `written`: the classes of memory that it stores
    anything into. `copies`: those between which it moves bytes that it does not know the type of; `joined`: those that
    have become one by such copies."""

    flows: tuple[Flow, ...] = ()
    written: tuple[int, ...] = ()
    copies: tuple[Copy, ...] = ()
    joined: tuple[tuple[int, ...], ...] = ()


@final
class CallFlow:
    """A call in the graph: pairs of source nodes and what they reach; the memory nodes that it writes; the pointers
    among its arguments that are found elsewhere afterwards, and those that the result may be or point into."""

    __slots__ = ("flows", "written", "captured", "returned")

    def __init__(self) -> None:
        self.flows: list[tuple[list[int], list[int]]] = []
        self.written: dict[int, None] = {}
        self.captured: list[Value] = []
        self.returned: list[Value] = []


@final
@dataclass(frozen=True, slots=True)
class Text:
    """The characters in a register or in a class of memory: numbers may have been printed there."""

    of: Value | int


Place = tuple[int, Side]  # a class of memory, as it is reached
Channel = str  # what keeps data out of sight: unseen code, a file, the environment (activity/channels.py)
Key = Value | Place | Text | Channel

ENDED: Final[Channel] = "unseen code that a derivative ends at"  # so that what went into it need not be refused
ENDED_TEXT: Final[Channel] = "text that a derivative ends at"  # what unseen code would make of text as its result
ENDS: Final = (ENDED, ENDED_TEXT)


@final
class ValueFlow:
    """The graph of one function. `given` is the side of its arguments and of globals. `open`: it is for a summary, and
    what the function takes for integers, and only moves, its callers may know better. `text`: characters are followed,
    too."""

    def __init__(
        self,
        types: TypeFacts,
        given: Callable[[Argument | GlobalVariable], Side],
        open: bool = False,
        text: bool = False,
    ) -> None:
        self.types = types
        self.function = types.function
        self.given = given
        self.open = open
        self.text = text
        self.read: dict[Value, None] = {}  # bytes, and what is computed from them: digits, that may become a number
        self.numbers: dict[Key, int] = {}
        self.successors: list[list[int]] = []
        self.predecessors: list[list[int]] = []
        self.written: dict[int, None] = {}
        self.floatless: dict[int, None] = {}  # memory that is known to hold no floats
        self.calls: dict[Call | Invoke, CallFlow] = {}
        self.sides: dict[Value, Side] = {}
        self.memory_classes = MemoryClasses(types)
        self._floats: dict[Value, bool] = {}
        self._becoming = becoming_floats(self.function)
        self.rounding = rounding_sums(self.function)
        moved = moved_integers(self.function.instructions())
        if open:
            self._becoming.update(moved)
        self.passed = {} if open else self._passed(moved)

    def _passed(self, moved: dict[Value, None]) -> dict[Value, None]:
        """Integers that are only moved, and come from a function or go to one: to that, they may be floats. And bytes
        that are moved one by one: nobody knows of what. They tie memory together, so that the engine sees the calls and
        the stores, and asks (`TypeChecks`)."""
        found: dict[Value, None] = {}
        pending: list[Value] = [v for v in moved if v.type == ty.I8]
        for call in self.function.instructions():
            if isinstance(call, Call | Invoke) and self.types.callees(call):
                pending += [v for v in (call, *call.arguments) if v in moved]
        users: dict[Value, list[Value]] = {}
        for value in moved if pending else ():
            if isinstance(value, Phi | Select | Freeze):
                for operand in operands(value):
                    users.setdefault(operand, []).append(value)
        while pending:
            value = pending.pop()
            if value in moved and value not in found and not self.carries_float(value):
                found[value] = None
                pending += users.get(value, [])
                if isinstance(value, Phi | Select | Freeze):
                    pending += operands(value)
        self._floats.update(dict.fromkeys(found, True))
        return found

    # Nodes and edges

    def node(self, key: Key) -> int:
        known = self.numbers.get(key)
        if known is None:
            known = self.numbers[key] = self.anonymous()
        return known

    def anonymous(self) -> int:
        self.successors.append([])
        self.predecessors.append([])
        return len(self.successors) - 1

    def edge(self, source: int, target: int) -> None:
        self.successors[source].append(target)
        self.predecessors[target].append(source)

    def register(self, value: Value) -> int | None:
        """The node of a register that may carry float bits."""
        if isinstance(value, Constant) or not self.carries_float(value):
            return None
        return self.node(value)

    def characters(self, value: Value) -> int | None:
        """The node of the characters that may be in a register."""
        if not self.text or isinstance(value, Constant) or not holds_characters(value.type):
            return None
        return self.node(Text(value))

    def text_behind(self, pointer: Value, deep: bool = False) -> list[int]:
        """The nodes of the characters that a pointer leads to."""
        if not self.text:
            return []
        behind = self.reachable(pointer) if deep else self.memory_classes.behind(pointer)
        return [self.node(Text(k)) for k in behind]

    def memory(self, pointer: Value) -> list[int]:
        """The nodes of what a pointer (or a vector of them) points to."""
        return self.places(pointer, self.memory_classes.behind(pointer))

    def deep_memory(self, pointer: Value) -> list[int]:
        """The nodes of all memory that can be reached from a pointer."""
        return self.places(pointer, self.reachable(pointer))

    def reachable(self, value: Value) -> list[int]:
        """The classes of memory that can be reached from the pointers in a value."""
        return self.memory_classes.reachable(self.memory_classes.behind(value))

    def places(self, pointer: Value, classes: Iterable[int]) -> list[int]:
        side = self.side(pointer)
        return [] if side == INACTIVE else [self.node((k, side)) for k in classes]

    # What values are

    def carries_float(self, value: Value) -> bool:
        """Whether float bits may be in a register: by evidence, or for want of it."""
        known = self._floats.get(value)
        if known is None:
            known = self._floats[value] = (
                ty.is_float(value.type)
                or value in self._becoming
                or (isinstance(value, Load) and self.types.is_scrambled(value))
                or (
                    not isinstance(value.type, ty.PointerType | ty.SimpleType)
                    and any(may_be_float(lane) for lane in self.types.register(value))
                )
            )
        return known

    def may_point(self, value: Value) -> bool:
        """Whether a register may hold a pointer."""
        if isinstance(value.type, ty.PointerType):
            return True
        if isinstance(value.type, ty.FloatType | ty.SimpleType):
            return False
        return any(lane.kind.is_pointer or lane.kind.is_word for lane in self.types.register(value))

    # How pointers are come by

    def side(self, pointer: Value) -> Side:
        """The one way that counts: the most active. Behind null is nothing, and what is taken for null may be there
        after all."""
        found = self.origin(pointer)
        if found & LIVE or not found:
            return LIVE
        return CONSTANT if found & CONSTANT else INACTIVE

    def origin(self, value: Value) -> Side:
        """All the ways by which a pointer may be come by."""
        if not isinstance(value, Constant):
            return self.sides.get(value, NONE)
        found = NONE
        pending: list[Constant] = [value]
        while pending:
            match pending.pop():
                case GlobalVariable() as variable:
                    found |= self.given(variable)
                case ConstExpr(operands=parts) | ConstAggregate(elements=parts):
                    pending.extend(parts)
                case _:
                    pass
        return found

    def find_sides(self, result: Callable[[Call | Invoke], Side | list[Value]]) -> None:
        """Decide how every pointer is come by. `result` tells it of a call's result: a side, or the values that it
        may be or point into (among them the call itself: or memory of its own)."""
        users: dict[Value, list[Instruction]] = {}
        pending: list[Value] = []

        def add(value: Value, side: Side) -> None:
            known = self.sides.get(value, NONE)
            if side & ~known:
                self.sides[value] = known | side
                pending.append(value)

        for argument in self.function.arguments:
            if self.may_point(argument):
                add(argument, self.given(argument))
        for instruction in self.function.instructions():
            if instruction.type is ty.VOID or not self.may_point(instruction):
                continue
            sources: list[Value]
            match instruction:
                case Load() | AtomicRMW() | CompareExchange():
                    sources = [instruction.pointer]
                    if isinstance(instruction.pointer, Constant) and not self.origin(instruction.pointer):
                        add(instruction, LIVE)
                case Call() | Invoke():
                    told = result(instruction)
                    if isinstance(told, int):
                        add(instruction, told)
                        continue
                    sources = told
                    if any(value is instruction for value in told):
                        add(instruction, LIVE)
                case _:
                    sources = [o for o in operands(instruction) if self.may_point(o)]
                    if not sources:
                        add(instruction, LIVE)
            for source in sources:
                users.setdefault(source, []).append(instruction)
                add(instruction, self.origin(source))
        while pending:
            value = pending.pop()
            for user in users.get(value, ()):
                add(user, self.sides[value])

    def escaping(self, returns: bool) -> dict[Value, None]:
        """The pointers that are stored, captured by a call, or (if that counts) returned, and all that they may be."""
        pending: list[Value] = []
        found: dict[Value, None] = {}
        for instruction in self.function.instructions():
            match i := closed(instruction):
                case Store():
                    pending.append(i.value)
                case AtomicRMW():
                    pending.append(i.value)
                case CompareExchange():
                    pending.append(i.desired)
                case Return() if returns and i.value is not None:
                    pending.append(i.value)
                case Call() | Invoke():
                    pending += self.calls[i].captured
                case (
                    FloatUnary() | FloatBinary() | IntBinary() | FloatCompare() | IntCompare() | Cast()
                    | Alloca() | GetElementPtr() | Phi() | Select() | ExtractValue() | InsertValue()
                    | ExtractElement() | InsertElement() | ShuffleVector() | Freeze() | Load() | Fence()
                    | Opaque() | Return() | Branch() | CondBranch() | Switch() | Resume() | Unreachable()
                ):  # fmt: skip
                    pass  # what an exception carries is refused elsewhere (channel_checks.py)
                case _:
                    assert_never(i)
        while pending:
            value = pending.pop()
            if value in found or not self.may_point(value):
                continue
            found[value] = None
            if isinstance(value, Call | Invoke):
                pending += self.calls[value].returned
            elif isinstance(value, Instruction) and not isinstance(value, Load | AtomicRMW | CompareExchange):
                pending += operands(value)
        return found

    # Instructions

    def enter(self, call: Callable[[Call | Invoke], None]) -> None:
        """Enter the edges of the function. `call` enters those of a call."""
        for instruction in self.function.instructions():
            match i := closed(instruction):
                case Store():
                    self._write(i.pointer, i.value)
                case Load():
                    self._read(i.pointer, i)
                case AtomicRMW():
                    self._write(i.pointer, i.value)
                    self._read(i.pointer, i)
                case CompareExchange():
                    self._write(i.pointer, i.desired)
                    self._read(i.pointer, i)
                case Return():
                    if i.value is not None:
                        self.flow(i.value, self.node(self.function))
                case Call() | Invoke():
                    call(i)
                case _ if i in self.rounding:
                    pass  # a step function
                case Cast(op="sitofp" | "uitofp", operand=bits) if self.types.is_integer_of_union(bits):
                    pass
                case (
                    FloatUnary() | FloatBinary() | IntBinary() | FloatCompare() | IntCompare() | Cast()
                    | Alloca() | GetElementPtr() | Phi() | Select() | ExtractValue() | InsertValue()
                    | ExtractElement() | InsertElement() | ShuffleVector() | Freeze() | Opaque()
                ):  # fmt: skip
                    into = self.register(i) if i.type is not ty.VOID else None
                    if into is not None:
                        for operand in operands(i):
                            self.flow(operand, into)
                case Fence() | Branch() | CondBranch() | Switch() | Resume() | Unreachable():
                    pass
                case _:
                    assert_never(i)
        if self.text:
            self._enter_text()

    def _enter_text(self) -> None:
        """Characters go where they are moved, by bytes or by words. What is computed from single bytes may become a
        number (`10 * value + (digit - '0')`); a number in an integer of its own is none."""
        for argument in self.function.arguments:
            if argument.type is ty.I8:
                self.read[argument] = None
        for instruction in self.function.instructions():
            match instruction:
                case Store():
                    self._write_text(instruction.pointer, instruction.value)
                case Load():
                    self._read_text(instruction.pointer, instruction, instruction.type)
                case AtomicRMW():
                    self._write_text(instruction.pointer, instruction.value)
                    self._read_text(instruction.pointer, instruction, instruction.type)
                case CompareExchange():
                    self._write_text(instruction.pointer, instruction.desired)
                    self._read_text(instruction.pointer, instruction, instruction.desired.type)
                case Return():
                    source = self.characters(instruction.value) if instruction.value is not None else None
                    if source is not None:
                        self.edge(source, self.node(Text(self.function)))
                case Call() | Invoke():
                    if holds_characters(instruction.type):
                        self.read[instruction] = None
                case _ if not isinstance(instruction.type, ty.SimpleType | ty.PointerType):
                    self._compute_text(instruction)
                case _:
                    pass

    def _write_text(self, pointer: Value, value: Value) -> None:
        source = self.characters(value)
        if source is not None:
            for place in self.text_behind(pointer):
                self.edge(source, place)

    def _read_text(self, pointer: Value, into: Instruction, type: ty.Type) -> None:
        read = self.characters(into)
        if read is not None:
            for place in self.text_behind(pointer):
                self.edge(place, read)
            if _is_byte(type):
                self.read[into] = None

    def _compute_text(self, instruction: Instruction) -> None:
        sources = [(o, s) for o in operands(instruction) if (s := self.characters(o)) is not None]
        if not sources:
            return
        if any(o in self.read for o, _ in sources):
            self.read[instruction] = None
        into = self.characters(instruction)
        if into is None and (becomes_number(instruction) and instruction in self.read):
            into = self.register(instruction)
        if into is not None:
            for _, source in sources:
                self.edge(source, into)

    def join_outside(self, taken: Callable[[GlobalVariable], bool], *, arguments: bool, aliased: bool) -> None:
        """What globals led to before the request may be globals whose addresses are taken; and, with `arguments`, what
        arguments lead to; and, if `aliased`, each other's."""
        classes = self.memory_classes
        variables = {g: classes.of(cell) for g, cell in self.types.global_cells().items() if self.given(g) == LIVE}
        led = classes.reachable(t for k in variables.values() for t in classes.pointees.get(k, ()))
        if not any(classes.floats.get(k, True) for k in led):
            return
        found = {k: None for g, k in variables.items() if taken(g)}
        for argument in self.function.arguments if arguments else ():
            if self.given(argument) == LIVE:
                found.update(dict.fromkeys(self.reachable(argument)))
        if not found and not aliased:
            return
        outside = self.anonymous()
        for k in dict.fromkeys((*led, *found)):
            if classes.floats.get(k, True):
                self.edge(self.node((k, LIVE)), outside)
                self.edge(outside, self.node((k, LIVE)))

    def flow(self, value: Value, into: int) -> None:
        source = self.register(value)
        if source is not None:
            self.edge(source, into)

    def _read(self, pointer: Value, result: Value) -> None:
        into = self.register(result)
        if into is not None:
            for source in self.memory(pointer):
                self.edge(source, into)

    def _write(self, pointer: Value, value: Value) -> None:
        places = self.memory(pointer)
        self.written.update(dict.fromkeys(places))
        source = self.register(value)
        if source is not None:
            for place in places:
                self.edge(source, place)
        if self.side(pointer) == CONSTANT and self.may_point(value) and self.origin(value) & LIVE:
            # Memory of the program's own, put behind a constant argument, is read there under another name.
            for k in self.reachable(value):
                live, constant = self.node((k, LIVE)), self.node((k, CONSTANT))
                self.edge(live, constant)
                self.edge(constant, live)

    # Reaching

    def forward(self, sources: Iterable[int], around: Collection[int] = ()) -> list[bool]:
        """For each node, whether one of the sources reaches it, without going through some nodes (`around`, which are
        not reached themselves); sources reach themselves."""
        return _reach(self.successors, sources, around)

    def backward(self, targets: Iterable[int], around: Collection[int] = ()) -> list[bool]:
        return _reach(self.predecessors, targets, around)

    @property
    def ends(self) -> dict[int, None]:
        """The nodes of what goes into unseen code that a derivative ends at, or would come back from there."""
        return {self.numbers[key]: None for key in ENDS if key in self.numbers}

    def summary(self, nodes: Iterable[tuple[NodeShape, Cell]], copies: Iterable[Copy]) -> FlowSummary:
        """What connects the parameters, the result and the memory that is shared. The types have to be solved under
        the function's own type summary, of which these are the nodes: their classes are the ports."""
        ports: dict[int, list[Port]] = {}
        for argument in self.function.arguments:
            node = self.numbers.get(argument)
            if node is not None:
                ports[node] = [(PortKind.ARGUMENT, argument.index)]
            node = self.numbers.get(Text(argument)) if self.text else None
            if node is not None:
                ports[node] = [(PortKind.TEXT_ARGUMENT, argument.index)]
        for key, node in self.numbers.items():
            if isinstance(key, str):
                ports[node] = [(PortKind.CHANNEL, key)]
        written: dict[int, None] = {}
        shared: dict[int, dict[int, None]] = {}  # class of memory -> its numbers in the type summary
        for shape, cell in nodes:
            k = self.memory_classes.of(cell)
            if shape.family in shared.setdefault(k, {}):
                continue
            shared[k][shape.family] = None
            for side in (CONSTANT, LIVE):
                node = self.numbers.get((k, side))
                if node is not None:
                    ports.setdefault(node, []).append((PortKind.MEMORY, shape.family))
                    if node in self.written:
                        written[shape.family] = None
            node = self.numbers.get(Text(k)) if self.text else None
            if node is not None:
                ports.setdefault(node, []).append((PortKind.TEXT_MEMORY, shape.family))
        result = self.numbers.get(self.function)
        if result is not None:
            ports[result] = [RESULT]
        result = self.numbers.get(Text(self.function)) if self.text else None
        if result is not None:
            ports[result] = [(PortKind.TEXT_RESULT, 0)]
        one = {k: next(iter(numbers)) for k, numbers in shared.items()}
        joined = tuple(tuple(numbers) for numbers in shared.values() if len(numbers) > 1)
        return FlowSummary(self._connections(ports), tuple(written), self._visible(copies, one), joined)

    def _visible(self, copies: Iterable[Copy], numbers: dict[int, int]) -> tuple[Copy, ...]:
        """The copies between shared classes of memory, also those by way of others."""
        find = self.memory_classes.find
        after: dict[int, list[int]] = {}
        for source, target in copies:
            after.setdefault(find(source), []).append(find(target))
        found: dict[Copy, None] = {}
        for start in after:
            if start not in numbers:
                continue
            seen: dict[int, None] = {}
            pending = list(after[start])
            while pending:
                k = pending.pop()
                if k not in seen:
                    seen[k] = None
                    pending.extend(after.get(k, ()))
                    if k in numbers and numbers[k] != numbers[start]:
                        found[(numbers[start], numbers[k])] = None
        return tuple(found)

    def _connections(self, ports: dict[int, list[Port]]) -> tuple[Flow, ...]:
        """Which ports reach which: every node gets the set, as bits, of the nodes with ports that reach it. What goes
        through an end does so in the caller, where it is seen that it does."""
        order = list(ports)
        ends = self.ends
        reached = [0] * len(self.successors)
        pending: list[int] = []
        for bit, node in enumerate(order):
            for after in self.successors[node]:
                reached[after] |= 1 << bit
                pending.append(after)
        while pending:
            node = pending.pop()
            bits = reached[node] if node not in ends else 0
            for after in self.successors[node]:
                if bits & ~reached[after]:
                    reached[after] |= bits
                    pending.append(after)
        into: dict[int, dict[Port, None]] = {}  # sources, as bits -> what all of them reach
        for node in order:
            if reached[node]:
                into.setdefault(reached[node], {}).update(dict.fromkeys(ports[node]))
        return tuple(
            (
                tuple(dict.fromkeys(p for bit, n in enumerate(order) if bits >> bit & 1 for p in ports[n])),
                tuple(targets),
            )
            for bits, targets in into.items()
        )


def _reach(edges: list[list[int]], start: Iterable[int], around: Collection[int]) -> list[bool]:
    seen = [False] * len(edges)
    pending = [node for node in start if node not in around]
    for node in pending:
        seen[node] = True
    while pending:
        for after in edges[pending.pop()]:
            if not seen[after] and after not in around:
                seen[after] = True
                pending.append(after)
    return seen


def holds_characters(type: ty.Type) -> bool:
    """Whether characters may be in registers of a type: all integers but truth values, also in vectors and structs."""
    match type:
        case ty.IntType(bits=bits):
            return bits >= 8
        case ty.VectorType() | ty.ArrayType():
            return holds_characters(type.element)
        case ty.StructType(fields=fields):
            return any(map(holds_characters, fields or ()))
        case _:
            return False


def _is_byte(type: ty.Type) -> bool:
    return (type.element if isinstance(type, ty.VectorType) else type) is ty.I8


def becomes_number(instruction: Instruction) -> bool:
    return isinstance(instruction, Cast) and instruction.op in ("sitofp", "uitofp", "bitcast")


def becoming_floats(function: Function) -> dict[Value, None]:
    """Integers computed to become floats: what comes out of arithmetic on bits is a float, whatever went in."""
    found: dict[Value, None] = {}
    pending: list[Value] = [
        i.operand for i in function.instructions() if isinstance(i, Cast) and i.op == "bitcast" and ty.is_float(i.type)
    ]
    while pending:
        value = pending.pop()
        if value in found or ty.is_float(value.type):
            continue
        if isinstance(value, IntBinary | Phi | Select | Freeze) or (
            isinstance(value, Cast) and value.op in ("bitcast", "zext", "trunc")
        ):
            found[value] = None
            pending += [o for o in operands(value) if o.type is not ty.I1]
    return found


def may_be_float(lane: Lane) -> bool:
    """Single bytes are none, unless they are known to be some of a float's."""
    return lane.kind.is_float or lane.kind is CONFLICT or (lane.kind.is_unknown and lane.size >= LEAST_FLOAT)
