# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which functions calls can reach: through aliases, and through pointers.

A pointer can lead to every function of its type whose address is used otherwise than to call it. Requests
(`__enzyme_autodiff(f, ...)`) name a function without calling it at run time, so that they do not count.

A function that only virtual tables hold is called through one, at the place that it has in it:

    @_ZTV6Square = { [5 x ptr] } { [null, @_ZTI6Square, @~Square, @~Square, @area] }      area is at 16 bytes
    %table = load ptr, ptr %this;  %slot = gep i8, ptr %table, i64 16;  %f = load ptr, ptr %slot;  call %f(ptr %this)

Where the language says of which class the object is (languages/virtual_calls.py), the table is one of that class or of
one derived from it, as the run-time types say:

    @_ZTI6Square = { ptr, ptr, ptr } { @_ZTVN10__cxxabiv120__si_class_type_infoE, @_ZTS6Square, @_ZTI5Shape }
    call %f(ptr %this) "enzcc.class"="5Shape"

Fortran's type-bound procedures stand in tables, too, of which flang loads the addresses as integers:

    @_QMmEXvXsquare = constant [1 x binding] [binding { { i64 ptrtoint (ptr @area to i64) }, ... }]       area is at 0

Of a call through a member of a struct, the functions are those that the program puts there, where that is known
(languages/member_functions.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    Freeze,
    GetElementPtr,
    Instruction,
    IntCompare,
    Invoke,
    Load,
    Phi,
    Select,
    operands,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.table_entries import BEGIN, entries, is_at, moved
from enzyme_passes.ir.text import mentions, symbols_in, uses_in
from enzyme_passes.ir.values import (
    Argument,
    ConstAggregate,
    ConstExpr,
    ConstInt,
    ConstNull,
    ConstUndef,
    Function,
    GlobalAlias,
    GlobalVariable,
    Module,
    Value,
)
from enzyme_passes.support.patterns import pattern

_REQUEST: Final = pattern(r'@"?[-\w$.]*__enzyme_[-\w$.]*"?\(')
_NOT_PROGRAM: Final = ("llvm.", "__enzyme_", "__enzcc_")
OF_TABLES: Final = ("_ZTV", "_ZTC")  # virtual tables, and those of bases while an object is constructed
_BINDINGS: Final = "%_QM__fortran_type_infoTbinding"
"""What a table of type-bound procedures is made of, one for each that a type has, in the order of those that it is an
extension of."""
_RTTI: Final = "_ZTI"
CLASS: Final = "enzcc.class"  # the attribute of such a call
CALLEES: Final = "enzcc.callees"  # metadata of a call through a member (languages/member_functions.py)
_OF_LIBRARY: Final = "St"  # among the classes of a table: any of the standard library
_PLAIN: Final = pattern(r"St\d+[a-z_]+")  # a class of that, derived from nothing else: `std::runtime_error`
_RENAMED: Final = pattern(r"\.\d+$")  # of several classes of one name, in files of their own

Slots = frozenset[int] | None  # bytes behind where an object's pointer to its table points; None: anywhere


def resolve_alias(value: Value) -> Value:
    """The function or variable behind an alias."""
    while isinstance(value, GlobalAlias) and value.aliasee is not None:
        value = value.aliasee
    return value


def base_of(pointer: Value) -> Value:
    """What an address is told from."""
    while True:
        match pointer:
            case GetElementPtr():
                pointer = pointer.pointer
            case ConstExpr(op="getelementptr"):
                pointer = pointer.operands[0]
            case _:
                return pointer


def said_callees(call: Call | Invoke, module: Module) -> dict[str, None] | None:
    """The functions that a call through a member of a struct leads to, by name; None if nothing is said of it."""
    node = call.metadata.get(CALLEES)
    return None if node is None else dict.fromkeys(symbols_in(module.metadata.get(node, "")))


def direct_target(call: Call | Invoke) -> Function | None:
    """The function called by name, through aliases."""
    callee = resolve_alias(call.callee)
    return callee if isinstance(callee, Function) else None


def called_by_name(function: Function) -> list[Function]:
    """A function, and those with code that it calls by name, and so on."""
    pending, seen = [function], {function: None}
    while pending:
        for i in pending.pop().instructions():
            target = direct_target(i) if isinstance(i, Call | Invoke) else None
            if target is not None and target.defined and target not in seen:
                seen[target] = None
                pending.append(target)
    return list(seen)


def address_taken(module: Module) -> dict[ty.FunctionType, list[Function]]:
    """Functions that are stored, passed or otherwise used as values, by type, in the module's order."""
    return CodePointers(module).by_type


@final
class CodePointers:
    """The functions of a module that pointers can lead to, and where those in virtual tables are."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.excluded: dict[Function, None] = {}  # those that no call is taken to reach, whatever its pointer may be
        self._slots: dict[Function, Slots] = {}
        self._handed: dict[Function, bool] = {}
        self._of_class: dict[tuple[str, int | None], dict[Function, None]] = {}

    @cached_property
    def by_type(self) -> dict[ty.FunctionType, list[Function]]:
        """By type, in the module's order."""
        free = self._free_names()
        slots = self._in_tables()
        found: dict[ty.FunctionType, list[Function]] = {}
        for name, function in self.module.functions.items():
            if name.startswith(_NOT_PROGRAM):
                continue
            if name in free or function in slots:
                found.setdefault(function.function_type, []).append(function)
                self._slots[function] = None if name in free else slots[function]
        return found

    def reachable(self, call: Call | Invoke) -> list[Function]:
        """The functions that a call through a pointer can reach."""
        traced = self.behind(call.callee)
        if traced:
            return [f for f in traced if f.function_type is call.function_type]
        found = [
            f
            for f in self.by_type.get(call.function_type, [])
            if f not in self.excluded and not self._is_only_handed(f)
        ]
        said = said_callees(call, self.module)
        if said is not None:
            return [f for f in found if f.name in said]
        places = _table_slots(call.callee, self.module)
        if places is None:
            found = [f for f in found if self._slots[f] is None] if _is_of_variable(call.callee) else found
        else:
            found = [f for f in found if (slots := self._slots[f]) is None or not slots.isdisjoint(places)]
        name = call.function_attributes.get(CLASS)
        if name is None or len(found) < 2:
            return found
        at = next(iter(places)) if places is not None and len(places) == 1 else None
        fitting = self._functions_of(name, at)
        return [f for f in found if f in fitting] or found

    def _functions_of(self, name: str, at: int | None) -> dict[Function, None]:
        """The functions at a place (None: anywhere) of the tables of a class, and of those of unknown classes."""
        known = self._of_class.get((name, at))
        if known is None:
            known = self._of_class[name, at] = {}
            size = self.module.layout.size(ty.PTR)
            for table, classes in self._classes.items():
                if classes is None or name in classes or (_OF_LIBRARY in classes and name.startswith(("St", "NSt"))):
                    known.update((f, None) for f, k in _methods(table) if at is None or k is None or k * size == at)
        return known

    @cached_property
    def _classes(self) -> dict[GlobalVariable, dict[str, None] | None]:
        """Of each virtual table, its class and those that this is derived from; None if they are not all known."""
        return {
            v: self._bases(v)
            for v in self.module.globals.values()
            if v.name.startswith(OF_TABLES) and v.initializer is not None
        }

    def _bases(self, table: GlobalVariable) -> dict[str, None] | None:
        found: dict[str, None] = {}
        pending = [table]
        while pending:
            current = pending.pop()
            for name in symbols_in((current.raw or "").partition("=")[2]):
                info = self.module.globals.get(name)
                if info is None or not name.startswith(_RTTI) or info is current:
                    continue
                known = _RENAMED.sub("", name.removeprefix(_RTTI))
                if known in found:
                    continue
                found[known] = None
                if info.initializer is not None:
                    pending.append(info)
                elif _PLAIN.fullmatch(known):
                    found[_OF_LIBRARY] = None
                else:
                    return None  # nobody knows what a class of another file is derived from
        return found or None

    def are_all(self, call: Call | Invoke) -> bool:
        """Whether a call through a pointer reaches no function that is not among `reachable`."""
        return bool(self.behind(call.callee))

    def destroys_nothing(self, call: Call | Invoke) -> bool:
        """Whether a call is that of a destructor in a Rust trait's table, which is null in all tables that are seen:
        behind a comparison with null, and no function here can be it."""
        callee = call.callee
        if not isinstance(callee, Load) or call.type is not ty.VOID or call.function_type.parameters != (ty.PTR,):
            return False
        caller = call.block.function if call.block is not None else None
        return (
            self._has_bare_traits
            and caller is not None
            and any(
                isinstance(i, IntCompare) and i.lhs is callee and isinstance(i.rhs, ConstNull)
                for i in caller.instructions()
            )
        )

    @cached_property
    def _has_bare_traits(self) -> bool:
        return any(_is_trait_without_destructor(v) for v in self.module.globals.values())

    def is_free(self, function: Function) -> bool:
        """Whether a pointer of unknown origin, and from no virtual table, can be the function."""
        known = function in self.by_type.get(function.function_type, ())
        return known and self._slots[function] is None and not self._is_only_handed(function)

    def behind(self, value: Value) -> list[Function] | None:
        """The functions that a pointer can be, through selects, phis, constant tables, and parameters of functions that
        are only called; None if it may be anything."""
        found: dict[Function, None] = {}
        pending, seen = [value], {value: None}
        while pending:
            current = resolve_alias(pending.pop())
            sources: list[Value] | None
            match current:
                case Function():
                    found[current] = None
                    continue
                case ConstNull() | ConstUndef():
                    continue
                case Select():
                    sources = [current.on_true, current.on_false]
                case Phi():
                    sources = list(current.values)
                case Freeze():
                    sources = [current.operand]
                case Argument():
                    sources = self._passed(current)
                case Load():
                    sources = self._entries(current.pointer)
                case _:
                    sources = None
            if sources is None:
                return None
            for source in sources:
                if source not in seen:
                    seen[source] = None
                    pending.append(source)
        return list(found)

    def _entries(self, pointer: Value) -> list[Value] | None:
        """The functions in the constant table that a pointer points into, where it may point; None if it does not."""
        steps: list[GetElementPtr | ConstExpr] = []
        while isinstance(pointer, GetElementPtr) or (isinstance(pointer, ConstExpr) and pointer.op == "getelementptr"):
            steps.append(pointer)
            pointer = pointer.pointer if isinstance(pointer, GetElementPtr) else pointer.operands[0]
        if not isinstance(pointer, GlobalVariable) or not pointer.constant or pointer.name.startswith(OF_TABLES):
            return None
        place = BEGIN
        for step in reversed(steps):
            place = moved(place, step, self.module.layout)
        found = [resolve_alias(c) for at, c in entries(pointer, self.module.layout) if is_at(place, at)]
        if any(isinstance(f, ConstExpr) and f.op != "getelementptr" for f in found):
            return None
        return [f for f in found if isinstance(f, Function)] or None

    def _passed(self, argument: Argument) -> list[Value] | None:
        """What is passed for a parameter; None if a pointer or a request can call the function, too."""
        owner = self._owners.get(argument)
        if owner is None or owner.name in self._used_as_value:
            return None
        found: list[Value] = []
        for function in self._callers.get(owner.name, ()):
            body(function)
            for call in function.instructions():
                if isinstance(call, Call | Invoke) and resolve_alias(call.callee) is owner:
                    if argument.index >= len(call.arguments):
                        return None
                    found.append(call.arguments[argument.index])
        return found

    def _is_only_handed(self, function: Function) -> bool:
        """Whether a function's address goes nowhere but into parameters that are called or handed on: the calls of
        these are traced, and no pointer that comes from memory can be the function."""
        known = self._handed.get(function)
        if known is None:
            known = self._handed[function] = self._goes_only_into_calls(function)
        return known

    def _goes_only_into_calls(self, function: Function) -> bool:
        name = function.name
        for text in (*(g.raw for g in self.module.globals.values()), *(a.raw for a in self.module.aliases.values())):
            if text is not None and mentions(text, name) and mentions(text.partition("=")[2], name):
                return False
        pending: list[Value] = [function]
        seen: dict[Value, None] = {function: None}
        while pending:
            value = pending.pop()
            for user in self._users(value):
                if isinstance(user, IntCompare):
                    continue
                if not isinstance(user, Call | Invoke):
                    return False
                target = resolve_alias(user.callee)
                if isinstance(target, Function) and "__enzyme_" in target.name:
                    continue
                if isinstance(target, Function) and _of_runtime(target.name, user.arguments, value):
                    continue
                for place, argument in enumerate(user.arguments):
                    if resolve_alias(argument) is not value:
                        continue
                    if not isinstance(target, Function) or not target.defined or place >= len(target.arguments):
                        return False
                    parameter = target.arguments[place]
                    if self._passed(parameter) is None:
                        return False
                    if parameter not in seen:
                        seen[parameter] = None
                        pending.append(parameter)
        return True

    def _users(self, value: Value) -> list[Instruction]:
        """The instructions that a function's address, or a parameter, is an operand of."""
        match value:
            case Argument():
                functions = [self._owners[value]]
            case Function():
                functions = [f for f in self.module.functions.values() if f.defined and mentions(f.source, value.name)]
            case _:
                functions = []
        found: list[Instruction] = []
        for holder in functions:
            body(holder)
            for instruction in holder.instructions():
                if any(contains(o, value) for o in operands(instruction)):
                    found.append(instruction)
        return found

    @cached_property
    def _owners(self) -> dict[Argument, Function]:
        return {a: f for f in self.module.functions.values() if f.defined for a in f.arguments}

    @cached_property
    def _used_as_value(self) -> dict[str, None]:
        names: dict[str, None] = {}
        for text in (*(g.raw for g in self.module.globals.values()), *(a.raw for a in self.module.aliases.values())):
            _mentioned((text or "").partition("=")[2], names)
        for function in self.module.functions.values():
            _mentioned(function.source.partition("{")[2], names)
        return names

    @cached_property
    def _callers(self) -> dict[str, dict[Function, None]]:
        found: dict[str, dict[Function, None]] = {}
        for function in self.module.functions.values():
            for name, is_called in uses_in(function.source.partition("{")[2]):
                if is_called:
                    found.setdefault(name, {})[function] = None
        return found

    def _free_names(self) -> dict[str, None]:
        """The names of functions that are used as values elsewhere than in virtual tables."""
        names: dict[str, None] = {}
        for variable in self.module.globals.values():
            if not variable.name.startswith(_NOT_PROGRAM) and not is_table(variable):
                _mentioned((variable.raw or "").partition("=")[2], names)
        for function in self.module.functions.values():
            if function.defined:
                for line in function.source.split("\n"):
                    # What is said for debuggers (`#dbg_value(ptr @f, ...)`) is no use of the function.
                    if "@" in line and "#dbg_" not in line and not _REQUEST.search(line):
                        _mentioned(line, names)
        for alias in reversed(self.module.aliases.values()):
            if alias.name in names:
                _mentioned((alias.raw or "").partition("=")[2], names)
        return names

    def _in_tables(self) -> dict[Function, Slots]:
        found: dict[Function, Slots] = {}
        for variable in self.module.globals.values():
            for function, place in self._of_table(variable):
                known = found.get(function, frozenset())
                found[function] = None if place is None or known is None else known | {place}
        return found

    def _of_table(self, variable: GlobalVariable) -> Iterator[tuple[Function, int | None]]:
        """The functions in a table, and how many bytes behind the address point; none: it is no table."""
        if variable.initializer is None:
            return
        if variable.name.startswith(OF_TABLES):
            size = self.module.layout.size(ty.PTR)
            yield from ((f, None if k is None else k * size) for f, k in _methods(variable))
        elif is_of_bindings(variable):
            yield from ((f, at) for at, f in bound_procedures(variable, self.module.layout))


_DESTRUCTORS: Final = {"__cxa_throw": 2, "__cxa_atexit": 0, "__cxa_thread_atexit": 0}
"""Which argument is the destructor of what is thrown, or lives until the program or the thread ends: for the C++
runtime alone, which calls it when nothing of the request is left."""


def _of_runtime(name: str, arguments: Sequence[Value], value: Value) -> bool:
    place = _DESTRUCTORS.get(name)
    return place is not None and [k for k, a in enumerate(arguments) if a is value] == [place]


def _is_trait_without_destructor(variable: GlobalVariable) -> bool:
    """Whether it is Rust's table of a trait for a type that needs no destructor: null, size and alignment in 24 bytes,
    then methods."""
    match variable.value_type:
        case ty.StructType(packed=True, name=None, fields=(ty.ArrayType(count=24, element=ty.IntType(bits=8)), *_)):
            return variable.constant
        case _:
            return False


def contains(operand: Value, value: Value) -> bool:
    """Whether an operand is the value, also through aliases, or within a constant."""
    pending = [operand]
    while pending:
        current = resolve_alias(pending.pop())
        if current is value:
            return True
        match current:
            case ConstExpr():
                pending += current.operands
            case ConstAggregate():
                pending += current.elements
            case _:
                pass
    return False


def _mentioned(text: str, names: dict[str, None]) -> None:
    names.update((name, None) for name, is_called in uses_in(text) if not is_called)


def _methods(table: GlobalVariable) -> Iterator[tuple[Function, int | None]]:
    """The functions in a table (of several bases: in its parts), with their number from its address point on: that
    is behind the entry for run-time types. Without such types (-fno-rtti), nobody knows."""
    assert table.initializer is not None
    parts = table.initializer.elements if isinstance(table.initializer, ConstAggregate) else ()
    for part in parts:
        elements = part.elements if isinstance(part, ConstAggregate) else (part,)
        begin: int | None = None
        for place, element in enumerate(elements):
            target = resolve_alias(element)
            if isinstance(target, Function):
                yield target, None if begin is None else place - begin
            elif isinstance(target, GlobalVariable) and target.name.startswith(_RTTI):
                begin = place + 1


def is_table(variable: GlobalVariable) -> bool:
    """Whether it is a table of the functions of a class or type."""
    return variable.name.startswith(OF_TABLES) or is_of_bindings(variable)


def is_of_bindings(variable: GlobalVariable) -> bool:
    """Whether it is the table of a Fortran type's procedures."""
    match variable.value_type:
        case ty.ArrayType(element=ty.StructType(name=name)):
            return name == _BINDINGS and variable.constant
        case _:
            return False


def bound_procedures(table: GlobalVariable, layout: ty.DataLayout) -> Iterator[tuple[int, Function]]:
    """The procedures in the table of a Fortran type, and where each is."""
    for at, entry in entries(table, layout):
        if isinstance(entry, ConstExpr) and entry.op == "ptrtoint":
            procedure = resolve_alias(entry.operands[0])
            if isinstance(procedure, Function):
                yield at, procedure


def _table_slots(callee: Value, module: Module) -> Slots:
    """How many bytes behind the pointer in an object, which may be passed on as an argument, the called pointer was
    loaded from, by way of one of these places; None: no such load."""
    if isinstance(callee, Cast) and callee.op == "inttoptr":
        callee = callee.operand
    if not isinstance(callee, Load):
        return None
    base, offsets = callee.pointer, frozenset((0,))
    match callee.pointer:
        case GetElementPtr(pointer=table, indices=[index], source_type=type):
            counts = _chosen(index)
            if not all(isinstance(count, ConstInt) for count in counts):
                return None
            size = module.layout.size(type)
            base, offsets = table, frozenset(c.value * size for c in counts if isinstance(c, ConstInt))
        case GetElementPtr():
            return None
        case _:
            pass
    return offsets if all(isinstance(v, Load | Argument) for v in _chosen(base)) else None


def _is_of_variable(callee: Value) -> bool:
    """Whether a pointer was loaded from a variable that is no table: nobody puts a virtual function there."""
    if not isinstance(callee, Load):
        return False
    return all(
        isinstance(v, GlobalVariable) and not v.name.startswith(OF_TABLES) for v in _chosen(base_of(callee.pointer))
    )


def _chosen(value: Value) -> list[Value]:
    """The values that phis and selects choose from."""
    found: dict[Value, None] = {}
    seen: dict[Value, None] = {}
    pending = [value]
    while pending:
        current = pending.pop()
        if current in seen:
            continue
        seen[current] = None
        match current:
            case Phi():
                pending += current.values
            case Select():
                pending += [current.on_true, current.on_false]
            case _:
                found[current] = None
    return list(found)


def copy_name(name: str) -> str | None:
    """memcpy or memmove, if `name` is one of their forms."""
    if name.startswith(("llvm.memcpy", "memcpy", "__memcpy_chk")):
        return "memcpy"
    if name.startswith(("llvm.memmove", "memmove", "__memmove_chk")):
        return "memmove"
    return None


def is_fill(name: str) -> bool:
    """Whether `name` is a form of memset."""
    return name.startswith("llvm.memset") or name in ("memset", "__memset_chk")


def returns_twice(call: Call | Invoke) -> bool:
    """Whether this is a `setjmp`, to which a jump comes back."""
    callee = resolve_alias(call.callee)
    said = callee.attributes if isinstance(callee, Function) else {}
    return "returns_twice" in said or "returns_twice" in call.function_attributes
