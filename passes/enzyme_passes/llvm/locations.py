# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where in the user's source a failure is: from an instruction or symbol, through debug information, to file and line.

    %3 = call double @g(double %2), !dbg !8
    !8 = !DILocation(line: 4, column: 12, scope: !5)   ->   model.c:4:12

The front ends ask for line tables even where the user did not; they are taken out again after differentiation.
"""

from __future__ import annotations

import os
import re

import enzyme_runtime
from enzyme_passes.ir.attributes import attachments
from enzyme_passes.ir.instructions import Instruction
from enzyme_passes.ir.lexer import unquote
from enzyme_passes.ir.text import mentions
from enzyme_passes.ir.values import Function, GlobalVariable, Module
from enzyme_passes.support.diagnostics import Diagnostic, Failure, SourceLocation

_SYSTEM = ("/usr/", "/opt/")  # headers of the system: who includes them wants to know of lines of his own
Place = Instruction | Function | GlobalVariable


def diagnose(failure: Failure, module: Module | None = None) -> Diagnostic:
    """The failure with its source location, as far as debug information tells it; an instruction or symbol without
    any is named in a note instead."""
    at = failure.at
    if not isinstance(at, Place):
        return Diagnostic("error", failure.code, failure.message, failure.location, failure.notes, failure.helps)
    known = failure.module if isinstance(failure.module, Module) else None
    module = module or known or module_of(at)
    location = locate(module, at) if module is not None else None
    notes = (*(_beside(module, text, place) for text, place in failure.beside), *failure.notes)
    if location is None:
        named = _symbol_of(at)
        notes = (*notes, f"in {named}") if named else notes
    else:
        location = _in_the_users_code(location)
    if location is not None and location.inlined_at is not None:
        outer = location.inlined_at
        notes = (*notes, f"inlined at {outer.file}:{outer.line}:{outer.column}")
    return Diagnostic("error", failure.code, failure.message, location, notes, failure.helps)


def _beside(module: Module | None, text: str, at: object) -> str:
    """A note of another place, with its line."""
    if not isinstance(at, Place):
        return text
    module = module or module_of(at)
    location = locate(module, at) if module is not None else None
    if location is None or location.line == 0:
        return text
    place = _in_the_users_code(location)
    while place.inlined_at is not None and place.file.startswith(_SYSTEM):
        place = place.inlined_at
    return f"{place.file}:{place.line}:{max(place.column, 1)}: {text}"


def in_the_users_code(module: Module, at: Place) -> SourceLocation | None:
    """Where the user's source has it, if debug information tells."""
    location = locate(module, at)
    return _in_the_users_code(location) if location is not None else None


def _in_the_users_code(location: SourceLocation) -> SourceLocation:
    """Where our own header was called, if that is where the instruction comes from; or a library whose source is not
    here, as Julia's is not."""
    headers = os.path.dirname(enzyme_runtime.__file__)
    found: SourceLocation | None = location
    while found is not None and (found.file.startswith(headers + os.sep) or not os.path.exists(found.file)):
        found = found.inlined_at
    return found or location


def module_of(at: Place) -> Module | None:
    """The module that something stands in, if it stands in one."""
    if isinstance(at, GlobalVariable):
        return at.module
    function = _function_of(at)
    return function.module if function is not None else None


def _function_of(at: Place) -> Function | None:
    match at:
        case Function():
            return at
        case GlobalVariable():
            return None
        case Instruction():
            return at.block.function if at.block is not None else None


def _symbol_of(at: Place) -> str:
    if isinstance(at, GlobalVariable):
        return f"global {at.name}"
    function = _function_of(at)
    return f"function {function.name}" if function is not None else ""


# Debug locations --------------------------------------------------------------------------------------------------

_FIELD = r"\b{}: (?:\"((?:[^\"\\]|\\.)*)\"|([^,)]+))"


def locate(module: Module, at: Place) -> SourceLocation | None:
    """Follows `!dbg` to the line and file; a derivative's instruction leads to the primal's line.

    An instruction without a location of its own (or with line 0, which says that it belongs to no line) has that of the
    next one before or after it in its block, else that of its function; a global that line tables do not know, that of
    what uses it first.
    """
    attached: list[str | None] = []
    match at:
        case GlobalVariable():
            attached = [attachments(at.trailer).get("dbg"), _first_use(module, at)]
        case Function():
            attached = [_of_function(at)]
        case Instruction():
            function = _function_of(at)
            attached = [at.metadata.get("dbg"), _nearby(at), _of_function(function) if function is not None else None]
    found = [location for node in attached if node is not None and (location := _location(module, node)) is not None]
    return next((location for location in found if location.line > 0), found[0] if found else None)


def place_of_node(module: Module, node: str) -> SourceLocation | None:
    """The place that a `!dbg` names."""
    return _location(module, node)


def _of_function(function: Function) -> str | None:
    return function.metadata.get("dbg") or attachments(function.trailer).get("dbg")


def _first_use(module: Module, variable: GlobalVariable) -> str | None:
    """The location of the first instruction that names the variable, from the text of the functions."""
    for function in module.functions.values():
        if mentions(function.source, variable.name):
            for line in function.source.split("\n"):
                if line.startswith("  ") and mentions(line, variable.name) and (at := attachments(line).get("dbg")):
                    return at
    return None


def _nearby(at: Instruction) -> str | None:
    if at.block is None:
        return None
    instructions = at.block.instructions
    place = next((n for n, i in enumerate(instructions) if i is at), 0)
    ordered = instructions[place + 1 :] + instructions[:place][::-1]
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
    name = _value(module.metadata.get(node, ""), "filename") or "<unknown>"
    return unquote(f'"{name}"')


def _value(text: str, field: str) -> str | None:
    found = re.search(_FIELD.format(field), text)
    return None if found is None else found[1] if found[1] is not None else found[2]


def _reference(text: str, field: str) -> str | None:
    value = _value(text, field)
    return value if value is not None and value.startswith("!") else None
