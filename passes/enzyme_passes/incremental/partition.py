# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A module as the parts that the engine needs for its requests, each by itself, and the rest.

    module  ->  part 1: requests in functions of their own (outline.py), and all that they need (reachability.py)
                part 2: requests that have nothing in common with those of part 1
                rest:   the module itself, calling these functions

A part's text depends on nothing else in the module: symbols in the module's order, metadata and attribute groups
numbered by first use, no places of the source unless they matter, and a number in the name of an internal symbol, which
counts what there is elsewhere (`.str.7`), set anew. So it is a key to what the engine makes of it.

Where LLVM works on a part between two levels of requests, it must not take the part for the whole program: what is
internal is hidden there, and nothing may be dropped.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Final

from enzyme_passes.analysis.activity.activity import REPORT, is_report
from enzyme_passes.analysis.initial_memory.pointers import ALIASED, Before, is_of_users
from enzyme_passes.analysis.memory.callbacks import CALLED_BACK, CLOSED, SIGNALLED
from enzyme_passes.incremental.debug_places import Calls, reduced
from enzyme_passes.incremental.outline import Outlined, calling, can_be_outlined, of_thread, outline
from enzyme_passes.incremental.reachability import Needs, Reach
from enzyme_passes.incremental.renumber import Numbering, without_places, without_variables
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Call, Invoke, operands
from enzyme_passes.ir.lexer import quote_symbol
from enzyme_passes.ir.reader import split_trailer
from enzyme_passes.ir.values import (
    ConstAggregate,
    ConstExpr,
    Function,
    GlobalAlias,
    GlobalValue,
    GlobalVariable,
    Module,
    Value,
)
from enzyme_passes.ir.writer import write_function
from enzyme_passes.normalize.exceptions import personality
from enzyme_passes.normalize.signal_handlers import is_signalled
from enzyme_passes.requests.request import UNSUPPORTED, Entry, request_entry
from enzyme_passes.support.dataclasses import dataclass, field, replace
from enzyme_passes.support.patterns import pattern
from enzyme_passes.synthesis.tangent.error_estimate import LOG

Requests = Sequence[tuple[Function, Call | Invoke]]

TAKEN: Final = "enzcc.taken"
LED_TO: Final = (
    "enzcc.led_to"  # globals that pointers may lead to which were there before the request: initial_memory/pointers.py
)
_INTERNAL: Final = ("internal", "private")
_DROPPED: Final = {"linkonce": "weak", "linkonce_odr": "weak_odr"}
_UNNAMED: Final = "__enzcc_unnamed."
_NUMBERED: Final = pattern(r"(?P<base>.+?)\.\d+")
_LOCAL: Final = pattern(r'%(?:"[^"]*"|[-a-zA-Z$._][-\w$.]*)')
_SYMBOLS: Final = pattern(r"^(?=@|define |declare )", re.MULTILINE)
_MARKED: Final = (LED_TO, ALIASED, CLOSED, CALLED_BACK, SIGNALLED)
_MARKS: Final = pattern(rf"^@(?:{'|'.join(map(re.escape, _MARKED))}) = .*\n?", re.MULTILINE)
_COMDAT: Final = pattern(r"\bcomdat(?:\((\$[^)]*)\))?")


@dataclass(frozen=True, slots=True)
class Part:
    """The text for the engine, and how what is called so here is called in the module."""

    text: str
    names: dict[str, str]  # of symbols that have another name in the module
    symbols: frozenset[str]
    types: frozenset[str]
    requesters: dict[str, tuple[str, str]]  # functions that hold requests; their linkage here and in the module
    metadata: dict[str, str]  # the nodes
    nodes: list[str]  # the names that the nodes have in the module
    outlined: frozenset[str]
    messages: list[str]  # what the calls counted in the text are called where one leads nowhere
    asked: dict[str, list[str]] = field(
        default_factory=dict
    )  # of functions that hold requests: where these were in the module, by `!dbg`


@dataclass(slots=True)
class Division:
    """`module` is the rest once the parts' answers are put into it: its callers call the outlined requests."""

    module: Module
    parts: list[Part] = field(default_factory=list)


def divide(module: Module, requests: Requests, *, places: bool) -> Division | None:
    """Take the requests out of `module`, in place. None if the module has to stay whole: where the function of a
    request is found out from what its callers pass, say. `places`: keep debug information."""
    if any(name in f for f in module.functions for name in UNSUPPORTED):
        return None
    if not all(can_be_outlined(call) for _, call in requests):
        return None
    holders = {caller: None for caller, _ in requests}
    reach = Reach(module)
    asked = [(caller, call, _needs(module, reach, call)) for caller, call in requests]
    inner = {f for _, _, needs in asked for f in needs.bodies}
    outer = [(caller, call, needs) for caller, call, needs in asked if caller not in inner]
    if not all(any(caller in needs.bodies for _, _, needs in outer) for caller in inner if caller in holders):
        return None  # a request that seems to reach itself: by a pointer, or the engine says so
    pads = next((p for p in map(personality, module.functions.values()) if p), "")
    outside = Before(module)
    made: list[tuple[Outlined, Needs]] = []
    alike: dict[str, Function] = {}
    for caller, call, needs in outer:
        unseen = any(map(is_of_users, needs.declared))
        anywhere = cache(partial(outside.anywhere, needs.data, needs.bodies))
        said = partial(outside.said_of, caller=caller, request=call, data=needs.data, unseen=unseen, anywhere=anywhere)
        found = outline(caller, call, len(alike) + 1, personality(caller) or pads, said)
        text = write_function(found.holder).replace(f"@{found.holder.name}(", "@(", 1)
        made.append((replace(found, holder=alike.setdefault(text, found.holder)), needs))
    division = Division(module)
    for group in _groups(made):
        division.parts.append(_Builder(module, reach, outside, [made[k] for k in group], holders, places=places).part())
    for caller in dict.fromkeys(caller for caller, _, _ in outer):
        own = [call for holder, call in requests if holder is caller]
        caller.print_as(calling(caller, [o for o, _ in made if o.caller is caller], own))
    return division


def with_marks(text: str, module: Module, requests: Requests) -> str:
    """The text of a module that stays whole, told what its parts would be told of code outside of requests."""
    outside, reach = Before(module), Reach(module)
    needs = [_needs(module, reach, call) for _, call in requests]
    data = list(dict.fromkeys(d for found in needs for d in found.data))
    bodies = {f: None for found in needs for f in found.bodies}
    marks = "".join(f"{line}\n" for line in _marks(module, outside, data, bodies, {}))
    return _SYMBOLS.sub(lambda _: marks, text, count=1) if marks else text


def without_marks(text: str) -> str:
    """The text that was made of one with these marks."""
    return _MARKS.sub("", text)


def _is_report(symbol: GlobalValue) -> bool:
    return isinstance(symbol, GlobalVariable) and is_report(symbol)


def _marks(
    module: Module,
    outside: Before,
    data: Iterable[GlobalValue],
    bodies: Container[Function],
    names: Mapping[str, str],
) -> list[str]:
    found: list[str] = []
    if led_to := outside.led_to(data):
        elements = ", ".join(f"ptr {quote_symbol(names.get(g.name, g.name))}" for g in led_to)
        found.append(f"@{LED_TO} = hidden global [{len(led_to)} x ptr] [{elements}]")
    if outside.is_aliased(data, bodies):
        found.append(f"@{ALIASED} = hidden global ptr null")
    if any(isinstance(g, GlobalVariable) and not g.constant for g in data):
        signalled = is_signalled(module, bodies, closed=outside.is_closed)
        said = {CLOSED: outside.is_closed, CALLED_BACK: outside.is_called_back, SIGNALLED: signalled}
        found += [f"@{mark} = hidden global ptr null" for mark, holds in said.items() if holds]
    return found


def _needs(module: Module, reach: Reach, call: Call | Invoke) -> Needs:
    roots: dict[GlobalValue, None] = {}
    for value in (call.callee, *call.arguments):
        for part in [o for i in of_thread(value) or () for o in operands(i)] or [value]:
            roots.update(dict.fromkeys(_symbols_in(part)))
    assert call.target is not None
    if request_entry(call.target.name) == Entry.ERROR_ESTIMATE.value:
        roots.update((f, None) for f in module.functions.values() if LOG in f.name)
    return reach.of(roots)


def _symbols_in(value: Value) -> Iterable[GlobalValue]:
    match value:
        case GlobalValue():
            yield value
        case ConstExpr():
            for operand in value.operands:
                yield from _symbols_in(operand)
        case ConstAggregate():
            for element in value.elements:
                yield from _symbols_in(element)
        case _:
            pass


def _groups(made: Sequence[tuple[Outlined, Needs]]) -> list[list[int]]:
    """The numbers of requests that belong together."""
    parents = list(range(len(made)))

    def find(k: int) -> int:
        while parents[k] != k:
            k = parents[k]
        return k

    owners: dict[GlobalValue, int] = {}
    for k, (outlined, needs) in enumerate(made):
        shared: list[GlobalValue] = [outlined.holder, *needs.bodies]
        shared += [d for d in needs.data if not isinstance(d, GlobalVariable) or not d.constant]
        for symbol in shared:
            if isinstance(symbol, GlobalVariable) and symbol.name.startswith("enzyme_"):
                continue  # a marker
            first = find(owners.setdefault(symbol, k))
            parents[max(first, find(k))] = min(first, find(k))
    groups: dict[int, list[int]] = {}
    for k in range(len(made)):
        groups.setdefault(find(k), []).append(k)
    return list(groups.values())


class _Builder:
    """Writes the text of one part."""

    def __init__(
        self,
        module: Module,
        reach: Reach,
        outside: Before,
        made: Sequence[tuple[Outlined, Needs]],
        holders: dict[Function, None],
        *,
        places: bool,
    ) -> None:
        self.module = module
        self.outlined = list(dict.fromkeys(o.holder for o, _ in made))
        self.places_of = {f: [o.call.metadata.get("dbg", "") for o, _ in made if o.holder is f] for f in self.outlined}
        self.bodies = {f: None for _, needs in made for f in needs.bodies}
        self.data = {d: None for _, needs in made for d in needs.data}
        self.declared = {f: None for _, needs in made for f in needs.declared if f not in self.bodies}
        self.through_pointers = any(needs.through_pointers for _, needs in made)
        self.places = places
        self.nested = any(f in holders for f in self.bodies)
        self.holders = holders
        self.taken: list[Function] = []
        if self.through_pointers:
            every = [f for f in module.functions.values() if f in self.bodies or f in self.declared]
            self.taken = [f for f in every if reach.pointers.is_free(f)]
        self.order = [s for s in module.symbol_order if s in self.bodies or s in self.data or s in self.declared]
        self.renamed = self._new_names()
        metadata = module.metadata
        self.calls: Calls | None = None
        if self.through_pointers and not places:
            self.calls = Calls(module, max((int(name[1:]) for name in metadata), default=-1) + 1)
        self.marks = _marks(module, outside, self.data, self.bodies, self.renamed)
        self.texts = [self._symbol(s) for s in self.order] + [write_function(f) for f in self.outlined]
        if self.calls is not None:
            metadata = metadata | self.calls.nodes()
        self.numbering = Numbering(metadata, module.attribute_groups, places=places, names=self.renamed, change=reduced)

    def _new_names(self) -> dict[str, str]:
        """Names in the module, and here. A number is no name: LLVM numbers anew whenever it prints."""
        names = {f.name: f"__enzcc_request.{k}" for k, f in enumerate(self.outlined, 1)}
        unnamed = [s for s in self.order if s.name.isdecimal()]
        names |= {s.name: f"{REPORT if _is_report(s) else _UNNAMED}{k}" for k, s in enumerate(unnamed, 1)}
        numbered: list[tuple[str, str]] = []
        taken: dict[str, None] = dict.fromkeys(names.values())
        for symbol in self.order:
            if symbol.name in names:
                continue
            found = _NUMBERED.fullmatch(symbol.name) if symbol.linkage in _INTERNAL else None
            if found is not None or (symbol.linkage == "private" and symbol.name == ".str"):
                numbered.append((symbol.name, found["base"] if found is not None else symbol.name))
            else:
                taken[symbol.name] = None
        for name, base in numbered:
            number = 1
            while f"{base}.{number}" in taken:
                number += 1
            names[name] = f"{base}.{number}"
            taken[names[name]] = None
        return {old: new for old, new in names.items() if old != new}

    def part(self) -> Part:
        module = self.module
        texts = [self.numbering.text(text) for text in self.texts]
        if self.taken:
            elements = ", ".join(f"ptr {quote_symbol(self.renamed.get(f.name, f.name))}" for f in self.taken)
            texts.append(f"@{TAKEN} = hidden global [{len(self.taken)} x ptr] [{elements}]")
        texts += self.marks
        named = {kind: module.named_metadata.get(kind, "") for kind in ("!llvm.module.flags", "!llvm.dbg.cu")}
        if not self.places:
            named["!llvm.dbg.cu"] = "" if self.calls is None else self.calls.unit
        flags = [f"{kind} = {self.numbering.text(nodes)}" for kind, nodes in named.items() if nodes]
        nodes = self.numbering.nodes()
        whole = "\n".join(texts)
        if self.calls is not None:
            whole = self.calls.attached(whole)
        types = self._types(whole)
        lines = [f'target datalayout = "{module.layout.text}"', f'target triple = "{module.triple}"']
        if "__enzyme_error_estimate" in whole:
            lines += [line for line in module.preamble if line.startswith("source_filename")]
        lines += [f"{name} = type {definition(module.named_types[name])}" for name in types]
        lines += self._comdats()
        lines += [whole, *(f"attributes {name} = {{ {text} }}" for name, text in self.numbering.groups().items())]
        lines += [*flags, *(f"{name} = {text}" for name, text in nodes.items()), ""]
        symbols = {self.renamed.get(s.name, s.name) for s in (*self.order, *self.outlined)}
        return Part(
            text="\n".join(lines),
            names={new: old for old, new in self.renamed.items()},
            symbols=frozenset((*symbols, TAKEN, *_MARKED)),
            types=frozenset(types),
            requesters=self._requesters(),
            metadata=nodes,
            nodes=self.numbering.order,
            outlined=frozenset(self.renamed.get(f.name, f.name) for f in self.outlined),
            asked={self.renamed.get(f.name, f.name): nodes for f, nodes in self.places_of.items()},
            messages=[] if self.calls is None else self.calls.messages(),
        )

    def _requesters(self) -> dict[str, tuple[str, str]]:
        found = {self.renamed.get(f.name, f.name): ("hidden", "internal") for f in self.outlined}
        for function in self.bodies:
            if function in self.holders:
                found[self.renamed.get(function.name, function.name)] = (_exposed(function), function.linkage)
        return found

    def _symbol(self, symbol: GlobalValue) -> str:
        match symbol:
            case Function() if symbol in self.bodies:
                text = without_variables(symbol.source)
                text = text if self.calls is None else self.calls.counted(text)
                return f"define {_relinked(symbol, text.removeprefix('define '))}" if self.nested else text
            case Function():
                return _declaration(symbol, symbol.name)
            case GlobalAlias():
                target = resolve_alias(symbol)
                if isinstance(target, Function) and target not in self.bodies:
                    return _declaration(target, symbol.name)
                return symbol.raw
            case GlobalVariable():
                text = without_places(symbol.raw or "")
                if self.nested and not symbol.constant and symbol.linkage in _INTERNAL:
                    return text.replace(f" = {symbol.linkage} ", " = hidden ", 1)
                return text
            case _:
                raise ValueError(f"not a symbol: {symbol!r}")

    def _types(self, text: str) -> list[str]:
        """The named types that a text needs, in the module's order."""
        known = self.module.named_types
        found: dict[str, None] = {}
        pending = [n for n in dict.fromkeys(_LOCAL.findall(text)) if n in known]
        while pending:
            name = pending.pop()
            if name not in found:
                found[name] = None
                pending += [n for n in _LOCAL.findall(definition(known[name])) if n in known]
        return [name for name in known if name in found]

    def _comdats(self) -> list[str]:
        wanted: dict[str, None] = {}
        for symbol in self.order:
            text = symbol.trailer if isinstance(symbol, GlobalVariable) or symbol in self.bodies else ""
            if (found := _COMDAT.search(text)) is not None:
                wanted[found[1] or f"${quote_symbol(symbol.name)[1:]}"] = None
        return [line for line in self.module.comdats if line.partition(" = ")[0] in wanted]


def definition(type: ty.StructType) -> str:
    """What stands behind `%name = type`."""
    return "opaque" if type.fields is None else ty.struct_body(type.fields, type.packed)


def _exposed(function: Function) -> str:
    """The linkage of a function that LLVM must neither drop nor take for known."""
    return "hidden" if function.linkage in _INTERNAL else _DROPPED.get(function.linkage, function.linkage)


def _relinked(function: Function, text: str) -> str:
    linkage = _exposed(function)
    return text if linkage == function.linkage else f"{linkage}{text.removeprefix(function.linkage)}"


def _declaration(function: Function, name: str) -> str:
    """A line that declares a function, whether or not it is defined in its module."""
    if not function.defined and name == function.name:
        return function.source or write_function(function)
    made = Function(name, function.function_type)
    made.arguments = function.arguments
    made.attributes = function.attributes
    made.module = function.module
    made.header = " ".join(w for w in function.header.split() if w not in (function.linkage, "dso_local"))
    before, attributes, _ = split_trailer(function.trailer)
    made.trailer = f"{before} {attributes}".strip()
    return write_function(made)
