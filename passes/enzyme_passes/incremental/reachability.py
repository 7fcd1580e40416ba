# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What of a module the engine looks at when it answers a request, found on the texts of its symbols.

A body is needed if code that is reached names the function, if a rule of a reached function names it, or if a call
through a pointer may lead to it. What only data names (a table of functions, a virtual table) is needed as a
declaration. All this is more than what the engine reads; that does no harm.

Requests whose needs have a function or a variable in common belong together: one variable has one shadow, one function
one set of derivatives.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from enzyme_passes.analysis.memory.callbacks import is_unseen_function
from enzyme_passes.incremental.debug_places import THROUGH_POINTER
from enzyme_passes.incremental.renumber import mentioned, references
from enzyme_passes.ir.call_targets import OF_TABLES, CodePointers, resolve_alias, said_callees
from enzyme_passes.ir.instructions import Call, Invoke
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Function, GlobalAlias, GlobalValue, GlobalVariable, InlineAsm, Module, source_of
from enzyme_passes.support.dataclasses import dataclass, field

_NAMING: Final = ("enzyme_gradient", "enzyme_derivative", "enzyme_splitderivative", "enzcc_operation")


@dataclass(slots=True)
class Needs:
    """What the requests of one part need. `bodies` in the order in which they were found; `data`: variables and
    aliases; `declared`: functions of which only the header is needed."""

    bodies: dict[Function, None] = field(default_factory=dict)
    data: dict[GlobalVariable | GlobalAlias, None] = field(default_factory=dict)
    declared: dict[Function, None] = field(default_factory=dict)
    through_pointers: bool = False


class Reach:
    """The needs of requests of one module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.pointers = CodePointers(module)
        self._mentions: dict[GlobalValue, list[GlobalValue]] = {}

    def of(self, roots: Iterable[GlobalValue]) -> Needs:
        """What is needed where these symbols are named by code."""
        needs = Needs()
        pending: list[GlobalValue] = list(roots)
        while pending:
            symbol = pending.pop()
            if isinstance(symbol, Function):
                self._function(needs, symbol, pending)
                continue
            assert isinstance(symbol, GlobalVariable | GlobalAlias)
            self._datum(needs, symbol)
            if isinstance(symbol, GlobalAlias) and isinstance(target := resolve_alias(symbol), Function):
                pending.append(target)  # code may call it by this name
        needs.declared = {f: None for f in needs.declared if f not in needs.bodies}
        return needs

    def _function(self, needs: Needs, function: Function, pending: list[GlobalValue]) -> None:
        if function in needs.bodies or (function in needs.declared and not function.defined):
            return
        (needs.bodies if function.defined else needs.declared)[function] = None
        named = self._mentioned(function)
        pending += named
        if any(isinstance(f, Function) and is_unseen_function(f) for f in named):
            pending += [f for s in named if isinstance(s, GlobalVariable) and s.constant for f in self._in_record(s)]
        if function.defined and THROUGH_POINTER.search(function.source) is not None:
            needs.through_pointers = True
            for target in self._led_to(function):
                pending.append(target)
                pending += self._tables.get(target, ())

    def _in_record(self, variable: GlobalVariable) -> list[GlobalValue]:
        """The functions that a constant names: code that is not seen may get it, and call them."""
        return [f for f in self._mentioned(variable) if isinstance(f, Function)]

    def _datum(self, needs: Needs, symbol: GlobalVariable | GlobalAlias) -> None:
        """What data names is there, but nobody reads its body."""
        pending: list[GlobalValue] = [symbol]
        while pending:
            current = pending.pop()
            if isinstance(current, Function):
                needs.declared[current] = None
            elif isinstance(current, GlobalVariable | GlobalAlias) and current not in needs.data:
                needs.data[current] = None
                pending += self._mentioned(current)

    def _led_to(self, function: Function) -> dict[Function, None]:
        """The functions that calls through pointers in a function may lead to."""
        found: dict[Function, None] = {}
        body(function)
        for call in function.instructions():
            if not isinstance(call, Call | Invoke):
                continue
            target = resolve_alias(call.callee)
            if not isinstance(target, Function | InlineAsm):
                if said_callees(call, self.module) is None:
                    found.update(dict.fromkeys(self.pointers.by_type.get(call.function_type, ())))
                found.update(dict.fromkeys(self.pointers.reachable(call)))
        return found

    @cached_property
    def _tables(self) -> dict[Function, list[GlobalVariable]]:
        """The virtual tables that each function stands in."""
        found: dict[Function, list[GlobalVariable]] = {}
        for variable in self.module.globals.values():
            if variable.name.startswith(OF_TABLES) and variable.initializer is not None:
                for named in self._mentioned(variable):
                    if isinstance(named, Function):
                        found.setdefault(named, []).append(variable)
        return found

    def _mentioned(self, symbol: GlobalValue) -> list[GlobalValue]:
        known = self._mentions.get(symbol)
        if known is not None:
            return known
        text = source_of(symbol)
        names = dict.fromkeys(mentioned(text))
        if isinstance(symbol, Function):
            for kind in _NAMING:
                names.update(dict.fromkeys(symbol.attributes.get(kind, "").split(",")))
            names[symbol.attributes.get("enzyme_allocation_like", "").rpartition(";")[2]] = None
        if self._naming_nodes and "!" in text:
            for node in references(text):
                names.update(dict.fromkeys(self._named_by(node)))
        found = [s for s in map(self.module.lookup, names) if s is not None and s is not symbol]
        self._mentions[symbol] = found
        return found

    @cached_property
    def _naming_nodes(self) -> dict[str, list[str]]:
        """Metadata that names symbols: shadows of globals, say."""
        return {n: list(mentioned(text)) for n, text in self.module.metadata.items() if "{ptr @" in text}

    def _named_by(self, node: str) -> list[str]:
        return self._naming_nodes.get(node, [])
