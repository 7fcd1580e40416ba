"""Coded errors: raised anywhere in the engine as `Failure`, located and rendered by the commands.

A message is lower case and without a final period: what went wrong; notes say why, helps what to do (as rustc has
it). Each code has a page, which `enzyme-cli explain` prints and docs/errors.md is generated from (see `codes`).
Imports nothing of the IR at run time: the driver, which must start fast, needs only `Failure`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from enzyme_passes.ir.instructions import Instruction
    from enzyme_passes.ir.values import Function, GlobalVariable, Module


class Failure(Exception):
    """The program cannot be differentiated (or compiled); says what, where and what to do."""

    def __init__(
        self,
        code: str,
        message: str,
        at: Instruction | Function | GlobalVariable | None = None,
        *,
        notes: Sequence[str] = (),
        helps: Sequence[str] = (),
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.at = at
        self.notes = tuple(notes)
        self.helps = tuple(helps)
        self.module: Module | None = None  # which `at` belongs to, where the engine knows it


@dataclass(frozen=True, slots=True)
class SourceLocation:
    """A place in the user's source; line and column count from 1, 0 if not known. `inlined_at` is where the function
    that it stands in was inlined to."""

    file: str
    line: int
    column: int = 0
    inlined_at: SourceLocation | None = None


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """A failure as it is shown."""

    severity: str
    code: str
    message: str
    location: SourceLocation | None = None
    notes: tuple[str, ...] = ()
    helps: tuple[str, ...] = ()


def diagnose(failure: Failure, module: Module | None = None) -> Diagnostic:
    """The failure with its source location, as far as debug information tells it; an instruction or symbol without
    any is named in a note instead."""
    module = module or failure.module or module_of(failure.at)
    location = locate(module, failure.at) if module is not None else None
    notes = failure.notes
    if location is None and failure.at is not None:
        named = _symbol_of(failure.at)
        notes = (*notes, f"in {named}") if named else notes
    elif location is not None and location.inlined_at is not None:
        outer = location.inlined_at
        notes = (*notes, f"inlined at {outer.file}:{outer.line}:{outer.column}")
    return Diagnostic("error", failure.code, failure.message, location, notes, failure.helps)


def module_of(at: Instruction | Function | GlobalVariable | None) -> Module | None:
    """The module that something stands in, if it stands in one."""
    function = _function_of(at)
    if function is not None:
        return function.module
    return getattr(at, "module", None)


def _function_of(at: Instruction | Function | GlobalVariable | None) -> Function | None:
    from enzyme_passes.ir.instructions import Instruction
    from enzyme_passes.ir.values import Function

    if isinstance(at, Instruction):
        return at.block.function if at.block is not None else None
    return at if isinstance(at, Function) else None


def _symbol_of(at: Instruction | Function | GlobalVariable) -> str:
    function = _function_of(at)
    if function is not None:
        return f"function {function.name}"
    return f"global {at.name}" if at.name else ""


# Debug locations --------------------------------------------------------------------------------------------------

_FIELD = r"\b{}: (?:\"((?:[^\"\\]|\\.)*)\"|([^,)]+))"


def locate(module: Module, at: Instruction | Function | GlobalVariable | None) -> SourceLocation | None:
    """Follows `!dbg` to the line and file; a derivative's instruction leads to the primal's line.

    An instruction without a location of its own has that of the next one before or after it in its block, else that
    of its function.
    """
    if at is None:
        return None
    function = _function_of(at)
    attached = getattr(at, "metadata", {}).get("dbg")
    if attached is None and function is not None and function is not at:
        attached = _nearby(at) or function.metadata.get("dbg")
    if attached is None:
        trailer = getattr(at, "trailer", "")
        found = re.search(r"!dbg (!\d+)", trailer)
        attached = found[1] if found else None
    return _location(module, attached) if attached is not None else None


def _nearby(at: object) -> str | None:
    block = getattr(at, "block", None)
    if block is None:
        return None
    place = next((n for n, i in enumerate(block.instructions) if i is at), 0)
    ordered = block.instructions[place + 1 :] + block.instructions[:place][::-1]
    return next((i.metadata["dbg"] for i in ordered if "dbg" in i.metadata), None)


def _location(module: Module, node: str) -> SourceLocation | None:
    text = module.metadata.get(node, "") if node.startswith("!") and not node.startswith("!DI") else node
    if text.removeprefix("distinct ").startswith("!DIGlobalVariableExpression"):
        text = module.metadata.get(_reference(text, "var") or "", "")
    line = int(_value(text, "line") or 0)
    column = int(_value(text, "column") or 0)
    scope = text
    for _ in range(64):  # scopes nest; a cycle would be broken metadata
        file = _reference(scope, "file")
        if file is not None:
            name = _file_name(module, file)
            inlined = _reference(text, "inlinedAt")
            return SourceLocation(name, line, column, _location(module, inlined) if inlined else None)
        parent = _reference(scope, "scope")
        if parent is None:
            return None
        scope = module.metadata.get(parent, "")
    return None


def _file_name(module: Module, node: str) -> str:
    """As the user named it: relative where the compiler was given a relative path."""
    return _value(module.metadata.get(node, ""), "filename") or "<unknown>"


def _value(text: str, field: str) -> str | None:
    found = re.search(_FIELD.format(field), text)
    return None if found is None else found[1] if found[1] is not None else found[2]


def _reference(text: str, field: str) -> str | None:
    value = _value(text, field)
    return value if value is not None and value.startswith("!") else None


# Pages ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CodePage:
    """What a code means: `enzyme-cli explain EZ0201`."""

    title: str
    text: str


def __getattr__(name: str) -> dict[str, CodePage]:
    """`CODES` is loaded when it is asked for: only `explain` and tests need the pages."""
    if name == "CODES":
        from enzyme_passes.codes import CODES

        return CODES
    raise AttributeError(name)
