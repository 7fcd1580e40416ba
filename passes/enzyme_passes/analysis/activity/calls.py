# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where calls move float data.

math, library, LLVM intrinsics     by the tables: float arguments and the memory read -> result and memory written
copies of memory                   source -> target, if floats may be among the bytes
functions with a body              by their own `FlowSummary`, through the cells that the type analysis joined
files, text, unseen code           into channels and out of them (channels.py)
rules of users, unknown code       everything that it may read -> everything that it may write
inactive functions                 nowhere
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from enzyme_passes.analysis.activity.channels import (
    OWN,
    READ_BEHIND,
    TEXTS,
    WRITTEN_BEHIND,
    Outside,
    is_exception,
    is_hidden,
)
from enzyme_passes.analysis.activity.unknown_copies import is_copy
from enzyme_passes.analysis.activity.value_flow import (
    CONSTANT,
    ENDED,
    ENDED_TEXT,
    INACTIVE,
    LIVE,
    NONE,
    CallFlow,
    FlowSummary,
    Port,
    PortKind,
    Side,
    Text,
    ValueFlow,
)
from enzyme_passes.analysis.control_flow.open_calls import LOST
from enzyme_passes.analysis.lanes import CONFLICT, INTEGER
from enzyme_passes.analysis.memory.callbacks import calls_back, handed_over, is_unseen, known_to_others
from enzyme_passes.analysis.memory.effects import (
    CAPTURE,
    FREE,
    FREE_DEEP,
    READ,
    READ_DEEP,
    WRITE,
    WRITE_DEEP,
    FunctionEffects,
    ProgramEffects,
)
from enzyme_passes.analysis.memory.summaries import EVERYTHING, unknown
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import base_of, resolve_alias
from enzyme_passes.ir.instructions import Call, Invoke
from enzyme_passes.ir.members import carries_pointer
from enzyme_passes.ir.metadata import SAID
from enzyme_passes.ir.values import Block, ConstInt, Function, GlobalVariable, Value
from enzyme_passes.ir.variable_arguments import only_handed_on
from enzyme_passes.languages.marks import READS
from enzyme_passes.library import c as library
from enzyme_passes.library.printers import PRINTERS

CUSTOM: Final = ("enzyme_gradient", "enzyme_derivative", "enzyme_splitderivative", "enzyme_math")
HINTS: Final = ("__enzyme_float", "__enzyme_double", "__enzyme_integer", "__enzyme_pointer")


@final
class CallEntry:
    """Enters the calls of one function into its graph."""

    def __init__(
        self,
        graph: ValueFlow,
        effects: ProgramEffects,
        summary: Callable[[Function], FlowSummary],
        ruled: Callable[[str], bool],
        comes_back: Callable[[Block], bool],
    ) -> None:
        """`comes_back`: whether a derivative may follow what a block does."""
        self.graph = graph
        self.outside = Outside(graph)
        self.ruled = ruled  # whether there is a rule for the function of that name: then it keeps nothing
        self.types = graph.types
        self.effects = effects
        self.summary = summary
        self.comes_back = comes_back

    # Results that are pointers

    def result(self, call: Call | Invoke) -> Side | list[Value]:
        """See ValueFlow.find_sides."""
        callee = resolve_alias(call.callee)
        if is_exception(call):
            return CONSTANT  # it has no shadow, but numbers that are kept there are looked for
        if is_inactive(call):
            known = library.find(callee.name) if isinstance(callee, Function) and not callee.defined else None
            for into in (known.returns_argument, known.returns_into) if known is not None else ():
                if into is not None:
                    return [call.arguments[into]]
            return INACTIVE
        effects = self.effects.call(call)
        if effects.result_unknown and isinstance(callee, Function) and not callee.defined and is_custom(callee):
            return [a for a in call.arguments if self.graph.may_point(a)] + [call]
        if effects.result_fresh or effects.result_unknown:
            return LIVE
        return [call.arguments[k] for k in sorted(effects.result_arguments)] or LIVE

    # Edges

    def enter(self, call: Call | Invoke) -> None:
        """Enter what a call moves."""
        made = self.graph.calls[call] = CallFlow()
        told = self.result(call)
        made.returned = told if isinstance(told, list) else []
        if self.types.is_infeasible(call) or call in self.graph.rounding:
            return
        ends = LOST in call.function_attributes  # the program there, if a derivative would go that way
        if not ends and call.block is not None and not self.comes_back(call.block):
            return
        callee = resolve_alias(call.callee)
        seen = not isinstance(callee, Function) or callee.defined
        if ends:
            self._lost(call, made)
        elif isinstance(callee, Function) and not seen and not is_said_inactive(call, callee):
            self.outside.of_exception(call, callee, made)
        if is_declared_inactive(call):
            for sources, targets in made.flows:
                self._connect(sources, targets)
            return
        if isinstance(callee, Function) and not seen:
            self.outside.of_library(call, callee, made)
            self.outside.of_file_buffer(call, callee, made)
            if self.graph.text and is_copy(call):
                self._copy_text(call, made)
        if is_inactive(call):
            self._scrambled(call)
        else:
            self._enter_active(call, callee, made)
        for sources, targets in made.flows:
            self._connect(sources, targets)
        self.graph.written.update(made.written)

    def _lost(self, call: Call | Invoke, made: CallFlow) -> None:
        """What a function that is not seen may do with what it would be given here: numbers go to where any other such
        function is called, too, and come back from there; text becomes its result, and is only logged otherwise."""
        graph = self.graph
        given = list(zip(call.arguments, call.argument_attributes, strict=True))[1:]
        returned = [given.pop()[0]] if call.function_attributes[LOST] else []
        sources: dict[int, None] = {}
        targets: dict[int, None] = {}
        text: dict[int, None] = {}
        for argument, attributes in given:
            node = graph.register(argument)
            sources.update({} if node is None else {node: None})
            if graph.may_point(argument) and "readnone" not in attributes.split():
                behind = dict.fromkeys(graph.deep_memory(argument))
                sources.update(behind)
                targets.update({} if "readonly" in attributes.split() else behind)
                text.update(dict.fromkeys(graph.text_behind(argument, deep=True)))
        results = [n for result in returned if (n := graph.register(result)) is not None]
        targets.update(dict.fromkeys(results))
        targets.update((n, None) for result in returned if graph.may_point(result) for n in graph.deep_memory(result))
        self._through_globals(call, unknown(call.function_type), sources, targets)
        flows = [(list(sources), [graph.node(ENDED)]), ([graph.node(ENDED)], list(targets))]
        if text and results:
            flows += [(list(text), [graph.node(ENDED_TEXT)]), ([graph.node(ENDED_TEXT)], results)]
        made.flows += [flow for flow in flows if flow[0] and flow[1]]

    def _copy_text(self, call: Call | Invoke, made: CallFlow) -> None:
        pair = self.graph.text_behind(call.arguments[1]), self.graph.text_behind(call.arguments[0])
        if pair[0] and pair[1]:
            made.flows.append(pair)

    def _enter_active(self, call: Call | Invoke, callee: Value, made: CallFlow) -> None:
        effects = self.effects.call(call)
        made.captured = [a for k, a in enumerate(call.arguments) if effects.parameter(k) & CAPTURE]
        if isinstance(callee, Function) and call.function_type.variadic and self._variadic(call, callee, made):
            return
        entered = False
        if not call.function_type.variadic and not (isinstance(callee, Function) and is_custom(callee)):
            for target in self.types.callees(call):
                if target.defined and not is_custom(target):
                    entered = self._defined(call, target, made)
                    if not entered:
                        break
        if not entered:
            self._by_effects(call, made)
            for target in self.types.callees(call):
                if target.defined and not is_custom(target):
                    self._through_channels(call, target, made)

    def _variadic(self, call: Call | Invoke, callee: Function, made: CallFlow) -> bool:
        """Enter a function with a body and a variable number of arguments by its summary, which has ports for these;
        whether that is known here. Where it reads them, it may do with numbers what it may do with memory: the types do
        not tie the arguments to the list that they are read from."""
        if not callee.defined or is_custom(callee) or callee is self.graph.function:
            return False
        summary = self.summary(callee)
        places = self._places(call, callee)
        ports = [p[0] for f in summary.flows for p in (*f[0], *f[1])]
        if not places and (summary.written or PortKind.MEMORY in ports or PortKind.TEXT_MEMORY in ports):
            return False
        texts = self._texts(call, callee) if self.graph.text else {}
        if not only_handed_on(callee, PRINTERS):
            self._by_effects(call, made, text=False)
        for sources, targets in summary.flows:
            pair = (
                [n for p in sources for n in self._nodes(call, p, places, texts) or self._variable(call, p)],
                [
                    n
                    for p in targets
                    for n in self._nodes(call, p, places, texts, into=True) or self._variable(call, p, into=True)
                ],
            )
            if pair[0] and pair[1]:
                made.flows.append(pair)
        for k in summary.written:
            made.written.update(dict.fromkeys(places.get(k, ())))
        return True

    def _through_channels(self, call: Call | Invoke, callee: Function, made: CallFlow) -> None:
        """What a function does with channels, where it is not known how its memory is that of the call, or what it does
        with its variable arguments."""
        flows = self.summary(callee).flows if callee is not self.graph.function else ()
        for sources, targets in flows:
            if not any(kind is PortKind.CHANNEL and k not in OWN for kind, k in (*sources, *targets)):
                continue
            into = [n for port in sources for n in self._given(call, port)]
            out_of = [n for port in targets for n in self._changed(call, port)]
            if any(kind is PortKind.CHANNEL for kind, _ in sources):  # into what variable arguments lead to, as well
                out_of += [n for channel in OWN for n in self._changed(call, (PortKind.CHANNEL, channel))]
            if into and out_of:
                made.flows.append((list(dict.fromkeys(into)), list(dict.fromkeys(out_of))))

    def _given(self, call: Call | Invoke, port: Port) -> list[int]:
        """What may be at a port of a function that is called, if its memory may be any of the call's."""
        match port:
            case PortKind.CHANNEL, str(channel) if channel in OWN:
                return self._variable(call, port)
            case PortKind.MEMORY | PortKind.TEXT_MEMORY, _:
                return self._behind(call.arguments, text=port[0] is PortKind.TEXT_MEMORY)
            case _:
                return self._nodes(call, port, {}, {})

    def _changed(self, call: Call | Invoke, port: Port) -> list[int]:
        """What a function that is called may change at a port of its."""
        match port:
            case PortKind.CHANNEL, str(channel) if channel in OWN:
                return self._variable(call, port, into=True)
            case PortKind.MEMORY | PortKind.TEXT_MEMORY, _:
                return self._behind(call.arguments, text=port[0] is PortKind.TEXT_MEMORY)
            case ((PortKind.RESULT | PortKind.TEXT_RESULT), _):
                return self.outside.result(call)
            case _:
                return self._nodes(call, port, {}, {}, into=True)

    def _variable(self, call: Call | Invoke, port: Port, *, into: bool = False) -> list[int]:
        """What is at a port of variable arguments: in them, and behind them; or what can be written there."""
        variable = _variable_arguments(call) if port[1] in OWN else []
        text = port[1] == TEXTS
        nodes = [self.graph.characters(a) if text else self.graph.register(a) for a in variable if not into]
        return [*(n for n in nodes if n is not None), *self._behind(variable, text=text)]

    def _behind(self, arguments: Sequence[Value], *, text: bool) -> list[int]:
        graph = self.graph
        pointers = [a for a in arguments if graph.may_point(a) and not _is_constant(a)]
        return [n for a in pointers for n in (graph.text_behind(a, deep=True) if text else graph.deep_memory(a))]

    def _scrambled(self, call: Call | Invoke) -> None:
        """Arithmetic on the bits of a float, written as a call: no derivative passes, and what is computed is no step
        function either. The engine finds it and says so."""
        into = self.graph.register(call) if isinstance(call.type, ty.IntType | ty.VectorType) else None
        if into is not None and any(lane.kind is CONFLICT for lane in self.types.register(call)):
            for argument in call.arguments:
                self.graph.flow(argument, into)

    def _connect(self, sources: list[int], targets: list[int]) -> None:
        if len(sources) == 1 or len(targets) == 1:
            for source in sources:
                for target in targets:
                    self.graph.edge(source, target)
            return
        middle = self.graph.anonymous()
        for source in sources:
            self.graph.edge(source, middle)
        for target in targets:
            self.graph.edge(middle, target)

    def _defined(self, call: Call | Invoke, callee: Function, made: CallFlow) -> bool:
        """Enter what a callee with a body does; whether it is known how its memory is that of the call."""
        if callee is self.graph.function:
            self._itself(call, made)
            return True
        summary = self.summary(callee)
        places = self._places(call, callee)
        texts = self._texts(call, callee) if self.graph.text else {}
        if not places and (
            summary.written or any(p[0] is PortKind.MEMORY for f in summary.flows for p in (*f[0], *f[1]))
        ):
            return False
        for sources, targets in summary.flows:
            pair = (
                [n for p in sources for n in self._nodes(call, p, places, texts)],
                [n for p in targets for n in self._nodes(call, p, places, texts, into=True)],
            )
            if pair[0] and pair[1]:
                made.flows.append(pair)
        for k in summary.written:
            made.written.update(dict.fromkeys(places.get(k, ())))
        return True

    def _nodes(
        self,
        call: Call | Invoke,
        port: Port,
        places: dict[int, list[int]],
        texts: dict[int, list[int]],
        *,
        into: bool = False,
    ) -> list[int]:
        """The nodes here of a port of a function that is called. `into`: data comes out there."""
        kind, index = port
        if isinstance(index, str):
            for way in (READ_BEHIND, WRITTEN_BEHIND):
                if index.startswith(way):
                    given = call.arguments[int(index.removeprefix(way))]
                    known = into == (way is WRITTEN_BEHIND) and self.graph.may_point(given)
                    return self.outside.behind(given, way) if known else []
            return [self.graph.node(index)] if index not in OWN else []
        if kind is PortKind.MEMORY:
            return [n for n in places.get(index, ()) if n not in self.graph.floatless]
        if kind is PortKind.TEXT_MEMORY:
            return texts.get(index, [])
        result = kind in (PortKind.RESULT, PortKind.TEXT_RESULT)
        value = call if result else call.arguments[index] if index < len(call.arguments) else None
        if value is None:
            return []
        text = kind in (PortKind.TEXT_ARGUMENT, PortKind.TEXT_RESULT)
        node = self.graph.characters(value) if text else self.graph.register(value)
        return [] if node is None else [node]

    def _texts(self, call: Call | Invoke, callee: Function) -> dict[int, list[int]]:
        """For each class of memory in the callee's summary, the nodes here of the characters in it."""
        found: dict[int, dict[int, None]] = {}
        for shape, cell in self.types.cells_of_call(call, callee):
            node = self.graph.node(Text(self.graph.memory_classes.of(cell)))
            found.setdefault(shape.family, {})[node] = None
        return {k: list(nodes) for k, nodes in found.items()}

    def _places(self, call: Call | Invoke, callee: Function) -> dict[int, list[int]]:
        """For each class of memory in the callee's summary, its nodes here. It is reached through arguments and as a
        global; what is neither is the callee's own."""
        sides: dict[int, Side] = {}
        for argument in call.arguments:
            if self.graph.origin(argument):
                for k in self.graph.reachable(argument):
                    sides[k] = max(self.graph.side(argument), sides.get(k, NONE))
        found: dict[int, dict[int, None]] = {}
        for shape, cell in self.types.cells_of_call(call, callee):
            k = self.graph.memory_classes.of(cell)
            side = sides.get(k, NONE)
            for variable, _ in shape.globals:
                side = max(side, self.graph.given(variable))
            places = found.setdefault(shape.family, {})
            if side != INACTIVE:
                node = self.graph.node((k, side or LIVE))
                places[node] = None
                if not self.graph.open and not self.graph.memory_classes.floats.get(k, True):
                    self.graph.floatless[node] = None
        return {k: list(nodes) for k, nodes in found.items()}

    def _itself(self, call: Call | Invoke, made: CallFlow) -> None:
        """A function that calls itself: parameters and memory are one with those of the call."""
        for argument, parameter in zip(call.arguments, self.graph.function.arguments, strict=False):
            source, into = self.graph.register(argument), self.graph.register(parameter)
            if source is not None and into is not None:
                made.flows.append(([source], [into]))
            source, into = self.graph.characters(argument), self.graph.characters(parameter)
            if source is not None and into is not None:
                made.flows.append(([source], [into]))
            if self.graph.text and self.graph.may_point(argument):
                read, written = (self.graph.node(f"{way}{parameter.index}") for way in (READ_BEHIND, WRITTEN_BEHIND))
                made.flows.append((self.outside.behind(argument, READ_BEHIND), [read]))
                made.flows.append(([written], self.outside.behind(argument, WRITTEN_BEHIND)))
            sides = self.graph.side(argument), self.graph.side(parameter)
            if self.graph.origin(argument) and sides[0] != sides[1]:
                self._tie(self.graph.reachable(argument), *sides)
        into = self.graph.register(call)
        if into is not None:
            made.flows.append(([self.graph.node(self.graph.function)], [into]))
        into = self.graph.characters(call)
        if into is not None:
            made.flows.append(([self.graph.node(Text(self.graph.function))], [into]))
        # It does all that the function does: as far as that is known when everything is entered.
        made.written = self.graph.written

    def _tie(self, classes: list[int], one: Side, other: Side) -> None:
        """Memory that is the same by either name."""
        for k in classes if INACTIVE not in (one, other) else ():
            a, b = self.graph.node((k, one)), self.graph.node((k, other))
            self.graph.edge(a, b)
            self.graph.edge(b, a)

    def _by_effects(self, call: Call | Invoke, made: CallFlow, *, text: bool = True) -> None:
        """Code that is not seen: from all that it may read to all that it may write. `text`: characters, too."""
        callee = resolve_alias(call.callee)
        known = library.find(callee.name) if isinstance(callee, Function) and not callee.defined else None
        if known is not None and known.noreturn:
            return
        graph = self.graph
        effects = self.effects.call(call)
        copied = self._copies_no_floats(call)
        if isinstance(callee, Function):
            hidden = is_hidden(call) and not self.ruled(callee.name)
        else:
            hidden = is_hidden(call) and not self.types.callees(call)
        follows_text = text and graph.text and (hidden or known is None)
        back = isinstance(callee, Function) and calls_back(callee)
        custom = isinstance(callee, Function) and callee.defined and is_custom(callee)
        sources: dict[int, None] = {}
        targets: dict[int, None] = {}
        kept: dict[int, None] = {}
        for k, argument in enumerate(call.arguments):
            node = graph.register(argument)
            if node is not None:
                sources[node] = None
            if not graph.may_point(argument):
                continue
            flags = effects.parameter(k)
            if back or (not flags and is_unseen(call) and self._is_address(argument)):
                flags = EVERYTHING  # what it does with pointers in integers, its declaration cannot say
            if custom and flags & CAPTURE and (effects.reads_unknown or effects.writes_unknown):
                flags = EVERYTHING  # unseen code that its body calls may have been given an address in memory
            if flags & (READ_DEEP | WRITE_DEEP | FREE_DEEP):
                deep = dict.fromkeys(graph.deep_memory(argument))
            else:
                deep = dict.fromkeys(graph.memory(argument))
            carries = known is None or k not in (*known.integers, *known.scratch)
            if flags & (READ | READ_DEEP) and carries and (known is None or k not in known.later):
                sources.update(deep)
            if flags & (WRITE | WRITE_DEEP) and carries:
                targets.update(deep)
            if flags & (WRITE | WRITE_DEEP | FREE | FREE_DEEP):
                made.written.update(deep)
            if hidden and flags & CAPTURE:
                kept.update(dict.fromkeys(graph.deep_memory(argument)))
            if follows_text:
                behind = dict.fromkeys(graph.text_behind(argument, deep=True))
                sources.update(behind if flags & (READ | READ_DEEP) else {})
                targets.update(behind if flags & (WRITE | WRITE_DEEP) else {})
        for variable in effects.globals_read:
            sources.update(dict.fromkeys(graph.memory(variable)))
            sources.update(dict.fromkeys(graph.text_behind(variable, deep=True) if follows_text else ()))
        for variable in effects.globals_written:
            targets.update(dict.fromkeys(graph.memory(variable)))
            targets.update(dict.fromkeys(graph.text_behind(variable, deep=True) if follows_text else ()))
            made.written.update(dict.fromkeys(graph.memory(variable)))
        if back:
            self._through_globals(call, unknown(call.function_type), sources, targets, every=True)
        elif is_unseen(call):
            self._through_globals(call, effects, sources, targets)
        if follows_text:
            targets.update(dict.fromkeys(n for n in self.outside.result(call) if n != graph.register(call)))
        if copied or (known is not None and known.name.startswith(("llvm.memset", "memset", "__memset", "bzero"))):
            return
        result = graph.register(call)
        if result is not None:
            targets[result] = None
        elif graph.may_point(call) and known is None:
            returned = dict.fromkeys(graph.deep_memory(call))
            targets.update(returned)
            if effects.result_unknown:
                sources.update(returned)  # it may be memory that has another name here, too
        if sources and targets:
            made.flows.append((list(sources), list(targets)))
        if isinstance(callee, Function) and READS in callee.attributes:
            self.outside.of_export(call, callee.attributes[READS], effects.globals_read, targets, made)
        if hidden:
            self.outside.of_unseen(call, made, sources, targets, kept)

    def finish(self) -> None:
        """To be called when all calls have been entered."""
        self.outside.tie_variables(self.types.global_cells())
        self.outside.tie_exceptions()

    def _is_address(self, argument: Value) -> bool:
        """Whether an integer is a pointer in disguise."""
        return not isinstance(argument.type, ty.PointerType) and any(
            lane.kind.is_pointer for lane in self.types.register(argument)
        )

    def _through_globals(
        self,
        call: Call | Invoke,
        effects: FunctionEffects,
        sources: dict[int, None],
        targets: dict[int, None],
        *,
        every: bool = False,
    ) -> None:
        """What unseen code reads and writes without being given it: by name, or by calling the program's functions.
        `every`: it calls some that are not known, which may change any variable."""
        graph = self.graph
        nodes: dict[int, None] = {}
        variables = self.types.global_cells()
        for variable in [v for v in variables if not v.constant] if every else known_to_others(variables):
            nodes.update(dict.fromkeys(graph.deep_memory(variable)))
        for function in handed_over(call):
            for places in self._places(call, function).values():
                nodes.update(dict.fromkeys(places))
        if effects.reads_unknown:
            sources.update(nodes)
        if effects.writes_unknown:
            targets.update(nodes)

    def _copies_no_floats(self, call: Call | Invoke) -> bool:
        if not is_copy(call) or (self.graph.open and SAID in call.metadata):
            return False
        size = call.arguments[2]
        bytes = size.value if isinstance(size, ConstInt) else None
        layouts = [self.types.memory(p, bytes, call) for p in call.arguments[:2]]
        if self.graph.open and any(
            k.kind is INTEGER and self.types.may_be_declared_word(pointer, k.offset)
            for pointer, x in zip(call.arguments, layouts, strict=False)
            for k in x.lanes
        ):
            return False  # what they are, a caller may know
        return all(x.lanes and not any(k.kind.is_float or k.kind.is_unknown for k in x.lanes) for x in layouts)


def is_custom(function: Function) -> bool:
    """Whether the user gave a derivative, so that the body does not say how data goes."""
    return any(name in function.attributes for name in CUSTOM)


def is_said_inactive(call: Call | Invoke, callee: Function) -> bool:
    """Whether the user says that no derivative passes a call."""
    said = "enzyme_inactive" in call.function_attributes or "enzyme_inactive" in callee.attributes
    return said or any(h in callee.name for h in HINTS)


def is_declared_inactive(call: Call | Invoke) -> bool:
    """Whether the user says that no derivative passes a call; or it does not return, and nothing comes this way."""
    if "enzyme_inactive" in call.function_attributes:
        return True
    callee = resolve_alias(call.callee)
    if not isinstance(callee, Function):
        return False
    if is_said_inactive(call, callee):
        return True
    return not callee.defined and "noreturn" in callee.attributes


def is_inactive(call: Call | Invoke) -> bool:
    """Whether no derivative passes a call, by attribute or because the library says so."""
    if is_declared_inactive(call):
        return True
    callee = resolve_alias(call.callee)
    if not isinstance(callee, Function) or callee.defined:
        return False
    known = library.find(callee.name)
    return known is not None and known.inactive and not calls_back(callee)


def _is_constant(pointer: Value) -> bool:
    """Whether nothing behind a pointer can change."""
    base = base_of(pointer)
    return isinstance(base, GlobalVariable) and base.constant and not carries_pointer(base.value_type)


def _variable_arguments(call: Call | Invoke) -> list[Value]:
    return call.arguments[len(call.function_type.parameters) :]
