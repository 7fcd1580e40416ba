# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What things cost: the formulas of a report for given sizes. (The page computes the same in its script.)

What a program counts by is a number that the user gives (`n=1000`, `n@f=10`), or ASSUMED.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from enzyme_cli.reporting.document import Document
from enzyme_passes.support.dataclasses import dataclass

ASSUMED: Final = 100
SMALL, LARGE, ALIGNMENT, LARGE_ALIGNMENT = 16, 256, 16, 64  # of the tape's reservations (csrc/tape.c)
Terms = list[list[Any]]


@dataclass(frozen=True, slots=True)
class Line:
    """What a line of the source keeps, in bytes; `facts` are those that say what, the largest first."""

    file: str
    number: int
    bytes: float
    facts: tuple[tuple[float, Mapping[str, Any]], ...]


class Costs:
    """The costs of one request of a unit."""

    def __init__(
        self,
        unit: Mapping[str, Any],
        request: Mapping[str, Any],
        given: Mapping[str, float],
        *,
        profiled: bool = False,
    ) -> None:
        self.profiled = profiled
        self.unit = unit
        self.request = request
        self.given = given
        self.assumed: dict[int, None] = {}
        self._values: dict[int, float] = {}
        self._open: set[int] = set()

    def atom(self, number: int) -> float:
        known = self._values.get(number)
        if known is None:
            if number in self._open:
                return ASSUMED
            self._open.add(number)
            known = self._values[number] = self._atom(number)
            self._open.discard(number)
        return known

    def _atom(self, number: int) -> float:
        atom = self.unit["atoms"][number]
        if "operation" in atom:
            return _computed(atom["operation"], [self.value(a) for a in atom["arguments"]])
        own = self.given.get(f"{atom['name']}@{atom['of']}")
        if own is not None:
            return own
        bound = self.request["bindings"].get(str(number))
        if bound is not None:
            return self.value(bound)
        if atom["name"] in self.given:
            return self.given[atom["name"]]
        self.assumed[number] = None
        return ASSUMED

    def value(self, terms: Terms) -> float:
        total = 0.0
        for coefficient, atoms in terms:
            term = float(coefficient)
            for number in atoms:
                term *= self.atom(number)
            total += term
        return total

    def calls(self, derivative: str) -> float:
        if self.profiled:
            return 1.0
        return self.value(self.request["calls"].get(derivative, []))

    def kept(self, fact: Mapping[str, Any]) -> float:
        """The bytes of tape in one call of the function; in all, if the program was profiled (reporting/profile.py)."""
        if fact["kind"] != "kept":
            return 0.0
        if self.profiled:
            return float(fact.get("measured", 0))
        if "each" in fact:
            each = max(0.0, self.value(fact["each"]))
            unit = LARGE_ALIGNMENT if each >= LARGE else ALIGNMENT
            return max(0.0, self.value(fact["count"])) * -(-each // unit) * unit
        return max(0.0, self.value(fact.get("total", [])))

    def lines(self) -> list[Line]:
        """The lines that keep anything, the most expensive first."""
        found: dict[tuple[str, int], list[tuple[float, Mapping[str, Any]]]] = {}
        for name in self.request["order"]:
            derivative = self.unit["derivatives"][name]
            times = self.calls(name)
            for fact in derivative["facts"]:
                bytes = self.kept(fact) * times
                if bytes > 0:
                    place = (self.unit["scopes"][fact["scope"]]["file"], fact["line"])
                    found.setdefault(place, []).append((bytes, fact))
        made = [
            Line(file, line, sum(b for b, _ in facts), tuple(sorted(facts, key=lambda f: -f[0])))
            for (file, line), facts in found.items()
        ]
        return sorted(made, key=lambda line: (-line.bytes, line.file, line.number))

    def total(self) -> float:
        return sum(line.bytes for line in self.lines())


def requests(document: Document) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """Each with its unit."""
    for unit in document["units"]:
        for request in unit["requests"]:
            yield unit, request


def _computed(operation: str, values: list[float]) -> float:
    match operation:
        case "equals":
            return values[0]
        case "max":
            return max(values)
        case "min":
            return min(values)
        case "ceil":
            return -(-values[0] // values[1]) if values[1] else 0.0
        case "floor":
            return values[0] // values[1] if values[1] else 0.0
        case _:
            room, chunk = 0, 4
            while room < values[0]:
                room, chunk = room + chunk, 2 * chunk
            return float(room)
