# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A report on a terminal."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from enzyme_cli.reporting.costs import ASSUMED, Costs, Line, requests
from enzyme_cli.reporting.document import Document

SHARE: Final = 0.9  # of the tape: the lines that hold it are shown
MOST_FACTS: Final = 4  # of a line
WIDTH: Final = 110  # where the output is no terminal
CALLS: Final = {
    "split": "in two halves", "repeated": "wholly in the reverse sweep", "rule": "by its rule",
    "custom": "by your own derivative", "inactive": "no derivative",
}  # fmt: skip


def show(document: Document, given: Mapping[str, float], *, every: bool = False) -> None:
    """Each request: the lines that hold most of its tape (all, if `every`), and the calls that are split."""
    console = Console(highlight=False)
    plain = io.StringIO()
    shown = console if console.is_terminal else Console(highlight=False, width=WIDTH, file=plain)
    for unit, request in requests(document):
        _show_request(shown, document, unit, request, given, every=every)
    sys.stdout.write("".join(f"{line.rstrip()}\n" for line in plain.getvalue().splitlines()))


def _show_request(
    console: Console,
    document: Document,
    unit: Mapping[str, Any],
    request: Mapping[str, Any],
    given: Mapping[str, float],
    *,
    every: bool,
) -> None:
    costs = Costs(unit, request, given)
    lines = costs.lines()
    total = sum(line.bytes for line in lines)
    places = ", ".join(f"{os.path.relpath(file)}:{line}" for file, line, _ in request["asked"])
    console.print(f"[bold]{request['entry']}({request['function']})[/bold]" + (f" at {places}" if places else ""))
    shown = lines if every else _most(lines, total)
    if not lines:
        console.print("nothing is kept on the tape")
    else:
        part = sum(line.bytes for line in shown) / total
        words = "line holds" if len(shown) == 1 else "lines hold"
        console.print(f"{in_bytes(total)} of tape in one call; {len(shown)} {words} {part:.0%} of it")
        console.print(_table(document, shown, total))
    _show_splits(console, unit, request)
    if costs.assumed:
        names = dict.fromkeys(unit["atoms"][n]["name"] for n in costs.assumed)
        console.print(f"assumed to be {ASSUMED}: {', '.join(names)} (--set NAME=NUMBER says otherwise)")


def _most(lines: Sequence[Line], total: float) -> list[Line]:
    found: list[Line] = []
    sum = 0.0
    for line in lines:
        found.append(line)
        sum += line.bytes
        if sum >= SHARE * total:
            break
    return found


def _table(document: Document, lines: Sequence[Line], total: float) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for line in lines:
        said = Text(source_line(document, line.file, line.number).strip())
        for _, fact in line.facts[:MOST_FACTS]:
            said.append(f"\n  {in_words(fact)}", style="dim")
        if len(line.facts) > MOST_FACTS:
            said.append(f"\n  and {len(line.facts) - MOST_FACTS} more", style="dim")
        place = f"{os.path.basename(line.file)}:{line.number}" if line.file else "?"
        table.add_row(in_bytes(line.bytes), f"{line.bytes / total:.0%}", place, said)
    return table


def in_words(fact: Mapping[str, Any]) -> str:
    """`a[i]: 8 B × n, a[i] is overwritten in line 7`"""
    size = "" if fact.get("where") == "rest" else f" × {fact['shown']}"
    if size and fact.get("type") != "object":
        size = f": {fact['size']} B{size}"
    return ", ".join([f"{fact['what']}{size}", *fact.get("notes", [])])


def _show_splits(console: Console, unit: Mapping[str, Any], request: Mapping[str, Any]) -> None:
    for name in request["order"]:
        for fact in unit["derivatives"][name]["facts"]:
            if fact["kind"] == "call" and fact.get("where") == "split":
                file = os.path.basename(unit["scopes"][fact["scope"]]["file"])
                why = f": {', '.join(fact['notes'])}" if "notes" in fact else ""
                text = Text(f"{file}:{fact['line']}: {fact['what']} is differentiated {CALLS['split']}{why}")
                console.print(text)


def source_line(document: Document, file: str, number: int) -> str:
    for first, lines in document["files"].get(file, []):
        if first <= number < first + len(lines):
            return str(lines[number - first])
    return ""


def in_bytes(count: float) -> str:
    """`12 MB`"""
    units = ("B", "kB", "MB", "GB", "TB", "PB")
    k = 0
    while count >= 999.5 and k < len(units) - 1:
        count, k = count / 1000, k + 1
    return f"{count:.1f} {units[k]}" if k and count < 9.95 else f"{count:.0f} {units[k]}"
