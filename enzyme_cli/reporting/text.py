# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A report on a terminal."""

from __future__ import annotations

import io
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from enzyme_cli.reporting.costs import ASSUMED, Costs, Line, requests
from enzyme_cli.reporting.document import Document

SHARE: Final = 0.9  # of the tape: the lines that hold it are shown
MOST_FACTS: Final = 4  # of a line
MOST_PAIRS: Final = 6  # of arrays of a function
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
    profiled = bool(document.get("profiled"))
    costs = Costs(unit, request, given, profiled=profiled)
    lines = costs.lines()
    total = sum(line.bytes for line in lines)
    places = ", ".join(dict.fromkeys(f"{os.path.relpath(file)}:{line}" for file, line, _ in request["asked"]))
    console.print(f"[bold]{request['entry']}({request['function']})[/bold]" + (f" at {places}" if places else ""))
    shown = lines if every else _most(lines, total)
    if not lines:
        console.print("nothing is kept on the tape")
    else:
        part = sum(line.bytes for line in shown) / total
        words = "line holds" if len(shown) == 1 else "lines hold"
        when = "taken from the tape as it ran" if profiled else "of tape in one call"
        console.print(f"{in_bytes(total)} {when}; {len(shown)} {words} {part:.0%} of it")
        console.print(_table(document, shown, total))
    _show_measured(console, document, unit, request, every=every)
    _show_splits(console, unit, request)
    _show_aliases(console, unit, request, costs)
    if costs.assumed:
        names = dict.fromkeys(unit["atoms"][n]["name"] for n in costs.assumed)
        console.print(f"assumed to be {ASSUMED}: {', '.join(names)} (--set NAME=NUMBER says otherwise)")


def _show_measured(
    console: Console, document: Document, unit: Mapping[str, Any], request: Mapping[str, Any], *, every: bool
) -> None:
    """What the program counted: the lines that hold most of the time, with how often they ran."""
    ran = {name: found for name in request["order"] if (found := unit["derivatives"][name].get("measured"))}
    if not ran:
        return
    lines: dict[tuple[str, int], dict[str, list[float]]] = {}
    for found in ran.values():
        for line in found["lines"]:
            sweeps = lines.setdefault((unit["scopes"][line["scope"]]["file"], line["line"]), {})
            numbers = sweeps.setdefault(line["sweep"], [0, 0.0, 0.0])
            for k, what in enumerate(("count", "self", "total")):
                numbers[k] += line[what]
    root = ran.get(request["root"], next(iter(ran.values())))
    times = f"{root['calls']} call" + ("s" if root["calls"] != 1 else "")
    seconds = sum(found["seconds"] for found in ran.values())
    console.print(f"as it ran: {times}, {in_seconds(seconds)}")
    own = {place: sum(n[1] for n in sweeps.values()) for place, sweeps in lines.items()}
    ordered = sorted(lines, key=lambda place: (-own[place], place))
    whole = sum(own.values())
    console.print(_times(document, lines, ordered if every else _hottest(ordered, own, whole), whole))


def _hottest(ordered: Sequence[tuple[str, int]], own: Mapping[tuple[str, int], float], whole: float) -> list[Any]:
    found: list[tuple[str, int]] = []
    sum = 0.0
    for place in ordered:
        if sum >= SHARE * whole:
            break
        found.append(place)
        sum += own[place]
    return found


def _times(
    document: Document,
    lines: Mapping[tuple[str, int], Mapping[str, Sequence[float]]],
    shown: Sequence[tuple[str, int]],
    whole: float,
) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for file, number in shown:
        said = Text(source_line(document, file, number).strip())
        for sweep, (count, seconds, total) in lines[file, number].items():
            spent = f", {in_seconds(seconds)}" if total > 0 else ""  # else no sample fell there
            called = f", {in_seconds(total)} with what it calls" if total > max(1.05 * seconds, seconds + 1e-3) else ""
            said.append(f"\n  {sweep}: {count:,.0f} times{spent}{called}", style="dim")
        place = f"{os.path.basename(file)}:{number}"
        own = sum(n[1] for n in lines[file, number].values())
        table.add_row(in_seconds(own), f"{own / whole:.0%}" if whole else "", place, said)
    return table


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
        words = Counter(in_words(fact) for _, fact in line.facts)
        for text, times in list(words.items())[:MOST_FACTS]:
            said.append(f"\n  {text}{f' ({times} such values)' if times > 1 else ''}", style="dim")
        if len(words) > MOST_FACTS:
            said.append(f"\n  and {len(words) - MOST_FACTS} more", style="dim")
        place = f"{os.path.basename(line.file)}:{line.number}" if line.file else "?"
        table.add_row(in_bytes(line.bytes), f"{line.bytes / total:.0%}", place, said)
    return table


def in_words(fact: Mapping[str, Any]) -> str:
    """`a[i]: 8 B × n, a[i] is overwritten in line 7`"""
    size = []
    if fact.get("where") != "rest":
        size += [f"{fact['size']} B"] if fact.get("type") != "object" else []
        size += [fact["shown"]] if fact["shown"] != "1" else []
    return ", ".join([": ".join([fact["what"], *([" × ".join(size)] if size else [])]), *fact.get("notes", [])])


def _show_splits(console: Console, unit: Mapping[str, Any], request: Mapping[str, Any]) -> None:
    for name in request["order"]:
        for fact in unit["derivatives"][name]["facts"]:
            if fact["kind"] == "call" and fact.get("where") == "split":
                file = os.path.basename(unit["scopes"][fact["scope"]]["file"])
                why = f": {', '.join(fact['notes'])}" if "notes" in fact else ""
                text = Text(f"{file}:{fact['line']}: {fact['what']} is differentiated {CALLS['split']}{why}")
                console.print(text)


def _show_aliases(console: Console, unit: Mapping[str, Any], request: Mapping[str, Any], costs: Costs) -> None:
    """Which arrays are known to be apart; and what `restrict` would save of those that are not."""
    apart: dict[tuple[str, str], dict[str, None]] = {}
    doubted: dict[tuple[str, str], float] = {}
    for name in request["order"]:
        for fact in unit["derivatives"][name]["facts"]:
            if fact["kind"] != "alias":
                continue
            scope = unit["scopes"][fact["scope"]]["name"]
            if "total" in fact:
                key = (scope, fact["what"])
                doubted[key] = doubted.get(key, 0.0) + costs.value(fact["total"]) * costs.calls(name)
            else:
                apart.setdefault((scope, fact["where"]), {})[fact["what"]] = None
    for (scope, what), bytes in sorted(doubted.items(), key=lambda one: -one[1]):
        console.print(Text(f"`restrict` on {what} in {scope} would save up to {in_bytes(bytes)}"))
    for (scope, how), found in apart.items():
        shown = [*list(found)[:MOST_PAIRS], *([f"{len(found) - MOST_PAIRS} more"] if len(found) > MOST_PAIRS else [])]
        console.print(Text(f"apart in {scope}, {how}: {', '.join(shown)}"))


def source_line(document: Document, file: str, number: int) -> str:
    for first, lines in document["files"].get(file, []):
        if first <= number < first + len(lines):
            return str(lines[number - first])
    return ""


def in_seconds(seconds: float) -> str:
    """`12 ms`"""
    for factor, unit in ((1, "s"), (1e3, "ms"), (1e6, "us")):
        if seconds * factor >= 1:
            return f"{seconds * factor:.1f} {unit}" if seconds * factor < 9.95 else f"{seconds * factor:.0f} {unit}"
    return f"{seconds * 1e9:.0f} ns"


def in_bytes(count: float) -> str:
    """`12 MB`"""
    units = ("B", "kB", "MB", "GB", "TB", "PB")
    k = 0
    while count >= 999.5 and k < len(units) - 1:
        count, k = count / 1000, k + 1
    return f"{count:.1f} {units[k]}" if k and count < 9.95 else f"{count:.0f} {units[k]}"
