# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies of functions that are given functions, one for each that they are given.

    insert(bodies, &k, make_body, start);          insert.for.1(bodies, &k, make_body, start)     calls @make_body
    insert(contacts, &pair, make_contact, pool);   insert.for.2(contacts, &pair, make_contact, pool)
    insert(seen, &pair, NULL, contact);            insert.for.3(seen, &pair, NULL, contact)       calls nothing

A container or a walk does not know what it handles: that is for the function that it is given, together with what lies
behind a `void *`. In one `insert` all of that would be one, whoever calls it. In a copy the function is known, or it is
known to be null.

This changes no program, and makes larger ones. It is done only where the derivatives cannot be had without.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import const_int
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    Branch,
    Call,
    CondBranch,
    Instruction,
    IntCompare,
    Invoke,
    Select,
    operands,
    replace_operands,
)
from enzyme_passes.ir.lexer import quote_symbol
from enzyme_passes.ir.reader import add_function, body, read_module
from enzyme_passes.ir.text import symbols_in, uses_in
from enzyme_passes.ir.values import Argument, ConstInt, ConstNull, Function, Module, Value, source_of
from enzyme_passes.ir.writer import write_module
from enzyme_passes.normalize.control_flow import drop_unreachable_blocks, forget_edge
from enzyme_passes.support.patterns import pattern

_MOST_COPIES: Final = 64
_MOST_LINES: Final = 20_000  # of all copies
_INDIRECT: Final = pattern(r"^  .*?\b(?:call|invoke) [^@\n]*?%[-\w$.]+\(", re.MULTILINE)
_SHOWN: Final = frozenset(
    "private internal available_externally linkonce weak linkonce_odr weak_odr external default hidden protected "
    "dso_local dso_preemptable dllimport dllexport".split()
)
_OF_ITSELF: Final = pattern(r"blockaddress\(|__enzyme_")
_PLAIN: Final = pattern(r"[-\w$.]+")
_OURS: Final = pattern("__enzyme_|__enzcc_")
_OF_ONE: Final = pattern(r" comdat(?:\(\$[^)]*\))?| !dbg !\d+")  # what only one function has

_Key = tuple[Function, tuple[tuple[int, Function | None], ...]]  # and what it is given in which places


def with_copies(text: str, has_rule: Callable[[str], bool]) -> str | None:
    """The prepared IR of a program with such copies; None if there is nothing to copy."""
    if _INDIRECT.search(text) is None:
        return None
    module = read_module(text)
    copies = _Copies(module, has_rule)
    copies.make()
    return write_module(module) if any(copies.made.values()) else None


@final
class _Copies:
    def __init__(self, module: Module, has_rule: Callable[[str], bool]) -> None:
        self.module = module
        self.has_rule = has_rule
        self.made: dict[_Key, Function | None] = {}
        self.called: dict[Function, dict[int, None]] = {}  # parameters that are called, or handed on to such
        self._lines = 0
        self._named: dict[str, None] = {}  # functions that requests or the user's rules name
        self._callers: dict[str, dict[Function, None]] = {}
        for symbol in module.symbol_order:
            source = source_of(symbol)
            if _OURS.search(source) is not None:
                for line in source.split("\n"):
                    if _OURS.search(line) is not None:
                        self._named.update(dict.fromkeys(symbols_in(line)))
            if isinstance(symbol, Function) and symbol.defined:
                for name, is_called in uses_in(source.partition("{\n")[2]):
                    if is_called:
                        self._callers.setdefault(name, {})[symbol] = None

    def make(self) -> None:
        self._find_called()
        names = dict.fromkeys(f.name for f in self.called)
        pending = [f for name in names for f in self._callers.get(name, ())]
        seen = dict.fromkeys(pending)
        while pending:
            function = pending.pop()
            for call in _calls(function):
                copy = self._copy_for(call)
                if copy is None:
                    continue
                call.callee = copy
                function.changed = True
                if copy not in seen:
                    seen[copy] = None
                    pending.append(copy)

    def _find_called(self) -> None:
        pending: list[Argument] = []

        def found(function: Function, value: Value) -> None:
            if isinstance(value, Argument) and value.index not in self.called.get(function, ()):
                self.called.setdefault(function, {})[value.index] = None
                pending.append(value)

        for function in list(self.module.functions.values()):
            if function.defined and _INDIRECT.search(function.source) is not None:
                for call in _calls(function):
                    found(function, call.callee)
        owners = {a: f for f in self.module.functions.values() for a in f.arguments}
        while pending:
            argument = pending.pop()
            owner = owners[argument]
            for function in self._callers.get(owner.name, ()):
                for call in _calls(function):
                    if resolve_alias(call.callee) is owner and argument.index < len(call.arguments):
                        found(function, call.arguments[argument.index])

    def _copy_for(self, call: Call | Invoke) -> Function | None:
        function = resolve_alias(call.callee)
        if not isinstance(function, Function) or function not in self.called or not self._may_be_copied(function):
            return None
        given: list[tuple[int, Function | None]] = []
        for place in self.called[function]:
            value = resolve_alias(call.arguments[place]) if place < len(call.arguments) else None
            if isinstance(value, Function):
                given.append((place, value))
            elif isinstance(value, ConstNull):
                given.append((place, None))
        if not given:
            return None
        key = (function, tuple(given))
        if key not in self.made:
            lines = function.source.count("\n")
            if len(self.made) >= _MOST_COPIES or self._lines + lines > _MOST_LINES:
                return None
            self._lines += lines
            self.made[key] = self._copied(function, given)
        return self.made[key]

    def _may_be_copied(self, function: Function) -> bool:
        return not (
            not function.defined
            or function.changed
            or function.function_type.variadic
            or _OF_ITSELF.search(function.source) is not None
            or function.name in self._named
            or self.has_rule(function.name)
        )

    def _copied(self, function: Function, given: list[tuple[int, Function | None]]) -> Function | None:
        line, _, rest = function.source.partition("\n")
        before, name, after = line.partition(f"{quote_symbol(function.name)}(")
        if not name or not before.startswith("define "):
            return None
        words = ["internal", *(w for w in before.split()[1:] if w not in _SHOWN)]
        number = len(self.made) + 1
        while (new := f"{function.name}.for.{number}") in self.module.functions:
            number += 1
        for place, value in given:
            argument = function.arguments[place]
            token = argument.name or str(sum(not a.name for a in function.arguments[:place]))
            if _PLAIN.fullmatch(token) is None:
                return None
            known = "null" if value is None else quote_symbol(value.name)
            rest = re.sub(rf"%{re.escape(token)}(?![-\w$.])", known.replace("\\", r"\\"), rest)
        head = f"define {' '.join(words)} {quote_symbol(new)}({_OF_ONE.sub('', after)}"
        made = add_function(self.module, f"{head}\n{rest}")
        _fold(made)
        if any(isinstance(resolve_alias(call.callee), ConstNull) for call in _calls(made)):
            del self.module.functions[new]
            self.module.symbol_order.remove(made)
            return None
        return made


def _calls(function: Function) -> list[Call | Invoke]:
    body(function)
    return [i for i in function.instructions() if isinstance(i, Call | Invoke)]


def _fold(function: Function) -> None:
    """Decide what depends on whether a function is null."""
    body(function)
    known: dict[Value, Value] = {}

    def replaced(value: Value) -> Value:
        while value in known:
            value = known[value]
        return value

    for i in function.instructions():
        replace_operands(i, replaced)
        decided = _decided(i)
        if decided is not None:
            known[i] = decided
    if not known:
        return
    for block in function.blocks:
        for i in block.instructions:
            replace_operands(i, replaced)
        block.instructions = [i for i in block.instructions if i not in known]
        last = block.instructions[-1]
        if isinstance(last, CondBranch) and isinstance(last.condition, ConstInt) and last.on_true is not last.on_false:
            taken, other = (last.on_true, last.on_false) if last.condition.value else (last.on_false, last.on_true)
            branch = Branch(taken)
            branch.block = block
            branch.metadata = {k: v for k, v in last.metadata.items() if k == "dbg"}
            block.instructions[-1] = branch
            forget_edge(block, other)
    drop_unreachable_blocks(function)
    function.changed = True


def _decided(i: Instruction) -> Value | None:
    match i:
        case IntCompare(predicate="eq" | "ne" as predicate) if i.type is ty.I1:
            sides = [resolve_alias(o) for o in operands(i)]
            nulls = sum(isinstance(o, ConstNull) for o in sides)
            functions = sum(isinstance(o, Function) and o.linkage != "extern_weak" for o in sides)
            if nulls + functions == 2 and nulls > 0:
                return const_int(ty.I1, int((nulls == 2) == (predicate == "eq")))
            return None
        case Select(condition=ConstInt(value=value), on_true=one, on_false=other):
            return one if value else other
        case _:
            return None
