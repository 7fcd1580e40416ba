# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Refuses what would lose a derivative out of sight: active data goes into a channel, and comes back from it.

    set_value(x * y);              EZ0201 here
    return get_value() * y;        note: here it may come back

A channel (activity/channels.py) that an active input reaches, and that an active output may be computed from, carries a
derivative that no code can be written for. Where one call is both ends, it is an ordinary active call of unseen code,
and the engine says so itself; where it is a call of a function that is seen, that function's own facts do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Final, final

from enzyme_passes.analysis.activity.activity import ActivityFacts
from enzyme_passes.analysis.activity.channels import CAUGHT, ENVIRONMENT, MESSAGE, THROWN, UNSEEN, VARIABLE, is_callers
from enzyme_passes.analysis.activity.value_flow import ENDS, Key, Text, ValueFlow
from enzyme_passes.analysis.control_flow.open_calls import Opened, is_open, may_never_happen
from enzyme_passes.analysis.memory.callbacks import is_unseen
from enzyme_passes.ir.call_targets import called_by_name, resolve_alias
from enzyme_passes.ir.instructions import Call, Instruction, Invoke, Load, Store
from enzyme_passes.ir.values import Argument, Function, GlobalVariable
from enzyme_passes.library import channels as traffic
from enzyme_passes.library.printers import name_in_source
from enzyme_passes.library.rust_names import path_of
from enzyme_passes.support.diagnostics import Failure

FOUND: Final = "what carries derivatives is put where code that is not here finds it"
MOST_SEARCHED: Final = 32  # calls into which a line is followed

End = tuple[Instruction, int]  # who moves data into or out of a channel, and the node of that


@final
class Crossings:
    """The channels of one function that carry derivatives; `open_graph` has the graphs of others."""

    def __init__(self, graph: ValueFlow, activity: ActivityFacts, open_graph: Callable[[Function], ValueFlow]) -> None:
        self.graph = graph
        self.open_graph = open_graph
        self._graphs: dict[Function, ValueFlow] = {}
        self._found: dict[tuple[Instruction, Key, bool], Instruction] = {}
        self._hooks: dict[tuple[GlobalVariable, Key], list[Call]] = {}
        varied, useful = activity.varied, activity.useful
        self.hidden = _channels(graph)
        self.active = {n: None for n in self.hidden if n < len(varied) and varied[n] and useful[n]}
        for n, key in self.hidden.items():
            if is_callers(key):  # what is there is found by who calls this function, and by no one else
                self.active.pop(n, None)
        if self.active:  # what is active without having been in a channel
            around = dict.fromkeys((*self.hidden, *graph.ends))
            self.varied = graph.forward(activity.sources, around)
            self.useful = graph.backward(activity.targets, around)

    def check(self) -> None:
        """Raises Failure EZ0201, or EZ0504 for exceptions; `Opened` where calls are the ends that may never happen."""
        if not self.active:
            return
        into = list(_into(self.graph, self.varied, self.active, self.hidden))
        into.sort(key=lambda end: not _is_given_number(self.graph, end[0]))
        out = list(_out_of(self.graph, self.useful, self.active, self.hidden))
        if any(self._is_refused(entered) for entered, _ in into):
            return
        opened: dict[Call, None] = {}
        for entered, node in into:
            reached = self.graph.forward([node], self.graph.ends)
            for left, source in out:
                if reached[source] and (left is not entered or _is_librarys(left)):
                    key = self.hidden[node]
                    ends = self._opened(entered, left, key)
                    if not ends and not opened:
                        raise self._failure(entered, left, key)
                    if not ends:
                        raise Opened(opened)
                    opened.update(dict.fromkeys(ends))
        if opened:
            raise Opened(opened)
        if not any(left is entered for left, _ in out for entered, _ in into):
            some = next(iter([*into, *out]), None)  # an end that has no line of its own
            at = some[0] if some is not None else self.graph.function.blocks[0].instructions[0]
            key = self.hidden[next(iter(self.active))]
            ends = self._opened(at, at, key)
            raise Opened(ends) if ends else self._failure(at, at, key)

    def _is_refused(self, at: Instruction) -> bool:
        """Whether a call of unseen code carries a derivative by itself, from what it is given to what it gives back."""
        if not isinstance(at, Call | Invoke) or not is_unseen(at):
            return False
        graph = self.graph
        own = {n: None for v in (at, *at.arguments) if graph.may_point(v) for n in graph.deep_memory(v)}
        result = graph.register(at)
        return any(
            any(self.varied[n] for n in sources if n not in self.hidden)
            and any(self.useful[n] for n in targets if n == result or n in own)
            for sources, targets in graph.calls[at].flows
        )

    def _opened(self, entered: Instruction, left: Instruction, key: Key) -> list[Call]:
        """The end that is a call which may never happen, if either is. Of what is only known to be found by the names
        of variables, any such call may be the end, here and in what is called here."""
        for end in (self._in_callees(entered, key, into=True), self._in_callees(left, key, into=False)):
            if isinstance(end, Call) and self._may_be_ended(end):
                return [end, *self._alike(end, key)]
        return self._unnamed if key == UNSEEN else []

    def _alike(self, end: Call, key: Key) -> list[Call]:
        """The calls through the same variable as one that is an end, which would be ends as well. LLVM copies a
        function that calls a hook to all its callers; found one by one, each would have the level done again."""
        variable = _variable(end)
        if variable is None:
            return []
        found = self._hooks.get((variable, key))
        if found is None:
            found = self._hooks[variable, key] = []
            for function in called_by_name(self.graph.function):
                calls = [i for i in function.instructions() if isinstance(i, Call) and _variable(i) is variable]
                if calls:
                    graph = self.graph if function is self.graph.function else self._graph_of(function)
                    moving = {i: None for into in (True, False) for i, _ in _ends_of(graph, key, into=into)[0]}
                    found += [i for i in calls if i in moving and self._may_be_ended(i)]
        return found

    @cached_property
    def _unnamed(self) -> list[Call]:
        calls = (i for f in called_by_name(self.graph.function) for i in f.instructions() if isinstance(i, Call))
        return [call for call in calls if self._may_be_ended(call)]

    def _may_be_ended(self, call: Call) -> bool:
        return is_open(call) and may_never_happen(call, [self.graph.function])

    def _failure(self, entered: Instruction, left: Instruction, key: Key) -> Failure:
        put, get = self._in_callees(entered, key, into=True), self._in_callees(left, key, into=False)
        first, second = _name(put), _name(get)
        if key in (THROWN, CAUGHT):
            return Failure(
                "EZ0504", "what carries derivatives is put into an exception, and may come back", put,
                beside=[("it may be read where an exception is caught", get)],
                notes=["exceptions carry no derivatives"],
                helps=["let the function return the number, or write it to memory of its caller"],
            )  # fmt: skip
        inactive = " or ".join(f"__enzyme_inactivefn_{n}" for n in dict.fromkeys((first, second)) if n)
        helps = [f"or, if no derivative passes that way, declare it inactive: {inactive}"] if inactive else []
        if isinstance(key, str) and key.startswith(VARIABLE):
            name = key.removeprefix(VARIABLE)
            went = f"what carries derivatives is put into the global '{name}'"
            came = f"'{second or name}' reads it, whose exported derivatives are with respect to its arguments only"
            helps = ["let the function take the number as an argument", "or let enzcc link both, without the header"]
        elif key == UNSEEN and not _is_librarys(put):
            went = f"what carries derivatives goes into '{first}', whose code is not here" if first else FOUND
            came = f"'{second}', whose code is not here, may give it back" if second else "it may come back here"
            helps = ["let enzcc compile the file that defines them, and link both", *helps]
        else:
            where = "text" if isinstance(key, Text) else key if key in (ENVIRONMENT, MESSAGE) else "a file"
            went = f"'{first}' writes what carries derivatives to {where}" if first else "text carries derivatives"
            came = f"'{second}' may read it again" if second else "it may be read again here"
            helps = ["keep the number itself in a variable, and use that", *helps]
        return Failure(
            "EZ0201", f"{went}, and it may come back", put,
            beside=[(came, get)], notes=["no derivative is known of what goes that way"], helps=helps,
        )  # fmt: skip

    def _in_callees(self, at: Instruction, key: Key, *, into: bool) -> Instruction:
        """The call that moves data of a channel itself, of those that a call of a function that is seen stands for.
        Functions may call each other in a circle, which is left where one of them moves data."""
        known = self._found.get((at, key, into))
        if known is None:
            known = self._found[at, key, into] = self._search_callees(at, key, into=into)
        return known

    def _search_callees(self, at: Instruction, key: Key, *, into: bool) -> Instruction:
        seen: dict[Function, None] = {}
        pending, last = [at], at
        while pending and len(seen) < MOST_SEARCHED:
            at = pending.pop()
            callee = resolve_alias(at.callee) if isinstance(at, Call | Invoke) else None
            if not isinstance(callee, Function) or not callee.defined or _is_of_rust(callee):
                return at
            if callee in seen:
                continue
            seen[callee] = None
            last = at
            meant, ends = _ends_of(self._graph_of(callee), key, into=into)
            pending += reversed(dict.fromkeys(i for i, _ in meant or ends))
        return last

    def _graph_of(self, function: Function) -> ValueFlow:
        graph = self._graphs.get(function)
        if graph is None:
            graph = self._graphs[function] = self.open_graph(function)
        return graph


def _channels(graph: ValueFlow) -> dict[int, str | Text]:
    """The channels in a graph, but for those that a derivative ends at."""
    return {n: key for key, n in graph.numbers.items() if isinstance(key, str | Text) and key not in ENDS}


def _is_of_rust(function: Function) -> bool:
    """Whether a function is of Rust's own library, whose lines say nothing to who reads them."""
    return (path_of(function.name) or "").startswith(("std::", "core::", "alloc::"))


def _is_given_number(graph: ValueFlow, at: Instruction) -> bool:
    """Whether a number itself is passed, and not only memory that one may be in: that says most to who reads it."""
    return isinstance(at, Call | Invoke) and any(graph.register(a) is not None for a in at.arguments)


def _given(graph: ValueFlow) -> list[bool]:
    """What a function's callers may have given it."""
    starts = [n for key, n in graph.numbers.items() if isinstance(key, Argument | tuple)]
    return graph.forward(starts)


def _ends_of(graph: ValueFlow, key: Key, *, into: bool) -> tuple[list[End], list[End]]:
    """Where a function moves data into or out of a channel, and of any, if its callers give it such."""
    hidden = _channels(graph)
    every = [True] * len(graph.successors)
    found = _into(graph, _given(graph), hidden, hidden) if into else _out_of(graph, every, hidden, hidden)
    ends = [(i, n) for i, n in found if not is_callers(hidden[n])]
    return [(i, n) for i, n in ends if hidden[n] == key], ends


def _into(
    graph: ValueFlow, varied: list[bool], channels: Mapping[int, object], hidden: Mapping[int, object]
) -> Iterator[End]:
    """Where active data goes into one of the channels."""
    for call, flow in graph.calls.items():
        for sources, targets in flow.flows:
            if any(varied[n] and n not in hidden for n in sources):
                yield from ((call, n) for n in targets if n in channels)
    for instruction in graph.function.instructions():  # what unseen code finds by a name
        if isinstance(instruction, Store):
            for place in graph.memory(instruction.pointer):
                if place < len(varied) and varied[place]:
                    yield from ((instruction, n) for n in graph.successors[place] if n in channels)


def _out_of(
    graph: ValueFlow, useful: list[bool], channels: Mapping[int, object], hidden: Mapping[int, object]
) -> Iterator[End]:
    """Where data comes out of one of the channels, to be computed with."""
    for call, flow in graph.calls.items():
        for sources, targets in flow.flows:
            if any(useful[n] and n not in hidden for n in targets):
                yield from ((call, n) for n in sources if n in channels)
    for key, node in graph.numbers.items():
        if isinstance(key, Instruction) and not isinstance(key, Call | Invoke | Load) and node < len(useful):
            yield from ((key, n) for n in graph.predecessors[node] if useful[node] and n in channels)
    for instruction in graph.function.instructions():
        if isinstance(instruction, Load):
            for place in graph.memory(instruction.pointer):
                if place < len(useful) and useful[place]:
                    yield from ((instruction, n) for n in graph.predecessors[place] if n in channels)


def _name(at: Instruction) -> str:
    callee = resolve_alias(at.callee) if isinstance(at, Call | Invoke) else None
    return name_in_source(callee.name) if isinstance(callee, Function) else ""


def _variable(call: Call) -> GlobalVariable | None:
    """The variable that a call through a pointer loads it from."""
    pointer = call.callee
    return pointer.pointer if isinstance(pointer, Load) and isinstance(pointer.pointer, GlobalVariable) else None


def _is_librarys(at: Instruction) -> bool:
    """Whether the engine takes a call for one that carries no derivative, whatever goes through it."""
    callee = resolve_alias(at.callee) if isinstance(at, Call | Invoke) else None
    return isinstance(callee, Function) and bool(traffic.find(callee.name))
