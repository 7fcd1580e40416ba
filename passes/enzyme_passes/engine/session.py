# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Differentiation of a module: prepared IR in, IR with every request replaced out.

    text -> level -> its innermost requests -> derivative functions, from a worklist -> text
         -> (requests left: LLVM's O2 without vectorizer, and the next level)

A request is innermost if nothing its function can reach holds another one; so higher derivatives need no rule of
their own: the outer request differentiates the function that the inner one has become.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from enzyme_passes.analysis.computed_bits import ComputedBits
from enzyme_passes.analysis.context import Context
from enzyme_passes.analysis.control_flow.open_calls import Name
from enzyme_passes.analysis.facts import Analyses
from enzyme_passes.analysis.initial_memory.pointers import is_given_out, is_led_to
from enzyme_passes.analysis.memory.effects import ProgramEffects
from enzyme_passes.attributes.emitted import settle_nounwind
from enzyme_passes.attributes.strip import strip_functions, strip_module
from enzyme_passes.audit.auditor import Auditor, Root
from enzyme_passes.audit.record import Record, ends_of_ways
from enzyme_passes.checking.sites import CHECKED
from enzyme_passes.checking.twins import make_twin
from enzyme_passes.engine.call_graph import CallGraph
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, Invoke, Return
from enzyme_passes.ir.members import carries_pointer
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.values import Block, Function, Module
from enzyme_passes.ir.verify import verify_function
from enzyme_passes.ir.writer import write_module
from enzyme_passes.languages.variable_aliases import check_aliases
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.normalize.eigen_products import put_stand_ins
from enzyme_passes.normalize.nested_procedures import lower_trampolines
from enzyme_passes.normalize.normal_form import Normalizer
from enzyme_passes.normalize.reducible import make_reducible
from enzyme_passes.normalize.returned_exceptions import ReturnedExceptions
from enzyme_passes.normalize.virtual_tables import make_pairs
from enzyme_passes.requests.reader import read_request
from enzyme_passes.requests.request import Entry, Request, find_request_calls
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.adjoint.function import Adjoint
from enzyme_passes.synthesis.answer.answer import answer
from enzyme_passes.synthesis.answer.indirect_targets import spread
from enzyme_passes.synthesis.answer.no_derivative import leave_alone, make_plain_calls
from enzyme_passes.synthesis.answer.registered import put_callers
from enzyme_passes.synthesis.debug_lines import DebugInformation
from enzyme_passes.synthesis.fold_identical import merge_alike
from enzyme_passes.synthesis.registry import Derivative, Key, Mode, Registry, partner
from enzyme_passes.synthesis.shadow.allocators import disguise, hide_bodies
from enzyme_passes.synthesis.shadow.argument_globals import GivenGlobals
from enzyme_passes.synthesis.shadow.copying import Pattern
from enzyme_passes.synthesis.shadow.float_sizes import NotedSizes
from enzyme_passes.synthesis.shadow.globals import ShadowGlobals
from enzyme_passes.synthesis.shadow.lazy_shadows import Demands
from enzyme_passes.synthesis.shadow.runtime_offsets import UnplacedNumbers
from enzyme_passes.synthesis.tangent.error_estimate import Estimate
from enzyme_passes.synthesis.tangent.function import Tangent
from enzyme_passes.synthesis.tangent.replay import Replayer

LARGE = 250
"""Halves of a derivative with more instructions are not inlined: LLVM has done that with their primals where it paid,
and would put all of a program, each half called once, into one function, which takes more than linear time."""


@dataclass(frozen=True, slots=True)
class EngineOptions:
    """`verify`: check our own IR between stages (tests, and a debug flag of the commands). `debug`: derivatives have
    the lines of their primals. `strip_attributes`: derivatives promise nothing to LLVM (attributes/strip.py).
    `markers`: what every request has, beside its own. `check`: the program checks its derivatives, with these options.
    `plans` is given what is kept for each derivative, as text."""

    rules_files: tuple[Path, ...] = ()
    fast_math: bool = False
    verify: bool = False
    debug: bool = False
    strip_attributes: bool = False
    markers: tuple[str, ...] = ()
    check: str | None = None
    plans: Callable[[str], None] | None = None


@dataclass(slots=True)
class Statistics:
    """What was done: counts of requests, of functions differentiated, of rounds; the seconds of the audit, and how many
    functions were too large for it."""

    requests: int = 0
    derivatives: int = 0
    rounds: int = 0
    audit: float = 0
    too_large: int = 0


@dataclass(frozen=True, slots=True)
class Level:
    """A round of differentiation: a module in the form in which requests are answered, with its text, and the requests
    that are left in it. Those that hold no others are answered; for the others, the answers are code like any other,
    and make the next level."""

    number: int
    text: str
    module: Module
    calls: list[tuple[Function, Call | Invoke]]

    @staticmethod
    def of(text: str, number: int) -> Level:
        """The level that a text is. What is rewritten is read again, for one step makes what another one looks for."""
        while True:
            module = read_module(text)
            if make_pairs(module) or lower_trampolines(module):
                text = write_module(module)
                continue
            calls = find_request_calls(module)
            leave_alone(module)
            if not calls:
                return Level(number, text, module, calls)
            if spread(module, calls) or put_callers(module, calls):
                text = write_module(module)
                continue
            disguised = disguise(text, module)
            if disguised is text:
                hide_bodies(module)
                return Level(number, text, module, calls)
            text = disguised


def _without_plain_calls(level: Level, options: EngineOptions, callers: dict[str, None]) -> str:
    """The text of the last level, which has no requests left."""
    changed = make_plain_calls(level.module)
    if options.strip_attributes and level.number:
        strip_module(level.module, whole=level.number > 1, callers=callers)
        changed = True
    return write_module(level.module) if changed else level.text


class Engine:
    """Answers the innermost requests of one module."""

    def __init__(
        self,
        module: Module,
        rules: RuleTable,
        options: EngineOptions,
        level: int = 0,
        ended: Mapping[Name, None] | None = None,
    ) -> None:
        self.module = module
        self.rules = rules
        self.options = options
        self.normalizer = Normalizer(module, rules, ended)
        self.registry = Registry(module)
        self.helpers: dict[tuple[str, Pattern], Function] = {}
        self.shadow_globals = ShadowGlobals(self)
        self.given_globals = GivenGlobals(self)
        self.demands = Demands(self, level)
        self.unplaced = UnplacedNumbers(self)
        self.sizes = NotedSizes(self)
        self.replayed: dict[Function, None] = {}  # functions that __enzyme_fwdsplit is about
        self.is_inner = False  # whether derivatives made now are differentiated themselves
        self.debug = DebugInformation(module, wanted=options.debug)
        self.stand_ins = put_stand_ins(module)
        self.call_graph = CallGraph(self.normalizer.code_pointers)
        self.unchecked: dict[Function, None] = {}  # callers whose twins are checked in their place
        self.records: list[Record] = []  # of the derivatives that are written, for the auditor
        self._contexts: dict[Context, int] = {}
        self.audited = 0.0  # seconds
        self.too_large = 0  # functions in which the auditor did not find all ways
        self.effects: ProgramEffects
        self.analyses: Analyses

    def reduced(self, calls: list[tuple[Function, Call | Invoke]]) -> str | None:
        """The module's text with irreducible control flow made reducible; None if there is none."""
        changed = False
        for caller, call in calls:
            target = read_request(caller, call).target
            for function in self.call_graph.reachable(target):
                if function.defined and make_reducible(function):
                    changed = True
        if not changed:
            return None
        module = llvm.parse(write_module(self.module))
        llvm.promote(module)
        return llvm.text_of(module)

    def answer_innermost(self, calls: list[tuple[Function, Call | Invoke]]) -> int:
        """Answer those requests whose functions hold no others; how many there were."""
        holders = {caller: None for caller, _ in calls}
        requests = [self._read(caller, call) for caller, call in calls]
        if any(r.caller in self.call_graph.reachable(r.target) for r in requests):
            self._keep_apart(holders)
        innermost: list[Request] = []
        for request in requests:
            inside = self.call_graph.reachable(request.target)
            if request.caller in inside and request.caller in holders:
                raise Failure(
                    "EZ0110", f"differentiating '{request.target.name}' needs this request itself", request.call
                )
            if not any(f in inside for f in holders):
                innermost.append(request)
        if not innermost:
            raise Failure("EZ0110", "these requests need each other", requests[0].call)
        self.is_inner = len(innermost) < len(requests)
        # The messages for the next level need lines, too.
        self.debug.wanted = self.options.debug or self.is_inner
        innermost += self._twins(requests, innermost)
        self._return_exceptions([r.target for r in innermost])
        # The callers' bodies are rewritten; everything else that is read becomes the engine's working copy.
        for request in innermost:
            request.caller.changed = True
        self.normalizer.is_inner = self.is_inner
        self.normalizer.reachable([r.target for r in innermost])
        reached = dict.fromkeys(f for r in innermost for f in self.call_graph.reachable(r.target) if f.defined)
        check_aliases(self.module, reached)
        self.replayed = {r.target: None for r in requests if r.entry is Entry.FORWARD_SPLIT}
        self.effects = ProgramEffects(self.module)
        self.analyses = Analyses(self.module, self.rules, self.effects, self.normalizer)
        self.given_globals.begin(r.target for r in innermost)
        for request in innermost:
            # Read again: what was passed may have been another request's result, and is the answer's by now.
            answer(self, self._read(request.caller, request.call))
            self.write_pending()
        bits = ComputedBits(self.analyses)
        for context in self.analyses.roots:
            bits.check(context)
        began = time.perf_counter()
        self.audit()
        self.audited = time.perf_counter() - began
        derivatives = [d.function for d in self.registry.known.values()]
        settle_nounwind(derivatives)
        if self.options.strip_attributes and self.is_inner:
            strip_functions(derivatives, again=True)
        merge_alike(self.module, derivatives)
        return len(innermost)

    def _return_exceptions(self, targets: list[Function]) -> None:
        """Where exceptions are caught in what `targets` reach, they are returned by what is called there."""
        pointers = self.normalizer.code_pointers
        returned = ReturnedExceptions(self.module, self.rules, pointers, self.stand_ins)
        if returned.catch(dict.fromkeys(f for target in targets for f in self.call_graph.reachable(target))):
            self.call_graph.forget()

    def _twins(self, requests: list[Request], innermost: list[Request]) -> list[Request]:
        """Requests that are checked, of the twins of functions that are differentiated themselves."""
        later = [r.target for r in requests if not any(r is one for one in innermost)]
        checked = {r.caller: None for r in innermost if self.is_checked(r)}
        found: list[Request] = []
        for caller in checked:
            if any(caller in self.call_graph.reachable(target) for target in later):
                twin = make_twin(self.module, caller)
                for instruction in twin.instructions():
                    target = instruction.target if isinstance(instruction, (Call, Invoke)) else None
                    if isinstance(instruction, (Call, Invoke)) and target is not None:
                        held = [r for r in innermost if r.caller is caller and r.call.target is target]
                        if held:
                            found.append(self._read(twin, instruction))
                self.unchecked[caller] = None
        return found

    def _read(self, caller: Function, call: Call | Invoke) -> Request:
        request = read_request(caller, call)
        request.flags.update(dict.fromkeys(self.options.markers))
        return request

    def context_number(self, context: Context) -> int:
        """Contexts are large; the auditor knows them by their numbers."""
        return self._contexts.setdefault(context, len(self._contexts))

    def audit(self) -> None:
        """Have what was written looked at by the auditor. Raises Failure EZ0304."""
        replayed = {f: None for target in self.replayed for f in self.call_graph.reachable(target)}
        records = self.records
        ends = ends_of_ways(records)
        parts = (
            [[r for r in records if (r.ends is None) is forward] for forward in (False, True)] if ends else [records]
        )
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
        self.too_large = 0
        auditor: Auditor | None = None
        for part in filter(None, parts):
            stops = ends if part[0].ends is not None else {}
            auditor = Auditor(self.module, self.rules, self._returns, replayed, stops, auditor)
            for finding in auditor.findings(roots, part):
                raise auditor.failure(finding)
            self.too_large = max(self.too_large, len(auditor.given_up))

    def _returns(self, function: Function) -> Callable[[Block], bool]:
        return self.normalizer.normal(function).flow.returns

    def _keep_apart(self, holders: dict[Function, None]) -> None:
        """A function whose derivative is asked for seems to need that request itself. Where only a pointer says so,
        which may lead to any function of its type, it is taken not to lead to one that holds requests. Should it do so
        when the program runs, that ends with a message."""
        pointers = self.normalizer.code_pointers
        every = [f for functions in pointers.by_type.values() for f in functions]
        pointers.excluded = dict.fromkeys(every)
        self.call_graph.forget()
        pointers.excluded = {f: None for f in every if any(h in holders for h in self.call_graph.reachable(f))}
        self.call_graph.forget()

    def write_pending(self) -> None:
        """Write the bodies of all derivative functions asked for so far."""
        while self.registry.pending:
            derivative = self.registry.pending.popleft()
            if derivative.key.mode is Mode.TANGENT:
                Tangent(self, derivative).run()
            elif derivative.key.mode is Mode.REPLAY:
                Replayer(self, derivative).run()
            elif derivative.key.mode is Mode.ESTIMATE:
                Estimate(self, derivative).run()
            else:
                Adjoint(self, derivative).run()
            functions = [derivative.function]
            if derivative.key.mode is Mode.AUGMENTED:
                functions.append(self.registry.known[partner(derivative.key, Mode.REVERSE)].function)
            if self.options.verify:
                self._verify(functions)
            for half in functions if derivative.key.split else ():
                if sum(len(b.instructions) for b in half.blocks) > LARGE:
                    half.attributes["noinline"] = ""

    @staticmethod
    def _verify(functions: list[Function]) -> None:
        for function in functions:
            problems = verify_function(function)
            if problems:
                raise AssertionError(f"{function.name}: {problems[:5]}")

    # Derivative functions

    def derivative(self, key: Key) -> Derivative:
        """The derivative function for `key`."""
        known = self.registry.known.get(key)
        if known is not None:
            return known
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
        if request.caller in self.unchecked:
            return False
        return self.options.check is not None or CHECKED in request.caller.attributes

    def is_led_to(self, request: Request) -> bool:
        """Whether globals that a request's function reaches may lead to what its arguments lead to."""
        reached = self.analyses.types.summary(request.target).globals
        if not any(not g.constant and carries_pointer(g.value_type) for g, *_ in reached):
            return False
        given = zip(request.arguments, request.activities, strict=True)
        objects = [v for v, a in given if a.shadowed and isinstance(v.type, ty.PointerType)]
        return any(is_led_to(self.analyses.taken, v, request.caller) for v in objects)

    def is_given_out(self, request: Request) -> bool:
        """Whether unseen code has the addresses of what a request's arguments lead to."""
        given = zip(request.arguments, request.activities, strict=True)
        objects = [v for v, a in given if a.shadowed and isinstance(v.type, ty.PointerType)]
        return any(is_given_out(self.analyses.taken, v, request.call) for v in objects)
