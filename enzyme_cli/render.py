# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Failures on the terminal, in logs and as JSON.

The first line has clang's shape, which editors and build tools parse:

    gmm.c:41:9: error: [EZ0201] call into code without IR: gsl_ran_gaussian
       41 |   y = gsl_ran_gaussian(x);
          |       ^
      note: its argument depends on x, which is differentiated
      help: let enzcc compile its source, or give it a rule
"""

from __future__ import annotations

import json
import os
import re
import sys
from typing import Any, TextIO, cast

from enzyme_passes.library.rust_names import readable
from enzyme_passes.support.diagnostics import Diagnostic, SourceLocation
from enzyme_passes.support.patterns import pattern


def report(
    diagnostic: Diagnostic, *, as_json: bool, stream: TextIO | None = None, coloured: bool | None = None
) -> None:
    """Show a diagnostic on standard error, by rich if that is a terminal, or as options say."""
    stream = stream or sys.stderr
    diagnostic = named(diagnostic)
    if as_json:
        print(json.dumps(as_record(diagnostic)), file=stream)
    elif coloured or (coloured is None and stream.isatty() and "NO_COLOR" not in os.environ):
        _rich(diagnostic, stream, forced=bool(coloured))
    else:
        _write("\n".join(plain(diagnostic)), stream)


def report_warning(diagnostic: Diagnostic, *, as_json: bool, stream: TextIO | None = None) -> None:
    """Show a warning, whose code is its name, as clang shows its own."""
    _report_beside(diagnostic, "warning: ", f" [-W{diagnostic.code}]", as_json=as_json, stream=stream)


def report_remark(diagnostic: Diagnostic, *, as_json: bool, stream: TextIO | None = None) -> None:
    """Show what was asked for by -Rpass, as clang does."""
    _report_beside(diagnostic, "remark: ", "", as_json=as_json, stream=stream)


def _report_beside(diagnostic: Diagnostic, before: str, behind: str, *, as_json: bool, stream: TextIO | None) -> None:
    stream = stream or sys.stderr
    diagnostic = named(diagnostic)
    if as_json:
        print(json.dumps(as_record(diagnostic)), file=stream)
        return
    lines = [f"{_place(diagnostic.location)}{before}{diagnostic.message}{behind}", *_excerpt(diagnostic.location)]
    lines += [f"  note: {_indented(note)}" for note in diagnostic.notes]
    lines += [f"  help: {_indented(text)}" for text in diagnostic.helps]
    _write("\n".join(lines), stream)


_RUST = pattern(r"\b(?:_R[A-Z]\w+|_ZN[\w$.]+?17h[0-9a-f]{16}E)(?:\.llvm\.\d+)?")


def named(diagnostic: Diagnostic) -> Diagnostic:
    """With functions of Rust by the names that programmers know; what helps goes on naming symbols."""

    def name(found: re.Match[str]) -> str:
        return readable(found[0]) or found[0]

    message = _RUST.sub(name, diagnostic.message)
    notes = tuple(_RUST.sub(name, note) for note in diagnostic.notes)
    return diagnostic._replace(message=message, notes=notes)


def _write(text: str, stream: TextIO) -> None:
    """Text and a new line; names of files that are no UTF-8 as they are."""
    stream.flush()
    if hasattr(stream, "buffer"):
        stream.buffer.write(f"{text}\n".encode("utf-8", "surrogateescape"))
    else:
        stream.write(f"{text}\n")
    stream.flush()


def plain(diagnostic: Diagnostic) -> list[str]:
    """The lines of the plain form."""
    lines = [f"{_place(diagnostic.location)}{diagnostic.severity}: [{diagnostic.code}] {diagnostic.message}"]
    lines += _excerpt(diagnostic.location)
    lines += [f"  note: {_indented(note)}" for note in diagnostic.notes]
    lines += [f"  help: {_indented(text)}" for text in diagnostic.helps]
    lines.append(f"  see: enzyme-cli explain {diagnostic.code}")
    return lines


def as_record(diagnostic: Diagnostic) -> dict[str, object]:
    """The JSON form: one object a line."""
    location = diagnostic.location
    return {
        "severity": diagnostic.severity,
        "code": diagnostic.code,
        "message": diagnostic.message,
        "file": location.file if location else None,
        "line": location.line if location else None,
        "column": location.column if location else None,
        "notes": list(diagnostic.notes),
        "helps": list(diagnostic.helps),
    }


def _rich(diagnostic: Diagnostic, stream: TextIO, *, forced: bool) -> None:
    from rich.console import Console
    from rich.text import Text

    kept = {"force_terminal": True, "color_system": "standard"} if forced else {}
    console = Console(file=stream, highlight=False, soft_wrap=True, **cast(Any, kept))
    console.print(
        Text.assemble(
            (_place(diagnostic.location), "bold"),
            (f"{diagnostic.severity}: ", "bold red"),
            (f"[{diagnostic.code}] ", "red"),
            (diagnostic.message, "bold"),
        )
    )
    for line in _excerpt(diagnostic.location):
        number, bar, source = line.partition("|")
        console.print(Text.assemble((number + bar, "dim"), (source, "green" if source.strip() == "^" else "")))
    for note in diagnostic.notes:
        console.print(Text.assemble(("  note: ", "bold cyan"), _indented(note)))
    for text in diagnostic.helps:
        console.print(Text.assemble(("  help: ", "bold green"), _indented(text)))
    console.print(Text(f"  see: enzyme-cli explain {diagnostic.code}", "dim"))


def _indented(text: str) -> str:
    return text.replace("\n", "\n        ")


def _place(location: SourceLocation | None) -> str:
    if location is None:
        return "enzcc: "
    if location.line == 0:
        return f"{location.file}: "
    return f"{location.file}:{location.line}:{max(location.column, 1)}: "


def _excerpt(location: SourceLocation | None) -> list[str]:
    """The source line with a caret under the column, if the file can be read."""
    if location is None or location.line <= 0:
        return []
    try:
        with open(location.file, encoding="utf-8", errors="replace") as file:
            text = next((line for number, line in enumerate(file, 1) if number == location.line), None)
    except OSError:
        return []
    if text is None:
        return []
    lines = [f"{location.line:5} | {text.rstrip()}"]
    if location.column > 0:
        before = "".join("\t" if character == "\t" else " " for character in text[: location.column - 1])
        lines.append(f"      | {before}^")
    return lines
