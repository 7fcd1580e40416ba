# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Debug information of a part: as much as says where code comes from, and nothing of types and variables.

    !7 = distinct !DISubprogram(name: "f", linkageName: "_Z1fd", scope: !3, ..., type: !9, unit: !0, retainedNodes: !11)
      becomes
    !2 = distinct !DISubprogram(name: "f", linkageName: "enzcc.2", scope: !1, file: !1, line: 4, ..., unit: !0)

LLVM numbers nodes anew where it works on a part. By the number in their names, functions and units are found again; for
them there must be one node in the module, all others may be there twice.

Where nobody wants debug information, a part has places all the same for calls through pointers: one that leads to code
that was not seen ends the program with a message, which names the line. In the part they are counted (`Calls`), and the
message names the number; so the part does not change where lines move.
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir.lexer import escape
from enzyme_passes.ir.values import Module
from enzyme_passes.llvm.locations import place_of_node
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.patterns import pattern

_NAME: Final = "enzcc."
_FIELD: Final = pattern(r'(?P<name>\w+): (?P<value>"[^"]*"|[^,()"]+)')
_OF_FUNCTION: Final = ("name", "file", "line", "scopeLine", "flags", "spFlags", "unit", "keyInstructions")
_OF_UNIT: Final = ("language", "sourceLanguageName", "file", "isOptimized", "runtimeVersion", "emissionKind")
_MARKED: Final = pattern(r'distinct !DI(?:Subprogram|CompileUnit)\(.*\b(?:linkageName|producer): "enzcc\.(\d+)"')


def reduced(node: str, number: str) -> str:
    """A node as a part has it. `number` is its name there."""
    if node.startswith("distinct !DISubprogram("):
        found = _fields(node, _OF_FUNCTION)
        found["linkageName"] = f'"{_NAME}{number[1:]}"'
        found["scope"] = found.get("file", "null")
        return f"distinct !DISubprogram({_listed(found)})"
    if node.startswith("distinct !DICompileUnit("):
        found = _fields(node, _OF_UNIT)
        found["producer"] = f'"{_NAME}{number[1:]}"'
        return f"distinct !DICompileUnit({_listed(found)})"
    return node


def former_number(node: str) -> str | None:
    """The number that `reduced` has put into a node."""
    found = _MARKED.match(node)
    return None if found is None else f"!{found[1]}"


def _fields(node: str, wanted: tuple[str, ...]) -> dict[str, str]:
    found = {f["name"]: f["value"] for f in _FIELD.finditer(node)}
    return {name: found[name] for name in wanted if name in found}


def _listed(fields: dict[str, str]) -> str:
    return ", ".join(f"{name}: {value}" for name, value in fields.items())


# A call whose callee is no symbol. (Too many match: calls of assembly, say.)
THROUGH_POINTER: Final = pattern(r"^  .*?\b(?:call|invoke) [^@\n]*?(?:%[-\w$.\"]+\(|$)", re.MULTILINE)
_ATTACHED: Final = pattern(r", !dbg (!\d+)")
_COUNTED: Final = "enzcc.place"
_MESSAGE: Final = pattern(rf'\[\d+ x i8\] c"{re.escape(_COUNTED)}:(\d+)\\00"')


@dataclass(slots=True)
class Calls:
    """The calls through pointers of one part, by their locations in the module, whose nodes end before `first`."""

    module: Module
    first: int
    locations: dict[str, int] = field(default_factory=dict)

    def counted(self, text: str) -> str:
        """A function with such locations at these calls; `attached` makes them what LLVM reads."""
        if THROUGH_POINTER.search(text) is None:
            return text
        lines = text.split("\n")
        for at, line in enumerate(lines):
            if THROUGH_POINTER.match(line) is None:
                continue
            if "!dbg" not in line and " invoke " in line:
                at += 1  # where the text of an invoke goes on
            lines[at] = _ATTACHED.sub(self._number, lines[at])
        return "\n".join(lines)

    def _number(self, attached: re.Match[str]) -> str:
        number = self.locations.setdefault(attached[1], len(self.locations) + 1)
        return f", !enzcc.place !{self.first + 2 + number}"

    @staticmethod
    def attached(text: str) -> str:
        return text.replace(", !enzcc.place !", ", !dbg !")

    def nodes(self) -> dict[str, str]:
        """The nodes of these locations, numbered behind those of the module."""
        file, unit, function = (f"!{self.first + k}" for k in range(3))
        found = {
            file: f'!DIFile(filename: "{_COUNTED}", directory: "")',
            unit: f"distinct !DICompileUnit(language: DW_LANG_C, file: {file}, emissionKind: NoDebug)",
            function: f'distinct !DISubprogram(name: "{_COUNTED}", scope: {file}, file: {file}, unit: {unit})',
        }
        for number in self.locations.values():
            found[f"!{self.first + 2 + number}"] = f"!DILocation(line: {number}, scope: {function})"
        return found

    @property
    def unit(self) -> str:
        return f"!{{!{self.first + 1}}}"

    def messages(self) -> list[str]:
        """What the messages say of each call."""
        found: list[str] = []
        for node in self.locations:
            place = place_of_node(self.module, node)
            found.append("unknown code" if place is None else f"{place.file}:{place.line}")
        return found


def with_messages(text: str, messages: list[str]) -> str:
    """A global's text with the module's places instead of numbers."""

    def said(found: re.Match[str]) -> str:
        data = messages[int(found[1]) - 1].encode("utf-8", "surrogateescape")
        return f'[{len(data) + 1} x i8] c"{escape(data)}\\00"'

    return _MESSAGE.sub(said, text)
