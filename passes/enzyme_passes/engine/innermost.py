# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The first half of a level: which of its requests are answered, and what they reach in normal form.

    requests of a module -> those that hold no others, twins of checked callers -> exceptions returned -> normal form

A request is innermost if nothing its function can reach holds another one. Derivatives are written by the second half
(session.py); nothing is analysed or written before all of this is done.
"""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_passes.analysis.control_flow.open_calls import Name
from enzyme_passes.checking.sites import CHECKED
from enzyme_passes.checking.twins import make_twin
from enzyme_passes.engine.call_graph import CallGraph
from enzyme_passes.engine.options import EngineOptions
from enzyme_passes.engine.unknown_plans import check_plans
from enzyme_passes.ir.call_targets import CodePointers
from enzyme_passes.ir.instructions import Call, Invoke
from enzyme_passes.ir.values import Function, Module
from enzyme_passes.ir.writer import write_module
from enzyme_passes.languages.variable_aliases import check_aliases
from enzyme_passes.library import openmp
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.normalize.eigen_products import put_stand_ins
from enzyme_passes.normalize.function_managers import end_managers
from enzyme_passes.normalize.messages import open_messages
from enzyme_passes.normalize.normal_form import Normalizer
from enzyme_passes.normalize.parallel_regions import open_regions
from enzyme_passes.normalize.published_copies import open_published_copies
from enzyme_passes.normalize.reducible import make_reducible
from enzyme_passes.normalize.returned_exceptions import ReturnedExceptions
from enzyme_passes.normalize.snapshots import make_snapshots
from enzyme_passes.normalize.tasks import open_tasks
from enzyme_passes.normalize.threads import open_threads
from enzyme_passes.normalize.versions import make_versions
from enzyme_passes.requests.reader import read_request
from enzyme_passes.requests.request import Entry, Request
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.parallel_regions import close_regions


@dataclass(frozen=True, slots=True)
class Innermost:
    """The requests that a level answers.

    `is_inner`: whether their derivatives are differentiated themselves. `unchecked`: callers whose twins are checked in
    their place. `replayed`: the functions that `__enzyme_fwdsplit` is about. `stand_ins`: functions that are read from
    simpler bodies.
    """

    requests: list[Request]
    is_inner: bool
    normalizer: Normalizer
    call_graph: CallGraph
    stand_ins: dict[Function, None]
    unchecked: dict[Function, None]
    replayed: dict[Function, None]


class Preparation:
    """Prepares one module."""

    def __init__(
        self,
        module: Module,
        rules: RuleTable,
        options: EngineOptions,
        ended: Mapping[Name, None],
    ) -> None:
        """`ended`: calls through pointers that are ends of the program (control_flow/open_calls.py)."""
        self.module = module
        self.rules = rules
        self.options = options
        self.ended = ended
        self.pointers = CodePointers(module)
        self.stand_ins = put_stand_ins(module)
        open_regions(module)
        open_published_copies(module)
        open_tasks(module)
        open_threads(module)
        end_managers(module)
        self.call_graph = CallGraph(self.pointers)

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
        close_regions(self.module)
        return self._promoted()

    def _promoted(self) -> str:
        """The module's text with its variables in registers."""
        module = llvm.parse(write_module(self.module))
        llvm.promote(module)
        return llvm.text_of(module)

    def with_versions(self, calls: list[tuple[Function, Call | Invoke]]) -> str | None:
        """The module's text with two versions of loops that would keep too much; None if there are none."""
        if self.stand_ins or any(map(openmp.is_of_team, self.module.functions)):
            return None
        reached: dict[Function, None] = {}
        combined: dict[Function, None] = {}
        holders = {caller: None for caller, _ in calls}
        is_inner = False
        for request in (read_request(caller, call) for caller, call in calls):
            found = self.call_graph.reachable(request.target)
            is_inner = is_inner or any(f in holders for f in found)
            if not request.entry.forward:
                if not request.entry.split:
                    combined[request.target] = None
                reached.update((f, None) for f in found if f.defined)
        # Where derivatives are differentiated again, no copies are made of arrays.
        makers = (make_versions,) if is_inner else (make_versions, make_snapshots)
        made = [make(list(reached), combined, self.module) for make in makers]
        if all(variables is None for variables in made):
            return None
        close_regions(self.module)
        return self._promoted() if any(made) else write_module(self.module)

    def innermost(self, calls: list[tuple[Function, Call | Invoke]]) -> Innermost:
        """Those requests whose functions hold no others. Raises Failure where there are none."""
        holders = {caller: None for caller, _ in calls}
        requests = [read_with_markers(caller, call, self.options) for caller, call in calls]
        if any(r.caller in self.call_graph.reachable(r.target) for r in requests):
            self._keep_apart(holders)
        answered = self._without_inner_requests(requests, holders)
        is_inner = len(answered) < len(requests)
        unchecked, twins = self._twins(requests, answered)
        answered += twins
        targets = [r.target for r in answered]
        if open_messages(self.module, dict.fromkeys(f for t in targets for f in self.call_graph.reachable(t))):
            self.call_graph.forget()
        self._return_exceptions(targets)
        # The callers' bodies are rewritten; everything else that is read becomes the engine's working copy.
        for request in answered:
            request.caller.changed = True
        normalizer = Normalizer(self.module, self.rules, self.pointers, self.ended, is_inner=is_inner)
        normalizer.reachable(targets)
        check_plans(self.module, self.call_graph, targets)
        check_aliases(self.module, dict.fromkeys(f for t in targets for f in self.call_graph.reachable(t) if f.defined))
        replayed = {r.target: None for r in requests if r.entry is Entry.FORWARD_SPLIT}
        return Innermost(answered, is_inner, normalizer, self.call_graph, self.stand_ins, unchecked, replayed)

    def _without_inner_requests(self, requests: list[Request], holders: dict[Function, None]) -> list[Request]:
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
        return innermost

    def _return_exceptions(self, targets: list[Function]) -> None:
        """Where exceptions are caught in what `targets` reach, they are returned by what is called there."""
        returned = ReturnedExceptions(self.module, self.rules, self.pointers, self.stand_ins)
        if returned.catch(dict.fromkeys(f for target in targets for f in self.call_graph.reachable(target))):
            self.call_graph.forget()

    def _twins(self, requests: list[Request], innermost: list[Request]) -> tuple[dict[Function, None], list[Request]]:
        """Callers that are differentiated themselves, and the requests of their twins, which are checked."""
        later = [r.target for r in requests if not any(r is one for one in innermost)]
        checked = {r.caller: None for r in innermost if wants_check(r, self.options)}
        found: list[Request] = []
        unchecked: dict[Function, None] = {}
        for caller in checked:
            if any(caller in self.call_graph.reachable(target) for target in later):
                twin = make_twin(self.module, caller)
                for instruction in twin.instructions():
                    target = instruction.target if isinstance(instruction, (Call, Invoke)) else None
                    if isinstance(instruction, (Call, Invoke)) and target is not None:
                        held = [r for r in innermost if r.caller is caller and r.call.target is target]
                        if held:
                            found.append(read_with_markers(twin, instruction, self.options))
                unchecked[caller] = None
        return unchecked, found

    def _keep_apart(self, holders: dict[Function, None]) -> None:
        """A function whose derivative is asked for seems to need that request itself. Where only a pointer says so,
        which may lead to any function of its type, it is taken not to lead to one that holds requests. Should it do so
        when the program runs, that ends with a message."""
        pointers = self.pointers
        every = [f for functions in pointers.by_type.values() for f in functions]
        pointers.excluded = dict.fromkeys(every)
        self.call_graph.forget()
        pointers.excluded = {f: None for f in every if any(h in holders for h in self.call_graph.reachable(f))}
        self.call_graph.forget()


def read_with_markers(caller: Function, call: Call | Invoke, options: EngineOptions) -> Request:
    """A request, with the markers that every request has."""
    request = read_request(caller, call)
    request.flags.update(dict.fromkeys(options.markers))
    return request


def wants_check(request: Request, options: EngineOptions) -> bool:
    """Whether the program is to check the derivative as it runs."""
    return options.check is not None or CHECKED in request.caller.attributes
