# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ways of data that no one sees: through unseen code, files, text and the environment.

    set_value(x * y);          x * y -> "unseen code"          what unseen code was given by any call,
    ... get_value() ...        "unseen code" -> result         it may give back by any other
    note(&v);  v = x;          memory(v) <-> "unseen code"     it may have kept the pointer
    fwrite(&v, 8, 1, file);    memory(v) -> "a file"
    fread(&w, 8, 1, file);     "a file" -> memory(w)
    throw e;                   memory(e) -> "an exception"
    catch (T &c)               "an exception" -> memory(c)

Each such place is one node of the graph, a channel; functions with a body hand on in their `FlowSummary` how they are
connected to it. No derivative goes through a channel: activity/channel_checks.py refuses programs that would need one.

What unseen code may give back: its result; the memory that it may write, now or later (pointers to it were given to
any call); variables that other files know by name. What it does with all that may also depend on functions of the
program that it is given. Declarations can say less (`__attribute__((const))`, LLVM's `memory(...)`), and the language's
own library keeps nothing but what it is known to keep (library/channels.py).
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final, final

from enzyme_passes.analysis.activity.behind import Behind
from enzyme_passes.analysis.activity.value_flow import LIVE, CallFlow, Channel, ValueFlow
from enzyme_passes.analysis.memory.callbacks import is_unseen, known_to_others
from enzyme_passes.analysis.memory.summaries import READ, WRITE, memory_attribute
from enzyme_passes.ir.call_targets import direct_target, resolve_alias
from enzyme_passes.ir.instructions import Call, Freeze, GetElementPtr, Invoke, Load, Phi, Select
from enzyme_passes.ir.values import ConstExpr, ConstInt, ConstString, Function, GlobalVariable, InlineAsm, Value
from enzyme_passes.ir.variable_arguments import only_handed_on
from enzyme_passes.library import channels, fortran
from enzyme_passes.library.printers import PRINTERS

UNSEEN: Final[Channel] = "unseen code"
MESSAGE: Final[Channel] = "a message"  # of the library's exceptions: code that is not seen reads it (`what`)
ENVIRONMENT: Final[Channel] = "the environment"
ARGUMENTS: Final[Channel] = "the variable arguments"  # of this function: numbers, and those behind them
TEXTS: Final[Channel] = "the text in variable arguments"
OWN: Final = (ARGUMENTS, TEXTS)  # each call has others
READ_BEHIND: Final[Channel] = "what is read behind argument "  # and its number: what, callers know (behind.py)
WRITTEN_BEHIND: Final[Channel] = "what is written behind argument "
WRITTEN: Final[Channel] = "all files"  # what was written to any file: what is read from one that is not known
VARIABLE: Final[Channel] = "the variable "  # and its name: what an exported function reads there
THROWN: Final[Channel] = "an exception"  # all that was thrown: any handler may catch it
CAUGHT: Final[Channel] = "a caught exception"  # what handlers did to what can be reached from it
UNKNOWN: Final[Channel] = "a file"  # what was written to a file that is not known: it may be any

STANDARD: Final = ("stdin", "stdout", "stderr", "__stdinp", "__stdoutp", "__stderrp")
_OPENING: Final = ("fopen", "fopen64")
_LANGUAGES: Final = (
    "_ZNSt", "_ZNKSt", "_ZSt", "_ZNSo", "_ZNKSo", "_ZNSi", "_ZNKSi", "_ZNSd", "_ZNSs", "_ZNKSs", "_ZN9__gnu_cxx",
    "_ZNK9__gnu_cxx", "__cxa_", "__gxx_", "_Unwind_", "__dynamic_cast", "__asan_", "__tsan_", "__msan_", "__ubsan_",
    "__sanitizer_", "__gcov", "__llvm_", "__cyg_profile", fortran.PREFIX, "ijl_", "jl_", "julia.", "NRT_", "numba_",
)  # fmt: skip
"""Functions of languages' own libraries. They keep nothing of what they are given, but in objects that are given."""
_NOT_LANGUAGES: Final = ("_ZNSt6thread", "_ZNSt13random_device")
_FILE_BUFFERS: Final = ("basic_filebuf", "basic_ofstream", "basic_ifstream", "basic_fstream")
_IN, _OUT = 8, 16  # std::ios_base::in and out, in libstdc++ and libc++
_MOST_SEEN: Final = 64


@final
class Outside:
    """Enters what calls do with channels."""

    def __init__(self, graph: ValueFlow) -> None:
        self.graph = graph
        self._behind: Behind | None = None
        self.caught: dict[int, None] = {}  # what can be reached from exceptions that are caught here

    # What the language's own library carries

    def of_library(self, call: Call | Invoke, callee: Function, made: CallFlow) -> None:
        """Data that goes through a function of the library by ways that no derivative takes."""
        for way in channels.find(callee.name):
            if way.targets[0].kind in ("arguments", "texts") and only_handed_on(self.graph.function, PRINTERS):
                continue
            sources = [n for end in way.sources for n in self._source(call, end)]
            targets = [n for end in way.targets for n in self._target(call, end)]
            if sources and targets:
                made.flows.append((list(dict.fromkeys(sources)), list(dict.fromkeys(targets))))

    def _source(self, call: Call | Invoke, end: channels.End) -> list[int]:
        match end.kind:
            case "value" | "text":
                return [n for a in _arguments(call, end) for n in self._given(a, numbers=end.kind == "value")]
            case "deep" | "mapped" | "numbers" | "characters":
                return self._deep(call, end, READ_BEHIND)
            case "stream" | "descriptor" | "file" | "in" | "out":
                return self._channels(self._files(call, end), (UNKNOWN,), WRITTEN)
            case "environment":
                return [self.graph.node(ENVIRONMENT)]
            case "message":
                return [self.graph.node(MESSAGE)]
            case "arguments" | "texts":
                return self._variable(end)
            case "result":
                return []

    def _target(self, call: Call | Invoke, end: channels.End) -> list[int]:
        graph = self.graph
        match end.kind:
            case "value" | "text":
                pointers = [a for a in _arguments(call, end) if graph.may_point(a)]
                found = [n for a in pointers for n in graph.text_behind(a, deep=True)]
                return found if end.kind == "text" else [*found, *(n for a in pointers for n in graph.memory(a))]
            case "deep" | "mapped" | "numbers" | "characters":
                return self._deep(call, end, WRITTEN_BEHIND)
            case "stream" | "descriptor" | "file" | "in" | "out":
                return self._channels(self._files(call, end), (WRITTEN,), UNKNOWN)
            case "environment":
                return [graph.node(ENVIRONMENT)]
            case "message":
                return [graph.node(MESSAGE)]
            case "result":
                return self.result(call)
            case "arguments" | "texts":
                return self._variable(end)

    def _variable(self, end: channels.End) -> list[int]:
        """What this function's own variable arguments are, or lead to."""
        if end.kind == "arguments":
            return [self.graph.node(ARGUMENTS)]
        return [self.graph.node(TEXTS)] if self.graph.text else []

    def result(self, call: Call | Invoke) -> list[int]:
        """The number or the characters that a call returns, or the characters that its result leads to."""
        found = [self.graph.register(call), self.graph.characters(call)]
        behind = self.graph.text_behind(call) if self.graph.may_point(call) else []
        return [*(n for n in found if n is not None), *behind]

    def _deep(self, call: Call | Invoke, end: channels.End, way: Channel) -> list[int]:
        """The numbers and characters in all memory that is reached, or one of both."""
        pointers: list[Value] = [call] if end.kind == "mapped" else _arguments(call, end)
        callee = direct_target(call)
        if end.kind == "deep" and callee is not None and channels.is_of_c(callee.name):
            return [n for pointer in pointers if self.graph.may_point(pointer) for n in self.behind(pointer, way)]
        found: list[int] = []
        for pointer in pointers:
            if self.graph.may_point(pointer):
                found += self.graph.deep_memory(pointer) if end.kind != "characters" else []
                found += self.graph.text_behind(pointer, deep=True) if end.kind != "numbers" else []
        return found

    def behind(self, pointer: Value, way: Channel) -> list[int]:
        """The numbers and characters in all memory that is reached, also where only the callers know what that is."""
        graph = self.graph
        if self._behind is None:
            self._behind = Behind(graph.function)
        given = [graph.node(f"{way}{k}") for k in self._behind.given(pointer)]
        return [*graph.deep_memory(pointer), *graph.text_behind(pointer, deep=True), *given]

    def _given(self, value: Value, *, numbers: bool) -> list[int]:
        """What a value is, and what it leads to."""
        graph = self.graph
        found = [n for n in (graph.register(value), graph.characters(value)) if n is not None]
        if graph.may_point(value):
            found += graph.text_behind(value)
            found += graph.memory(value) if numbers else []
        return found

    def _channels(self, files: list[Channel] | None, beside: tuple[Channel, ...], unknown: Channel) -> list[int]:
        """What is read from known files was written to them or to unknown ones; and so on."""
        if files is None:
            return [self.graph.node(c) for c in dict.fromkeys((unknown, *(beside if unknown is UNKNOWN else ())))]
        return [self.graph.node(c) for c in (*files, *beside)] if files else []

    def of_exception(self, call: Call | Invoke, callee: Function, made: CallFlow) -> None:
        """What can be reached from an exception where it is made, is what can be reached from one that is caught."""
        graph = self.graph
        if "noreturn" in callee.attributes:  # it may throw what it is given
            values = [n for a in call.arguments for n in (graph.register(a), graph.characters(a)) if n is not None]
            pointers = [a for a in call.arguments if graph.may_point(a)]
            found = [n for a in pointers for n in (*graph.deep_memory(a), *graph.text_behind(a, deep=True))]
            made.flows += [([*values, *found], [graph.node(THROWN)])] if values or found else []
            return
        reached = [*graph.deep_memory(call), *graph.text_behind(call, deep=True)] if is_exception(call) else []
        if reached and callee.name == channels.THROWN:
            made.flows += [(reached, [graph.node(THROWN)]), ([graph.node(CAUGHT)], reached)]
        elif reached:
            made.flows.append(([graph.node(THROWN)], reached))
            self.caught.update(dict.fromkeys(reached))

    def tie_exceptions(self) -> None:
        """What handlers write to what they reach from an exception is found there by those that threw it."""
        graph = self.graph
        thrown = graph.numbers.get(THROWN)
        for node in self.caught:
            if any(source != thrown for source in graph.predecessors[node]):
                graph.edge(node, graph.node(CAUGHT))

    # Files

    def _files(self, call: Call | Invoke, end: channels.End) -> list[Channel] | None:
        """The files that a stream or a descriptor may be of; none for standard streams; None: it is not known."""
        if end.kind in ("in", "out"):
            return []
        if end.kind == "file" or end.first >= len(call.arguments):
            return None
        value = call.arguments[end.first]
        if end.kind == "descriptor":
            return [] if isinstance(value, ConstInt) and value.value in (0, 1, 2) else None
        callee = resolve_alias(call.callee)
        if isinstance(callee, Function) and callee.name.startswith(fortran.PREFIX):
            return self._of_statement(value)
        return self._of_stream(value)

    def _of_stream(self, stream: Value) -> list[Channel] | None:
        found: list[Channel] = []
        pending, seen = [stream], {stream: None}
        while pending:
            value = pending.pop()
            match value:
                case Phi(values=values):
                    sources: Iterable[Value] = values
                case Select():
                    sources = (value.on_true, value.on_false)
                case Freeze():
                    sources = (value.operand,)
                case Load(pointer=GlobalVariable() as variable) if (
                    variable.name in STANDARD and not variable.initializer
                ):
                    continue
                case Call() | Invoke():
                    callee = resolve_alias(value.callee)
                    name = callee.name if isinstance(callee, Function) and not callee.defined else ""
                    path = text_of(value.arguments[0]) if name in _OPENING and value.arguments else None
                    if path is None:
                        return None
                    found.append(file_named(path))
                    continue
                case _:
                    return None
            for source in sources:
                if source not in seen:
                    seen[source] = None
                    pending.append(source)
            if len(seen) > _MOST_SEEN:
                return None
        return found

    def _of_statement(self, cookie: Value) -> list[Channel] | None:
        """Where a Fortran statement reads and writes: not on the terminal's units."""
        if not isinstance(cookie, Call | Invoke) or not isinstance(cookie.callee, Function) or not cookie.arguments:
            return None
        name = cookie.callee.name
        formatted = "BeginExternalFormatted" in name  # (format, its length, its descriptor, unit, ...)
        unit = cookie.arguments[3 if formatted and len(cookie.arguments) > 3 else 0]
        external = "BeginExternal" in name or "BeginUnformatted" in name
        return [] if external and isinstance(unit, ConstInt) and unit.value in (-1, 0, 5, 6) else None

    # Unseen code

    def of_export(
        self, call: Call | Invoke, names: str, read: Iterable[GlobalVariable], targets: Iterable[int], made: CallFlow
    ) -> None:
        """A function with exported derivatives gives back what is in the globals that it reads, and its derivatives are
        with respect to its arguments alone. `read`: those that its code says, where that is here, too."""
        graph = self.graph
        nodes = [graph.node(UNSEEN if n == "*" else VARIABLE + n) for n in names.split(",") if n]
        for variable in read:
            node = graph.node(VARIABLE + variable.name)
            nodes.append(node)
            for place in graph.deep_memory(variable):
                graph.edge(place, node)
        found = [*targets, *self.result(call)]
        if nodes and found:
            made.flows.append((nodes, found))

    def tie_variables(self, variables: Iterable[GlobalVariable]) -> None:
        """What unseen code knows by name it may read and write whenever any of it is called; an exported function reads
        what it names."""
        graph = self.graph
        outside = graph.numbers.get(UNSEEN)
        for variable in known_to_others(variables):
            named = graph.numbers.get(VARIABLE + variable.name)
            for node in graph.deep_memory(variable):
                if outside is not None:
                    graph.edge(node, outside)
                    graph.edge(outside, node)
                if named is not None:
                    graph.edge(node, named)

    def tie_arguments(self) -> None:
        """What arguments lead to, where unseen code was given that before the request."""
        graph = self.graph
        outside = graph.numbers.get(UNSEEN)
        if outside is None:
            return
        for argument in graph.function.arguments:
            if graph.given(argument) == LIVE:
                for node in graph.deep_memory(argument):
                    graph.edge(node, outside)
                    graph.edge(outside, node)

    def of_unseen(
        self, call: Call | Invoke, made: CallFlow, sources: dict[int, None], targets: dict[int, None],
        kept: dict[int, None],
    ) -> None:  # fmt: skip
        """What unseen code is given goes out of sight, and comes back. `kept`: memory that it may go on using."""
        reads, writes = hidden_state(call)
        node = self.graph.node(UNSEEN)
        if writes and (sources or kept):
            made.flows.append((list(dict.fromkeys((*sources, *kept))), [node]))
        if reads and targets:
            made.flows.append(([node, self.graph.node(MESSAGE)], list(targets)))
        if writes and reads and kept:
            made.flows.append(([node], list(kept)))

    def of_file_buffer(self, call: Call | Invoke, callee: Function, made: CallFlow) -> None:
        """C++'s streams on files: when one is opened, its buffer is tied to the file."""
        if not any(n in callee.name for n in _FILE_BUFFERS) or len(call.arguments) < 2:
            return
        path = text_of(call.arguments[1])
        files = None if path is None else [file_named(path)]
        mode = next((a.value for a in call.arguments[2:3] if isinstance(a, ConstInt)), None)
        reads = "basic_ofstream" not in callee.name and (mode is None or bool(mode & _IN) or "ifstream" in callee.name)
        writes = "basic_ifstream" not in callee.name and (
            mode is None or bool(mode & _OUT) or "ofstream" in callee.name
        )
        graph = self.graph
        inside = [*graph.deep_memory(call.arguments[0]), *graph.text_behind(call.arguments[0], deep=True)]
        if writes and inside:
            made.flows.append((inside, self._channels(files, (WRITTEN,), UNKNOWN)))
        if reads and inside:
            made.flows.append((self._channels(files, (UNKNOWN,), WRITTEN), inside))


def is_callers(key: object) -> bool:
    """Whether a channel is about what this function's callers have given it."""
    return key in OWN or (isinstance(key, str) and key.startswith((READ_BEHIND, WRITTEN_BEHIND)))


def _arguments(call: Call | Invoke, end: channels.End) -> list[Value]:
    return list(call.arguments[end.first : None if end.last is None else end.last + 1])


def is_hidden(call: Call | Invoke) -> bool:
    """Whether a call is of code that may keep what it is given: all that is not seen, but for languages' libraries."""
    callee = resolve_alias(call.callee)
    if isinstance(callee, InlineAsm):
        return False
    if not isinstance(callee, Function):
        return True
    return is_unseen(call) and not is_of_language(callee.name) and not keeps_what_is_known(callee.name)


def is_exception(call: Call | Invoke) -> bool:
    """Whether a call gives the memory of an exception."""
    callee = resolve_alias(call.callee)
    return isinstance(callee, Function) and (callee.name == channels.THROWN or channels.is_caught(callee.name))


def is_of_language(name: str) -> bool:
    return name.startswith(_LANGUAGES) and not name.startswith(_NOT_LANGUAGES)


def keeps_what_is_known(name: str) -> bool:
    """Whether it is known of a function of the C library what it keeps."""
    return name in channels.KEEPS_NOTHING or bool(channels.find(name))


def hidden_state(call: Call | Invoke) -> tuple[bool, bool]:
    """Whether unseen code may read, and may change, what is neither an argument nor behind one."""
    callee = resolve_alias(call.callee)
    reads = writes = True
    for attributes in (callee.attributes if isinstance(callee, Function) else {}, call.function_attributes):
        places = memory_attribute(attributes.get("memory"))
        access = places["other"] | places["inaccessiblemem"]
        if "readnone" in attributes:
            access = 0
        elif "readonly" in attributes:
            access &= READ
        reads &= bool(access & READ)
        writes &= bool(access & WRITE)
    return reads, writes


def file_named(path: str) -> Channel:
    return f"the file {os.path.normpath(path)}"


def text_of(value: Value) -> str | None:
    """The characters of a constant string."""
    while isinstance(value, ConstExpr) and value.op == "getelementptr" and len(value.operands) == 1:
        value = value.operands[0]
    if isinstance(value, GetElementPtr) or not isinstance(value, GlobalVariable) or not value.constant:
        return None
    held = value.initializer
    return held.data.rstrip(b"\0").decode("utf-8", "replace") if isinstance(held, ConstString) else None
