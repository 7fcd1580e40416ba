# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the engine decided of the gradients of one level, collected while it writes them, as data for a report.

A unit of the report is a level of one part of a module:

    {"requests": [...], "derivatives": {name: {"facts": [...], ...}}, "atoms": [...], "scopes": [...]}

Formulas are lists of terms `[coefficient, [atom, ...]]`. Each function's are in its own terms, for one call of it; a
request says how often it calls each derivative (`calls`), and what parameters are, in terms of the callers
(`bindings`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from enzyme_passes.engine.told import Fact, Teller, Told
from enzyme_passes.llvm.places import Place, Places
from enzyme_passes.profiling.marks import Mark, Sweeps, mark_function, mark_reservations, mark_reverse
from enzyme_passes.support.dataclasses import asdict
from enzyme_passes.support.excerpts import Sources
from enzyme_passes.synthesis.adjoint.function import Adjoint
from enzyme_passes.synthesis.registry import Mode
from enzyme_passes.tape.formula import Atom, Atoms, Formula, add, constant, multiply, variable

if TYPE_CHECKING:
    from enzyme_passes.ir.values import Module
    from enzyme_passes.requests.request import Request
    from enzyme_passes.synthesis.registry import Derivative
    from enzyme_passes.synthesis.shadow.calls import SweepCalls
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep

Data = dict[str, Any]

MOST_INLINED = 12  # calls that a place was inlined by


class LevelReport:
    """Of one level. `number`: how many levels of requests are inside of this one. `profile`: what the level is called
    where the program is to count what its derivatives do."""

    def __init__(self, module: Module, number: int, profile: str | None = None) -> None:
        self.number = number
        self.profile = profile
        self.places = Places(module)
        self.sources = Sources()
        self.atoms = Atoms()
        self.teller = Teller(self.places, self.sources, self.atoms)
        self.told: dict[str, Told] = {}
        self.requests: list[tuple[Request, Place]] = []
        self.roots: list[str | None] = []

    # While derivatives are written ---------------------------------------------------------------------------------

    def begin(self, request: Request) -> None:
        """What is asked for from now on is this request's."""
        self.requests.append((request, self.places.of(request.call)))
        self.roots.append(None)

    def asked(self, derivative: Derivative) -> None:
        """A derivative is asked for: the request's own is the first one."""
        if self.roots and self.roots[-1] is None and derivative.key.context.function is self.requests[-1][0].target:
            self.roots[-1] = derivative.function.name

    def written(self, derivative: Derivative, sweep: Sweep, calls: SweepCalls) -> None:
        told = self.teller.told(derivative, sweep, calls)
        self.told[told.name] = told
        if self.profile is not None:
            self._mark(derivative, sweep, told)

    def _mark(self, derivative: Derivative, sweep: Sweep, told: Told) -> None:
        """Say in the derivative what it is, for those who count what it does."""
        assert self.profile is not None
        mode = derivative.key.mode
        sweeps: Sweeps = "both" if mode is Mode.COMBINED else "forward"
        mark_function(derivative.function, Mark(self.profile, told.name, sweeps))
        mark_reservations(told.reservations, self.profile)
        if isinstance(sweep, Adjoint) and mode is Mode.COMBINED:
            mark_reverse(sweep.reverse.start())
        elif isinstance(sweep, Adjoint):
            mark_function(sweep.reverse.half.function, Mark(self.profile, told.name, "reverse"))

    # When all are ---------------------------------------------------------------------------------------------------

    def finished(self) -> Data:
        """The unit."""
        scopes = _Scopes()
        derivatives = {name: self._derivative(told, scopes) for name, told in self.told.items()}
        requests = [
            self._request(request, place, root)
            for (request, place), root in zip(self.requests, self.roots, strict=True)
        ]
        return {
            "level": self.number,
            **({"profile": self.profile} if self.profile is not None else {}),
            "requests": requests,
            "derivatives": derivatives,
            "atoms": [
                {"name": a.name, "of": self._function_of(a.scope)}
                if not a.operation
                else {"name": a.name, "operation": a.operation, "arguments": [_terms(p) for p in a.arguments]}
                for a in self.atoms.all
            ],
            "scopes": scopes.all,
        }

    def _function_of(self, derivative: str) -> str:
        told = self.told.get(derivative)
        return told.place.scope.name if told is not None else derivative

    def _request(self, request: Request, place: Place, root: str | None) -> Data:
        order = self._order(root) if root is not None else []
        recursive = {name: None for name in order if self._reaches(name)}
        calls: dict[str, Formula] = {root: constant(1)} if root is not None else {}
        bindings: dict[int, Formula] = {}
        passed: dict[str, dict[int, list[Formula]]] = {}
        for name in order:
            told = self.told[name]
            for parameter, given in passed.get(name, {}).items():
                atom = told.parameters.get(parameter)
                one = given[0] if all(g == given[0] for g in given) and not self._is_counted(given[0]) else None
                if atom is not None and one is not None and name not in recursive:
                    bindings[atom] = one
            if name in recursive:
                calls[name] = self._unknown_calls(name)
            times = calls.setdefault(name, {})
            for site in told.sites:
                if site.callee not in recursive:  # whose number no formula tells
                    calls[site.callee] = add(calls.get(site.callee, {}), multiply(times, site.times))
                into = passed.setdefault(site.callee, {})
                for parameter, value in site.arguments.items():
                    into.setdefault(parameter, []).append(value)
        return {
            "entry": request.entry.value,
            "function": self._named(request),
            "holder": request.caller.name,
            "asked": [[place.file, place.line, place.scope.name]] if place.line else [],
            "width": request.width,
            "root": root,
            "order": order,
            "calls": {name: _terms(calls[name]) for name in order},
            "bindings": {str(atom): _terms(p) for atom, p in bindings.items()},
        }

    def _named(self, request: Request) -> str:
        return self.places.of_function(request.target).scope.name or request.target.name

    def _reaches(self, name: str) -> bool:
        """Whether a derivative leads to itself."""
        pending, seen = [name], dict.fromkeys([name])
        while pending:
            for site in self.told[pending.pop()].sites:
                if site.callee == name:
                    return True
                if site.callee not in seen and site.callee in self.told:
                    seen[site.callee] = None
                    pending.append(site.callee)
        return False

    def _unknown_calls(self, name: str) -> Formula:
        function = self._function_of(name)
        return variable(self.atoms.atom(("calls", name), lambda: Atom(f"calls of {function}", name)))

    def _is_counted(self, p: Formula) -> bool:
        """Whether it changes with the iterations of the caller's loops."""
        return any(self.atoms.all[n].name.startswith("iteration of ") for m in p for n in m)

    def _order(self, root: str) -> list[str]:
        """The derivatives that a request reaches, callers before what they call as far as none calls itself."""
        found: list[str] = []
        seen: dict[str, None] = {}

        def visit(name: str) -> None:
            pending: list[tuple[str, int]] = [(name, 0)]
            seen[name] = None
            while pending:
                at, next_site = pending.pop()
                sites = self.told[at].sites
                while next_site < len(sites):
                    callee = sites[next_site].callee
                    next_site += 1
                    if callee in self.told and callee not in seen:
                        seen[callee] = None
                        pending += [(at, next_site), (callee, 0)]
                        break
                else:
                    found.append(at)

        if root in self.told:
            visit(root)
        return found[::-1]

    def _derivative(self, told: Told, scopes: _Scopes) -> Data:
        for place in told.lines:
            scopes.seen(place)
        return {
            "function": told.place.scope.name or told.function,
            "symbol": told.function,
            "scope": scopes.number(told.place),
            "mode": told.mode,
            "activities": told.activities,
            "active": sorted({(scopes.number(p), p.line) for p in told.active if p.line}),
            "facts": [self._fact(fact, scopes) for fact in told.facts],
            "sites": [
                {
                    "callee": site.callee,
                    "scope": scopes.seen(site.place),
                    "line": site.place.line,
                    "inlined": self._inlined(site.place, scopes),
                    "times": _terms(site.times),
                }
                for site in told.sites
            ],
        }

    def _inlined(self, place: Place, scopes: _Scopes) -> list[list[Any]]:
        """The calls that a place was inlined by, in the user's own code, the innermost first: file, line, scope."""
        found: list[list[Any]] = []
        at = place.within
        while at is not None and len(found) < MOST_INLINED:
            if self.places.is_users(at.file):
                found.append([at.file, at.line, scopes.seen(at)])
            at = at.within
        return found

    def _fact(self, fact: Fact, scopes: _Scopes) -> Data:
        made: Data = {
            "kind": fact.kind,
            "scope": scopes.seen(fact.place),
            "line": fact.place.line,
            "column": fact.place.column,
            "what": fact.what,
        }
        if fact.place.within is not None:
            made["inlined"] = self._inlined(fact.place, scopes)
        for name in ("notes", "where", "type", "size", "callee", "shown"):
            if getattr(fact, name):
                made[name] = getattr(fact, name)
        if self.profile is not None and fact.reserved:
            made["reserved"] = [list(part) for part in fact.reserved]
        for name in ("times", "each", "count", "total"):
            formula = getattr(fact, name)
            if formula is not None:
                made[name] = _terms(formula)
        return made


class _Scopes:
    """The functions of the source that a unit speaks of, by number, with the last line of each that it knows of."""

    def __init__(self) -> None:
        self.all: list[Data] = []
        self._numbers: dict[object, int] = {}

    def number(self, place: Place) -> int:
        known = self._numbers.get(place.scope)
        if known is None:
            known = self._numbers[place.scope] = len(self.all)
            self.all.append({**asdict(place.scope), "last": place.scope.line})
        return known

    def seen(self, place: Place) -> int:
        number = self.number(place)
        self.all[number]["last"] = max(self.all[number]["last"], place.line)
        return number


def _terms(p: Formula) -> list[list[Any]]:
    return [[float(c) if c.denominator != 1 else c.numerator, list(m)] for m, c in p.items()]
