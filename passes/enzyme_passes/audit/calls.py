# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From calls to edges.

A function with a body comes with a summary: what it moves from its arguments and from memory to its result and to
memory, and where it leaves which addresses. Bound to a call, that is a small program of loads, stores and moves on
what the call passes.

Of functions without a body those are known that have a rule, and those of the library. Any other is unseen: it may
keep all it can reach, and give back, then or later, all that unseen code was ever given."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import prod
from typing import Final, assert_never, final

from enzyme_passes.audit.flows import masks
from enzyme_passes.audit.graph import ADDRESS, ARITHMETIC, DERIVE, DOUBTFUL, MOVE, Graph
from enzyme_passes.audit.places import ANYWHERE, HERE, POINTER, Kind, Members, Object, Sort, Step
from enzyme_passes.audit.table_lookups import flows_of
from enzyme_passes.audit.transfer import CHOICES, Transfer, is_copy
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Argument, Constant, ConstInt, Function, GlobalVariable, InlineAsm, Value
from enzyme_passes.ir.variable_arguments import only_handed_on
from enzyme_passes.library import c as library
from enzyme_passes.library import channels
from enzyme_passes.library.facts import LibraryFunction
from enzyme_passes.library.printers import PRINTERS
from enzyme_passes.rules.binding import Place, Slot, rule_of
from enzyme_passes.rules.rule import Kind as Parts
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.dataclasses import dataclass, field

_FILLS: Final = ("llvm.memset.", "memset")
_ARITHMETIC: Final = (
    *(f"llvm.{op}" for op in ("sadd", "uadd", "ssub", "usub", "smul", "umul", "sshl", "ushl", "abs")),
    *(f"llvm.vector.reduce.{op}" for op in ("add", "mul", "xor", "and")),
)
_SILENT: Final = (
    "__ubsan_handle_",
    *("llvm.dbg.", "llvm.assume", "llvm.lifetime.", "llvm.invariant.", "llvm.stack", "llvm.experimental.noalias"),
    *("__enzyme_float", "__enzyme_double", "__enzyme_integer", "__enzyme_pointer"),
)
_LIST: Final = 32  # bytes of a va_list, at most
_BEGINNING: Final = 8  # bytes of a text
_TEXT_LOOP: Final = "__enzcc_copy_text"  # normalize/text_copies.py
_TEXT_COPIES: Final = (
    *("strcpy", "strncpy", "stpcpy", "stpncpy", "strlcpy", "__strcpy_chk", "__strncpy_chk", "__stpcpy_chk"),
    _TEXT_LOOP,
)
_TEXT_MADE: Final = ("strdup", "strndup", "__strdup", "__strndup")
_TREE: Final = (8, 16, 24)  # parent, left, right
LINKS: Final = {
    "_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_": _TREE,
    "_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_": _TREE,
}
"""Functions of the C++ library that do nothing but turn the links of nodes, by where these are in a node. As graphs
they are too large, for in a tree all may lead to all."""

THROWN: Final = GlobalVariable("exceptions", ty.PTR, constant=False)
"""All exceptions: what is put into one may be found in any that is caught."""


_Copied = tuple[Object, Step, Object, Step, int | None, Members, list[int]]


@final
@dataclass(frozen=True, slots=True)
class Flow:
    """Every input of some goes to every output of some (indices); `seen`: a float is passed on the way."""

    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    kind: int
    seen: bool


@final
@dataclass(slots=True)
class Summary:
    """`inputs` and `outputs` are nodes of the callee: its arguments, then cells as they were; the parts of its
    result, then cells as they are left. `flows` say what goes from each of some inputs to each of some outputs. What
    is copied whole is not looked into: `copies` are for the caller, who knows what is there, with the callee's nodes
    that stand for them."""

    graph: Graph
    arguments: int
    objects: list[Object] = field(default_factory=list)
    inputs: list[int] = field(default_factory=list)
    read: list[tuple[Object, Step, int, bool, bool, Sort]] = field(default_factory=list)
    outputs: list[int] = field(default_factory=list)
    results: int = 1  # parts of the result
    written: list[tuple[Object, Step, int, bool, Sort]] = field(default_factory=list)
    flows: list[Flow] = field(default_factory=list)
    addresses: list[tuple[int, Object, Step]] = field(default_factory=list)
    given: list[Object] = field(default_factory=list)
    grown: list[Object] = field(default_factory=list)  # what is reallocated
    counted: list[tuple[Object, Step, int | None, Sort]] = field(default_factory=list)  # as in Transfer
    copies: list[_Copied] = field(default_factory=list)
    choices: list[tuple[int, int, int, bool]] = field(default_factory=list)  # flows of table_lookups.py
    starts: list[tuple[int, ...]] = field(default_factory=list)  # of walks to what is read and written

    def told(self) -> object:
        """What callers make of it, in a form that can be compared."""
        ins, outs = self.borders()
        return (
            frozenset(zip(ins[self.arguments :], (pointer for _, _, _, pointer, _, _ in self.read), strict=True)),
            frozenset((ins[k], frozenset(outs[j] for j in f.outputs), f.kind) for f in self.flows for k in f.inputs),
            frozenset((outs[j], _name(o), s) for j, o, s in self.addresses),
            frozenset(map(_name, self.given)),
            frozenset(map(_name, self.grown)),
            frozenset((_name(o), s, by, sort) for o, s, by, sort in self.counted),
            frozenset(map(_name_of_copy, self.copies)),
            len(self.choices),
        )

    def borders(self) -> tuple[list[object], list[object]]:
        """What the inputs and outputs are called: other summaries of the function have the same in another order."""
        cells: list[object] = [(_name(o), s, z, c, t) for o, s, z, c, t in self.written]
        return [*range(self.arguments), *cells], [*range(self.results), *cells]


def _name(o: Object) -> object:
    return (o.kind, o.site, o.step, _name(o.parent) if o.parent is not None else None)


def _name_of_copy(copy: _Copied) -> object:
    source, there, target, here, size, members, _ = copy
    return (_name(source), there, _name(target), here, size, members)


@final
@dataclass(slots=True)
class Bound:
    """A summary at a call: the caller's node for each of the callee's inputs and outputs."""

    summary: Summary
    inputs: list[int]
    outputs: list[int]
    copies: list[tuple[list[int], int]]  # callee's nodes, caller's node
    objects: dict[Object, int]  # callee's object, caller's pointer to it

    def turned(self, summary: Summary, nothing: int) -> Bound:
        """The same for a later summary of the callee, which calls itself; `nothing` is a node without edges."""
        before_ins, before_outs = self.summary.borders()
        ins, outs = summary.borders()
        inputs = dict(zip(before_ins, self.inputs, strict=True))
        outputs = dict(zip(before_outs, self.outputs, strict=True))
        pointers = {_name(o): pointer for o, pointer in self.objects.items()}
        copies = {_name_of_copy(c): outer for c, (_, outer) in zip(self.summary.copies, self.copies, strict=True)}
        return Bound(
            summary,
            [inputs.get(name, nothing) for name in ins],
            [outputs.get(name, nothing) for name in outs],
            [(c[-1], copies[name]) for c in summary.copies if (name := _name_of_copy(c)) in copies],
            {o: pointers[name] for o in summary.objects if (name := _name(o)) in pointers},
        )


def summarize(transfer: Transfer, function: Function) -> Summary:
    """What the callers of a function whose graph is solved need of it."""
    graph = transfer.graph
    found = Summary(graph, len(function.arguments))
    if graph.exhausted:
        return found
    visible = {o: None for o in graph.objects if o.symbolic}
    pending = [*transfer.results, *(c.written for o in visible for c in o.cells.values())]

    def show(object: Object | None) -> None:
        while object is not None and object not in visible:
            visible[object] = None
            pending.extend(c.written for c in object.cells.values())
            object = object.parent if object.kind is Kind.BUFFER else None

    copies = list({c: None for o in graph.objects for c in o.copies.values()})
    more = True
    while pending or more:
        while pending:
            for object, _ in graph.places(pending.pop()):
                show(object)
        more = False
        for copy in copies:
            for one, other in ((copy.source[0], copy.target[0]), (copy.target[0], copy.source[0])):
                if one in visible and other not in visible:
                    show(other)
                    more = True
    found.copies = [(*c.source, *c.target, c.size, c.members, list(c.nodes)) for c in copies if c.source[0] in visible]
    found.objects = sorted(visible, key=lambda o: o.depth)
    found.inputs = [transfer.register(a) for a in function.arguments]
    found.outputs = list(transfer.results)
    found.results = len(transfer.results)
    for object in found.objects:
        for cell in object.cells.values():
            found.inputs.append(graph.entry(cell))
            found.read.append((object, cell.step, cell.size, cell.pointer, cell.floats, cell.sort))
            found.outputs.append(cell.written)
            found.written.append((object, cell.step, cell.size, cell.floats, cell.sort))
            found.starts.append(tuple(cell.starts))
        if object.kind is not Kind.OUTSIDE and graph.is_given(object):
            found.given.append(object)
        if object.grows:
            found.grown.append(object)
    found.counted = [
        (o, at, by, sort) for pointer, by, sort in transfer.counted for o, at in graph.places(pointer) if o in visible
    ]
    stops = {node for i, node in transfer.stops.items() if transfer.ends[i]}
    reached = masks(graph, found.inputs, stops)
    flows: dict[tuple[int, int, bool], list[int]] = {}
    for j, node in enumerate(found.outputs):
        plain, seen, computed, doubted = reached.get(node, (0, 0, 0, 0))
        for bits, kind, by_float in (
            (plain, MOVE, False),
            (seen, MOVE, True),
            (computed, ARITHMETIC, False),
            (doubted & ~seen, DOUBTFUL, False),
        ):
            if bits:
                flows.setdefault((bits, kind, by_float), []).append(j)
        found.addresses += [(j, o, at) for o, at in graph.places(node) if o in visible]
    found.flows = [Flow(_ones(bits), tuple(outputs), kind, seen) for (bits, kind, seen), outputs in flows.items()]
    if transfer.choices is not None:
        found.choices = flows_of(graph, transfer.choices, found.inputs, found.outputs, reached)
    return found


def bytes_behind(parameter: Argument, call: Call, index: int) -> int:
    """How many bytes the language says that there are behind a parameter whenever it is passed: what a reference leads
    to in Rust or C++."""
    said = (parameter.attributes, *call.argument_attributes[index : index + 1])
    return max(int(attributes_in(text).value_of("dereferenceable") or 0) for text in said)


def _ones(bits: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)


@final
@dataclass(frozen=True, slots=True)
class Operation:
    """Nodes: through `middle` goes all; for each argument that leads to an array, what is read of it and is left."""

    middle: int
    operands: dict[int, tuple[int, int]]


@final
class Rounds:
    """Which parameters of functions that call each other are passed on as which. A destructor that is given an object
    destroys its members, some bytes on, but by pointers comes to other objects: nothing goes round."""

    def __init__(self) -> None:
        self._passed: dict[Value | None, dict[Value | None, None]] = {}

    def goes_round(self, target: Object, source: Object) -> bool:
        """Whether what is behind one parameter, and is passed as another, may come to be behind the first again, as far
        as is known. What is not known yet becomes so when the functions are looked at again."""
        self._passed.setdefault(source.origin, {})[target.origin] = None
        pending, seen = [target.origin], {target.origin: None}
        while pending:
            parameter = pending.pop()
            if parameter is source.origin:
                return True
            new = [p for p in self._passed.get(parameter, ()) if p not in seen]
            seen.update(dict.fromkeys(new))
            pending += new
        return False


@final
class Calls:
    """Writes calls into the graph of one function. `summary` answers for functions with bodies; `alone`: the callee
    calls this function in turn, and its objects of all calls are one."""

    def __init__(
        self,
        rules: RuleTable,
        summary: Callable[[Function], Summary | None],
        alone: Callable[[Function], bool],
        rounds: Rounds,
    ) -> None:
        self.rules = rules
        self.rounds = rounds
        self.summary = summary
        self.alone = alone
        self.bound: dict[Call, Bound] = {}
        self.of_site: dict[
            Value, Object
        ] = {}  # what functions of the same recursion made, by the instruction that makes it
        self.moves: dict[Call, int] = {}  # copies, by the node that stands for them
        self.operations: dict[Call, Operation] = {}  # of arrays of numbers

    def __call__(self, transfer: Transfer, call: Call) -> None:
        callee = resolve_alias(call.callee)
        if isinstance(callee, InlineAsm):
            self._all_to_result(transfer, call)
            return
        if not isinstance(callee, Function):
            self._unseen(transfer, call)
            return
        if callee.name.startswith(_SILENT) or "enzyme_inactive" in callee.attributes:
            return
        if "enzyme_inactive" in call.function_attributes:
            return
        if "enzyme_math" in callee.attributes and self._by_rule(transfer, call):
            return
        if callee.name in LINKS:
            self._links(transfer, call, LINKS[callee.name])
            return
        if callee.defined:
            summary = self.summary(callee)
            if summary is not None:
                self._bind(transfer, call, callee, summary)
            variable = call.arguments[len(callee.arguments) :]
            if variable and not only_handed_on(callee, PRINTERS):
                for argument in variable:
                    transfer.graph.give(transfer.register(argument))
            return
        if callee.name.startswith("llvm.va_start"):
            assert call.block is not None and call.block.function is not None
            if not only_handed_on(call.block.function, PRINTERS):
                self._variable_arguments(transfer, call)
            return
        if "noreturn" in callee.attributes:
            if library.find(callee.name) is None:  # it may throw what it is given
                self._unseen(transfer, call)
            return
        if is_copy(callee.name):
            size = call.arguments[2]
            self.moves[call] = transfer.graph.copy(
                transfer.register(call.arguments[1]),
                transfer.register(call.arguments[0]),
                size.value if isinstance(size, ConstInt) else None,
                call,
                transfer.copied(call),
            )
            if call.type is not ty.VOID:
                self._result_into(transfer, call, 0)
            return
        if callee.name.startswith(_FILLS) and isinstance(call.arguments[1], Constant):
            if call.type is not ty.VOID:
                self._result_into(transfer, call, 0)
            return
        known = library.find(callee.name)
        if callee.name == channels.THROWN or channels.is_caught(callee.name):
            self._exception(transfer, call, made=callee.name == channels.THROWN)
        elif callee.name.startswith(CHOICES):
            self._all_to_result(transfer, call)
        elif callee.name.startswith(_ARITHMETIC):
            self._all_to_result(transfer, call, ARITHMETIC)
        elif known is not None and known.allocates is not None:
            self._allocate(transfer, call, known)
            if callee.name in _TEXT_MADE:
                self._copy_text(transfer, call, transfer.made(call), call.arguments[0])
        elif known is not None and known.inactive:
            self._pointer_result(transfer, call, known)
            if callee.name in _TEXT_COPIES:
                self._copy_text(transfer, call, transfer.register(call.arguments[0]), call.arguments[1])
            if transfer.choices is not None:
                transfer.choices.library(transfer, call, known)
        elif self._by_rule(transfer, call):
            return
        elif known is not None:
            self._pointer_result(transfer, call, known)
            self._library(transfer, call, known)
        elif callee.name.startswith("llvm.") or callee.attributes.get("memory") == "none":
            self._all_to_result(transfer, call)
        elif any(f"enzyme_{kind}" in callee.attributes for kind in ("gradient", "derivative", "splitderivative")):
            self._of_user(transfer, call)
        else:
            self._unseen(transfer, call)

    # Functions with bodies

    def _bind(self, transfer: Transfer, call: Call, callee: Function, summary: Summary) -> None:
        graph = transfer.graph
        pointers: dict[Object, int] = {}
        for object in summary.objects:
            node = pointers[object] = graph.node(call)
            match object.kind:
                case Kind.PARAMETER:
                    assert isinstance(object.origin, Argument)
                    index = object.origin.index
                    if index < len(call.arguments):
                        given = transfer.register(call.arguments[index])
                        room = bytes_behind(object.origin, call, index)
                        if self.alone(callee):
                            graph.pass_again(given, node, partial(self.rounds.goes_round, object))
                        elif room:
                            graph.room(given, node, room)
                        else:
                            graph.edge(given, node, ADDRESS)
                case Kind.CHILD:
                    assert object.parent is not None
                    span = max(object.span, POINTER)
                    graph.load(self._at(graph, pointers[object.parent], object.step, call), node, span, True)
                case Kind.BUFFER:
                    assert object.parent is not None
                    graph.buffer(pointers[object.parent], node, object.step, object.size or 0)
                case Kind.GLOBAL:
                    assert isinstance(object.origin, GlobalVariable)
                    graph.add(node, transfer.variable(object.origin), HERE)
                case Kind.OUTSIDE:
                    graph.add(node, graph.outside, ANYWHERE)
                case Kind.OWN:
                    if object.site is None or not self.alone(callee):
                        own = graph.make(self._own(call, object))
                    else:
                        known = self.of_site.get(object.site)
                        own = known or self.of_site.setdefault(object.site, graph.make(self._own(call, object)))
                    graph.add(node, own, HERE)
                case _:
                    assert_never(object.kind)
        for object in summary.objects:
            for step, again in object.loops.items():
                if again in pointers:
                    graph.load(self._at(graph, pointers[object], step, call), pointers[again], POINTER, True)
        inputs = [transfer.register(a) for a in call.arguments[: summary.arguments]]
        inputs += [graph.node(call) for _ in range(summary.arguments - len(inputs))]
        wanted = {k for flow in summary.flows for k in flow.inputs} | {k for k, *_ in summary.choices}
        for k, (object, step, size, pointer, floats, sort) in enumerate(summary.read, summary.arguments):
            node = graph.node(call, is_float=floats)
            inputs.append(node)
            if k in wanted:
                place = self._at(graph, pointers[object], step, call)
                graph.load(place, node, size, pointer, sort)
                self._walk(graph, pointers[object], place, summary.starts[k - summary.arguments])
        outputs = transfer.parts(call)[: summary.results] if call.type is not ty.VOID else []
        outputs += [graph.node(call) for _ in range(summary.results - len(outputs))]
        reached = {j for flow in summary.flows for j in flow.outputs} | {j for j, _, _ in summary.addresses}
        reached |= {j for _, j, _, _ in summary.choices}
        for j, (object, step, size, floats, sort) in enumerate(summary.written, summary.results):
            node = graph.node(call, is_float=floats)
            outputs.append(node)
            if j in reached:
                place = self._at(graph, pointers[object], step, call)
                graph.store(node, place, size, sort)
                self._walk(graph, pointers[object], place, summary.starts[j - summary.results])
        for flow in summary.flows:
            if len(flow.inputs) == 1 == len(flow.outputs) and not flow.seen:
                graph.edge(inputs[flow.inputs[0]], outputs[flow.outputs[0]], flow.kind)
                continue
            middle = graph.node(call, is_float=flow.seen)
            for k in flow.inputs:
                graph.edge(inputs[k], middle, DERIVE if flow.seen else flow.kind)
            for j in flow.outputs:
                graph.edge(middle, outputs[j])
        if transfer.choices is not None:
            transfer.choices.bind(graph, call, summary.choices, inputs, outputs)
        for j, object, step in summary.addresses:
            graph.edge(self._at(graph, pointers[object], step, call), outputs[j], ADDRESS)
        for object in summary.given:
            graph.meet_outside(pointers[object])
        for object in summary.grown:
            graph.grow(pointers[object])
        for object, step, by, sort in summary.counted:
            place, word, sum = self._at(graph, pointers[object], step, call), graph.node(call), graph.node(call)
            graph.load(place, word, POINTER, False, sort)
            graph.shift(word, sum, by, 0 if by is not None else 1)
            graph.store(sum, place, POINTER, sort)
            transfer.counted[place, by, sort] = None
        copies: list[tuple[list[int], int]] = []
        for source, there, target, here, bytes, members, nodes in summary.copies:
            moved = graph.copy(
                self._at(graph, pointers[source], there, call),
                self._at(graph, pointers[target], here, call),
                bytes,
                call,
                members,
            )
            copies.append((nodes, moved))
        self.bound[call] = Bound(summary, inputs, outputs, copies, pointers)

    @staticmethod
    def _own(call: Call, object: Object) -> Object:
        """What a callee made, in the caller."""
        return Object(Kind.OWN, call, site=object.site, size=object.size, room=object.room)

    @staticmethod
    def _at(graph: Graph, pointer: int, step: Step, label: Value) -> int:
        if step == HERE:
            return pointer
        node = graph.node(label)
        graph.shift(pointer, node, *step)
        return node

    @staticmethod
    def _walk(graph: Graph, pointer: int, place: int, starts: tuple[int, ...]) -> None:
        if starts and place != pointer:
            graph.walks.setdefault(place, []).extend((pointer, at) for at in starts)

    # Functions without

    def _all_to_result(self, transfer: Transfer, call: Call, kind: int = MOVE) -> None:
        if call.type is not ty.VOID:
            for argument in call.arguments:
                transfer.flow(argument, call, kind)

    def _result_into(self, transfer: Transfer, call: Call, index: int) -> None:
        transfer.graph.shift(transfer.register(call.arguments[index]), transfer.made(call), None, 1)

    def _pointer_result(self, transfer: Transfer, call: Call, known: LibraryFunction) -> None:
        if known.returns_argument is not None:
            transfer.graph.edge(transfer.register(call.arguments[known.returns_argument]), transfer.made(call))
        elif known.returns_into is not None:
            self._result_into(transfer, call, known.returns_into)

    def _allocate(self, transfer: Transfer, call: Call, known: LibraryFunction) -> None:
        graph = transfer.graph
        assert known.allocates is not None
        sizes = [a.value for a in (call.arguments[k] for k in known.allocates.size) if isinstance(a, ConstInt)]
        is_known = sizes and len(sizes) == len(known.allocates.size)
        size = prod(sizes) if is_known else None
        made = graph.make(Object(Kind.OWN, call, size=size, room=size))
        if known.allocates.through is not None:
            node = graph.node(call)
            graph.add(node, made, HERE)
            graph.store(node, transfer.register(call.arguments[known.allocates.through]), POINTER)
            return
        graph.add(transfer.made(call), made, HERE)
        if known.reallocates is not None:  # what was there is found in the new object, which may be the old one
            graph.edge(transfer.register(call.arguments[known.reallocates]), transfer.made(call))
            graph.grow(transfer.register(call.arguments[known.reallocates]))

    def _exception(self, transfer: Transfer, call: Call, *, made: bool) -> None:
        """What is caught may be a base, somewhere in what was thrown, or the address that was thrown."""
        graph, here = transfer.graph, transfer.made(call)
        thrown = transfer.variable(THROWN)
        if not made:
            graph.take(here)
        graph.add(here, thrown, HERE if made else Step(0, POINTER))
        if not made:
            place = graph.node(call)
            graph.add(place, thrown, HERE)
            graph.load(place, here, POINTER, True)

    def _links(self, transfer: Transfer, call: Call, links: tuple[int, ...]) -> None:
        """Each node that can be reached may come to be linked with each."""
        graph, nodes = transfer.graph, transfer.graph.node(call)
        for argument in call.arguments:
            if isinstance(argument.type, ty.PointerType):
                graph.edge(transfer.register(argument), nodes, ADDRESS)
        for at in links:
            place = graph.node(call)
            graph.shift(nodes, place, at, 0)
            graph.load(place, nodes, POINTER, False)
            graph.store(nodes, place, POINTER)
        if isinstance(call.type, ty.PointerType):
            graph.edge(nodes, transfer.register(call), ADDRESS)

    def _by_rule(self, transfer: Transfer, call: Call) -> bool:
        found = rule_of(self.rules, call)
        if found is None:
            return False
        rule, binding = found
        if rule.inactive:
            return True
        if binding is None:
            self._all_to_result(transfer, call, DERIVE)
            return True
        inputs = [None if s is None else self._slot(transfer, call, s, written=False) for s in binding.inputs]
        for o, (output, slot) in enumerate(zip(rule.outputs, binding.outputs, strict=True)):
            if output.kind in (Parts.INTEGER, Parts.INTEGER_POINTER):
                continue
            target = self._slot(transfer, call, slot, written=True)
            for i, source in enumerate(inputs):
                if source is not None and rule.jacobian[o][i] is not None:
                    transfer.graph.edge(source, target, DERIVE)
        return True

    def _slot(self, transfer: Transfer, call: Call, slot: Slot, *, written: bool) -> int:
        graph = transfer.graph
        if slot.operand is None:
            return transfer.made(call)
        value = call.arguments[slot.operand]
        if slot.place is not Place.MEMORY:
            return transfer.register(value)
        size = transfer.size(slot.type)
        place = self._at(graph, transfer.register(value), Step(slot.index * transfer.layout.size(slot.type)), call)
        node = graph.node(call, is_float=True)
        if written:
            graph.store(node, place, size)
        else:
            graph.load(place, node, size, False)
        return node

    def _copy_text(self, transfer: Transfer, call: Call, target: int, source: Value) -> None:
        """Text is no number; but what is passed for one, and is bits of a number where it begins, is moved. What lies
        further on may be beside the text, which C's functions are believed not to copy."""
        size = None if call.target is not None and call.target.name == _TEXT_LOOP else _BEGINNING
        self.moves[call] = transfer.graph.copy(transfer.register(source), target, size, call)

    def _library(self, transfer: Transfer, call: Call, known: LibraryFunction) -> None:
        """A function of the library that moves what it is given, and has no rule: from all that it reads to all that
        it writes."""
        graph = transfer.graph
        if known.writes_anything or known.reads_anything:
            self._unseen(transfer, call)
            return
        if known.numbers:
            self._operation(transfer, call, known)
            return
        if known.frees is not None and not known.writes and call.type is ty.VOID:
            return
        middle = graph.node(call)
        for k, argument in enumerate(call.arguments):
            if isinstance(argument.type, ty.PointerType):
                place = graph.node(call)
                graph.shift(transfer.register(argument), place, None, 1)
                if k in known.reads or known.calls_back is not None:
                    graph.load(place, middle, 1, True)
                if k in known.writes or known.calls_back is not None:
                    graph.store(middle, place, 1)
            elif not isinstance(argument, Constant):
                graph.edge(transfer.register(argument), middle)
        if call.type is not ty.VOID and not known.status:
            graph.edge(middle, transfer.made(call))

    def _operation(self, transfer: Transfer, call: Call, known: LibraryFunction) -> None:
        """A function of arrays of numbers: each that it writes is made of all that it reads, and of numbers that it is
        given."""
        graph = transfer.graph
        middle, operands = graph.node(call, is_float=True), dict[int, tuple[int, int]]()
        self.operations[call] = Operation(middle, operands)
        anywhere = known.precision == "any"
        size = 1 if anywhere else 4 if known.precision == "float" else 8
        offset = None if anywhere else 0
        sort = () if anywhere else (Sort.FLOAT,)
        for k, argument in enumerate(call.arguments):
            if k in known.numbers:
                place, given, left = graph.node(call), graph.node(call, is_float=True), graph.node(call, is_float=True)
                graph.shift(transfer.register(argument), place, offset, size)
                if k in known.reads and k not in known.later:
                    graph.load(place, given, size, anywhere, *sort)
                    graph.edge(given, middle, DERIVE)
                if k in known.writes:
                    graph.edge(middle, left, DERIVE)
                    graph.store(left, place, size, *sort)
                operands[k] = (given, left)
            elif not isinstance(argument, Constant) and ty.is_float(argument.type):
                graph.edge(transfer.register(argument), middle, DERIVE)
        if ty.is_float(call.type):
            graph.edge(middle, transfer.made(call))

    def _of_user(self, transfer: Transfer, call: Call) -> None:
        """A function that has a derivative by its user: what it is given flows to what it gives back, and it keeps
        nothing."""
        graph = transfer.graph
        middle = graph.node(call)
        for argument in call.arguments:
            transfer.graph.edge(transfer.register(argument), middle)
        graph.meet(middle, middle)
        if call.type is not ty.VOID:
            graph.edge(middle, transfer.made(call))

    @staticmethod
    def _variable_arguments(transfer: Transfer, call: Call) -> None:
        """A list of variable arguments leads to all that any function was given so."""
        graph = transfer.graph
        given = graph.node(call)
        graph.take(given)
        for offset in range(0, _LIST, POINTER):
            place = Calls._at(graph, transfer.register(call.arguments[0]), Step(offset), call)
            graph.store(given, place, POINTER)

    def _unseen(self, transfer: Transfer, call: Call) -> None:
        graph = transfer.graph
        for argument in call.arguments:
            if isinstance(argument, Constant) and not isinstance(argument.type, ty.PointerType):
                continue
            graph.give(transfer.register(argument))
        if call.type is not ty.VOID:
            graph.take(transfer.made(call))
