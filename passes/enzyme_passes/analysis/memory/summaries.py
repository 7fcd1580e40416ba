# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a call may do to memory, in terms of its arguments: the record, and what declarations alone say.

    void f(struct s *p, double *q)       p->x[3] = *q;
    parameters (READ | WRITE_DEEP, READ)      p's object is read for the pointer x, what x points to is written

*Direct* is the object that an argument points into; *deep* is whatever is reached through pointers loaded from there.
`effects.py` infers the records of functions with a body.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import NONE, Attributes, attributes_in
from enzyme_passes.ir.values import Function, GlobalVariable
from enzyme_passes.library.facts import LibraryFunction
from enzyme_passes.support.dataclasses import dataclass, field, replace

READ: Final = 1
WRITE: Final = 2
READ_DEEP: Final = 4
WRITE_DEEP: Final = 8
CAPTURE: Final = 16  # the address may be found somewhere after the call, other than in the result
FREE: Final = 32
FREE_DEEP: Final = 64
EVERYTHING: Final = 127

MOST_TAGS: Final = 12


@dataclass(frozen=True, slots=True)
class FunctionEffects:
    """All visible effects of a call. What is written on paths that never return counts too."""

    parameters: tuple[int, ...] = ()
    variadic: int = 0  # of the arguments behind the named parameters
    globals_read: tuple[GlobalVariable, ...] = ()
    globals_written: tuple[GlobalVariable, ...] = ()
    reads_unknown: bool = False  # any memory that others can see
    writes_unknown: bool = False
    frees_unknown: bool = False
    observable: bool = False  # input, output, volatile and atomic accesses, hidden state
    allocates: bool = False
    result_fresh: bool = False  # a pointer result is a new object, or null
    result_arguments: frozenset[int] = field(default_factory=frozenset)  # a pointer result may point into these
    result_unknown: bool = True  # it may point elsewhere
    # The access tags of all that is written; None: of any type.
    tags: frozenset[str] | None = None
    noreturn: bool = False
    returns_always: bool = False  # it does not loop for ever, exit or throw

    def parameter(self, index: int) -> int:
        return self.parameters[index] if index < len(self.parameters) else self.variadic

    @property
    def writes(self) -> bool:
        """Whether anything visible may be written or released."""
        return bool(
            self.writes_unknown
            or self.frees_unknown
            or self.globals_written
            or any(p & (WRITE | WRITE_DEEP | FREE | FREE_DEEP) for p in (*self.parameters, self.variadic))
        )

    @property
    def pure(self) -> bool:
        """Whether the call may be repeated: nothing visible is written and nothing hidden changes."""
        return not self.writes and not self.observable

    @property
    def reads(self) -> bool:
        return bool(
            self.reads_unknown
            or self.globals_read
            or any(p & (READ | READ_DEEP) for p in (*self.parameters, self.variadic))
        )


def unknown(function_type: ty.FunctionType) -> FunctionEffects:
    """Nothing is known."""
    flags = tuple(EVERYTHING if may_point(p) else 0 for p in function_type.parameters)
    return FunctionEffects(
        flags, EVERYTHING, reads_unknown=True, writes_unknown=True, frees_unknown=True, observable=True, allocates=True,
        result_arguments=frozenset(range(len(flags))),
    )  # fmt: skip


def may_point(type: ty.Type) -> bool:
    """Whether a value of `type` may hold a pointer as such (an address in an integer has escaped before)."""
    match type:
        case ty.PointerType():
            return True
        case ty.VectorType() | ty.ArrayType():
            return may_point(type.element)
        case ty.StructType():
            return type.fields is None or any(may_point(f) for f in type.fields)
        case _:
            return False


def from_library(entry: LibraryFunction, function_type: ty.FunctionType) -> FunctionEffects:
    """What the table says. A comparison that is called back is not in it: see ProgramEffects."""
    flags = [0] * len(function_type.parameters)
    variadic = 0

    def mark(index: int, flag: int) -> None:
        nonlocal variadic
        if index < len(flags):
            if may_point(function_type.parameters[index]):
                flags[index] |= flag
        else:
            variadic |= flag

    for index in entry.reads:
        mark(index, READ)
    for index in entry.writes:
        mark(index, WRITE)
    if entry.rest is not None:
        variadic |= READ | WRITE
        for index in range(entry.rest, len(flags)):
            mark(index, READ | WRITE)
    for index in entry.lists:
        mark(index, READ | READ_DEEP | WRITE | WRITE_DEEP)
    for index in entry.captures:
        mark(index, CAPTURE)
    for released in (entry.frees, entry.reallocates):
        if released is not None:
            mark(released, FREE)
    if entry.calls_back is not None:
        mark(entry.calls_back, READ)
    into = entry.returns_argument if entry.returns_argument is not None else entry.returns_into
    fresh = entry.returns_fresh or (entry.allocates is not None and entry.allocates.through is None)
    return FunctionEffects(
        tuple(flags), variadic, reads_unknown=entry.reads_anything, writes_unknown=entry.writes_anything,
        observable=entry.observable, allocates=entry.allocates is not None, result_fresh=fresh,
        result_arguments=frozenset(() if into is None else (into,)), result_unknown=into is None and not fresh,
        noreturn=entry.noreturn, returns_always=not entry.noreturn and entry.calls_back is None,
    )  # fmt: skip


_ACCESS: Final = {"none": 0, "read": READ, "write": WRITE, "readwrite": READ | WRITE}


def memory_attribute(text: str | None) -> dict[str, int]:
    """`memory(...)` by location: `argmem`, `inaccessiblemem`, `other`; READ and WRITE bits."""
    found = {"argmem": READ | WRITE, "inaccessiblemem": READ | WRITE, "other": READ | WRITE}
    if text is None:
        return found
    found = dict.fromkeys(found, 0)  # a location that is not named is not touched
    for part in text.split(","):
        place, _, access = part.strip().rpartition(":")
        if access.strip() not in _ACCESS:
            return dict.fromkeys(found, READ | WRITE)
        if not place:
            found = dict.fromkeys(found, _ACCESS[access.strip()])
    for part in text.split(","):
        place, _, access = part.strip().rpartition(":")
        if place.strip() in found:
            found[place.strip()] = _ACCESS[access.strip()]
    return found


def _captured(said: Attributes) -> tuple[bool, bool]:
    """(captured other than in the result, captured in the result) by a parameter with these attributes."""
    if said.has("nocapture"):
        return False, False
    captures = said.value_of("captures")
    if captures is None:
        return True, True
    elsewhere = result = captures
    parts = [p.strip() for p in captures.split("ret:")]
    if len(parts) == 2:
        elsewhere, result = parts[0].rstrip(", "), parts[1]
    return "provenance" in elsewhere, "provenance" in result


def from_attributes(
    function_type: ty.FunctionType,
    attributes: dict[str, str],
    parameters: list[str],
    result: str,
) -> FunctionEffects:
    """What attributes of a declaration, definition or call say. `parameters` and `result`: their attributes.

    What is `readonly` may be released all the same: Zig says that of each pointer to constants."""
    places = memory_attribute(attributes.get("memory"))
    if "readnone" in attributes:
        places = dict.fromkeys(places, 0)
    elif "readonly" in attributes:
        places = {k: v & READ for k, v in places.items()}
    releases = "nofree" not in attributes and bool((places["argmem"] | places["other"]) & WRITE)
    direct, other = places["argmem"], places["other"]
    flags: list[int] = []
    based: list[int] = []
    returned: int | None = None
    for index, type in enumerate(function_type.parameters):
        if not may_point(type):
            flags.append(0)
            continue
        said = attributes_in(parameters[index]) if index < len(parameters) else NONE
        flag = direct
        if said.has("readnone"):
            flag = 0
        elif said.has("readonly"):
            flag &= READ
        elif said.has("writeonly"):
            flag &= WRITE
        if said.has("byval"):
            flag = flag & ~WRITE | READ  # the call makes a copy, which is the callee's own
        flag |= (READ_DEEP if other & READ else 0) | (WRITE_DEEP if other & WRITE else 0)
        elsewhere, by_result = _captured(said)
        if said.has("byval"):
            elsewhere = by_result = False
        flag |= CAPTURE if elsewhere else 0
        if by_result:
            based.append(index)
        if said.has("returned"):
            returned = index
        if releases:
            flag |= (0 if said.has_any("nofree", "byval") else FREE) | FREE_DEEP
        flags.append(flag)
    fresh = attributes_in(result).has("noalias")
    variadic = (direct | CAPTURE | (FREE if releases else 0) | (READ_DEEP if other & READ else 0)
                | (WRITE_DEEP if other & WRITE else 0))  # fmt: skip
    hidden = bool(places["inaccessiblemem"] & WRITE)
    return FunctionEffects(
        tuple(flags), variadic, reads_unknown=bool(other & READ), writes_unknown=bool(other & WRITE),
        frees_unknown=releases and bool(other & WRITE), observable=hidden, allocates=hidden, result_fresh=fresh,
        result_arguments=frozenset(based if returned is None else [returned]),
        result_unknown=not fresh and returned is None,
        noreturn="noreturn" in attributes, returns_always="willreturn" in attributes and "nounwind" in attributes,
    )  # fmt: skip


def of_unseen(function: Function, stated: FunctionEffects) -> FunctionEffects:
    """What is assumed of a function without code of which no table knows: it releases nothing that it only reads."""
    only_read = [attributes_in(a.attributes).has("readonly") for a in function.arguments]
    flags = zip(stated.parameters, only_read, strict=True)
    return replace(stated, parameters=tuple(p & ~FREE if read else p for p, read in flags))


def of_declaration(function: Function) -> FunctionEffects:
    """What the attributes of a function itself say."""
    return from_attributes(
        function.function_type, function.attributes, [a.attributes for a in function.arguments],
        function.return_attributes,
    )  # fmt: skip


def meet(a: FunctionEffects, b: FunctionEffects) -> FunctionEffects:
    """What is left if both are true of the same call."""
    count = max(len(a.parameters), len(b.parameters))
    return FunctionEffects(
        tuple(a.parameter(k) & b.parameter(k) for k in range(count)),
        a.variadic & b.variadic,
        _globals(a.globals_read, a.reads_unknown, b.globals_read, b.reads_unknown),
        _globals(a.globals_written, a.writes_unknown, b.globals_written, b.writes_unknown),
        a.reads_unknown and b.reads_unknown,
        a.writes_unknown and b.writes_unknown,
        a.frees_unknown and b.frees_unknown,
        a.observable and b.observable,
        a.allocates and b.allocates,
        a.result_fresh or b.result_fresh,
        a.result_arguments & b.result_arguments,
        a.result_unknown and b.result_unknown,
        b.tags if a.tags is None else a.tags,
        a.noreturn or b.noreturn,
        a.returns_always or b.returns_always,
    )


def _globals(
    a: tuple[GlobalVariable, ...], a_unknown: bool, b: tuple[GlobalVariable, ...], b_unknown: bool
) -> tuple[GlobalVariable, ...]:
    """The globals of both; where one side does not know, those of the other."""
    if a_unknown or b_unknown:
        return b if a_unknown else a
    return tuple(g for g in a if g in b)


def join(a: FunctionEffects, b: FunctionEffects) -> FunctionEffects:
    """What may happen if either is called."""
    count = max(len(a.parameters), len(b.parameters))
    tags = None if a.tags is None or b.tags is None else a.tags | b.tags
    return FunctionEffects(
        tuple(a.parameter(k) | b.parameter(k) for k in range(count)),
        a.variadic | b.variadic,
        tuple(dict.fromkeys(a.globals_read + b.globals_read)),
        tuple(dict.fromkeys(a.globals_written + b.globals_written)),
        a.reads_unknown or b.reads_unknown,
        a.writes_unknown or b.writes_unknown,
        a.frees_unknown or b.frees_unknown,
        a.observable or b.observable,
        a.allocates or b.allocates,
        a.result_fresh and b.result_fresh,
        a.result_arguments | b.result_arguments,
        a.result_unknown or b.result_unknown or a.result_fresh != b.result_fresh,
        tags if tags is None or len(tags) <= MOST_TAGS else None,
        a.noreturn and b.noreturn,
        a.returns_always and b.returns_always,
    )
