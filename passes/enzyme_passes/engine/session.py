# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The second half of a level: the derivatives of its innermost requests are written, and answer these.

innermost requests -> derivative functions, from a worklist -> the auditor
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from enzyme_passes.analysis.computed_bits import ComputedBits
from enzyme_passes.analysis.context import Context
from enzyme_passes.analysis.facts import Analyses
from enzyme_passes.analysis.initial_memory.pointers import is_given_out, is_led_to
from enzyme_passes.analysis.memory.effects import ProgramEffects
from enzyme_passes.analysis.moved_parts import MovedParts
from enzyme_passes.attributes.emitted import settle_nounwind
from enzyme_passes.attributes.strip import strip_functions
from enzyme_passes.audit.auditor import Auditor, Finding, Root
from enzyme_passes.audit.record import Record, ends_of_ways, of_request
from enzyme_passes.engine.innermost import Innermost, read_with_markers, wants_check
from enzyme_passes.engine.options import EngineOptions
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Return
from enzyme_passes.ir.members import carries_pointer
from enzyme_passes.ir.values import Block, Function, Module
from enzyme_passes.ir.verify import verify_function
from enzyme_passes.library import openmp
from enzyme_passes.normalize.parallel_regions import shares_work
from enzyme_passes.requests.request import Request
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.dataclasses import dataclass, replace
from enzyme_passes.synthesis.adjoint.function import Adjoint
from enzyme_passes.synthesis.answer.answer import answer
from enzyme_passes.synthesis.debug_lines import DebugInformation
from enzyme_passes.synthesis.fold_identical import merge_alike
from enzyme_passes.synthesis.registry import Derivative, Key, Mode, Registry, partner
from enzyme_passes.synthesis.shadow.argument_globals import GivenGlobals
from enzyme_passes.synthesis.shadow.copying import Pattern
from enzyme_passes.synthesis.shadow.float_sizes import NotedSizes
from enzyme_passes.synthesis.shadow.globals import ShadowGlobals
from enzyme_passes.synthesis.shadow.lazy_shadows import Demands
from enzyme_passes.synthesis.shadow.parallel_regions import check_runtime, close_regions
from enzyme_passes.synthesis.shadow.runtime_offsets import UnplacedNumbers
from enzyme_passes.synthesis.tangent.error_estimate import Estimate
from enzyme_passes.synthesis.tangent.function import Tangent
from enzyme_passes.synthesis.tangent.replay import Replayer

if TYPE_CHECKING:
    from enzyme_passes.engine.report import LevelReport

LARGE = 250
"""Halves of a derivative with more instructions are not inlined: LLVM has done that with their primals where it paid,
and would put all of a program, each half called once, into one function, which takes more than linear time."""


@dataclass(frozen=True, slots=True)
class Audited:
    """What the audit of a level took: seconds, and the functions in which it did not find all ways."""

    seconds: float
    too_large: int


@dataclass(frozen=True, slots=True)
class _Look:
    """What auditors found, and in how many functions one did not find all ways."""

    findings: list[tuple[Auditor, Finding]]
    too_large: int


class Engine:
    """Writes the derivatives that the innermost requests of one module ask for, and answers these."""

    def __init__(
        self, module: Module, rules: RuleTable, options: EngineOptions, innermost: Innermost, level: int = 0
    ) -> None:
        self.module = module
        self.rules = rules
        self.options = options
        self.innermost = innermost
        self.is_inner = innermost.is_inner
        self.normalizer = innermost.normalizer
        self.call_graph = innermost.call_graph
        self.stand_ins = innermost.stand_ins
        self.replayed = innermost.replayed
        self.effects = ProgramEffects(module)
        self.analyses = Analyses(module, rules, self.effects, self.normalizer)
        self.registry = Registry(module)
        self.helpers: dict[tuple[str, Pattern], Function] = {}
        self.shadow_globals = ShadowGlobals(self)
        self.given_globals = GivenGlobals(self)
        self.demands = Demands(self, level)
        self.unplaced = UnplacedNumbers(self)
        self.sizes = NotedSizes(self)
        # The messages for the next level need lines, too.
        self.debug = DebugInformation(module, wanted=options.debug or self.is_inner)
        self.records: list[Record] = []  # of the derivatives that are written, for the auditor
        self._contexts: dict[Context, int] = {}
        self._has_teams = any(map(openmp.is_of_team, module.functions))
        self._sharing: dict[Function, bool] = {}
        self.report = self._new_report(level) if options.report is not None else None

    def _new_report(self, level: int) -> LevelReport:
        from enzyme_passes.engine.report import LevelReport  # of no use to most commands

        profile = self.options.profile
        return LevelReport(self.module, level, None if profile is None else f"{profile}.{level}")

    def answer(self) -> Audited:
        """Answer the requests."""
        requests = self.innermost.requests
        self.given_globals.begin(r.target for r in requests)
        for request in requests:
            if self.report is not None:
                self.report.begin(request)
            # Read again: what was passed may have been another request's result, and is the answer's by now.
            answer(self, read_with_markers(request.caller, request.call, self.options))
            self.write_pending()
        for follower in (ComputedBits(self.analyses), MovedParts(self.analyses)):
            for context in self.analyses.roots:
                follower.check(context)
        began = time.perf_counter()
        too_large = self.audit()
        audited = Audited(time.perf_counter() - began, too_large)
        self.unplaced.check()
        close_regions(self.module)
        derivatives = [d.function for d in self.registry.known.values()]
        settle_nounwind(derivatives)
        if self.options.strip_attributes and self.is_inner:
            strip_functions(derivatives, again=True)
        merge_alike(self.module, derivatives)
        return audited

    def context_number(self, context: Context) -> int:
        """Contexts are large; the auditor knows them by their numbers."""
        return self._contexts.setdefault(context, len(self._contexts))

    def audit(self) -> int:
        """Have what was written looked at by the auditor. Raises Failure EZ0304. In how many functions it did not find
        all ways."""
        roots = [
            Root(
                self.context_number(c),
                c.function,
                tuple(a.active for a in c.arguments),
                tuple(a.shadowed for a in c.arguments),
                c.result.active,
                c.result.shadowed,
            )
            for c in self.analyses.roots
            if c in self._contexts
        ]
        looked = self._look(roots, self.records)
        if looked.findings and len(roots) > 1:
            looked = self._look_at_each(roots, looked)
        for auditor, finding in looked.findings:
            raise auditor.failure(finding)
        return looked.too_large

    def _look(self, roots: Sequence[Root], records: Sequence[Record]) -> _Look:
        """What the auditor finds if these are all derivatives that run. Of reverse mode, where ways may end at pointers
        that are stored, it looks at those first."""
        replayed = {f: None for target in self.replayed for f in self.call_graph.reachable(target)}
        ends = ends_of_ways(records)
        parts = (
            [[r for r in records if (r.ends is None) is forward] for forward in (False, True)] if ends else [records]
        )
        auditor: Auditor | None = None
        too_large = 0
        for part in filter(None, parts):
            stops = ends if part[0].ends is not None else {}
            auditor = Auditor(self.module, self.rules, self._returns, replayed, stops, auditor)
            findings = auditor.findings(roots, part)
            too_large = max(too_large, len(auditor.given_up))
            if findings:
                return _Look([(auditor, finding) for finding in findings], too_large)
        return _Look([], too_large)

    def _look_at_each(self, roots: Sequence[Root], together: _Look) -> _Look:
        """The same of each request by itself, where more ways end if the derivatives of others do not run: a function
        that one calls as it is, another may only call with a derivative."""
        requests = {root.context: None for root in roots}
        blamed = {finding.record.context: None for _, finding in together.findings}
        ends = ends_of_ways(self.records)
        of_root = {root: of_request(root.context, requests, self.records) for root in roots}
        of_root = {root: mine for root, mine in of_root.items() if any(r.context in blamed for r in mine)}
        if all(ends.get(at) is end for mine in of_root.values() for at, end in ends_of_ways(mine).items()):
            return together
        too_large = together.too_large
        for root, mine in of_root.items():
            alone = self._look([root], mine)
            too_large = max(too_large, alone.too_large)
            if alone.findings:
                return alone
        return _Look([], too_large)

    def _returns(self, function: Function) -> Callable[[Block], bool]:
        return self.normalizer.normal(function).flow.returns

    def write_pending(self) -> None:
        """Write the bodies of all derivative functions asked for so far."""
        while self.registry.pending:
            derivative = self.registry.pending.popleft()
            self.unplaced.threads = derivative.key.context.function if derivative.key.parallel else None
            sweep: Tangent | Adjoint
            if derivative.key.mode is Mode.TANGENT:
                sweep = Tangent(self, derivative)
            elif derivative.key.mode is Mode.REPLAY:
                sweep = Replayer(self, derivative)
            elif derivative.key.mode is Mode.ESTIMATE:
                sweep = Estimate(self, derivative)
            else:
                sweep = Adjoint(self, derivative)
            sweep.run()
            if self.report is not None:
                self.report.written(derivative, sweep, sweep.calls)
            functions = [derivative.function]
            if derivative.key.mode is Mode.AUGMENTED:
                functions.append(self.registry.known[partner(derivative.key, Mode.REVERSE)].function)
            if self.options.verify:
                self._verify(functions)
            for half in functions if derivative.key.parallel else ():
                check_runtime(half, derivative.key.context.function)
            for half in functions if derivative.key.split else ():
                if sum(len(b.instructions) for b in half.blocks) > LARGE:
                    half.attributes["noinline"] = ""
        self.unplaced.threads = None

    @staticmethod
    def _verify(functions: list[Function]) -> None:
        for function in functions:
            problems = verify_function(function)
            if problems:
                raise AssertionError(f"{function.name}: {problems[:5]}")

    # Derivative functions

    def derivative(self, key: Key) -> Derivative:
        """The derivative function for `key`, or for one that several threads run, if the primal is made for that."""
        if not key.parallel and self._shares_work(key.context.function):
            key = replace(key, parallel=True)
        known = self.registry.known.get(key)
        if known is None:
            known = self._declared(key)
        if self.report is not None:
            self.report.asked(self.registry.known[partner(key, Mode.AUGMENTED)] if key.split else known)
        return known

    def _shares_work(self, function: Function) -> bool:
        if not self._has_teams:
            return False
        known = self._sharing.get(function)
        if known is None:
            known = self._sharing[function] = shares_work(function)
        return known

    def _declared(self, key: Key) -> Derivative:
        context = key.context
        types = self.analyses.facts(context).types
        adjoints: dict[int, ty.Type] = {}
        for argument, activity in zip(context.function.arguments, context.arguments, strict=True):
            if activity.active:
                adjoints[argument.index] = types.adjoint_type(argument) or argument.type
        seed = self.seed_type(context) if context.result.active else None
        return self.registry.derivative(key, adjoints, seed)

    def seed_type(self, context: Context) -> ty.Type:
        """The type of the adjoint of a function's result."""
        types = self.analyses.facts(context).types
        for block in context.function.blocks:
            last = block.terminator
            if isinstance(last, Return) and last.value is not None:
                return types.adjoint_type(last.value) or context.function.function_type.result
        return context.function.function_type.result

    def is_checked(self, request: Request) -> bool:
        """Whether the program is to check the derivative as it runs."""
        return request.caller not in self.innermost.unchecked and wants_check(request, self.options)

    def is_led_to(self, request: Request) -> bool:
        """Whether globals that a request's function reaches may lead to what its arguments lead to."""
        reached = self.analyses.types.summary(request.target).globals
        if not any(g.may_change_or_is_elsewhere and carries_pointer(g.value_type) for g, *_ in reached):
            return False
        given = zip(request.arguments, request.activities, strict=True)
        objects = [v for v, a in given if a.shadowed and isinstance(v.type, ty.PointerType)]
        return any(is_led_to(self.analyses.taken, v, request.caller) for v in objects)

    def is_given_out(self, request: Request) -> bool:
        """Whether unseen code has the addresses of what a request's arguments lead to."""
        given = zip(request.arguments, request.activities, strict=True)
        objects = [v for v, a in given if a.shadowed and isinstance(v.type, ty.PointerType)]
        return any(is_given_out(self.analyses.taken, v, request.call) for v in objects)
