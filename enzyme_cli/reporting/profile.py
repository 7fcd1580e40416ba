# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a program counted as it ran (ENZCC_PROFILE; runtime/enzyme_runtime/csrc/profile.c), put into its report.

A derivative gets `measured`:

    {"calls": 1, "outermost": 1, "seconds": 0.04, "peak": 64000032,      of all calls; the most of the tape in use
     "lines": [{"scope": 0, "line": 12, "sweep": "reverse", "count": 4000000, "self": 0.01, "total": 0.01}, ...]}

and a fact that keeps something, `measured`: the bytes that were taken from the tape for it, in all calls.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from enzyme_cli.reporting.document import Document
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.diagnostics import Failure

FORMAT: Final = 1
NANO: Final = 1e-9
OTHER: Final = "what another version of the loops keeps"
REST: Final = "addresses, and alignment"


@dataclass(slots=True)
class _Measured:
    """Of one derivative, in both of its halves and in all files."""

    calls: int = 0
    outermost: int = 0
    seconds: float = 0.0
    peak: int = 0
    lines: dict[tuple[str, int, str], list[float]] = field(default_factory=dict)  # count, self, total
    bytes: dict[int, int] = field(default_factory=dict)  # of reservations
    untold: dict[tuple[str, int], int] = field(default_factory=dict)

    def add(self, ran: Mapping[str, Any]) -> None:
        """What one function counted. (Of two halves, the first one's calls are the derivative's.)"""
        files, blocks = ran["files"], ran["blocks"]
        halves = {sweep for _, _, sweep, _ in ran["lines"]}
        self.calls += 0 if halves == {"reverse"} else ran["calls"]
        self.outermost += 0 if halves == {"reverse"} else ran["outermost"]
        self.seconds += NANO * ran["nanoseconds"]
        self.peak = max(self.peak, ran["peak"])
        for k, (file, line, sweep, counters) in enumerate(ran["lines"], 1):
            numbers = self.lines.setdefault((files[file], line, sweep), [0, 0.0, 0.0])
            numbers[0] += sum(blocks[c] for c in counters)
            numbers[1] += NANO * ran["self"][k]
            numbers[2] += NANO * ran["total"][k]
        for (number, file, line), taken in zip(ran["reservations"], ran["bytes"], strict=True):
            if number >= 0:
                self.bytes[number] = self.bytes.get(number, 0) + taken
            elif taken:
                self.untold[files[file], line] = self.untold.get((files[file], line), 0) + taken


def read(files: Sequence[Path]) -> list[Mapping[str, Any]]:
    """What the functions of programs counted, all together. Raises Failure EZ0804."""
    found: list[Mapping[str, Any]] = []
    for file in files:
        try:
            first, *rest = file.read_text(encoding="utf-8", errors="replace").splitlines()
            if json.loads(first)["enzcc_profile"] != FORMAT:
                raise ValueError
            found += [json.loads(line) for line in rest]
        except (ValueError, KeyError, TypeError):
            helps = [
                "a program that was built by --profile-derivatives writes it when it ends, with ENZCC_PROFILE=FILE"
            ]
            raise Failure("EZ0804", f"{file} is no profile of this version of enzcc", helps=helps) from None
    return found


def put(document: Document, ran: Iterable[Mapping[str, Any]]) -> None:
    """Put a profile into the report of the program. Raises Failure EZ0804 where it is another program's."""
    measured: dict[tuple[str, str], _Measured] = {}
    for one in ran:
        measured.setdefault((one["unit"], one["derivative"]), _Measured()).add(one)
    known = False
    for unit in document["units"]:
        for name, derivative in unit["derivatives"].items():
            derivative.pop("measured", None)
            derivative["facts"] = [fact for fact in derivative["facts"] if fact.get("what") not in (OTHER, REST)]
            found = measured.get((unit.get("profile", ""), name))
            if found is not None:
                known = True
                _put(unit, derivative, found)
    if measured and not known:
        helps = ["the program has to be the one that the report was written with: build it anew, and run it"]
        raise Failure("EZ0804", "the profile is not of the program of this report", helps=helps)
    document["profiled"] = True


def _put(unit: Mapping[str, Any], derivative: dict[str, Any], found: _Measured) -> None:
    scopes = unit["scopes"]
    derivative["measured"] = {
        "calls": found.calls,
        "outermost": found.outermost,
        "seconds": found.seconds,
        "peak": found.peak,
        "lines": [
            {
                "scope": _scope(scopes, file, line, derivative["scope"]),
                "line": line,
                "sweep": sweep,
                "count": int(count),
                "self": own,
                "total": total,
            }
            for (file, line, sweep), (count, own, total) in sorted(found.lines.items())
            if count or total
        ],
    }
    begin = scopes[derivative["scope"]]
    taken: dict[tuple[str, int], tuple[str, float]] = {place: (OTHER, bytes) for place, bytes in found.untold.items()}
    rest = _share(derivative["facts"], found.bytes)
    if rest:
        taken.setdefault((begin["file"], begin["line"]), (REST, rest))
    for (file, line), (what, bytes) in taken.items():
        scope = _scope(scopes, file, line, derivative["scope"])
        fact = {"kind": "kept", "scope": scope, "line": line, "column": 0, "what": what, "where": "rest"}
        derivative["facts"].append({**fact, "measured": bytes})


def _share(facts: Sequence[dict[str, Any]], taken: Mapping[int, int]) -> float:
    """Give each fact what it has of the reservations; the bytes that are left, of which no fact tells."""
    left = dict[int, float](taken)
    rest: list[dict[str, Any]] = []
    for fact in facts:
        fact.pop("measured", None)
        if fact["kind"] != "kept":
            continue
        parts = [(k, taken.get(k, 0) * size / whole) for k, size, whole in fact.get("reserved", [])]
        fact["measured"] = sum(bytes for _, bytes in parts)
        for k, bytes in parts:
            left[k] = left.get(k, 0) - bytes
        if fact.get("where") == "rest":
            rest.append(fact)
    over = sum(bytes for bytes in left.values() if bytes > 0.5)
    if rest:
        rest[0]["measured"] += over
        return 0.0
    return over


def _scope(scopes: Sequence[Mapping[str, Any]], file: str, line: int, default: int) -> int:
    """The function that a line is in: of those around it, the one that begins last."""
    around = [k for k, s in enumerate(scopes) if s["file"] == file and s["line"] <= line <= s["last"]]
    return max(around, key=lambda k: scopes[k]["line"], default=default)
