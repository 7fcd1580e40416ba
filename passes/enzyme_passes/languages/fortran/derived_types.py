# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Derived types of Fortran: what it means to initialize, assign and destroy an object of one.

flang describes each type in a table, and its runtime interprets the table: allocatable components are freed and copied
with what they hold. Here the tables become code, so that it can be differentiated; the bodies of the runtime's
functions (csrc/fortran.c) call it by the table's address, which is a constant where the type is known:

    @_QMtypesEXcXgrid = constant [{name "values", allocatable, real, 8, rank 1, at 8}, ...]
  becomes
    define void @__enzcc_type_destroy(ptr %type, ptr %at)      %type == @_QMtypesEXdtXgrid: the first of
    define void @__enzcc_type_destroy.0(ptr %at)               free what is at %at + 8

A type with finalizers, with assignment of its own or components that are not understood is not known here; then the
runtime's function stays, and is refused where a derivative would pass through it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from enzyme_passes.ir.text import SYMBOL

_TYPE: Final = re.compile(
    rf"^(?P<name>{SYMBOL}) = .*?constant %_QM__fortran_type_infoTderivedtype \{{.*?i8 0, i8 40, i8 1, i8 0 \}}, "
    rf"i64 (?P<size>\d+), .*?(?:\[1 x i64\] \}} \{{ ptr (?P<components>{SYMBOL}EXcX[-\w$.]+\"?|null), i64 256,.*?)"
    r"\[1 x i64\] \} \{ ptr (?P<procedures>[^,]+), i64 40,.*?, i32 (?P<special>\d+), i8 \d+, "
    r"i8 (?P<uninitialized>\d+), i8 (?P<undestroyed>\d+), i8 (?P<unfinalized>\d+), i8 (?P<plain>\d+), \[3 x i8\]",
    re.MULTILINE,
)
_TABLE: Final = re.compile(rf"^(?P<name>{SYMBOL}EXcX[-\w$.]+\"?) = .*$", re.MULTILINE)
_COMPONENT: Final = re.compile(
    r"%_QM__fortran_type_infoTcomponent \{ \{ ptr, i64, i32, i8, i8, i8, i8 \} \{[^}]*\}, i8 (?P<genre>\d+), "
    r"i8 (?P<category>\d+), i8 (?P<kind>\d+), i8 (?P<rank>\d+), \[4 x i8\] \w+, i64 (?P<offset>\d+), .*?"
    rf"\{{ ptr (?P<derived>null|{SYMBOL}), i64 \d+, i32 \d+, i8 0, i8 42,.*?"
    r"%_QM__fortran_builtinsT__builtin_c_ptr (?:zeroinitializer|\{ i64 ptrtoint "
    rf"\(ptr (?P<initial>{SYMBOL}) to i64\) \}}) \}}"
)
_USED: Final = re.compile(r"@_FortranA(?!io|Program|Stop)")
"""Functions of the runtime: many may meet objects, those for arrays and constructors too, and ask for their type."""

_DATA, _POINTER, _ALLOCATABLE = 1, 2, 3
_REAL, _COMPLEX, _INTEGER, _LOGICAL, _DERIVED = 2, 3, 0, 5, 6
_CODES: Final = {
    (_REAL, 4): (27, 4), (_REAL, 8): (28, 8), (_COMPLEX, 4): (34, 8), (_COMPLEX, 8): (35, 16), (_INTEGER, 1): (7, 1),
    (_INTEGER, 2): (8, 2), (_INTEGER, 4): (9, 4), (_INTEGER, 8): (10, 8), (_LOGICAL, 1): (39, 1),
    (_LOGICAL, 4): (14, 4),
    (_LOGICAL, 8): (15, 8),
}  # fmt: skip
"""Type code and size of an element, by category and kind."""
_STRUCTURE: Final = 42
_HEADER: Final = 24


@dataclass(frozen=True, slots=True)
class Component:
    """One component; `code` and `size` are those of an element, `derived` the table of its type."""

    genre: int
    rank: int
    offset: int
    code: int
    size: int
    derived: str | None
    initial: str | None

    @property
    def descriptor(self) -> bool:
        return self.genre in (_POINTER, _ALLOCATABLE)

    @property
    def bytes(self) -> int:
        """Of a descriptor, with what tells the derived type behind its dimensions."""
        return _HEADER + 24 * self.rank + (16 if self.derived else 0)


@dataclass(frozen=True, slots=True)
class DerivedType:
    name: str
    size: int
    components: tuple[Component, ...]

    @property
    def held(self) -> list[str]:
        """The types of the objects that belong to one of this type."""
        return [c.derived for c in self.components if c.derived and c.genre != _POINTER]


def with_type_code(text: str) -> str:
    """Raw IR in, raw IR with the code of its derived types out."""
    if _USED.search(text) is None:
        return text
    types = _read(text)
    return text + "\n" + _code(text, types)


def _read(text: str) -> dict[str, DerivedType]:
    """The types whose every part is understood."""
    tables = {m["name"]: m[0] for m in _TABLE.finditer(text)}
    sizes = {m["name"]: int(m["size"]) for m in _TYPE.finditer(text)}
    found: dict[str, DerivedType] = {}
    for match in _TYPE.finditer(text):
        table = tables.get(match["components"] or "", "")
        simple = match["procedures"] == "null" and match["unfinalized"] == "1" and match["plain"] == "1"
        if not simple or (match["components"] not in (None, "null") and not table):
            continue
        components = _components(table, sizes)
        if components is not None:
            found[match["name"]] = DerivedType(match["name"], int(match["size"]), components)
    while True:  # a type is known if those of its components are
        unknown = [t for t in found.values() if any(name not in found for name in t.held)]
        if not unknown:
            return found
        for type in unknown:
            del found[type.name]


def _components(table: str, sizes: dict[str, int]) -> tuple[Component, ...] | None:
    matches = list(_COMPONENT.finditer(table))
    if len(matches) != table.count("infoTcomponent {"):
        return None
    found: list[Component] = []
    for match in matches:
        genre, category, kind = int(match["genre"]), int(match["category"]), int(match["kind"])
        derived = match["derived"] if category == _DERIVED and match["derived"] != "null" else None
        code, size = _CODES.get((category, kind), (-1, 0))
        if derived is not None:
            code, size = _STRUCTURE, sizes.get(derived, 0)
            if genre == _DATA and sizes.get(derived) == 0:
                continue  # without components of its own, and may be where another one is
        rank = int(match["rank"])
        # An array of objects within the object: how many there are is said elsewhere. Texts have lengths.
        if (genre != _DATA and code < 0) or genre not in (_DATA, _POINTER, _ALLOCATABLE) or (
            derived is not None and genre == _DATA and rank > 0
        ):  # fmt: skip
            return None
        found.append(Component(genre, rank, int(match["offset"]), code, size, derived, match["initial"]))
    return tuple(found)


def _is_recursive(type: DerivedType, types: dict[str, DerivedType]) -> bool:
    """Whether an object can hold one of its own type."""
    seen: dict[str, None] = {}
    work = type.held
    while work:
        name = work.pop()
        if name not in seen:
            seen[name] = None
            work += types[name].held
    return type.name in seen


# Code --------------------------------------------------------------------------------------------------------------


def _code(text: str, types: dict[str, DerivedType]) -> str:
    numbers = {name: k for k, name in enumerate(types)}
    lines: list[str] = []
    for name, type in types.items():
        kind = "noinline" if _is_recursive(type, types) else "alwaysinline"
        number = numbers[name]
        bodies = {
            f"initialize.{number}(ptr %at)": _initialize(text, type, numbers),
            f"destroy.{number}(ptr %at)": _destroy(type, numbers),
            f"assign.{number}(ptr %to, ptr %from)": _assign(type, numbers, packed=_has_arrays(type, types)),
        }
        for signature, body in bodies.items():
            lines += [f"define internal void @__enzcc_type_{signature} {kind} nounwind {{", *body, "  ret void", "}"]
        for rank in _ranks_of(name, types):
            lines += _objects(number, type, rank, kind)
    lines += _dispatch("initialize", ("at",), numbers)
    lines += _dispatch("destroy", ("at",), numbers)
    lines += _dispatch("assign", ("to", "from"), numbers)
    deep = {name: any(c.genre == _ALLOCATABLE for c in _all(t, types)) for name, t in types.items()}
    lines += _answer("known", dict.fromkeys(types, True))
    lines += _answer("deep", deep)
    for function, parameters in (
        ("establish", "ptr, i32, i32, i64, i32, ptr"),
        ("destroy", "ptr"),
        ("assign", "ptr, ptr, i32, i32, i64"),
        ("shape", "ptr, ptr, i32, i64"),
        ("differs", "ptr, ptr, i32"),
        ("count", "ptr, i32, ptr"),
    ):
        if any(f"@__enzcc_component_{function}(" in line for line in lines):
            result = {"differs": "zeroext i1", "count": "i64"}.get(function, "void")
            lines.append(f"declare {result} @__enzcc_component_{function}({parameters})")
    declared = "declare void @llvm.memcpy.p0.p0.i64("
    if declared not in text and any("@llvm.memcpy.p0.p0.i64" in line for line in lines):
        lines.append(f"{declared}ptr, ptr, i64, i1)")
    return "\n".join(lines) + "\n"


def _ranks_of(name: str, types: dict[str, DerivedType]) -> list[int]:
    """The ranks of the allocatable components that hold objects of a type."""
    found = (c.rank for t in types.values() for c in t.components if c.genre == _ALLOCATABLE and c.derived == name)
    return sorted(dict.fromkeys(found))


def _objects(number: int, type: DerivedType, rank: int, kind: str) -> list[str]:
    """What is done to all objects of an allocatable component."""
    return [
        f"define internal void @__enzcc_type_destroy_all.{number}.{rank}(ptr %d) {kind} nounwind {{",
        "  %base = load ptr, ptr %d",
        "  %none = icmp eq ptr %base, null",
        "  br i1 %none, label %done, label %some",
        "some:",
        f"  %count = call i64 @__enzcc_component_count(ptr %d, i32 {rank}, ptr {type.name})",
        *_loop("some", "freed", type, [f"  call void @__enzcc_type_destroy.{number}(ptr %base.i)"], ("base",)),
        "freed:",
        "  call void @__enzcc_component_destroy(ptr %d)",
        "  br label %done",
        "done:",
        "  ret void",
        "}",
        f"define internal void @__enzcc_type_assign_all.{number}.{rank}(ptr %to, ptr %from) {kind} nounwind {{",
        "  %base = load ptr, ptr %from",
        "  %none = icmp eq ptr %base, null",
        "  br i1 %none, label %empty, label %some",
        "empty:",
        f"  call void @__enzcc_type_destroy_all.{number}.{rank}(ptr %to)",
        "  ret void",
        "some:",
        f"  %count = call i64 @__enzcc_component_count(ptr %from, i32 {rank}, ptr {type.name})",
        f"  %differs = call zeroext i1 @__enzcc_component_differs(ptr %to, ptr %from, i32 {rank})",
        "  br i1 %differs, label %anew, label %there",
        "anew:",
        f"  call void @__enzcc_type_destroy_all.{number}.{rank}(ptr %to)",
        f"  call void @__enzcc_component_shape(ptr %to, ptr %from, i32 {rank}, i64 {type.size})",
        "  %made = load ptr, ptr %to",
        *_loop("anew", "there", type, [f"  call void @__enzcc_type_initialize.{number}(ptr %made.i)"], ("made",)),
        "there:",
        "  %target = load ptr, ptr %to",
        *_loop(
            "there",
            "end",
            type,
            [f"  call void @__enzcc_type_assign.{number}(ptr %target.i, ptr %base.i)"],
            ("target", "base"),
        ),
        "end:",
        "  ret void",
        "}",
    ]


def _loop(before: str, after: str, type: DerivedType, body: list[str], bases: Sequence[str]) -> list[str]:
    """Over `%count` elements of packed arrays; `%base.i` is the one in turn. It leaves block `before`."""
    name = f"each.{before}"
    places = [f"  %{b}.i = getelementptr i8, ptr %{b}, i64 %{name}.at" for b in bases]
    return [
        f"  br label %{name}",
        f"{name}:",
        f"  %{name}.i = phi i64 [ 0, %{before} ], [ %{name}.next, %{name}.body ]",
        f"  %{name}.more = icmp slt i64 %{name}.i, %count",
        f"  br i1 %{name}.more, label %{name}.body, label %{after}",
        f"{name}.body:",
        f"  %{name}.at = mul nsw i64 %{name}.i, {type.size}",
        *places,
        *body,
        f"  %{name}.next = add nsw i64 %{name}.i, 1",
        f"  br label %{name}",
    ]


def _all(type: DerivedType, types: dict[str, DerivedType]) -> list[Component]:
    """Its components and those of the objects within it."""
    found = list(type.components)
    for component in type.components:
        if component.derived and component.genre == _DATA:
            found += _all(types[component.derived], types)
    return found


def _dispatch(what: str, parameters: Sequence[str], numbers: dict[str, int]) -> list[str]:
    """By the table's address, to the code of that type."""
    passed = ", ".join(f"ptr %{p}" for p in parameters)
    lines = [f"define linkonce_odr hidden void @__enzcc_type_{what}(ptr %type, {passed}) alwaysinline nounwind {{"]
    for name, number in numbers.items():
        lines += [
            f"  %is.{number} = icmp eq ptr %type, {name}",
            f"  br i1 %is.{number}, label %here.{number}, label %next.{number}",
            f"here.{number}:",
            f"  call void @__enzcc_type_{what}.{number}({passed})",
            "  ret void",
            f"next.{number}:",
        ]
    return [*lines, "  ret void", "}"]


def _answer(what: str, answers: dict[str, bool]) -> list[str]:
    lines = [f"define linkonce_odr hidden zeroext i1 @__enzcc_type_{what}(ptr %type) alwaysinline nounwind {{"]
    value = "false"
    for number, name in enumerate(name for name, yes in answers.items() if yes):
        lines += [
            f"  %is.{number} = icmp eq ptr %type, {name}",
            f"  %any.{number} = or i1 %is.{number}, {value}",
        ]
        value = f"%any.{number}"
    return [*lines, f"  ret i1 {value}", "}"]


def _at(base: str, component: Component) -> tuple[str, str]:
    """An instruction for the component's address, and its name."""
    name = f"%{base}.{component.offset}"
    return f"  {name} = getelementptr inbounds i8, ptr %{base}, i64 {component.offset}", name


def _initialize(text: str, type: DerivedType, numbers: dict[str, int]) -> list[str]:
    lines: list[str] = []
    for c in type.components:
        line, place = _at("at", c)
        derived = c.derived or "null"
        if c.initial is not None:
            size = _size_of(text, c.initial)
            lines += [line, f"  call void @llvm.memcpy.p0.p0.i64(ptr {place}, ptr {c.initial}, i64 {size}, i1 false)"]
        elif c.descriptor:
            attribute = 2 if c.genre == _ALLOCATABLE else 1
            given = f"ptr {place}, i32 {c.rank}, i32 {c.code}, i64 {c.size}, i32 {attribute}, ptr {derived}"
            lines += [line, f"  call void @__enzcc_component_establish({given})"]
        elif c.derived is not None:
            lines += [line, f"  call void @__enzcc_type_initialize.{numbers[c.derived]}(ptr {place})"]
    return lines


def _size_of(text: str, symbol: str) -> str:
    """The size of a constant: what stands between `constant` and its value is its type."""
    kind = r"(?P<type>[\[{].*?[\]}](?= [\[{zuc])|\S+)"
    found = re.search(rf"^{re.escape(symbol)} = .*?\b(?:constant|global) {kind} ", text, re.MULTILINE)
    assert found is not None, symbol
    return f"ptrtoint (ptr getelementptr ({found['type']}, ptr null, i32 1) to i64)"


def _destroy(type: DerivedType, numbers: dict[str, int]) -> list[str]:
    lines: list[str] = []
    for c in type.components:
        line, place = _at("at", c)
        if c.genre == _ALLOCATABLE:
            call = f"type_destroy_all.{numbers[c.derived]}.{c.rank}" if c.derived else "component_destroy"
            lines += [line, f"  call void @__enzcc_{call}(ptr {place})"]
        elif c.genre == _DATA and c.derived is not None:
            lines += [line, f"  call void @__enzcc_type_destroy.{numbers[c.derived]}(ptr {place})"]
    return lines


def _has_arrays(type: DerivedType, types: dict[str, DerivedType]) -> bool:
    return any(c.genre == _DATA and c.rank > 0 for c in _all(type, types))


def _assign(type: DerivedType, numbers: dict[str, int], *, packed: bool) -> list[str]:
    """Allocatable components one by one, others as they are. What is between them is copied only if the object is
    `packed` with arrays: nobody could say of the bytes behind an integer what they are; but loops over an array that
    the object holds may seem to go on, and then it is the integer alone of which that could not be said."""
    lines: list[str] = []
    begin = done = 0  # what is yet to be copied

    def copied() -> list[str]:
        if done <= begin:
            return []
        return [
            f"  %to.from.{begin} = getelementptr inbounds i8, ptr %to, i64 {begin}",
            f"  %from.from.{begin} = getelementptr inbounds i8, ptr %from, i64 {begin}",
            f"  call void @llvm.memcpy.p0.p0.i64(ptr %to.from.{begin}, ptr %from.from.{begin}, i64 {done - begin}, "
            "i1 false)",
        ]

    components = sorted(type.components, key=lambda c: c.offset)
    ends = [*(c.offset for c in components), type.size][1:]  # an object without components ends where it begins
    for c, after in zip(components, ends, strict=True):
        if c.offset != done and not packed:
            lines += copied()
            begin = done = c.offset
        if c.genre != _ALLOCATABLE and not (c.genre == _DATA and c.derived is not None):
            scalar = c.genre == _DATA and c.rank == 0 and c.code > 0
            done = c.offset + c.size if scalar and not packed else after
            continue
        lines += copied()
        (first, to), (second, source) = _at("to", c), _at("from", c)
        lines += [first, second]
        if c.genre == _ALLOCATABLE:
            call = f"type_assign_all.{numbers[c.derived]}.{c.rank}" if c.derived else "component_assign"
            kind = "" if c.derived else f", i32 {c.rank}, i32 {c.code}, i64 {c.size}"
            lines.append(f"  call void @__enzcc_{call}(ptr {to}, ptr {source}{kind})")
            begin = done = c.offset + c.bytes
        else:
            assert c.derived is not None
            lines.append(f"  call void @__enzcc_type_assign.{numbers[c.derived]}(ptr {to}, ptr {source})")
            begin = done = c.offset + c.size
    return [*lines, *copied()]
