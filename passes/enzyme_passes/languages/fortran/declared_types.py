# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is accessed, by what the source declares.

flang's type tags name variables and not types, so that nothing tells an integer component from the half of a number
beside it once LLVM has moved the accesses. In raw IR each is made with the type that its variable, component or element
was declared with: `load i32` is of an integer or a logical, and a component is found by the type of the object around
it. (Derived types and characters are moved by memcpy; the address in a `c_ptr` is an i64; reals are floats.) That is
written down before LLVM changes anything: beside the access, as a tag of the kind that clang writes, and, where a dummy
argument is accessed as nothing but integers, in the name of its variable, which LLVM keeps where it makes one access of
two:

    %n = load i32, ptr %2, align 4, !tbaa !9, !enzcc.declared !71

    !9 = !{!10, !10, i64 0}
    !10 = !{!"dummy arg data/_QFsolveEn:int", !11, i64 0}
    !71 = !{!80, !72, i64 8}
    !72 = !{!"int", !70, i64 0}
    !80 = !{!"_QMmTstate", !73, i64 0, !72, i64 8, !72, i64 12}

LLVM's alias analysis learns nothing from it: EQUIVALENCE and COMMON put several types at one place. What results from
`transfer`, or stands in such a place, may be the bits of a number, as it may behind a pointer of C: where an integer is
only moved, the types doubt what is said of it (analysis/types/evidence/moved_integers.py).
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.metadata import DECLARED
from enzyme_passes.ir.reader import read_module
from enzyme_passes.support.patterns import pattern

_FORTRAN: Final = pattern(r"^(!\d+) = distinct !DICompileUnit\(language: DW_LANG_Fortran", re.MULTILINE)
_PROCEDURE: Final = pattern(r"^(!\d+) = distinct !DISubprogram\(.*\bunit: (!\d+)", re.MULTILINE)
_DEFINED: Final = pattern(r"^define .*!dbg (!\d+)", re.MULTILINE)
_STRUCT: Final = pattern(r"^%_Q[\w.]+ = type .*$", re.MULTILINE)
_LAYOUT: Final = pattern(r"^target datalayout.*$", re.MULTILINE)
_COMPONENT: Final = pattern(
    r"  (%[-\w$.]+) = getelementptr (?:inbounds )?%(_Q[\w.]+), ptr ([%@][-\w$.]+), i32 0, i32 (\d+)(?:,|$)"
)
_ACCESS: Final = pattern(
    r"  (?:%[-\w$.]+ = load|store) (i16|i32|i64|float|double|ptr)(?:,| [^,]+,) ptr ([%@][-\w$.]+)(?:,|$)"
)
_TAGGED: Final = pattern(r"!tbaa (!\d+)")
_TAG: Final = pattern(r"^(!\d+) = !\{(!\d+), \2, i64 0\}$", re.MULTILINE)
_DUMMY: Final = pattern(r'^((!\d+) = !\{!"dummy arg data/[^"]*)(?=")', re.MULTILINE)
_NODE: Final = pattern(r"^!(\d+) = ", re.MULTILINE)
_NAMES: Final = {
    "i16": "short",
    "i32": "int",
    "i64": "long",
    "float": "float",
    "double": "double",
    "ptr": "any pointer",
}
_INTEGERS: Final = ("i16", "i32")  # whatever they are accessed through
_ADDRESSES: Final = ("_QM__fortran_builtinsT__builtin_c_ptr", "_QM__fortran_builtinsT__builtin_c_funptr")
_MOST_ELEMENTS: Final = 8  # of an array in an object that are listed
_MOST_FIELDS: Final = 256
_WORD: Final = 8

Field = tuple[int, str]  # where it begins, and the type that it is accessed with; "" if nothing is said of it


def with_declared_types(text: str) -> str:
    """Raw IR in, raw IR out in which accesses say what they are of, in what flang compiled."""
    units = set(_FORTRAN.findall(text))
    if not units:
        return text
    procedures = {procedure for procedure, unit in _PROCEDURE.findall(text) if unit in units}
    tags = _Tags(text)
    parts: list[str] = []
    end = 0
    for defined in _DEFINED.finditer(text):
        if defined[1] in procedures:
            parts.append(text[end : defined.end()])
            end = text.index("\n}", defined.end())
            parts.append(tags.with_tags(text[defined.end() : end]))
    if not parts:
        return text
    parts += [tags.with_names(text[end:]), *tags.nodes()]
    return "".join(parts)


class _Tags:
    """Writes the tags of one module."""

    def __init__(self, text: str) -> None:
        known = "\n".join([*_LAYOUT.findall(text), *_STRUCT.findall(text)])
        self._module = read_module(known)
        self._free = 1 + max(int(number) for number in _NODE.findall(text))
        self._numbers: dict[str, str] = {}  # the text of a node -> its name
        self._fields: dict[str, tuple[Field, ...]] = {}
        self._accessed: dict[str, set[str]] = {}  # by flang's tag: as what
        self._root = self._node('!{!"Types of Fortran"}')

    def _node(self, text: str) -> str:
        return self._numbers.setdefault(text, f"!{self._free + len(self._numbers)}")

    def nodes(self) -> list[str]:
        return ["\n", *(f"{name} = {text}\n" for text, name in self._numbers.items())]

    def with_tags(self, body: str) -> str:
        """The body of a function."""
        lines = body.split("\n")
        components: dict[str, tuple[str, int]] = {}
        for k, line in enumerate(lines):
            component = _COMPONENT.match(line)
            if component is not None:
                self._follow(component, components)
                continue
            tagged = _TAGGED.search(line)
            access = _ACCESS.match(line)
            if tagged is not None:
                self._accessed.setdefault(tagged[1], set()).add(access[1] if access is not None else "")
            if access is not None:
                tag = self._tag(access[1], components.get(access[2]))
                lines[k] += f", !{DECLARED} {tag}" if tag is not None else ""
        return "\n".join(lines)

    def _follow(self, component: re.Match[str], components: dict[str, tuple[str, int]]) -> None:
        struct = self._module.named_types.get("%" + component[2])
        if struct is not None and struct.fields is not None and int(component[4]) < len(struct.fields):
            outer, at = components.get(component[3], (component[2], 0))
            place = self._module.layout.offsets(struct)[int(component[4])]
            components[component[1]] = outer, at + place

    def _tag(self, accessed: str, component: tuple[str, int] | None) -> str | None:
        kind = self._scalar(accessed)
        if component is not None:
            name, offset = component
            fields = self._fields_of(name)
            if (offset, accessed) in fields:
                struct = ", ".join(f"{self._scalar(type)}, i64 {at}" for at, type in fields if type)
                base = self._node(f'!{{!"{name}", {struct}}}')
                return self._node(f"!{{{base}, {kind}, i64 {offset}}}")
        return self._node(f"!{{{kind}, {kind}, i64 0}}") if accessed in _INTEGERS else None

    def _scalar(self, accessed: str) -> str:
        return self._node(f'!{{!"{_NAMES[accessed]}", {self._root}, i64 0}}')

    def _fields_of(self, name: str) -> tuple[Field, ...]:
        """The scalars in an object, in their order, with what pads an integer up to the next word."""
        found = self._fields.get(name)
        if found is None:
            struct = self._module.named_types["%" + name]
            scalars = list(self._scalars(struct, 0))
            ends = [*(at for at, _ in scalars[1:]), self._module.layout.size(struct)]
            padded: list[Field] = []
            for (at, type), end in zip(scalars, ends, strict=True):
                padded.append((at, type))
                if type == "i32" and at % _WORD == 0 and end == at + _WORD:
                    padded.append((at + 4, type))
            found = self._fields[name] = tuple(padded) if len(padded) <= _MOST_FIELDS else ()
        return found

    def _scalars(self, type: ty.Type, at: int) -> list[Field]:
        layout = self._module.layout
        match type:
            case ty.StructType(name=name) if name is not None and name.lstrip("%") in _ADDRESSES:
                return [(at, "ptr")]
            case ty.StructType(fields=fields) if fields is not None:
                return [f for inner, to in zip(fields, layout.offsets(type), strict=True)
                        for f in self._scalars(inner, at + to)]  # fmt: skip
            case ty.ArrayType(count=count, element=element):
                size = layout.size(element)
                listed = [f for k in range(min(count, _MOST_ELEMENTS)) for f in self._scalars(element, at + k * size)]
                return listed if count <= _MOST_ELEMENTS else [*listed, (at + _MOST_ELEMENTS * size, "")]
            case _:
                return [(at, str(type) if str(type) in _NAMES else "")]

    def with_names(self, text: str) -> str:
        """What is behind the functions: dummy arguments that are nothing but integers get it into their names."""
        variables = {variable: self._accessed.get(tag, set()) for tag, variable in _TAG.findall(text)}
        return _DUMMY.sub(lambda node: node[1] + _suffix(variables.get(node[2], set())), text)


def _suffix(accessed: set[str]) -> str:
    only = next(iter(accessed)) if len(accessed) == 1 else ""
    return ":" + _NAMES[only] if only in _INTEGERS else ""
