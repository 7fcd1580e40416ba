# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where instructions are in the user's source, for all instructions of a module: each node of debug information is read
once. (`locations.py` is for one place, of which a message speaks.)
"""

from __future__ import annotations

import os
from typing import Final

import enzyme_runtime
from enzyme_passes.ir.attributes import attachments
from enzyme_passes.ir.instructions import Instruction
from enzyme_passes.ir.lexer import unquote
from enzyme_passes.ir.values import Function, Module
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

_FIELD: Final = pattern(r"\b(\w+): (?:\"((?:[^\"\\]|\\.)*)\"|([^,)]+))")
_FOREIGN: Final = ("/usr/", "/opt/", "/rustc/")  # of the system: who includes it wants to know of his own lines


@dataclass(frozen=True, slots=True)
class Scope:
    """A function of the source."""

    name: str
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Place:
    """`within`: where it was inlined."""

    scope: Scope
    line: int
    column: int
    within: Place | None = None

    @property
    def file(self) -> str:
        return self.scope.file


NOWHERE: Final = Place(Scope("", "", 0), 0, 0)


class Places:
    """The places of one module's instructions."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._own = os.path.dirname(enzyme_runtime.__file__) + os.sep
        self._fields: dict[str, dict[str, str]] = {}
        self._places: dict[str, Place | None] = {}
        self._scopes: dict[str, Scope | None] = {}

    def of(self, instruction: Instruction) -> Place:
        """The place in the user's own code; that of something near where there is none."""
        found = self._attached(instruction)
        if found is None or found.line == 0:
            found = self._near(instruction) or found
        if found is None and instruction.block is not None and instruction.block.function is not None:
            found = self.of_function(instruction.block.function)
        return NOWHERE if found is None else self._users(found)

    def of_node(self, node: str) -> Place | None:
        """What a `!dbg` names, in the user's own code."""
        found = self._place(node) if node else None
        return None if found is None else self._users(found)

    def of_function(self, function: Function) -> Place:
        """Where a function begins."""
        node = function.metadata.get("dbg") or attachments(function.trailer).get("dbg")
        scope = self._scope(node) if node is not None else None
        return Place(Scope(function.name, "", 0), 0, 0) if scope is None else Place(scope, scope.line, 0)

    def _users(self, place: Place) -> Place:
        found: Place | None = place
        while found is not None and not self.is_users(found.file):
            found = found.within
        return found or place

    def is_users(self, file: str) -> bool:
        return not file.startswith((self._own, *_FOREIGN))

    def _attached(self, instruction: Instruction) -> Place | None:
        node = instruction.metadata.get("dbg")
        return None if node is None else self._place(node)

    def _near(self, instruction: Instruction) -> Place | None:
        if instruction.block is None:
            return None
        others = instruction.block.instructions
        at = next((n for n, i in enumerate(others) if i is instruction), 0)
        for other in others[at + 1 :] + others[:at][::-1]:
            found = self._attached(other)
            if found is not None and found.line:
                return found
        return None

    def _place(self, node: str) -> Place | None:
        if node in self._places:
            return self._places[node]
        fields = self._fields_of(node)
        scope = self._scope(fields.get("scope", ""))
        found = None
        if scope is not None:
            inlined = fields.get("inlinedAt")
            within = self._place(inlined) if inlined is not None else None
            found = Place(scope, int(fields.get("line", 0)), int(fields.get("column", 0)), within)
        self._places[node] = found
        return found

    def _scope(self, node: str) -> Scope | None:
        """The function that a scope is in; blocks in it may be of other files (`#include` within a function)."""
        if node in self._scopes:
            return self._scopes[node]
        at, file = node, ""
        for _ in range(64):
            fields = self._fields_of(at)
            file = file or self._file(fields.get("file", ""))
            if "DISubprogram" in self.module.metadata.get(at, "")[:30]:
                name = unquote(f'"{fields.get("name", "")}"')
                made = Scope(name, file, int(fields.get("line", 0)))
                self._scopes[node] = made
                return made
            if "scope" not in fields:
                break
            at = fields["scope"]
        self._scopes[node] = None
        return None

    def _file(self, node: str) -> str:
        fields = self._fields_of(node)
        name = unquote(f'"{fields.get("filename", "")}"')
        return os.path.normpath(os.path.join(unquote(f'"{fields.get("directory", "")}"'), name)) if name else ""

    def _fields_of(self, node: str) -> dict[str, str]:
        known = self._fields.get(node)
        if known is None:
            text = self.module.metadata.get(node, "")
            known = self._fields[node] = {m[1]: m[2] if m[2] is not None else m[3] for m in _FIELD.finditer(text)}
        return known
