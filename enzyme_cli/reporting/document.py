# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The document of a report: the engine's units, and the source lines that they speak of."""

from __future__ import annotations

import importlib.metadata
import json
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.excerpts import Sources
from enzyme_passes.support.patterns import pattern

Document = dict[str, Any]

FORMAT: Final = 1
MOST_BEHIND: Final = 80  # lines that a function goes on after the last one of which anything is known
_MARK: Final = "<!-- the report -->"
_REGION: Final = pattern(r"(?:_QM\w+P|_QP)?(\w+?)_?\.(?:\.omp_par|omp_outlined)")
_EMBEDDED: Final = pattern(r'<script type="application/json" id="report">(.*?)</script>', re.DOTALL)


def document(name: str, units: Sequence[dict[str, Any]]) -> Document:
    """What a report of a command says. `name`: what it made."""
    sources = Sources()
    wanted: dict[str, list[tuple[int, int]]] = {}
    for unit in units:
        _qualify(unit)
        starts = sorted((s["file"], s["line"]) for s in unit["scopes"])
        for scope in unit["scopes"]:
            limit = min((line for file, line in starts if file == scope["file"] and line > scope["last"]), default=None)
            scope["last"] = _end(sources.lines(scope["file"]), scope["line"], scope["last"], limit)
            if scope["file"]:
                wanted.setdefault(scope["file"], []).append((scope["line"], scope["last"]))
    files = {file: _pieces(sources.lines(file), ranges) for file, ranges in wanted.items()}
    return {
        "format": FORMAT,
        "enzcc": importlib.metadata.version("enzcc"),
        "name": name,
        "directory": os.getcwd(),
        "units": list(units),
        "files": files,
    }


def _qualify(unit: dict[str, Any]) -> None:
    """Functions of C++ by their whole names, `Spring::energy`: debug information has the last part alone. Of parallel
    regions of Fortran it has neither a name nor a line."""
    from enzyme_passes.exports.names import base_name, demangled

    for derivative in unit["derivatives"].values():
        scope = unit["scopes"][derivative["scope"]]
        if scope["line"] == 0:
            own = [fact for fact in derivative["facts"] if fact["scope"] == derivative["scope"]]
            scope["line"] = min((fact["line"] for fact in own if fact["line"]), default=0)
            for fact in own:
                fact["line"] = fact["line"] or scope["line"]
        region = _REGION.match(scope["name"])
        if region is not None:
            scope["name"] = f"{region[1]}, in parallel"
        known = base_name(demangled(derivative["symbol"].split(".", 1)[0]))
        if known.endswith(f"::{scope['name']}"):
            scope["name"] = known.replace("(anonymous namespace)::", "")


def _end(lines: Sequence[str], first: int, last: int, limit: int | None) -> int:
    """The last line of a function, by its indentation: debug information does not tell it."""
    if not 0 < first <= len(lines):
        return last
    indent = _indent(lines[first - 1])
    stop = min(len(lines), last + MOST_BEHIND, *([limit - 1] if limit is not None else []))
    for number in range(last, stop + 1):
        text = lines[number - 1].strip().lower()
        if number > first and text.startswith(("}", "end")) and _indent(lines[number - 1]) <= indent:
            return number
    return last


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _pieces(lines: Sequence[str], ranges: Iterable[tuple[int, int]]) -> list[tuple[int, list[str]]]:
    """The lines of the ranges: pairs of a first number and lines from there."""
    found: list[tuple[int, int]] = []
    for first, last in sorted((max(1, first), last) for first, last in ranges):
        if found and first <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(last, found[-1][1]))
        else:
            found.append((first, last))
    return [(first, list(lines[first - 1 : last])) for first, last in found]


# Files ------------------------------------------------------------------------------------------------------------


def target(place: str, output: str) -> str:
    """The file of a report: as it is called, or in a directory by the name of what the command makes."""
    if place.endswith((".html", ".json")) and not os.path.isdir(place):
        return place
    return os.path.join(place, f"{os.path.basename(output)}.html")


def write(place: str, output: str, units: Sequence[dict[str, Any]]) -> str:
    """Write the report; where it is. Raises Failure EZ0805."""
    from enzyme_cli.outputs import write_output

    file = target(place, output)
    directory = os.path.dirname(file)
    try:
        if directory:
            os.makedirs(directory, exist_ok=True)
    except OSError as error:
        raise Failure("EZ0805", f"cannot make the directory {directory}: {error.strerror}") from error
    made = document(os.path.basename(output), units)
    text = as_json(made) if file.endswith(".json") else page(made)
    write_output(file, text.encode("utf-8", "replace"))
    return file


def as_json(made: Document) -> str:
    return json.dumps(made, separators=(",", ":"))


def page(made: Document) -> str:
    """The page. In a script, no text may look like the end of it."""
    escaped = as_json(made).replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
    data = f'<script type="application/json" id="report">{escaped}</script>'
    template = Path(__file__).with_name("page.html").read_text(encoding="utf-8")
    return template.replace(_MARK, data)


def read(file: Path) -> Document:
    """The document in a file of JSON, or in a page. Raises Failure EZ0804."""
    text = file.read_text(encoding="utf-8", errors="replace")
    embedded = _EMBEDDED.search(text)
    try:
        found: Document = json.loads(text if embedded is None else embedded[1])
    except ValueError:
        found = {}
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Failure("EZ0804", f"{file} is no report of this version of enzcc", helps=["make it anew by --report"])
    return found
