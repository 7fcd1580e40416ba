# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Derived types of Fortran: what it means to initialize, assign, finalize and destroy an object of one.

flang describes each type in a table, and its runtime interprets the table: allocatable components are freed and copied
with what they hold, final procedures are called. Here the tables (type_tables.py) become code, so that it can be
differentiated; the bodies of the runtime's functions (csrc/fortran.c) call it by the table's address, which is a
constant where the type is known, and compared where it is not:

    @_QMtypesEXcXgrid = constant [{name "values", allocatable, real, 8, rank 1, at 8}, ...]
  becomes
    define void @__enzcc_type_destroy(ptr %type, ptr %at)      %type == @_QMtypesEXdtXgrid: the first of
    define void @__enzcc_type_destroy.0(ptr %at)               free what is at %at + 8

A type that is not understood is not known here; then the runtime's function stays, and is refused where a derivative
would pass through it. What is done in which order is flang's: final procedures of an object come before those of its
components, these before those of its parent, all before anything is freed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from enzyme_passes.languages.fortran.type_tables import (
    ALLOCATABLE,
    ANY_RANK,
    DATA,
    ELEMENTAL,
    POINTER,
    PROCEDURE,
    SCALAR,
    STRUCTURE,
    TEXT,
    Component,
    DerivedType,
    Special,
    family,
    read_types,
)
from enzyme_passes.support.patterns import pattern

_USED: Final = pattern(r"@_FortranA(?!io|Program|Stop)")
"""Functions of the runtime: many may meet objects, those for arrays and constructors too, and ask for their type."""
_MOVED: Final = {
    27: ["float"], 28: ["double"], 34: ["float", "float"], 35: ["double", "double"], 7: ["i8"], 8: ["i16"], 9: ["i32"],
    10: ["i64"], 39: ["i8"], 14: ["i32"], 15: ["i64"],
}  # fmt: skip
"""By what the numbers of a type code are moved."""
_FEW: Final = 8
_MOST_ALLOCATABLE: Final = 12
"""Components of all types, of which each assignment of an array would get the code before it is known that it is none
of objects: where there are more, LLVM inlines it where little is left of it. (What is inlined is known best.)"""
_HELPERS: Final = {  # of csrc/fortran.c
    "establish": ("void", "ptr, i32, i32, i64, i32, ptr"),
    "destroy": ("void", "ptr"),
    "assign": ("void", "ptr, ptr, i32, i32, i64"),
    "assign_text": ("void", "ptr, ptr, i32"),
    "shape": ("void", "ptr, ptr, i32, i64"),
    "differs": ("zeroext i1", "ptr, ptr, i32"),
    "count": ("i64", "ptr, i32, ptr"),
    "each": ("void", "ptr, i32, ptr"),
    "finalize": ("void", "ptr, i32, ptr, i64, ptr, i32"),
}


_ALWAYS: Final = '"call-threshold-bonus"="1000000"'
"""Of a call that a function contains: LLVM inlines the function where it comes to it, whatever it costs."""
_GROUP: Final = pattern(rf"^attributes (#\d+) = {{[^\n]*{_ALWAYS}", re.MULTILINE)


def without_inlining_marks(text: str) -> str:
    """Prepared IR in and out: what made LLVM inline the code of types is in the place of its calls now."""
    for group in _GROUP.findall(text):
        text = re.sub(rf"^ +(?:tail )?call void @llvm\.sideeffect\(\) {group}\b[^\n]*\n", "", text, flags=re.MULTILINE)
    return text


def with_type_code(text: str) -> str:
    """Raw IR in, raw IR with the code of its derived types out."""
    if _USED.search(text) is None:
        return text
    return text + "\n" + _Code(text, read_types(text)).text()


class _Code:
    """Writes the code of the types of one module; functions of a type have its number behind their names."""

    def __init__(self, text: str, types: dict[str, DerivedType]) -> None:
        self.module = text
        self.types = types
        self.numbers = {name: k for k, name in enumerate(types)}
        parents = {t.name: t.parent for t in types.values()}
        self.families = {name: family(name, parents) for name in types}
        self.differing = {name: None for name, type in types.items() if self._defines(type)}
        own = {name: None for name, type in types.items() if type.assignment(0) is not None}
        self.defined = self.differing | own  # as parts of others
        allocatable = [c for type in types.values() for c in type.components if c.genre == ALLOCATABLE]
        self.many = len(allocatable) > _MOST_ALLOCATABLE
        self.lines: list[str] = []

    def text(self) -> str:
        for name, type in self.types.items():
            self._type(type)
            for rank in self._ranks(name):
                self._objects(type, rank)
                if len(self.families[name]) > 1:
                    self._any(type, rank)
        self._dispatch("initialize", "ptr %at", self.types.values())
        self._dispatch("destroy", "ptr %at", self.types.values())
        self._dispatch("assign", "ptr %to, ptr %from", self.types.values())
        self._dispatch("copy", "ptr %to, ptr %from", self.types.values())
        finalized = [t for t in self.types.values() if t.finalized]
        self._dispatch("finalize", "ptr %at", finalized)
        self._dispatch("finalize_array", "ptr %d, i32 %rank", finalized)
        self._answer("known", self.types)
        self._answer("deep", [name for name, t in self.types.items() if self._is_deep(t)])
        self._answer("differs", self.differing)
        self._answer("finalized", [t.name for t in finalized])
        self._declare()
        return "\n".join(self.lines) + "\n"

    # Of a type --------------------------------------------------------------------------------------------------

    def _type(self, type: DerivedType) -> None:
        number = self.numbers[type.name]
        self._define(type, f"initialize.{number}(ptr %at)", self._initialize(type))
        self._define(type, f"destroy.{number}(ptr %at)", self._destroy(type))
        for verb in self._verbs(type):
            self._define(type, f"{verb}.{number}(ptr %to, ptr %from)", self._assign(verb, type))
            self._each(verb, type, self._nested(verb, type, 1, "%to.i", "%from.i"), ("to", "from"))
        self._each("initialize", type, f"  call void @__enzcc_type_initialize.{number}(ptr %at.i)", ("at",))
        self._each("destroy", type, f"  call void @__enzcc_type_destroy.{number}(ptr %at.i)", ("at",))
        for rank in (0, 1):
            special = type.assignment(rank)
            if special is not None:
                self._define(type, f"defined.{number}.{rank}(ptr %to, ptr %from)", _defined(type, special))
        if type.finalized:
            self._define(type, f"finalize.{number}(ptr %at)", self._finalize(type))
            self._finalize_array(type)

    def _verbs(self, type: DerivedType) -> list[str]:
        return ["assign", "copy"] if type.name in self.defined else ["assign"]

    def _verb(self, verb: str, type: DerivedType) -> str:
        """`copy` is `assign` where the program defines nothing."""
        return verb if verb != "copy" or type.name in self.defined else "assign"

    def _kind(self, type: DerivedType) -> str:
        if self._is_recursive(type):
            return "noinline"
        return "inlinehint" if self.many else "alwaysinline"

    def _define(self, type: DerivedType, signature: str, body: Sequence[str]) -> None:
        head = f"define internal void @__enzcc_type_{signature} {self._kind(type)} {{"
        self.lines += [head, *body, "  ret void", "}"]

    def _initialize(self, type: DerivedType) -> list[str]:
        lines: list[str] = []
        for c in type.components:
            line, place = _at("at", c)
            derived = c.derived or "null"
            if c.genre == PROCEDURE:
                lines += [line, f"  store ptr {c.initial or 'null'}, ptr {place}"]
            elif c.initial is not None and c.genre == DATA and 0 < c.numbers <= _FEW and c.code in _MOVED:
                lines += _filled(c, c.initial)
            elif c.initial is not None:
                size = _size_of(self.module, c.initial)
                copied = f"ptr {place}, ptr {c.initial}, i64 {size}, i1 false"
                lines += [line, f"  call void @llvm.memcpy.p0.p0.i64({copied})"]
            elif c.descriptor:
                attribute = 2 if c.genre == ALLOCATABLE else 1
                given = f"ptr {place}, i32 {c.rank}, i32 {c.code}, i64 {c.size}, i32 {attribute}, ptr {derived}"
                lines += [line, f"  call void @__enzcc_component_establish({given})"]
            elif c.derived is not None:
                lines += [line, self._inner("initialize", c, place)]
        return lines

    def _destroy(self, type: DerivedType) -> list[str]:
        lines: list[str] = []
        for c in type.components:
            line, place = _at("at", c)
            if c.genre == ALLOCATABLE:
                lines += [line, f"  call void @{self._of_allocatable('destroy', c)}(ptr {place})"]
            elif c.inner:
                lines += [line, self._inner("destroy", c, place)]
        return lines

    def _inner(self, what: str, c: Component, *places: str) -> str:
        """A call for the objects that are part of an object."""
        assert c.derived is not None
        given = ", ".join(f"ptr {p}" for p in places)
        type = self.types[c.derived]
        if c.rank > 0:
            each = f"{self._verb(what, type)}_each.{self.numbers[c.derived]}"
            return f"  call void @__enzcc_type_{each}({given}, i64 {c.count})"
        if len(places) > 1:
            return self._nested(what, type, 0, *places)
        return f"  call void @__enzcc_type_{what}.{self.numbers[c.derived]}({given})"

    def _nested(self, verb: str, type: DerivedType, rank: int, to: str, source: str) -> str:
        """The assignment of an object that is part of another."""
        number = self.numbers[type.name]
        defined = verb == "assign" and type.assignment(rank) is not None
        name = f"defined.{number}.{rank}" if defined else f"{self._verb(verb, type)}.{number}"
        return f"  call void @__enzcc_type_{name}(ptr {to}, ptr {source})"

    def _of_allocatable(self, what: str, c: Component) -> str:
        """The function for an allocatable component: it holds objects, maybe of several types, or none."""
        if c.derived is None:
            return f"__enzcc_component_{what}"
        which = "any" if len(self.families[c.derived]) > 1 else "all"
        if not any(name in self.defined for name in self.families[c.derived]):
            what = self._verb(what, self.types[c.derived])
        return f"__enzcc_type_{what}_{which}.{self.numbers[c.derived]}.{c.rank}"

    def _assign(self, verb: str, type: DerivedType) -> list[str]:
        """Allocatable components one by one, others as they are. What is between them is not copied: nobody could say
        of the bytes behind an integer what they are."""
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
            if c.offset != done:
                lines += copied()
                begin = done = c.offset
            moved = _moved(c)
            if moved:
                lines += [*copied(), *moved]
                begin = done = c.offset + c.size
                continue
            if c.genre != ALLOCATABLE and not c.inner:
                scalar = c.genre == PROCEDURE or (c.genre == DATA and c.rank == 0 and c.code > 0)
                done = c.offset + c.size if scalar else after
                continue
            lines += copied()
            (first, to), (second, source) = _at("to", c), _at("from", c)
            lines += [first, second]
            if c.genre == ALLOCATABLE:
                lines.append(f"  call void {self._assignment(verb, c, to, source)}")
                begin = done = c.offset + c.bytes
            else:
                lines.append(self._inner(verb, c, to, source))
                begin = done = c.offset + c.size * (c.count if c.rank else 1)
        return [*lines, *copied()]

    def _assignment(self, verb: str, c: Component, to: str, source: str) -> str:
        if c.derived is not None:
            return f"@{self._of_allocatable(verb, c)}(ptr {to}, ptr {source})"
        if c.code == TEXT:
            return f"@__enzcc_component_assign_text(ptr {to}, ptr {source}, i32 {c.rank})"
        return f"@__enzcc_component_assign(ptr {to}, ptr {source}, i32 {c.rank}, i32 {c.code}, i64 {c.size})"

    # Final procedures ---------------------------------------------------------------------------------------------

    def _finalize(self, type: DerivedType) -> list[str]:
        """A scalar object: its own procedure, its components, its parent."""
        lines: list[str] = []
        by_rank = {s.which: s for s in type.finals}
        own = by_rank.get(SCALAR) or by_rank.get(ANY_RANK) or by_rank.get(ELEMENTAL)
        if own is not None and own.described:
            lines += [
                *_described("whole", "%at", type, ()),
                f"  call void {own.procedure}(ptr %whole)",
            ]
        elif own is not None:
            lines.append(f"  call void {own.procedure}(ptr %at)")
        for number, c in self._finalized_parts(type):
            line, place = _at("at", c)
            lines += [line, *self._part(c, place, number)]
        if self._finalized_parent(type):
            lines.append(f"  call void @__enzcc_type_finalize.{self.numbers[type.parent or '']}(ptr %at)")
        return lines

    def _finalized_parent(self, type: DerivedType) -> bool:
        return type.parent in self.types and self.types[type.parent or ""].finalized

    def _finalized_parts(self, type: DerivedType) -> list[tuple[int, Component]]:
        return [
            (number, c)
            for number, c in enumerate(type.components)
            if c.derived is not None
            and c.genre != POINTER
            and not (number == 0 and type.extends)
            and any(self.types[name].finalized for name in self._dynamic(c))
        ]

    def _part(self, c: Component, place: str, number: int) -> list[str]:
        assert c.derived is not None
        if c.genre == ALLOCATABLE:
            return [f"  call void @{self._of_allocatable('finalize', c)}(ptr {place})"]
        if c.rank == 0:
            return [f"  call void @__enzcc_type_finalize.{self.numbers[c.derived]}(ptr {place})"]
        made = _described(f"part.{number}", place, self.types[c.derived], c.extents)
        given = f"ptr %part.{number}, i32 {c.rank}"
        return [*made, f"  call void @__enzcc_type_finalize_array.{self.numbers[c.derived]}({given})"]

    def _finalize_array(self, type: DerivedType) -> None:
        """As the object, but each step for all elements."""
        number = self.numbers[type.name]
        lines: list[str] = []
        for special in (s for s in type.finals if s.which > SCALAR):
            k = special.which
            lines += [
                f"  %is.{k} = icmp eq i32 %rank, {k - SCALAR}",
                f"  br i1 %is.{k}, label %here.{k}, label %not.{k}",
                f"here.{k}:",
                self._for_all(type, special),
                "  br label %parts",
                f"not.{k}:",
            ]
        others = {s.which: s for s in type.finals}
        if ANY_RANK in others:
            lines.append(self._for_all(type, others[ANY_RANK]))
        elif ELEMENTAL in others:
            given = f"ptr %d, i32 %rank, ptr {others[ELEMENTAL].procedure}"
            lines.append(f"  call void @__enzcc_component_each({given})")
        lines += ["  br label %parts", "parts:"]
        for part, c in self._finalized_parts(type):
            line, place = _at("at", c)
            self._define(type, f"finalize_part.{number}.{part}(ptr %at)", [line, *self._part(c, place, part)])
            given = f"ptr %d, i32 %rank, ptr @__enzcc_type_finalize_part.{number}.{part}"
            lines.append(f"  call void @__enzcc_component_each({given})")
        if self._finalized_parent(type):
            parent = self.numbers[type.parent or ""]
            lines.append(f"  call void @__enzcc_type_finalize_array.{parent}(ptr %d, i32 %rank)")
        self._define(type, f"finalize_array.{number}(ptr %d, i32 %rank)", lines)

    def _for_all(self, type: DerivedType, special: Special) -> str:
        how = special.described | (0 if special.described and not special.contiguous else 2)
        given = f"ptr %d, i32 %rank, ptr {type.name}, i64 {type.size}, ptr {special.procedure}, i32 {how}"
        return f"  call void @__enzcc_component_finalize({given})"

    # Of the objects of an allocatable component ---------------------------------------------------------------------

    def _ranks(self, name: str) -> list[int]:
        """The ranks of the allocatable components that hold objects of a type."""
        allocatable = (c for t in self.types.values() for c in t.components if c.genre == ALLOCATABLE and c.derived)
        return sorted({c.rank for c in allocatable if name in self._dynamic(c)})

    def _dynamic(self, c: Component) -> list[str]:
        """The types that the objects of a component can have."""
        assert c.derived is not None
        return self.families[c.derived] if c.genre == ALLOCATABLE else [c.derived]

    def _objects(self, type: DerivedType, rank: int) -> None:
        number = self.numbers[type.name]
        counted = f"i32 {rank}, ptr {type.name})"
        destroy = [
            "  %base = load ptr, ptr %d",
            "  %none = icmp eq ptr %base, null",
            "  br i1 %none, label %done, label %some",
            "some:",
            f"  %count = call i64 @__enzcc_component_count(ptr %d, {counted}",
            f"  call void @__enzcc_type_destroy_each.{number}(ptr %base, i64 %count)",
            "  call void @__enzcc_component_destroy(ptr %d)",
            "  br label %done",
            "done:",
        ]
        self._define(type, f"destroy_all.{number}.{rank}(ptr %d)", destroy)
        for verb in self._verbs(type):
            self._define(type, f"{verb}_all.{number}.{rank}(ptr %to, ptr %from)", self._assign_all(verb, type, rank))
        if type.finalized:
            call = (
                f"  call void @__enzcc_type_finalize_array.{number}(ptr %d, i32 {rank})"
                if rank
                else f"  call void @__enzcc_type_finalize.{number}(ptr %base)"
            )
            lines = [
                "  %base = load ptr, ptr %d",
                "  %none = icmp eq ptr %base, null",
                "  br i1 %none, label %done, label %some",
                "some:",
                call,
                "  br label %done",
                "done:",
            ]
            self._define(type, f"finalize_all.{number}.{rank}(ptr %d)", lines)

    def _assign_all(self, verb: str, type: DerivedType, rank: int) -> list[str]:
        number = self.numbers[type.name]
        scalar = self._nested(verb, type, 0, "%target", "%base")
        each = f"  call void @__enzcc_type_{verb}_each.{number}(ptr %target, ptr %base, i64 %count)"
        return [
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
            f"  call void @__enzcc_type_initialize_each.{number}(ptr %made, i64 %count)",
            "  br label %there",
            "there:",
            "  %target = load ptr, ptr %to",
            each if rank else scalar,
        ]

    def _any(self, type: DerivedType, rank: int) -> None:
        """Of objects that may be of types which extend the declared one."""
        number = self.numbers[type.name]
        behind = 24 + 24 * rank
        members = [self.types[name] for name in self.families[type.name]]
        head = [
            "  %base = load ptr, ptr %d",
            "  %none = icmp eq ptr %base, null",
            "  br i1 %none, label %done, label %some",
            "some:",
            f"  %behind = getelementptr inbounds i8, ptr %d, i64 {behind}",
            "  %type = load ptr, ptr %behind",
        ]
        destroy = self._of_members(members, f"destroy_all.{{}}.{rank}(ptr %d)", refuse=True)
        self._define(type, f"destroy_any.{number}.{rank}(ptr %d)", [*head, *destroy])
        if any(t.finalized for t in members):
            finalized = [t for t in members if t.finalized]
            lines = self._of_members(finalized, f"finalize_all.{{}}.{rank}(ptr %d)", refuse=False)
            self._define(type, f"finalize_any.{number}.{rank}(ptr %d)", [*head, *lines])
        defined = any(t.name in self.defined for t in members)
        for verb in ("assign", "copy") if defined else ("assign",):
            self._define(type, f"{verb}_any.{number}.{rank}(ptr %to, ptr %from)", self._assign_any(verb, type, rank))

    def _assign_any(self, verb: str, type: DerivedType, rank: int) -> list[str]:
        number = self.numbers[type.name]
        behind = 24 + 24 * rank
        members = [self.types[name] for name in self.families[type.name]]
        return [
            "  %base = load ptr, ptr %from",
            "  %none = icmp eq ptr %base, null",
            "  br i1 %none, label %empty, label %some",
            "empty:",
            f"  call void @__enzcc_type_destroy_any.{number}.{rank}(ptr %to)",
            "  br label %done",
            "some:",
            f"  %behind = getelementptr inbounds i8, ptr %from, i64 {behind}",
            "  %type = load ptr, ptr %behind",
            f"  %place = getelementptr inbounds i8, ptr %to, i64 {behind}",
            "  %was = load ptr, ptr %place",
            "  %other = icmp ne ptr %type, %was",
            "  br i1 %other, label %away, label %chosen",
            "away:",
            f"  call void @__enzcc_type_destroy_any.{number}.{rank}(ptr %to)",
            "  store ptr %type, ptr %place",
            "  br label %chosen",
            "chosen:",
            *self._of_members(members, f"{verb}_all.{{}}.{rank}(ptr %to, ptr %from)", refuse=True),
        ]

    def _of_members(self, members: Sequence[DerivedType], call: str, *, refuse: bool) -> list[str]:
        """The call for the type that `%type` is, then block `done`."""
        lines: list[str] = []
        for member in members:
            k = self.numbers[member.name]
            lines += [
                f"  %is.{k} = icmp eq ptr %type, {member.name}",
                f"  br i1 %is.{k}, label %here.{k}, label %not.{k}",
                f"here.{k}:",
                f"  call void @__enzcc_type_{self._known_verb(call, member).format(k)}",
                "  br label %done",
                f"not.{k}:",
            ]
        last = ["  call void @__enzcc_fortran_refuse()", "  unreachable"] if refuse else ["  br label %done"]
        return [*lines, *last, "done:"]

    def _known_verb(self, call: str, type: DerivedType) -> str:
        verb, _, rest = call.partition("_")
        return f"{self._verb(verb, type)}_{rest}"

    def _each(self, what: str, type: DerivedType, call: str, bases: Sequence[str]) -> None:
        """For packed arrays of `%count` objects; `%base.i` is the one in turn."""
        number = self.numbers[type.name]
        parameters = ", ".join(f"ptr %{b}" for b in bases)
        body = [
            "  br label %each",
            "each:",
            "  %i = phi i64 [ 0, %0 ], [ %next, %body ]",
            "  %more = icmp slt i64 %i, %count",
            "  br i1 %more, label %body, label %end",
            "body:",
            f"  %by = mul nsw i64 %i, {type.size}",
            *(f"  %{b}.i = getelementptr i8, ptr %{b}, i64 %by" for b in bases),
            call,
            "  %next = add nsw i64 %i, 1",
            "  br label %each",
            "end:",
        ]
        self._define(type, f"{what}_each.{number}({parameters}, i64 %count)", body)

    # By the table's address -----------------------------------------------------------------------------------------

    def _dispatch(self, what: str, parameters: str, types: Iterable[DerivedType]) -> None:
        """Inlined where it is called, too, but not at once. The runtime's code asks it at dozens of places for each
        assignment, nearly all of which LLVM finds to be for other types or ranks, and drops: with the code of all types
        inlined into them, that took longer than all the rest of the preparation."""
        head = f"define linkonce_odr hidden void @__enzcc_type_{what}(ptr %type, {parameters}) inlinehint {{"
        self.lines += [head, f"  call void @llvm.sideeffect() {_ALWAYS}"]
        for type in types:
            number = self.numbers[type.name]
            self.lines += [
                f"  %is.{number} = icmp eq ptr %type, {type.name}",
                f"  br i1 %is.{number}, label %here.{number}, label %next.{number}",
                f"here.{number}:",
                f"  call void @__enzcc_type_{self._verb(what, type)}.{number}({parameters})",
                "  ret void",
                f"next.{number}:",
            ]
        self.lines += ["  ret void", "}"]

    def _answer(self, what: str, types: Iterable[str]) -> None:
        head = f"define linkonce_odr hidden zeroext i1 @__enzcc_type_{what}(ptr %type) alwaysinline nounwind {{"
        self.lines.append(head)
        value = "false"
        for number, name in enumerate(types):
            self.lines += [
                f"  %is.{number} = icmp eq ptr %type, {name}",
                f"  %any.{number} = or i1 %is.{number}, {value}",
            ]
            value = f"%any.{number}"
        self.lines += [f"  ret i1 {value}", "}"]

    def _declare(self) -> None:
        if "declare void @llvm.sideeffect()" not in self.module:
            self.lines.append("declare void @llvm.sideeffect()")
        used = {m for line in self.lines for m in re.findall(r"@__enzcc_component_(\w+)\(", line)}
        for helper, (result, parameters) in _HELPERS.items():
            if helper in used:
                self.lines.append(f"declare {result} @__enzcc_component_{helper}({parameters})")
        if any("@__enzcc_fortran_refuse()" in line for line in self.lines):
            self.lines.append("declare void @__enzcc_fortran_refuse() noreturn")
        declared = "declare void @llvm.memcpy.p0.p0.i64("
        if declared not in self.module and any("@llvm.memcpy.p0.p0.i64" in line for line in self.lines):
            self.lines.append(f"{declared}ptr, ptr, i64, i1)")

    # What is asked of types -----------------------------------------------------------------------------------------

    def _all(self, type: DerivedType) -> list[Component]:
        """Its components and those of the objects within it."""
        found = list(type.components)
        for component in type.components:
            if component.inner:
                found += self._all(self.types[component.derived or ""])
        return found

    def _is_deep(self, type: DerivedType) -> bool:
        """Whether its bytes are not all of it."""
        return any(c.genre == ALLOCATABLE for c in self._all(type))

    def _defines(self, type: DerivedType) -> bool:
        """Whether the program defines an assignment for a part of it."""
        seen: dict[str, None] = {}
        work = self._held(type)
        while work:
            name = work.pop()
            if self.types[name].assignment(0) is not None:
                return True
            if name not in seen:
                seen[name] = None
                work += self._held(self.types[name])
        return False

    def _is_recursive(self, type: DerivedType) -> bool:
        """Whether an object can hold one of its own type."""
        seen: dict[str, None] = {}
        work = self._held(type)
        while work:
            name = work.pop()
            if name not in seen:
                seen[name] = None
                work += self._held(self.types[name])
        return type.name in seen

    def _held(self, type: DerivedType) -> list[str]:
        return [name for c in type.components if c.derived and c.genre != POINTER for name in self._dynamic(c)]


def _at(base: str, component: Component) -> tuple[str, str]:
    """An instruction for the component's address, and its name."""
    name = f"%{base}.{component.offset}.{component.genre}"
    return f"  {name} = getelementptr inbounds i8, ptr %{base}, i64 {component.offset}", name


def _filled(c: Component, initial: str) -> list[str]:
    """A few numbers by their initial values, as what they are: LLVM makes a copy of 8 bytes the store of an integer,
    and of an integer the derivative's memory would get the same bits."""
    types = _MOVED[c.code] * c.numbers
    width = c.size // len(_MOVED[c.code])
    lines: list[str] = []
    for k, type in enumerate(types):
        name = f"%initial.{c.offset}.{k}"
        lines += [
            f"  {name}.from = getelementptr inbounds i8, ptr {initial}, i64 {k * width}",
            f"  {name} = load {type}, ptr {name}.from",
            f"  {name}.to = getelementptr inbounds i8, ptr %at, i64 {c.offset + k * width}",
            f"  store {type} {name}, ptr {name}.to",
        ]
    return lines


def _moved(c: Component) -> list[str]:
    """A scalar component moved as what it is: of bytes nobody knows that, where objects are walked over."""
    types = ["ptr"] if c.genre == PROCEDURE else _MOVED.get(c.code, []) if c.genre == DATA and c.rank == 0 else []
    lines: list[str] = []
    for k, type in enumerate(types):
        at = c.offset + k * (c.size // len(types))
        lines += [
            f"  %to.at.{at} = getelementptr inbounds i8, ptr %to, i64 {at}",
            f"  %from.at.{at} = getelementptr inbounds i8, ptr %from, i64 {at}",
            f"  %moved.{at} = load {type}, ptr %from.at.{at}",
            f"  store {type} %moved.{at}, ptr %to.at.{at}",
        ]
    return lines


def _described(name: str, place: str, type: DerivedType, extents: Sequence[int]) -> list[str]:
    """A descriptor of objects at a place, called `%name`."""
    rank = len(extents)
    lines = [
        f"  %{name} = alloca [{24 + 24 * rank + 16} x i8], align 8",
        f"  call void @__enzcc_component_establish(ptr %{name}, i32 {rank}, i32 {STRUCTURE}, i64 {type.size}, i32 1, "
        f"ptr {type.name})",
        f"  store ptr {place}, ptr %{name}",
    ]
    stride = type.size
    for k, extent in enumerate(extents):
        for field, value in enumerate((1, extent, stride)):
            at = f"%{name}.{k}.{field}"
            lines += [
                f"  {at} = getelementptr inbounds i8, ptr %{name}, i64 {24 + 24 * k + 8 * field}",
                f"  store i64 {value}, ptr {at}",
            ]
        stride *= extent
    return lines


def _defined(type: DerivedType, special: Special) -> list[str]:
    """A call of the assignment that the program defines."""
    lines: list[str] = []
    given: list[str] = []
    for bit, name in ((1, "to"), (2, "from")):
        if special.described & bit:
            lines += _described(f"{name}.whole", f"%{name}", type, ())
            given.append(f"ptr %{name}.whole")
        else:
            given.append(f"ptr %{name}")
    return [*lines, f"  call void {special.procedure}({', '.join(given)})"]


def _size_of(text: str, symbol: str) -> str:
    """The size of a constant: what stands between `constant` and its value is its type."""
    kind = r"(?P<type>[\[{].*?[\]}](?= [\[{zuc])|\S+)"
    found = re.search(rf"^{re.escape(symbol)} = .*?\b(?:constant|global) {kind} ", text, re.MULTILINE)
    assert found is not None, symbol
    return f"ptrtoint (ptr getelementptr ({found['type']}, ptr null, i32 1) to i64)"
