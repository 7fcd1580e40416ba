# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tables in which flang describes derived types, as far as they are understood.

    @_QMmEXdtXgrid = constant {..., components @_QMmEXcXgrid, procedures @_QMmEXpXgrid, finals @_QMmEXsXgrid}
    @_QMmEXcXgrid = constant [{name "values", allocatable, real, 8, rank 1, at 8}, ...]

LLVM gives types of the same shape one name where modules meet (a C pointer's that of a C function's pointer, or one of
the program's), so that tables are told by their own names, and entries by their shape.

A type is not known if a part of it is not understood, or one of the types that it consists of is not known.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import prod
from typing import Final

from enzyme_passes.ir.text import LOCAL, SYMBOL
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

_ARRAY: Final = r"\{ ptr, i64, i32, i8, i8, i8, i8, \[1 x \[3 x i64\]\], ptr, \[1 x i64\] \}"
_NAME: Final = rf"{LOCAL} \{{ \{{ ptr, i64, i32, i8, i8, i8, i8 \}} \{{[^}}]*\}}, "  # how entries begin that have one
_ADDRESS: Final = rf"{LOCAL} (?:zeroinitializer|\{{ i64 ptrtoint \(ptr (?P<initial>{SYMBOL}) to i64\) \}})"
_TYPE: Final = pattern(
    rf"^(?P<name>@\"?[^ =]*EXdtX[^ =]*) = .*?constant {LOCAL} \{{.*?i8 0, i8 40, i8 1, i8 0 \}}, "
    rf"i64 (?P<size>\d+), .*?{_ARRAY} \{{ ptr (?P<components>null|{SYMBOL}), i64 256,"
    rf".*?{_ARRAY} \{{ ptr (?P<procedures>null|{SYMBOL}), i64 40,"
    rf".*?{_ARRAY} (?:undef|\{{ ptr (?P<special>null|{SYMBOL}), i64 16,.*?)"
    r", i32 \d+, i8 (?P<parent>\d+), i8 (?P<uninitialized>\d+), i8 (?P<undestroyed>\d+), "
    r"i8 (?P<unfinalized>\d+), i8 (?P<plain>\d+), \[3 x i8\]",
    re.MULTILINE,
)
_TABLE: Final = pattern(rf"^(?P<name>{SYMBOL}) = .*?constant \[\d+ x (?:\[2 x |\[\d+ x )?{LOCAL}.*$", re.M)
_LENGTH: Final = pattern(r" constant \[(\d+) x")
_VALUE: Final = LOCAL + r" \{{ i8 (?P<{0}_genre>\d+), \[7 x i8\] \w+, i64 (?P<{0}>-?\d+) \}}"
_COMPONENT: Final = pattern(
    rf"{_NAME}i8 (?P<genre>\d+), "
    r"i8 (?P<category>\d+), i8 (?P<kind>\d+), i8 (?P<rank>\d+), \[4 x i8\] \w+, i64 (?P<offset>\d+), "
    rf"(?:{_VALUE.format('length')})?.*?"
    rf"\{{ ptr (?P<derived>null|{SYMBOL}), i64 \d+, i32 \d+, i8 0, i8 42,.*?"
    rf"\{{ ptr (?P<bounds>null|{SYMBOL}), i64 16, i32 \d+, i8 2, i8 42,.*?"
    rf", {_ADDRESS} \}}"
)
_PROCEDURE: Final = pattern(rf"{_NAME}i64 (?P<offset>\d+), {_ADDRESS}")
_SPECIAL: Final = pattern(
    rf"{LOCAL} \{{ i8 (?P<which>\d+), i8 (?P<described>\d+), i8 \d+, i8 (?P<contiguous>\d+), "
    rf"\[4 x i8\] \w+, {LOCAL} \{{ i64 ptrtoint \(ptr (?P<procedure>{SYMBOL}) to i64\) \}}"
)
_BOUNDS: Final = pattern(_VALUE.format("lower") + ", " + _VALUE.format("upper"))

DATA, POINTER, ALLOCATABLE, PROCEDURE = 1, 2, 3, 5
_REAL, _COMPLEX, _INTEGER, _LOGICAL, _CHARACTER, _DERIVED = 2, 3, 0, 5, 4, 6
STRUCTURE: Final = 42
TEXT: Final = 40
_CODES: Final = {
    (_REAL, 4): (27, 4), (_REAL, 8): (28, 8), (_COMPLEX, 4): (34, 8), (_COMPLEX, 8): (35, 16), (_INTEGER, 1): (7, 1),
    (_INTEGER, 2): (8, 2), (_INTEGER, 4): (9, 4), (_INTEGER, 8): (10, 8), (_LOGICAL, 1): (39, 1),
    (_LOGICAL, 4): (14, 4), (_LOGICAL, 8): (15, 8), (_CHARACTER, 1): (TEXT, 1),
}  # fmt: skip
"""Type code and size of an element, by category and kind."""
_CONSTANT: Final = "2"  # of a length or bound; others are deferred, or depend on parameters of the type
_SCALAR_ASSIGNMENT, _ELEMENTAL_ASSIGNMENT, ELEMENTAL, ANY_RANK, SCALAR = 1, 2, 7, 8, 9
_HEADER: Final = 24


@dataclass(frozen=True, slots=True)
class Component:
    """One component; `code` and `size` are those of an element, `derived` the table of its type, `extents` those of an
    array that is part of the object."""

    genre: int
    rank: int
    offset: int
    code: int
    size: int
    derived: str | None
    initial: str | None
    extents: tuple[int, ...] = ()

    @property
    def descriptor(self) -> bool:
        return self.genre in (POINTER, ALLOCATABLE)

    @property
    def inner(self) -> bool:
        """Whether objects of a derived type are part of the object here."""
        return self.genre == DATA and self.derived is not None

    @property
    def count(self) -> int:
        return prod(self.extents)

    @property
    def numbers(self) -> int:
        """How many elements are part of the object."""
        return self.count if self.rank else 1

    @property
    def bytes(self) -> int:
        """Of a descriptor, with what tells the derived type behind its dimensions."""
        return _HEADER + 24 * self.rank + (16 if self.derived else 0)


@dataclass(frozen=True, slots=True)
class Special:
    """A final procedure, or an assignment: `which` says of what rank, `described` which arguments are descriptors."""

    which: int
    described: int
    contiguous: bool
    procedure: str


@dataclass(frozen=True, slots=True)
class DerivedType:
    name: str
    size: int
    components: tuple[Component, ...]
    extends: bool
    finalized: bool
    special: tuple[Special, ...] = ()

    @property
    def held(self) -> list[str]:
        """The types of the objects that belong to one of this type, as they are declared."""
        return [c.derived for c in self.components if c.derived and c.genre != POINTER]

    @property
    def parent(self) -> str | None:
        """Also if it has no components of its own, and is not among ours."""
        return self.components[0].derived if self.extends and self.components else None

    @property
    def finals(self) -> list[Special]:
        return [s for s in self.special if s.which >= ELEMENTAL]

    def assignment(self, rank: int) -> Special | None:
        """What the program defines for `=`, where it is a component of another object."""
        wanted = (_SCALAR_ASSIGNMENT, _ELEMENTAL_ASSIGNMENT) if rank == 0 else (_ELEMENTAL_ASSIGNMENT,)
        found = {s.which: s for s in self.special}
        return next((found[w] for w in wanted if w in found), None)


def read_types(text: str) -> dict[str, DerivedType]:
    """The types whose every part is understood."""
    tables = {m["name"]: m[0] for m in _TABLE.finditer(text)}
    matches = list(_TYPE.finditer(text))
    sizes = {m["name"]: int(m["size"]) for m in matches}
    found: dict[str, DerivedType] = {}
    parents: dict[str, str] = {}
    for match in matches:
        first = _COMPONENT.search(tables.get(match["components"], ""))
        if match["parent"] == "1" and first is not None:
            parents[match["name"]] = first["derived"]
        components = _components(_entries(match["components"], tables), tables, sizes)
        pointers = _procedures(_entries(match["procedures"], tables))
        special = _special(_entries(match["special"] or "null", tables))
        said = match["special"] is not None or (match["unfinalized"], match["plain"]) == ("1", "1")  # abstract ones
        if components is None or pointers is None or special is None or not said:
            continue
        found[match["name"]] = DerivedType(
            match["name"], sizes[match["name"]], (*components, *pointers),
            match["parent"] == "1", match["unfinalized"] == "0", special,
        )  # fmt: skip
    while True:  # a type is known if those of its components are, and all that these may be
        unknown = [t for t in found.values() if any(name not in found for name in _possible(t, parents))]
        if not unknown:
            return found
        for type in unknown:
            del found[type.name]


def family(name: str, parents: Mapping[str, str | None]) -> list[str]:
    """A type and all that extend it: what an object declared `class` can be."""
    found: dict[str, None] = {name: None}
    while True:
        more = [type for type, parent in parents.items() if parent in found and type not in found]
        if not more:
            return list(found)
        found |= dict.fromkeys(more)


def _possible(type: DerivedType, parents: Mapping[str, str | None]) -> list[str]:
    """The types of the objects that belong to one of this type."""
    allocatable = [c.derived for c in type.components if c.derived and c.genre == ALLOCATABLE]
    return [*type.held, *(name for held in allocatable for name in family(held, parents))]


def _entries(name: str, tables: dict[str, str]) -> str | None:
    """The text of a table, or None if it is not here."""
    return "" if name == "null" else tables.get(name)


def _length(table: str) -> int:
    """How many entries a table has."""
    found = _LENGTH.search(table)
    return int(found[1]) if found is not None else 0


def _components(table: str | None, tables: dict[str, str], sizes: dict[str, int]) -> tuple[Component, ...] | None:
    matches = list(_COMPONENT.finditer(table or ""))
    if table is None or len(matches) != _length(table):
        return None
    found: list[Component] = []
    for number, match in enumerate(matches):
        derived = match["derived"] if int(match["category"]) == _DERIVED and match["derived"] != "null" else None
        if derived is not None and int(match["genre"]) == DATA and sizes.get(derived) == 0 and number > 0:
            continue  # without components of its own, and may be where another one is
        component = _component(match, derived, tables, sizes)
        if component is None:
            return None
        found.append(component)
    return tuple(found)


def _component(
    match: re.Match[str], derived: str | None, tables: dict[str, str], sizes: dict[str, int]
) -> Component | None:
    genre, category, rank = int(match["genre"]), int(match["category"]), int(match["rank"])
    code, size = _CODES.get((category, int(match["kind"])), (-1, 0))
    if category == _CHARACTER:
        size *= int(match["length"] or 0) if match["length_genre"] == _CONSTANT else 0
        if genre == DATA and match["length_genre"] != _CONSTANT:
            return None
    if derived is not None:
        code, size = STRUCTURE, sizes.get(derived, 0)
    extents = _extents(match["bounds"], rank, tables) if genre == DATA else ()
    if (genre != DATA and code < 0) or genre not in (DATA, POINTER, ALLOCATABLE) or extents is None:
        return None
    return Component(genre, rank, int(match["offset"]), code, size, derived, match["initial"], extents)


def _extents(bounds: str, rank: int, tables: dict[str, str]) -> tuple[int, ...] | None:
    if rank == 0:
        return ()
    pairs = list(_BOUNDS.finditer(tables.get(bounds, "")))
    if len(pairs) != rank or any({p["lower_genre"], p["upper_genre"]} != {_CONSTANT} for p in pairs):
        return None
    return tuple(max(0, int(p["upper"]) - int(p["lower"]) + 1) for p in pairs)


def _procedures(table: str | None) -> list[Component] | None:
    matches = list(_PROCEDURE.finditer(table or ""))
    if table is None or len(matches) != _length(table):
        return None
    return [Component(PROCEDURE, 0, int(m["offset"]), 0, 8, None, m["initial"]) for m in matches]


def _special(table: str | None) -> tuple[Special, ...] | None:
    matches = list(_SPECIAL.finditer(table or ""))
    if table is None or len(matches) != _length(table):
        return None
    if any(int(m["which"]) == ELEMENTAL and m["described"] != "0" for m in matches):
        return None  # of types with parameters
    return tuple(Special(int(m["which"]), int(m["described"]), m["contiguous"] != "0", m["procedure"]) for m in matches)
