# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What flang knows of a descriptor and LLVM does not: an allocatable or pointer array always has the rank, the element
type and the attribute that it was declared with.

    real(8), allocatable :: a(:)       ! a dummy, or changed by another procedure
    b = spread(a, 1, 3)

The runtime's bodies (runtime.py) ask the descriptor for its type; only where the answer is known before the
program runs is one kind of element left in them. So, where a descriptor is copied or handed to the runtime, it is
assumed to say what its declaration says: that of a module's variable by its initial value, that of a component or
another variable by debug information.

    %t = load i8, ptr getelementptr (i8, ptr @_QMmEa, i64 21)
    %c = icmp eq i8 %t, 28
    call void @llvm.assume(i1 %c)

flang makes descriptors as whole values, which LLVM takes apart only where their address stays in the function. So what
is constant in such a value is stored once more, each field by itself.

Where a literal is assigned to a text whose length is deferred, a function for that is called. It is not inlined:
procedures that choose one of a hundred messages would be as many times as long.

    call void @_FortranAAssign(ptr %text, ptr %literal, ...)
      becomes
    call void @_FortranAAssignLiteral(ptr %text, ptr %literal, ...)
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from enzyme_passes.languages.fortran.type_tables import DerivedType, family, read_types
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.patterns import pattern

_VERSION: Final = "i32 20240719"
_DESCRIPTOR: Final = r"\{ ptr, i64, i32, i8, i8, i8, i8(?:, \[\d+ x \[3 x i64\]\])?(?:, ptr, \[1 x i64\])? \}"
_GLOBAL: Final = pattern(
    rf"^(?P<name>@\"?[-\w$.]+\"?) = .*?\bglobal {_DESCRIPTOR} \{{ ptr [^,]+, i64 (?P<size>\d+), {_VERSION}, "
    r"i8 (?P<rank>\d+), i8 (?P<type>-?\d+), i8 (?P<attribute>\d+), (?:.*, ptr (?P<derived>@[-\w$.\"]+), \[1 x i64\])?",
    re.MULTILINE,
)
_COPY: Final = pattern(r"call void @llvm\.memcpy[\w.]*\(ptr [^,]*, ptr (?P<from>[%@][-\w$.\"]+), i\d+ (?P<size>\d+),")
_CALL: Final = pattern(r"call .*?@_FortranA\w+\((?P<arguments>.*?)\)(?:, !|\s*#|$)")
_ARGUMENT: Final = pattern(r"\bptr (?:noundef )?(?P<value>[%@][-\w$.\"]+)")
_DECLARE: Final = pattern(r"#dbg_declare\(ptr (?P<value>%[-\w$.]+), (?P<variable>!\d+), !DIExpression\(\)")
_MEMBER: Final = pattern(
    r"^\s+(?P<value>%[-\w$.]+) = getelementptr (?:inbounds )?%(?P<struct>_Q[\w.]*T(?P<name>[a-z_0-9]+)), ptr [^,]+, "
    r"i32 0, i32 (?P<index>\d+)(?:,? !|$)"
)
_FIELDS: Final = (
    rf"i64 (?P<size>\d+), {_VERSION}, i8 (?P<rank>\d+), i8 (?P<type>\d+), i8 (?P<attribute>\d+), i8 (?P<extra>\w+)"
)
_MADE: Final = pattern(
    rf"^\s+(?P<value>%[-\w$.]+) = insertvalue {_DESCRIPTOR} (?:(?P<of>%[-\w$.]+)|\{{ ptr [^,]+, {_FIELDS}"
    r"(?:, \[\d+ x \[3 x i64\]\] (?:undef|poison|zeroinitializer|\[.*?\]\]))?(?:, ptr (?P<derived>@[-\w$.\"]+))?)"
)
_CHANGED: Final = pattern(r", i\d+ [^,]+, [1-5](?:,|$)")
_WHOLE: Final = pattern(
    rf"^\s+store {_DESCRIPTOR} (?:(?P<value>%[-\w$.]+)|\{{ ptr [^,]+, {_FIELDS}.*), ptr (?P<to>%[-\w$.]+),"
)
_MOVED: Final = pattern(
    r"call void @llvm\.memcpy[\w.]*\(ptr (?P<to>%[-\w$.]+), ptr (?P<from>%[-\w$.]+), i\d+ (?P<size>\d+),"
)
_LOCAL: Final = pattern(r"%[-\w$.]+")
_NODE: Final = pattern(r"^(!\d+) = (?:distinct )?(!\w*[({].*)$", re.MULTILINE)
_TYPE_TABLE: Final = pattern(r"^(@[\w.]+EXdtX([a-z_0-9]+)) = ", re.MULTILINE)
_SIZE_IN_TABLE: Final = r".*?i8 0, i8 40, i8 1, i8 0 \}, i64 (\d+), "
_TYPED: Final = pattern(
    r"@_FortranA(?:Pointer|Allocatable)(?:(?P<object>Deallocate|Allocate|AllocateSource)|"
    r"(?P<class>(?:Init|Apply|Nullify)\w+|DeallocatePolymorphic))\(ptr (?P<value>[%@][-\w$.\"]+),"
)
"""What is done to objects whose type is the declared one, and what tells of a type or sets one."""
_LITERAL: Final = pattern(
    rf"  store {_DESCRIPTOR} \{{ ptr @_QQcl\w+, i64 \d+, {_VERSION}, i8 0, i8 40, [^}}]*\}}, ptr (?P<to>%[-\w$.]+),"
)
_ASSIGN: Final = "call void @_FortranAAssign("
_ASSIGN_LITERAL: Final = "call void @_FortranAAssignLiteral("
_OF_OBJECTS: Final = pattern(
    r"@_FortranA(?:Destroy|Initialize|Finalize|Assign|Allocatable|Pointer|MoveAlloc)\w*"
    r"\((?P<arguments>.*?)\)(?:, !|\s*#|$)"
)
"""What gets descriptors of objects: they have the rank that they were declared with, whatever their type is."""
_OF_TYPE: Final = pattern(r"@_FortranA(?:Destroy|Initialize|Finalize|Assign)\w*\((?P<arguments>.*?)\)(?:, !|\s*#|$)")
"""What does with objects as their types say."""
_MOST_EXCLUDED: Final = 64  # types of which it is said at a call that its object is of none
_TEXT: Final = 40
_STRUCTURE: Final = 42
_HEADER: Final = 24
_DIMENSION: Final = 24

_CODES: Final = {
    ("DW_ATE_float", 32): 27, ("DW_ATE_float", 64): 28, ("DW_ATE_complex_float", 64): 34,
    ("DW_ATE_complex_float", 128): 35, ("DW_ATE_signed", 8): 7, ("DW_ATE_signed", 16): 8, ("DW_ATE_signed", 32): 9,
    ("DW_ATE_signed", 64): 10, ("DW_ATE_boolean", 8): 39, ("DW_ATE_boolean", 16): 13, ("DW_ATE_boolean", 32): 14,
    ("DW_ATE_boolean", 64): 15,
}  # fmt: skip
"""flang's codes of the types that are one kind of number."""


@dataclass(frozen=True, slots=True)
class Declared:
    """The fields of a descriptor that never change; `attribute` is 2 for an allocatable, 1 for a pointer. None is not
    known: of objects declared `class`, rank and code are."""

    rank: int
    type: int
    size: int | None
    attribute: int | None
    derived: str | None = None

    @property
    def bytes(self) -> int:
        return _HEADER + _DIMENSION * self.rank

    @property
    def whole(self) -> int:
        return self.bytes + (16 if self.type == _STRUCTURE else 0)

    def assumptions(self, pointer: str, number: int) -> list[str]:
        """Instructions that say so of the descriptor at `pointer`."""
        fields = [("i8", 20, str(self.rank)), ("i8", 21, str(self.type))]
        if self.size is not None:
            fields.insert(0, ("i64", 8, str(self.size)))
        if self.attribute is not None:
            fields.append(("i8", 22, str(self.attribute)))
        if self.derived is not None:
            fields.append(("ptr", self.bytes, self.derived))
        lines: list[str] = []
        for k, (type, at, value) in enumerate(fields):
            name = f"%enzcc.declared.{number}.{k}"
            lines += [
                f"  {name}.at = getelementptr i8, ptr {pointer}, i64 {at}",
                f"  {name} = load {type}, ptr {name}.at, align 1",
                f"  {name}.is = icmp eq {type} {name}, {value}",
                f"  call void @llvm.assume(i1 {name}.is)",
            ]
        return lines

    def exclusions(self, pointer: str, others: Iterable[str], number: int) -> list[str]:
        """Instructions that say of the descriptor at `pointer` that its objects are of none of some types."""
        name = f"%enzcc.type.{number}"
        lines = [
            f"  {name}.at = getelementptr i8, ptr {pointer}, i64 {self.bytes}",
            f"  {name} = load ptr, ptr {name}.at, align 8",
        ]
        for k, other in enumerate(others):
            lines += [
                f"  {name}.{k} = icmp ne ptr {name}, {other}",
                f"  call void @llvm.assume(i1 {name}.{k})",
            ]
        return lines

    @property
    def is_dummy(self) -> bool:
        """Whether it is that of an array of numbers which is neither an allocatable nor a pointer: no code changes it.
        (Of scalars, nobody says what they are.)"""
        return self.attribute is None and self.rank > 0 and self.type in _CODES.values()

    def copy(self, pointer: str, number: int) -> list[str]:
        """Instructions that make such a descriptor anew, with what is known as constants; its address is
        `copied(number)`."""
        assert self.size is not None
        copy = copied(number)
        fields = [("i64", 8, str(self.size)), ("i8", 20, str(self.rank)), ("i8", 21, str(self.type))]
        dimensions = range(_HEADER, self.bytes, 8)
        moved = [("ptr", 0), ("i32", 16), ("i8", 22), ("i8", 23), *(("i64", at) for at in dimensions)]
        lines: list[str] = []
        for type, at in moved:
            name = f"{copy}.{at}"
            lines += [
                f"  {name}.from = getelementptr i8, ptr {pointer}, i64 {at}",
                f"  {name} = load {type}, ptr {name}.from, align 1",
                f"  {name}.to = getelementptr i8, ptr {copy}, i64 {at}",
                f"  store {type} {name}, ptr {name}.to, align 1",
            ]
        for type, at, value in fields:
            lines += [
                f"  {copy}.{at}.to = getelementptr i8, ptr {copy}, i64 {at}",
                f"  store {type} {value}, ptr {copy}.{at}.to, align 1",
            ]
        return lines


SCALAR_TEXT: Final = Declared(0, _TEXT, None, None)


def copied(number: int) -> str:
    return f"%enzcc.described.{number}"


@dataclass(frozen=True, slots=True)
class Constants:
    """The constant fields of a descriptor that is made here."""

    rank: int
    type: int
    size: int
    attribute: int
    derived: str | None

    @property
    def is_certain(self) -> bool:
        """Whether it is that of numbers, or of objects of one derived type."""
        return self.type in _CODES.values() or (self.type == _STRUCTURE and self.derived not in (None, "null"))

    @property
    def bytes(self) -> int:
        return _HEADER + _DIMENSION * self.rank + (16 if self.derived else 0)

    def stores(self, pointer: str, number: int) -> list[str]:
        fields = [("i64", 8, str(self.size)), ("i8", 20, str(self.rank)), ("i8", 21, str(self.type))]
        fields.append(("i8", 22, str(self.attribute)))
        if self.derived is not None:
            fields.append(("ptr", _HEADER + _DIMENSION * self.rank, self.derived))
        lines: list[str] = []
        for k, (type, at, value) in enumerate(fields):
            name = f"%enzcc.made.{number}.{k}"
            lines += [
                f"  {name} = getelementptr i8, ptr {pointer}, i64 {at}",
                f"  store {type} {value}, ptr {name}, align 1",
            ]
        return lines


_READERS: Final = pattern(
    r"^declare [^\n]*@_FortranA(?:io(?:Output|Input)Descriptor|(?:Sum|Product|Maxval|Minval|Maxloc|Minloc|Findloc|"
    r"Norm2|DotProduct|Count|All|Any|Size|Shape|Lbound|Ubound|IsContiguous)\w*)\([^\n]*$",
    re.MULTILINE,
)
"""What is done with descriptors that end with the call. LLVM has to be told: what somebody might keep the address of,
anybody might change."""


def _without_captures(declaration: re.Match[str]) -> str:
    return re.sub(r"\bptr(?= *[,)])", "ptr nocapture", declaration[0])


class _Making:
    """Descriptors that one function makes: values, and where they are kept."""

    def __init__(self) -> None:
        self.values: dict[str, Constants] = {}
        self.kept: dict[str, Constants] = {}

    def follow(self, line: str) -> tuple[str, Constants] | None:
        """What is known of a value or a place from `line` on; the place, if it is to be said there."""
        if " = insertvalue " in line:
            found = _MADE.match(line)
            if found is not None:
                known = self.values.get(found["of"]) if found["of"] else _constants(found, found["derived"])
                if known is not None and not _CHANGED.search(line.partition("!dbg")[0].rstrip(", ")):
                    self.values[found["value"]] = known
            return None
        if line.startswith("  store {"):
            whole = _WHOLE.match(line)
            if whole is None:
                return None
            known = self.values.get(whole["value"]) if whole["value"] else _constants(whole, None)
            return self._keep(whole["to"], known)
        moved = _MOVED.search(line)
        if moved is None:
            if self.kept and " call " in line and "@llvm." not in line:
                for place in _LOCAL.findall(line):
                    if place in self.kept and self.kept[place].type not in _CODES.values():
                        del self.kept[place]  # lengths of texts, and types of polymorphic objects, may be others now
            return None
        known = self.kept.get(moved["from"])
        return self._keep(moved["to"], known if known is not None and known.bytes == int(moved["size"]) else None)

    def _keep(self, place: str, known: Constants | None) -> tuple[str, Constants] | None:
        if known is None:
            self.kept.pop(place, None)
            return None
        self.kept[place] = known
        return place, known


def _constants(found: re.Match[str], derived: str | None) -> Constants:
    type, rank, size = int(found["type"]), int(found["rank"]), int(found["size"])
    return Constants(rank, type, size, int(found["attribute"]), derived)


def with_declarations(text: str) -> str:
    """Raw IR in, raw IR with such assumptions out."""
    if _VERSION not in text or "@_FortranA" not in text:
        return text
    globals = _globals(text)
    debug = _DebugTypes(text)
    families = _Families(text)
    given = text.split("\n")
    unchanging = iter(_unchanging(given))
    lines: list[str] = []
    known: dict[str, Declared] = {}
    fixed: dict[str, Constants] = {}
    objects: dict[str, Declared] = {}
    said: dict[str, None] = {}
    making = _Making()
    classes: set[str] = set()
    number = begin = 0
    literals = 0
    literal: str | None = None  # where the line before puts one
    for line in given:
        if line.startswith("define "):
            known = dict(globals)
            fixed = next(unchanging)
            begin = len(lines)
            objects = {}
            making = _Making()
            classes = set()
        elif line.endswith(":") or (line[:1].isalnum() and ":" in line):
            said = {}
            making.kept.clear()
        elif line.startswith("  "):
            _learn(line, known, objects, debug)
            of_type = _declared_type_at(line, classes)
            if of_type in objects:
                lines += objects[of_type].assumptions(of_type, number)
                number += 1
            for pointer, others in families.excluded(line, objects):
                lines += objects[pointer].exclusions(pointer, others, number)
                number += 1
            for pointer in _descriptors(line):
                if pointer in fixed and pointer not in said:
                    lines += fixed[pointer].stores(pointer, number)
                    said[pointer] = None
                    number += 1
                fact = known.get(pointer) or _of_any_type(line, objects.get(pointer))
                if fact is not None and fact.is_dummy and _CALL.search(line):
                    entry = begin + (not lines[begin + 1].startswith("  "))  # behind its label, if it has one
                    lines[entry] += f"\n  {copied(number)} = alloca [{fact.bytes} x i8], align 8"
                    lines += fact.copy(pointer, number)
                    line = re.sub(rf"{re.escape(pointer)}(?=[,)])", copied(number), line)
                    number += 1
                elif fact is not None and pointer not in said and _fits(line, fact):
                    lines += fact.assumptions(pointer, number)
                    said[pointer] = None
                    number += 1
            if " call " in line and "@llvm." not in line:
                said = {}
            if literal is not None and _ASSIGN in line:
                to, given_text = (m["value"] for m in itertools.islice(_ARGUMENT.finditer(line), 2))
                if given_text == literal and known.get(to) == SCALAR_TEXT:
                    line = line.replace(_ASSIGN, _ASSIGN_LITERAL)
                    literals += 1
        put = _LITERAL.match(line)
        literal = put["to"] if put is not None else None
        lines.append(line)
        made = making.follow(line) if line.startswith("  ") else None
        if made is not None:
            lines += made[1].stores(made[0], number)
            number += 1
    if number and "declare void @llvm.assume(" not in text:
        lines.append("declare void @llvm.assume(i1)\n")
    if literals:
        lines.append("declare void @_FortranAAssignLiteral(ptr, ptr, ptr, i32)\n")
    return _READERS.sub(_without_captures, "\n".join(lines))


def _unchanging(lines: Iterable[str]) -> list[dict[str, Constants]]:
    """For each function, the descriptors of numbers and of objects that it makes of neither allocatables nor pointers:
    wherever they are used, they say what they were made to say. (A dummy array is described anew at the function's
    beginning. Where it is used, that is said once more: LLVM does not see through what is stored in between, nor that a
    procedure to which an object is passed as `class` does not change its type.)"""
    functions: list[dict[str, Constants]] = []
    making = _Making()
    several: dict[str, None] = {}
    for line in lines:
        if line.startswith("define "):
            functions.append({})
            making, several = _Making(), {}
        if not functions or not line.startswith("  "):
            continue
        made = making.follow(line)
        kept = _WHOLE.match(line) or _MOVED.search(line)
        if kept is None or kept["to"] in several:
            continue
        found, place = functions[-1], kept["to"]
        fact = made[1] if made is not None and made[0] == place else None
        if fact is None or fact.attribute or not fact.is_certain or found.setdefault(place, fact) != fact:
            several[place] = None
            found.pop(place, None)
    return functions


def _globals(text: str) -> dict[str, Declared]:
    """What the initial values of global descriptors say of them for good. Those of objects that are declared `class`
    look like those declared `type`, so there has to be a statement that treats them so."""
    found = {
        m["name"]: Declared(int(m["rank"]), int(m["type"]), int(m["size"]), int(m["attribute"]), m["derived"])
        for m in _GLOBAL.finditer(text)
        if int(m["type"]) in _CODES.values() or (int(m["type"]) == _STRUCTURE and m["derived"])
    }
    objects = {name for name, fact in found.items() if fact.type == _STRUCTURE}
    if objects:
        classes: set[str] = set()
        for line in text.split("\n"):
            if line.startswith("define "):
                classes = set()
            elif "@_FortranA" in line:
                objects.discard(_declared_type_at(line, classes) or "")
    return {name: fact for name, fact in found.items() if name not in objects}


def _declared_type_at(line: str, classes: set[str]) -> str | None:
    """The descriptor of objects that a statement takes for what they were declared. `classes`: those whose type was
    set or asked for in this function so far. Of an object that is declared `class`, ALLOCATE sets the type first."""
    found = _TYPED.search(line) if "@_FortranA" in line else None
    if found is None:
        return None
    if found["class"]:
        classes.add(found["value"])
        return None
    return None if found["value"] in classes else found["value"]


def _learn(line: str, known: dict[str, Declared], objects: dict[str, Declared], debug: _DebugTypes) -> None:
    fact = None
    if "#dbg_declare(" in line:
        found = _DECLARE.search(line)
        if found is not None:
            fact = debug.of_variable(found["variable"])
            held = debug.of_objects(found["variable"])
            if held is not None:
                objects[found["value"]] = held
    elif " getelementptr " in line:
        found = _MEMBER.match(line)
        if found is not None:
            fact = debug.of_member(found["name"], int(found["index"]))
    else:
        return
    if found is not None and fact is not None:
        known[found["value"]] = fact


def _descriptors(line: str) -> list[str]:
    """Pointers that are followed here, if they point to descriptors."""
    copy = _COPY.search(line)
    if copy is not None:
        return [copy["from"]]
    call = _CALL.search(line) if "@_FortranA" in line else None
    return [] if call is None else [m["value"] for m in _ARGUMENT.finditer(call["arguments"])]


def _of_any_type(line: str, objects: Declared | None) -> Declared | None:
    """What holds of a descriptor of objects also if they are declared `class`."""
    if objects is None or (_OF_OBJECTS.search(line) is None and _COPY.search(line) is None):
        return None
    return Declared(objects.rank, _STRUCTURE, None, None)


def _fits(line: str, fact: Declared) -> bool:
    copy = _COPY.search(line)
    return copy is None or int(copy["size"]) == fact.whole


class _Families:
    """Which types the objects of a declared type can have: it, and what extends it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._others: dict[str, list[str]] = {}

    @cached_property
    def _types(self) -> dict[str, DerivedType]:
        """Those that are understood; what they extend is, too."""
        return read_types(self._text)

    def excluded(self, line: str, objects: Mapping[str, Declared]) -> list[tuple[str, list[str]]]:
        """The descriptors of objects that are treated as their types say here, and the types that they do not have."""
        call = _OF_TYPE.search(line) if objects and "@_FortranA" in line else None
        given = {m["value"]: None for m in _ARGUMENT.finditer(call["arguments"])} if call is not None else {}
        found = [(p, self._outside(d)) for p in given if p in objects and (d := objects[p].derived) is not None]
        return [(pointer, others) for pointer, others in found if 0 < len(others) <= _MOST_EXCLUDED]

    def _outside(self, declared: str) -> list[str]:
        if declared not in self._others:
            inside = family(declared, {name: type.parent for name, type in self._types.items()})
            outside = [name for name in self._types if name not in inside]
            self._others[declared] = [name for name in outside if self._has_known_ancestors(name)]
        return self._others[declared]

    def _has_known_ancestors(self, name: str) -> bool:
        type = self._types.get(name)
        while type is not None and type.extends:
            type = self._types.get(type.parent or "")
        return type is not None


@dataclass(slots=True)
class _DebugTypes:
    """Types in debug information, as far as they are descriptors."""

    text: str
    nodes: dict[str, str] = field(default_factory=dict)
    structs: dict[str, list[str]] = field(default_factory=dict)
    tables: dict[str, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for symbol, name in _TYPE_TABLE.findall(self.text):
            self.tables.setdefault(name, []).append(symbol)
        self.nodes = dict(_NODE.findall(self.text))
        for node in self.nodes.values():
            if "tag: DW_TAG_structure_type" in node:
                name = _string(node, "name")
                if name is not None:
                    self.structs.setdefault(name, []).append(node)

    def of_variable(self, variable: str) -> Declared | None:
        return self._declared(_reference(self.nodes.get(variable, ""), "type"))

    def of_objects(self, variable: str) -> Declared | None:
        """A variable whose objects are of a derived type; one declared `class` looks the same."""
        node = self.nodes.get(_reference(self.nodes.get(variable, ""), "type") or "", "")
        rank = 0
        if "tag: DW_TAG_array_type" in node and "dataLocation:" in node and ", rank: " not in node:
            rank = len(re.findall(r"!\d+", self.nodes.get(_reference(node, "elements") or "", "")))
        elif "tag: DW_TAG_pointer_type" not in node:
            return None
        struct = self.nodes.get(_reference(node, "baseType") or "", "")
        tables = self.tables.get(_string(struct, "name") or "", [])
        if "tag: DW_TAG_structure_type" not in struct or len(tables) != 1:
            return None
        # Debug information has sizes without the padding behind the last component, descriptors with it.
        size = re.search(rf"^{re.escape(tables[0])} = {_SIZE_IN_TABLE}", self.text, re.MULTILINE)
        return Declared(rank, _STRUCTURE, int(size[1]), None, tables[0]) if size is not None else None

    def of_member(self, name: str, index: int) -> Declared | None:
        """A component, if all types of that name agree on it."""
        facts = {self._member(node, index) for node in self.structs.get(name, [])}
        return next(iter(facts)) if len(facts) == 1 else None

    def _member(self, struct: str, index: int) -> Declared | None:
        members = re.findall(r"!\d+", self.nodes.get(_reference(struct, "elements") or "", ""))
        if index >= len(members):
            return None
        return self._declared(_reference(self.nodes.get(members[index], ""), "baseType"), member=True)

    def _declared(self, type: str | None, *, member: bool = False) -> Declared | None:
        """A descriptor's fields by its type; of objects only for a component, where it is surely a descriptor."""
        node = self.nodes.get(type or "", "")
        if node.startswith("!DIStringType(") and "stringLocationExpression:" in node and "DW_ATE_ASCII" in node:
            return SCALAR_TEXT
        if "tag: DW_TAG_array_type" in node and "dataLocation:" in node and ", rank: " not in node:
            rank = len(re.findall(r"!\d+", self.nodes.get(_reference(node, "elements") or "", "")))
        elif "tag: DW_TAG_pointer_type" in node:
            rank = 0
        else:
            return None
        element = self.nodes.get(_reference(node, "baseType") or "", "")
        if member and "tag: DW_TAG_structure_type" in element:
            return Declared(rank, _STRUCTURE, None, None)
        encoding = re.search(r"size: (\d+), encoding: (DW_ATE_\w+)", element)
        code = _CODES.get((encoding[2], int(encoding[1]))) if encoding else None
        if encoding is None or code is None:
            return None
        attribute = 2 if "allocated:" in node else 1 if "associated:" in node else None
        return Declared(rank, code, int(encoding[1]) // 8, attribute)


def _reference(node: str, key: str) -> str | None:
    found = re.search(rf"\b{key}: (!\d+)", node)
    return None if found is None else found[1]


def _string(node: str, key: str) -> str | None:
    found = re.search(rf'\b{key}: "([^"]*)"', node)
    return None if found is None else found[1]
