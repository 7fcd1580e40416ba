# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which functions a program puts into a member of a struct, noted at the calls through that member.

LLVM's types do not tell one table of functions from another: a call through a pointer seems to lead to all functions of
its type whose address is taken, those of other tables, and those that only code takes which never runs. But clang says
of an access which member of which struct it is of, and a program that is linked as a whole has all stores to it:

    v->ops->clone = clone_serial;                     store ptr @clone_serial, ptr %a, !tbaa !7
    w = v->ops->clone(v);                             %f = load ptr, ptr %b, !tbaa !7
                                                      %w = call ptr %f(ptr %v), !enzcc.callees !9
                                                      !7 = !{!5, !6, i64 8}      !9 = !{ptr @clone_serial}

What is stored is followed back through registers, parameters, results, and other members (Andersen 1994, over members
and not over objects). Where it may be anything (loaded from no member, a result of unseen code), nothing is noted.
Functions whose address goes somewhere else than into members are among those of each call of their type: ones in
arrays, passed to unseen code.

Tables of functions that are variables, and that nobody writes, are followed forward, by the same ways: where the
address of a table goes, the entry that a load finds there is known.

    static const struct kind circle = {0, area};        s->kind = &circle;        s->kind->area(s)

That a member is read as one of another struct is against the language's rule of aliasing, and done all the same where
one struct begins with all that another one has, as objects of classes written in C do: their members are one. (Tables
that hold nothing but functions are not: all of them look alike.) Bytes of whole structs are copied into structs of the
same type. Should it be otherwise, nothing is wrong: the pointer is compared with each function that is noted, and the
program ends there with a message if it is another.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import CALLEES, OF_TABLES, CodePointers, base_of, contains, resolve_alias
from enzyme_passes.ir.instructions import (
    Alloca,
    Call,
    Cast,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Phi,
    Return,
    Select,
    Store,
)
from enzyme_passes.ir.lexer import quote_symbol
from enzyme_passes.ir.metadata import is_reference, is_text, parts_of
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.table_entries import ANYWHERE, BEGIN, Place, entries, is_at, moved
from enzyme_passes.ir.text import symbols_in, uses_in
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import (
    Argument,
    ConstAggregate,
    ConstExpr,
    ConstInt,
    ConstNull,
    ConstUndef,
    Function,
    GlobalValue,
    GlobalVariable,
    InlineAsm,
    Module,
    Value,
    source_of,
)
from enzyme_passes.ir.writer import write_module
from enzyme_passes.support.patterns import pattern

Member = tuple[str, int]  # the name of the innermost struct, and how many bytes the member is behind its beginning

_INDIRECT: Final = pattern(r"^  .*?\b(?:call|invoke) [^@\n]*?%[-\w$.\"]+\(", re.MULTILINE)
_TAGGED: Final = pattern(r"!tbaa (!\d+)")
_STORED: Final = pattern(r"^  store ptr .*!tbaa (!\d+)", re.MULTILINE)
_CPP: Final = pattern(r"_ZTS(\d+)(\w+)")
_ASSEMBLY: Final = pattern(r"^module asm ", re.MULTILINE)  # which may name any function
_POINTER: Final = pattern(r"any pointer$|p\d+ ")
_BYTE: Final = '"omnipotent char'
_FUNCTION: Final = "any pointer"  # what clang calls a pointer to a function, or to anything
_MOST_FIELDS: Final = 256
_LISTS: Final = ("llvm.", "__enzyme_", "__enzcc_")
_MOST_NODES: Final = 20_000
_MOST_PLACES: Final = 32
_MOST_DEPTH: Final = 20  # of pointers that are read from where other pointers lead to
_MOST_ASKED: Final = 32
_MARKERS: Final = ("llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.invariant.")


@final
class _Data:
    """An object, that is no function."""

    __slots__ = ()


_DATA: Final = _Data()


@final
class _Result:
    """What a function returns."""

    __slots__ = ("function",)

    def __init__(self, function: Function) -> None:
        self.function = function


Node = Value | Member | _Data  # a function stands for itself; see `_Result` for what it returns


def with_callees(text: str, entries: Collection[str]) -> str:
    """The prepared IR of a program with what is known of its calls through members. `entries`: functions that code
    which is not here may call."""
    if _INDIRECT.search(text) is None or "!tbaa" not in text or _ASSEMBLY.search(text) is not None:
        return text
    module = read_module(text)
    if not any(f.defined and f.name in entries for f in module.functions.values()):
        return text  # the program begins in a file that is not here
    members = MemberFunctions(module, entries)
    notes: dict[tuple[Function, ...], str] = {}
    number = max((int(name[1:]) for name in module.metadata), default=-1) + 1
    for call in members.calls():
        found = members.callees(call)
        if found is None or (found and set(found) >= set(members.pointers.reachable(call))):
            continue
        key = tuple(found)
        if key not in notes:
            notes[key] = f"!{number + len(notes)}"
            named = ", ".join(f"ptr {quote_symbol(f.name)}" for f in found)
            module.metadata[notes[key]] = f"!{{{named}}}"
        call.metadata[CALLEES] = notes[key]
        assert call.block is not None and call.block.function is not None
        call.block.function.changed = True
    return write_module(module) if notes else text


def _begins_alike(first: Sequence[tuple[int, str]], second: Sequence[tuple[int, str]]) -> bool:
    """Whether one struct begins with all that another one has, which are no mere functions."""
    count = min(len(first), len(second))
    return first[:count] == second[:count] and any(kind != _FUNCTION for _, kind in first[:count])


@final
class MemberFunctions:
    """The functions that members of structs lead to, in one program."""

    def __init__(self, module: Module, entries: Collection[str]) -> None:
        self.module = module
        self.pointers = CodePointers(module)
        self._entries = dict.fromkeys(entries)
        self._members: dict[str, Member | None] = {}
        self._structs: dict[str, dict[tuple[tuple[int, str], ...], None]] = {}  # files may have structs of one name
        self._equals: dict[Member, dict[Member, None]] = {}
        self._uses: dict[Function, dict[Value, list[Instruction]]] = {}
        self._free: dict[Function, bool] = {}
        self._sources: dict[Node | _Result, list[Node | _Result] | None] = {}
        self._depth = 0
        self._results: dict[Function, _Result] = {}
        self._asked: dict[Call | Invoke, None] = {}
        self._accessed: dict[Member, list[Load | Store]] = {}
        self._ways: dict[GlobalVariable, _Way | None] = {}  # None: not known yet
        self._led_to: dict[Call | Invoke, dict[Function, None] | None] = {}

    def calls(self) -> list[Call | Invoke]:
        """The calls through pointers, of functions that may run."""
        return [call for calls in self._indirect.values() for call in calls]

    def callees(self, call: Call | Invoke) -> list[Function] | None:
        """The functions that a call through a member may lead to, in the module's order; None if that is not known."""
        if not self._is_handed_on(call.callee):
            return None
        into = self._behind(call.callee)
        if into is None:
            return None
        every = self.pointers.by_type.get(call.function_type, ())
        return [f for f in every if f in into or self._is_free(f)]

    def _is_handed_on(self, value: Value) -> bool:
        """Whether a pointer is loaded from a member or a variable, or passed, perhaps."""
        pending, seen = [value], {value: None}
        while pending:
            match pending.pop():
                case Load() as load:
                    if self._member(load) is not None or isinstance(base_of(load.pointer), GlobalVariable):
                        return True
                case Argument():
                    return True
                case Phi(values=values):
                    pending += [v for v in values if v not in seen]
                    seen.update(dict.fromkeys(values))
                case Select(on_true=first, on_false=second):
                    pending += [first, second]
                case Freeze(operand=inner):
                    pending.append(inner)
                case _:
                    pass
        return False

    # What runs

    @cached_property
    def _live(self) -> dict[Function, None]:
        """The functions with a body that may be called: named by those that others call, or by what these name."""
        return {f: None for f in self.module.functions.values() if f in self._named}

    @cached_property
    def _named(self) -> dict[GlobalValue, None]:
        """The symbols that the program may get to."""
        found: dict[GlobalValue, None] = {}
        pending = [*self._entries, *self._requested]
        for variable in self.module.globals.values():
            if variable.name.startswith(_LISTS) or ", section " in (variable.raw or ""):
                pending.append(variable.name)  # LLVM or the linker makes a list of these, for the start of the program
        while pending:
            symbol = self.module.lookup(pending.pop())
            if symbol is not None and symbol not in found:
                found[symbol] = None
                if not isinstance(symbol, Function) or symbol.defined:
                    pending += symbols_in(source_of(symbol))
        return found

    @cached_property
    def _requested(self) -> dict[str, None]:
        """Functions that a request names, or a rule of the user's."""
        found: dict[str, None] = {}
        for function in self.module.functions.values():
            if "__enzyme_" in function.source:
                for line in function.source.split("\n"):
                    if "__enzyme_" in line:
                        found.update(dict.fromkeys(symbols_in(line)))
        return found

    @cached_property
    def _in_data(self) -> dict[str, list[GlobalValue]]:
        """The functions and variables that data names, which is no virtual table and no list of LLVM's, and where."""
        found: dict[str, list[GlobalValue]] = {}
        for symbol in self._named:
            if not isinstance(symbol, Function) and not symbol.name.startswith((*_LISTS, *OF_TABLES)):
                for name in dict.fromkeys(symbols_in(source_of(symbol).partition("=")[2])):
                    found.setdefault(name, []).append(symbol)
        return found

    @cached_property
    def _indirect(self) -> dict[object, list[Call | Invoke]]:
        """The calls through pointers, by the type of the function."""
        found: dict[object, list[Call | Invoke]] = {}
        for function in self._live:
            if _INDIRECT.search(function.source) is not None:
                body(function)
                for call in function.instructions():
                    if isinstance(call, Call | Invoke) and not isinstance(resolve_alias(call.callee), Function):
                        found.setdefault(call.function_type, []).append(call)
        return found

    @cached_property
    def _callers(self) -> dict[str, dict[Function, None]]:
        found: dict[str, dict[Function, None]] = {}
        for function in self._live:
            for name, is_called in uses_in(function.source.partition("{")[2]):
                if is_called:
                    found.setdefault(name, {})[function] = None
        return found

    @cached_property
    def _mentioning(self) -> dict[str, dict[Function, None]]:
        """The functions in which each is named otherwise than to call it."""
        found: dict[str, dict[Function, None]] = {}
        for function in self._live:
            for name, is_called in uses_in(function.source.partition("{")[2]):
                if not is_called:
                    found.setdefault(name, {})[function] = None
        return found

    @cached_property
    def _tagged(self) -> dict[str, list[Function]]:
        """The functions in which each tag stands."""
        found: dict[str, list[Function]] = {}
        for function in self._live:
            for tag in dict.fromkeys(_TAGGED.findall(function.source)):
                found.setdefault(tag, []).append(function)
        return found

    def _users(self, value: Value, holder: Function) -> list[Instruction]:
        known = self._uses.get(holder)
        if known is None:
            body(holder)
            known = self._uses[holder] = uses(holder)
        return known.get(value, [])

    # Members

    def _member(self, access: Load | Store) -> Member | None:
        """The member that an access is said to be of; None: it is said of none, or of one of a struct without name."""
        tag = access.metadata.get("tbaa")
        return self._member_of(tag) if tag is not None else None

    def _member_of(self, tag: str) -> Member | None:
        if tag not in self._members:
            self._members[tag] = self._read(tag)
        return self._members[tag]

    def _read(self, tag: str) -> Member | None:
        parts = self._node(tag)
        if len(parts) != 3 or not is_reference(parts[0]) or not isinstance(parts[2], int) or parts[0] == parts[1]:
            return None
        base, access, offset = str(parts[0]), parts[1], parts[2]
        for _ in range(16):
            described = self._node(base)
            inside = [
                (member, at)
                for member, at in zip(described[1::2], described[2::2], strict=False)
                if is_reference(member) and isinstance(at, int) and at <= offset
            ]
            if not inside or not is_text(described[0]):
                return None
            member, at = inside[-1]
            if member == access:
                name = str(described[0])[1:]
                plain = _CPP.fullmatch(name)
                name = plain[2] if plain is not None and len(plain[2]) == int(plain[1]) else name
                if not name or at != offset:
                    return None
                self._structs.setdefault(name, {})[self._fields(base)] = None
                return name, offset
            base, offset = str(member), offset - at
        return None

    def _fields(self, struct: str) -> tuple[tuple[int, str], ...]:
        """What a struct holds, those within it included: where, and of which type that is said to be."""
        found: list[tuple[int, str]] = []
        pending = [(struct, 0)]
        while pending and len(found) < _MOST_FIELDS:
            node, begin = pending.pop()
            parts = self._node(node)
            inside = [
                (str(member), begin + at)
                for member, at in zip(parts[1::2], parts[2::2], strict=False)
                if is_reference(member) and isinstance(at, int)
            ]
            name = str(parts[0])[1:] if parts else ""
            if not inside or _POINTER.match(name) or (len(inside) == 1 and self._node(inside[0][0])[:1] == (_BYTE,)):
                found.append((begin, _FUNCTION if name == _FUNCTION else node))
            else:
                pending += reversed(inside)
        return tuple(found)

    def _alike(self, member: Member) -> dict[Member, None]:
        """A member, and those of structs that begin with all that its struct has, or the other way round."""
        known = self._equals.get(member)
        if known is None:
            known = self._equals[member] = {member: None}
            for other in self._tags:
                if other[1] == member[1] and any(
                    _begins_alike(one, two) for one in self._structs[member[0]] for two in self._structs[other[0]]
                ):
                    known[other] = None
        return known

    def _node(self, name: str) -> tuple[str | int | None, ...]:
        return parts_of(self.module.metadata.get(name, ""))

    @cached_property
    def _tags(self) -> dict[Member, list[str]]:
        """The tags of each member: languages and files have their own."""
        found: dict[Member, list[str]] = {}
        for tag in self._tagged:
            member = self._member_of(tag)
            if member is not None:
                found.setdefault(member, []).append(tag)
        return found

    @cached_property
    def _stored_by_dead(self) -> dict[Member, None]:
        """The members that are stored to in functions which never run."""
        tags: dict[str, None] = {}
        for function in self.module.functions.values():
            if function.defined and function not in self._live:
                tags.update(dict.fromkeys(_STORED.findall(function.source)))
        return dict.fromkeys(m for tag in tags if (m := self._member_of(tag)) is not None)

    def _accesses(self, member: Member) -> list[Load | Store]:
        known = self._accessed.get(member)
        if known is None:
            alike = self._alike(member)
            known = self._accessed[member] = []
            tags = [tag for one in alike for tag in self._tags.get(one, ())]
            for function in dict.fromkeys(f for tag in tags for f in self._tagged[tag]):
                body(function)
                known += [
                    i for i in function.instructions() if isinstance(i, Load | Store) and self._member(i) in alike
                ]
        return known

    # Back from a pointer

    def _behind(self, value: Value) -> dict[Function, None] | None:
        """The functions that a pointer may be; None if it may be anything."""
        found = self._leaves(value)
        return None if found is None else {f: None for f in found if isinstance(f, Function)}

    def _leaves(self, value: Value) -> dict[Function | _Data, None] | None:
        """What a pointer may be, at last."""
        nodes: dict[Node | _Result, list[Node | _Result]] = {}
        pending: list[Node | _Result] = [value]
        found: dict[Function | _Data, None] = {}
        while pending:
            node = pending.pop()
            if node in nodes:
                continue
            if isinstance(node, Function | _Data):
                found[node] = None
                nodes[node] = []
                continue
            if node not in self._sources:
                self._sources[node] = None  # while it is looked for: from anywhere
                self._sources[node] = self._came_from(node)
            sources = self._sources[node]
            if sources is None or len(nodes) > _MOST_NODES:
                return None
            nodes[node] = sources
            pending += sources
        return found

    def _came_from(self, node: Node | _Result) -> list[Node | _Result] | None:
        """Where a pointer comes from, directly; None: from anywhere."""
        if isinstance(node, tuple):
            return self._stored(node)
        if isinstance(node, _Result):
            body(node.function)
            returned = [i.value for i in node.function.instructions() if isinstance(i, Return) and i.value is not None]
            return [resolve_alias(v) for v in returned]
        assert not isinstance(node, _Data)
        node = resolve_alias(node)
        match node:
            case Function():
                return [node]
            case ConstNull() | ConstUndef():
                return []
            case Alloca() | GetElementPtr() | GlobalVariable() | ConstExpr(op="getelementptr"):
                return [_DATA]
            case Select():
                return [resolve_alias(node.on_true), resolve_alias(node.on_false)]
            case Phi():
                return [resolve_alias(v) for v in node.values]
            case Freeze():
                return [resolve_alias(node.operand)]
            case Argument():
                return self._passed(node)
            case Load():
                return self._loaded(node)
            case Call() | Invoke():
                return self._returned(node)
            case _:
                return None

    def _loaded(self, load: Load) -> list[Node | _Result] | None:
        member = self._member(load)
        from_tables = self._from_tables.get(load, [])
        table = base_of(load.pointer)
        way = self.way(table)
        if way is not None and not way.is_written:
            return [*from_tables]
        if member is None:
            return None
        if self._is_managed(member):
            return [*from_tables, member]
        if from_tables or self._is_nothing(table):
            return [*from_tables]
        return None  # (unseen code does it, if anybody)

    def _is_nothing(self, pointer: Value) -> bool:
        """Whether a pointer comes from nowhere: nobody comes to where it is read."""
        if self._depth >= _MOST_DEPTH:
            return False
        self._depth += 1
        try:
            return self._leaves(pointer) == {}
        finally:
            self._depth -= 1

    def _stored(self, member: Member) -> list[Node | _Result] | None:
        stores = [i for i in self._accesses(member) if isinstance(i, Store)]
        if any(s.value.type is not ty.PTR for s in stores):
            return None
        return [resolve_alias(s.value) for s in stores]

    def _is_managed(self, member: Member) -> bool:
        """Whether some code stores to a member."""
        return any(isinstance(i, Store) for i in self._accesses(member)) or any(
            m in self._stored_by_dead for m in self._alike(member)
        )

    def _passed(self, argument: Argument) -> list[Node | _Result] | None:
        owner = self._owners.get(argument)
        if owner is None or owner.name in self._entries or owner.name in self._requested:
            return None
        if owner.function_type.variadic or self._is_free(owner):
            return None
        found: list[Node | _Result] = []
        if owner.name in self._mentioning or owner.name in self._in_data:
            for call in self._indirect.get(owner.function_type, ()):
                if self._may_call(call, owner):
                    found.append(resolve_alias(call.arguments[argument.index]))
        for call in self._calls_of(owner):
            if argument.index >= len(call.arguments):
                return None
            found.append(resolve_alias(call.arguments[argument.index]))
        return found

    def _may_call(self, call: Call | Invoke, function: Function) -> bool:
        """Whether a call through a pointer may be one of a function: also where that depends on the answer itself."""
        if call in self._asked:
            return True
        if call not in self._led_to:
            if len(self._asked) > _MOST_ASKED:
                return True
            self._asked[call] = None
            self._led_to[call] = self._behind(call.callee)
            del self._asked[call]
        into = self._led_to[call]
        return into is None or function in into

    @cached_property
    def _owners(self) -> dict[Argument, Function]:
        return {a: f for f in self.module.functions.values() if f.defined for a in f.arguments}

    def _returned(self, call: Call | Invoke) -> list[Node | _Result] | None:
        function = resolve_alias(call.callee)
        if not isinstance(function, Function):
            return None
        if function.defined:
            known = self._results.get(function)
            if known is None:
                known = self._results[function] = _Result(function)
            return [known]
        fresh = "noalias" in call.return_attributes.split() or "noalias" in function.header.split()
        return [_DATA] if fresh else None

    def _is_free(self, function: Function) -> bool:
        """Whether a function's address goes somewhere else than into members."""
        known = self._free.get(function)
        if known is None:
            known = self._free[function] = self._goes_elsewhere(function)
        return known

    def _goes_elsewhere(self, function: Function) -> bool:
        self._free[function] = True  # as long as it is not known
        return function.name in self._always or _Way(self, function).is_lost

    @cached_property
    def _always(self) -> dict[str, None]:
        """Symbols that aliases stand for."""
        found: dict[str, None] = {}
        for alias in self.module.aliases.values():
            found.update(dict.fromkeys(symbols_in(source_of(alias).partition("=")[2])))
        return found

    # Tables

    @cached_property
    def _from_tables(self) -> dict[Load, list[Function]]:
        """The functions that loads find in tables."""
        functions = {f.name: None for all in self.pointers.by_type.values() for f in all}
        holders = {v: None for name in functions for v in self._in_data.get(name, ())}
        found: dict[Load, list[Function]] = {}
        for variable in holders:
            way = self.way(variable)
            if way is None:
                continue
            assert isinstance(variable, GlobalVariable)
            inside = [(at, resolve_alias(c)) for at, c in entries(variable, self.module.layout)]
            for load, places in way.reads.items():
                here = [f for at, f in inside if isinstance(f, Function) and any(is_at(p, at) for p in places)]
                found.setdefault(load, []).extend(here)
        return found

    def way(self, variable: Value) -> _Way | None:
        """Where a variable's address goes; None if it may go elsewhere than is seen, or other code names it."""
        if not isinstance(variable, GlobalVariable) or variable.initializer is None:
            return None
        if variable.name in self._always or variable.name in self._entries:
            return None
        if variable not in self._ways:
            self._ways[variable] = None
            self._ways[variable] = _Way(self, variable)
        way = self._ways[variable]
        return None if way is None or way.is_lost else way

    def held(self, symbol: GlobalValue) -> Iterator[tuple[GlobalVariable, int | None]]:
        """The variables whose initializers have a symbol's address, and where; None: as a part of something."""
        for variable in self._in_data.get(symbol.name, ()):
            if not isinstance(variable, GlobalVariable):
                continue
            for at, constant in entries(variable, self.module.layout):
                if resolve_alias(constant) is symbol:
                    yield variable, at
                elif contains(constant, symbol):
                    yield variable, None

    # Forward from an address

    def users(self, node: Node | _Result) -> Iterator[tuple[Value, Instruction]]:
        """Who has what a node stands for as an operand."""
        match node:
            case Argument():
                yield from ((node, user) for user in self._users(node, self._owners[node]))
            case Instruction():
                assert node.block is not None and node.block.function is not None
                yield from ((node, user) for user in self._users(node, node.block.function))
            case tuple():
                for load in self._accesses(node):
                    if isinstance(load, Load):
                        yield from self.users(load)
            case _:
                pass

    def named_in(self, symbol: GlobalValue) -> Iterator[tuple[Value, Instruction]]:
        """Who has a symbol as an operand, otherwise than to call it, or a constant that it is a part of."""
        for holder in self._mentioning.get(symbol.name, ()):
            body(holder)
            if holder not in self._uses:
                self._uses[holder] = uses(holder)
            for value, users in self._uses[holder].items():
                if value is symbol or (isinstance(value, ConstExpr | ConstAggregate) and contains(value, symbol)):
                    yield from ((value, user) for user in users)

    def stored_to(self, store: Store) -> Member | None:
        """The member that a pointer is stored to, and that nothing but pointers are loaded from."""
        member = self._member(store)
        if member is None or any(isinstance(i, Load) and i.type is not ty.PTR for i in self._accesses(member)):
            return None
        return member

    def returned_to(self, function: Function) -> Iterable[Call | Invoke] | None:
        """The calls that get a function's result; None if they are not known."""
        named = function.name in self._mentioning or function.name in self._in_data or function.name in self._entries
        return None if named else self._calls_of(function)

    def given(self, call: Call | Invoke, value: Value, *, is_table: bool) -> list[Argument] | None:
        """The parameters that a pointer becomes by a call; None: code may get it of which this is not known."""
        places = [k for k, a in enumerate(call.arguments) if a is value]
        target = resolve_alias(call.callee)
        if not places:
            return []
        if isinstance(target, InlineAsm):
            return None
        if isinstance(target, Function):
            if not target.defined:
                return [] if target.name.startswith(_MARKERS if is_table else _LISTS) else None
            targets = [target]
        else:
            every = self.pointers.by_type.get(call.function_type, ())
            targets = [f for f in every if self._may_call(call, f)]
        if any(not f.defined or len(f.arguments) <= max(places) for f in targets):
            return None
        return [f.arguments[k] for f in targets for k in places]

    def _calls_of(self, function: Function) -> Iterator[Call | Invoke]:
        for holder in self._callers.get(function.name, ()):
            body(holder)
            for call in holder.instructions():
                if isinstance(call, Call | Invoke) and resolve_alias(call.callee) is function:
                    yield call


@final
class _Way:
    """Where the address of a function, or of a table of functions, goes."""

    def __init__(self, members: MemberFunctions, start: GlobalValue) -> None:
        self.members = members
        self.start = start
        self.is_table = isinstance(start, GlobalVariable)
        self.is_lost = False  # it goes elsewhere than through registers and members
        self.is_written = False  # there are other functions in the table than those that it begins with
        self.reads: dict[Load, dict[Place, None]] = {}  # of the table
        self._pending: list[tuple[Node | _Result, Place]] = []
        self._places: dict[Node | _Result, dict[Place, None]] = {}
        self._begin()
        while self._pending and not self.is_lost:
            node, place = self._pending.pop()
            for value, user in members.users(node):
                self._use(value, place, user)
            self.is_lost |= len(self._places) > _MOST_NODES

    def _begin(self) -> None:
        members = self.members
        for table, at in members.held(self.start):
            way = members.way(table)
            if at is None or way is None:
                self.is_lost = True
                return
            for load, places in way.reads.items():
                if any(is_at(place, at) for place in places):
                    self._add(BEGIN, load)
        for value, user in members.named_in(self.start):
            if value is self.start:
                self._use(value, BEGIN, user)
            elif self.is_table and isinstance(value, ConstExpr) and value.op == "getelementptr":
                known = value.operands[0] is self.start
                self._use(value, moved(BEGIN, value, members.module.layout) if known else ANYWHERE, user)
            else:
                self.is_lost = True

    def _add(self, place: Place, *nodes: Node) -> None:
        for node in nodes:
            known = self._places.setdefault(node, {})
            here = place if len(known) < _MOST_PLACES else ANYWHERE
            if here not in known and ANYWHERE not in known:
                known[here] = None
                self._pending.append((node, here))

    def _use(self, value: Value, place: Place, user: Instruction) -> None:
        members = self.members
        match user:
            case IntCompare():
                pass
            case Load():
                self._read(user, place)
            case GetElementPtr():
                if self.is_table:
                    self._add(moved(place, user, members.module.layout), user)
            case Phi() | Select() | Freeze():
                self._add(place, user)
            case Cast(op="ptrtoint"):
                self.is_lost |= not self._is_only_checked(user)
            case Store():
                if user.value is value:
                    member = members.stored_to(user)
                    if member is None:
                        self.is_lost = True
                    else:
                        self._add(place, member)
                else:
                    self.is_written |= self.is_table
            case Return():
                assert user.block is not None and user.block.function is not None
                calls = members.returned_to(user.block.function)
                if calls is None:
                    self.is_lost = True
                else:
                    self._add(place, *calls)
            case Call() | Invoke():
                into = members.given(user, value, is_table=self.is_table)
                if into is None:
                    self.is_lost = True
                else:
                    self._add(place, *into)
            case _:
                self.is_lost = True

    def _is_only_checked(self, address: Cast) -> bool:
        """Whether an address, as an integer, is only looked at, as sanitizers do."""
        pending: list[Instruction] = [address]
        seen: dict[Instruction, None] = {address: None}
        while pending:
            for _, user in self.members.users(pending.pop()):
                match user:
                    case IntCompare() | IntBinary(op="and", rhs=ConstInt(value=0 | 1 | 3 | 7 | 15 | 31 | 63)):
                        pass
                    case Call(callee=Function(name=name)) if name.startswith("__ubsan_"):
                        pass
                    case Phi() | Select():
                        if user not in seen:
                            seen[user] = None
                            pending.append(user)
                    case _:
                        return False
        return True

    def _read(self, load: Load, place: Place) -> None:
        if not self.is_table:
            return
        self.reads.setdefault(load, {})[place] = None
        if load.type is ty.PTR:
            return
        assert isinstance(self.start, GlobalVariable)
        layout = self.members.module.layout
        for at, constant in entries(self.start, layout):
            if constant.type is ty.PTR and any(is_at(place, at - k) for k in range(layout.size(load.type))):
                self.is_lost = True  # an address among other bits, or as an integer
