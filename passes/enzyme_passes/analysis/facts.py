# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""All that is known of a function in one context, made when asked for.

The order in which analyses ask each other: types of callees (summaries, bottom-up), flow of callees (summaries,
bottom-up, recursive groups until nothing changes), then, for each context, types and activity. The context of a callee
follows from its caller's facts alone, so that recursion ends where a context comes again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import and_
from typing import Final, Protocol, final

from enzyme_passes.analysis.activity.activity import ActivityFacts, bare_memory, given_memory, given_side
from enzyme_passes.analysis.activity.calls import CallEntry
from enzyme_passes.analysis.activity.channel_checks import Crossings
from enzyme_passes.analysis.activity.channels import Outside
from enzyme_passes.analysis.activity.unknown_copies import unknown_copies
from enzyme_passes.analysis.activity.value_flow import ENDS, FlowSummary, Side, ValueFlow
from enzyme_passes.analysis.context import Activity, Context, TypeSignature
from enzyme_passes.analysis.control_flow.components import components
from enzyme_passes.analysis.initial_memory.pointers import Taken
from enzyme_passes.analysis.memory.effects import ProgramEffects
from enzyme_passes.analysis.types.heap.signatures import Description
from enzyme_passes.analysis.types.inference import TypeAnalysis, TypeFacts
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias, returns_twice
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Argument, Block, Function, GlobalVariable, Module
from enzyme_passes.library import channels
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.dataclasses import replace
from enzyme_passes.support.diagnostics import Failure

MOST_CONTEXTS: Final = 24  # of one function; more means that recursion tells more and more
MOST_ROUNDS: Final = 20  # of the fixpoint of a recursive group


class Flow(Protocol):
    @property
    def order(self) -> Sequence[Block]: ...

    def returns(self, block: Block) -> bool: ...


class NormalForm(Protocol):
    @property
    def flow(self) -> Flow: ...


class Normalizer(Protocol):
    """Who brings functions into the form that is analysed: normalize/normal_form.py."""

    def normal(self, function: Function) -> NormalForm: ...

    def goes_on_after_exceptions(self) -> bool: ...


Summaries = Callable[[Function], FlowSummary]
Widened = Callable[[TypeSignature], TypeSignature]


@final
class Facts:
    """Types and activity of one function in one context, and the contexts of the functions it calls."""

    def __init__(
        self,
        context: Context,
        types: TypeFacts,
        activity: ActivityFacts,
        settle: Callable[[Context, Widened], Context],
        summary: Summaries,
    ) -> None:
        self.context = context
        self.types = types
        self.activity = activity
        self.checks: object = None  # what the sweeps ask of both (synthesis/shadow/type_checks.py)
        self._settle = settle
        self._summary = summary
        self._callees: dict[Call, Context] = {}
        self._told: dict[Call, Description] = {}

    def may_end(self, callee: Function) -> bool:
        """Whether a derivative would go through unseen code that a function calls, so that the program ends there."""
        if not self.activity.ends or not callee.defined:
            return False
        ports = (port for flow in self._summary(callee).flows for side in flow for port in side)
        return any(index in ENDS for _, index in ports)

    def callee_context(self, call: Call) -> Context:
        """What the function that `call` names is differentiated under. It has a body."""
        known = self._callees.get(call)
        if known is None:
            known = self._callees[call] = self._callee_context(call)
        return known

    def told(self, call: Call) -> Description:
        """What the function that `call` names is told by this one, and the cells here that it is told of."""
        known = self._told.get(call)
        if known is None:
            callee = resolve_alias(call.callee)
            assert isinstance(callee, Function)
            activity = self.activity
            known = self.types.tell(call, callee, activity.cell_active, activity.cell_bare)
            self._told[call] = known
        return known

    def _callee_context(self, call: Call) -> Context:
        activity = self.activity
        callee = resolve_alias(call.callee)
        assert isinstance(callee, Function) and callee.defined, call
        told = self.told(call).signature
        fixed = call.arguments[: len(callee.arguments)]  # nobody follows variable ones
        arguments = tuple(activity.call_argument(a) for a in fixed)
        runtime_activity = self.context.runtime_activity or any(
            a.shadowed and activity.may_be_inactive(v) for v, a in zip(fixed, arguments, strict=True)
        )
        traced = tuple(
            k
            for k, (a, v) in enumerate(zip(arguments, fixed, strict=True))
            if isinstance(v.type, ty.PointerType)
            and not a.shadowed
            and activity.is_traced(v)
            and self.types.leads_to_others(v)
        )
        raw = Context(
            callee,
            arguments,
            activity.call_result(call),
            told,
            runtime_activity,
            traced=traced if traced and self.types.may_read_untold(callee) else (),
            ends=self.may_end(callee),
        )
        return self._settle(raw, lambda summary: self._widened(call, callee, summary))

    def _widened(self, call: Call, callee: Function, summary: TypeSignature) -> TypeSignature:
        """What the callee says of itself, with nothing of the caller's but what is active."""
        flags = [(False, False)] * len(summary.nodes)
        for k, (_, cell) in enumerate(self.types.cells_of_call(call, callee)):
            flags[k] = (self.activity.cell_active(cell), self.activity.cell_bare(cell))
        nodes = tuple(
            replace(shape, active=active, bare=bare, exposed=True)
            for shape, (active, bare) in zip(summary.nodes, flags, strict=True)
        )
        return replace(summary, nodes=nodes, halves=self.types.any_halves(callee, summary))


@final
class Analyses:
    """The analyses of one module, for all contexts of its functions."""

    def __init__(self, module: Module, rules: RuleTable, effects: ProgramEffects, normalizer: Normalizer) -> None:
        self.module = module
        self.rules = rules
        self.effects = effects
        self.normalizer = normalizer
        self.taken = Taken(module, effects)
        self.types = TypeAnalysis(module, lambda function: normalizer.normal(function).flow.order)
        self.roots: dict[Context, None] = {}  # the contexts that requests name
        self._facts: dict[Context, Facts] = {}
        self._settled: dict[Context, tuple[TypeFacts, dict[int, None], dict[int, None]]] = {}
        self._raw: dict[Context, Context] = {}  # as a caller told it -> as it is known
        self._counts: dict[Function, int] = {}
        self._flows: dict[Function, FlowSummary] = {}
        self._sides: dict[GlobalVariable, Side] = {}
        self._goes_on: bool | None = None
        self._text = any(channels.follows_text(f.name) for f in module.functions.values() if not f.defined)

    def root_context(
        self,
        function: Function,
        activities: tuple[Activity, ...],
        result_activity: Activity,
        runtime_activity: bool = False,
        led_to: bool = False,
        given_out: bool = False,
        same: tuple[tuple[int, GlobalVariable, int], ...] = (),
    ) -> Context:
        """The context of a function that a request names: nothing is known of its arguments but what the user says,
        which of them are (`same`) bytes of globals that the function also uses by name, and whether globals may lead to
        them."""
        types = TypeSignature(same=same) if same else TypeSignature()
        context = Context(function, activities, result_activity, types, runtime_activity, led_to, given_out)
        self.roots[context] = None
        return context

    def facts(self, context: Context) -> Facts:
        """Types and activity in a context."""
        known = self._facts.get(context)
        if known is None:
            settled = self._settled.get(context)
            if settled is None:
                types = self.types.solve(context.function, context.types)
                settled = (types, given_memory(context, types), bare_memory(context, types))
            types, given, bare = settled
            graph = self._graph(types, context, self.flow)
            activity = ActivityFacts(context, graph, given, bare)
            Crossings(graph, activity, self._open_graph).check()
            _check_jumps(context.function, activity)
            known = self._facts[context] = Facts(context, types, activity, self._settle, self.flow)
        return known

    def _settle(self, context: Context, widened: Widened) -> Context:
        """One context for all that a callee's body makes the same of, whatever its callers know."""
        known = self._raw.get(context)
        if known is not None:
            return known
        function = context.function
        count = self._counts[function] = self._counts.get(function, 0) + 1
        told = context
        if count > MOST_CONTEXTS:
            told = replace(context, types=widened(self.types.summary(function)))
        types = self.types.solve(function, told.types)
        given, bare = given_memory(told, types), bare_memory(told, types)
        described = types.describe(lambda cell: types.family(cell) in given, lambda cell: types.family(cell) in bare)
        settled = replace(told, types=described)
        self._settled.setdefault(settled, (types, given, bare))
        self._raw[context] = settled
        return settled

    # What is known of functions by themselves

    def known_flows(self) -> dict[Function, FlowSummary]:
        """What was found so far; not to be changed."""
        return self._flows

    def assume(self, function: Function, types: TypeSignature, flow: FlowSummary | None) -> None:
        """Take a function to be what analyses of the same function found."""
        self.types.assume(function, types)
        if flow is not None:
            self._flows[function] = flow

    # Flow, bottom-up

    def flow(self, function: Function) -> FlowSummary:
        """What a function does with float data, for its callers."""
        known = self._flows.get(function)
        if known is None:
            for group in components(function, self.types.callees, self._flows.__contains__):
                self._solve_group(group)
            known = self._flows[function]
        return known

    def _solve_group(self, group: list[Function]) -> None:
        """Functions that call each other start from doing nothing, and are asked again until nothing changes."""
        known = {f: FlowSummary() for f in group}

        def summary(function: Function) -> FlowSummary:
            return known[function] if function in known else self.flow(function)

        for _ in range(MOST_ROUNDS if len(group) > 1 else 1):
            before = dict(known)
            for function in group:
                known[function] = self._summarize(function, summary)
            if before == known:
                break
        self._flows.update(known)

    def _summarize(self, function: Function, summary: Summaries) -> FlowSummary:
        if not function.defined:
            return FlowSummary()
        signature = self.types.summary(function)
        types = self.types.solve(function, signature)
        graph = self._graph(types, None, summary)
        nodes = zip(signature.nodes, types.cells_of_signature(), strict=True)
        return graph.summary(nodes, unknown_copies(types, summary).copies)

    def _open_graph(self, function: Function) -> ValueFlow:
        """The graph that a function's summary was made from, to look up where in it something happens."""
        types = self.types.solve(function, self.types.summary(function))
        return self._graph(types, None, self.flow)

    def _comes_back(self, function: Function) -> Callable[[Block], bool]:
        """Which blocks of a function can come to its end. If someone goes on after an exception, all count: what was
        done before it was thrown may be seen then."""
        if self._goes_on is None:
            self._goes_on = self.normalizer.goes_on_after_exceptions()
        return (lambda _: True) if self._goes_on else self.normalizer.normal(function).flow.returns

    def _side(self, context: Context | None, value: Argument | GlobalVariable) -> Side:
        """How a value is come by; of globals, which have long initializers, that is the same in all contexts."""
        if isinstance(value, Argument):
            return given_side(context, value)
        known = self._sides.get(value)
        if known is None:
            known = self._sides[value] = given_side(None, value)
        return known

    def _graph(self, types: TypeFacts, context: Context | None, summary: Summaries) -> ValueFlow:
        graph = ValueFlow(types, lambda value: self._side(context, value), open=context is None, text=self._text)
        graph.memory_classes.apply(unknown_copies(types, summary))
        comes_back = self._comes_back(types.function)
        calls = CallEntry(graph, self.effects, summary, lambda name: self.rules.find(name) is not None, comes_back)
        graph.find_sides(calls.result)
        graph.enter(calls.enter)
        calls.finish()
        led_to = context is not None and context.led_to
        graph.join_outside(self.taken.is_taken, arguments=led_to, aliased=self.taken.is_aliased)
        if context is not None and context.given_out:
            Outside(graph).tie_arguments()
        return graph


def _check_jumps(function: Function, activity: ActivityFacts) -> None:
    """What is done before a jump comes from where the function does not return, and so it would be done once only."""
    for call in function.instructions():
        if isinstance(call, Call) and returns_twice(call) and any(map(and_, activity.varied, activity.useful)):
            raise jump(call)


def jump(call: Call) -> Failure:
    """EZ0501, of a `setjmp`."""
    name = call.target.name if call.target is not None else "setjmp"
    return Failure(
        "EZ0501", f"'{name}' in a differentiated function", call, notes=["the way back through a jump is not known"]
    )
