# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls in reverse mode: what each does in the forward sweep and in the reverse one.

inactive          copied; nothing in reverse
math rule         copied; the partials, by the rule table
memory            allocation, release, copies: their shadows forward, their floats in reverse (memory_calls.py)
custom rule       the user's augmented function forward, the user's gradient in reverse (custom_rules.py)
repeated          copied; the whole derivative in reverse: a callee that writes nothing, reading what stays as it is
split             the augmented half forward, whose frame is kept, and the reverse half with it in reverse
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

from enzyme_passes.analysis.context import Context
from enzyme_passes.analysis.memory.summaries import WRITE, WRITE_DEEP
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import zero
from enzyme_passes.ir.instructions import Alloca, Call
from enzyme_passes.ir.values import Constant, Function, Value
from enzyme_passes.library import c as library
from enzyme_passes.library import threads
from enzyme_passes.normalize.parallel_regions import WISHED, is_region
from enzyme_passes.normalize.tasks import is_task
from enzyme_passes.normalize.threads import starts_thread
from enzyme_passes.support.dataclasses import replace
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.adjoint.custom_rules import CustomRule, custom_rule
from enzyme_passes.synthesis.adjoint.memory_calls import MemoryCalls
from enzyme_passes.synthesis.adjoint.messages import ReverseMessage, reverse_message
from enzyme_passes.synthesis.adjoint.operations import ReverseOperation, reverse_operation
from enzyme_passes.synthesis.registry import Derivative, Mode
from enzyme_passes.synthesis.shadow.calls import Decision, SweepCalls, Way, callee_name
from enzyme_passes.synthesis.shadow.float_bits import reinterpret
from enzyme_passes.synthesis.shadow.parallel_regions import Forks, of_threads
from enzyme_passes.synthesis.shadow.tasks import Tasks
from enzyme_passes.synthesis.shadow.threads import Threads
from enzyme_passes.tape.planner import FRAME

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.function import Adjoint
    from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse


class Calls(SweepCalls):
    """Differentiates the calls of one function in reverse mode."""

    def __init__(self, adjoint: Adjoint) -> None:
        super().__init__(adjoint)
        self.adjoint = adjoint
        self.memory = MemoryCalls(adjoint)

    def custom(self, _call: Call, callee: Function) -> CustomRule | ReverseOperation | ReverseMessage | None:
        return custom_rule(self.session, callee) or reverse_operation(callee) or reverse_message(callee)

    def way_of_body(self, call: Call, callee: Function, context: Context) -> Way:
        runs_apart = starts_thread(call) or is_task(call)
        return Way.REPEATED if not runs_apart and self._may_repeat(call, callee, context) else Way.SPLIT

    def _may_repeat(self, call: Call, callee: Function, context: Context) -> bool:
        """Whether the callee can be differentiated wholly in the reverse sweep: nothing that it reads has changed by
        then, and running it once more changes nothing."""
        if context.result.shadowed or self.session.call_graph.is_recursive(callee):
            return False
        effects = self.session.effects.of(callee)
        return effects.pure and not effects.allocates and self.adjoint.memory.unchanged_after(call)

    def repeatable(self, call: Call) -> bool:
        """Whether a call's result can be computed again in the reverse sweep."""
        callee = call.callee
        if not isinstance(callee, Function) or call.type is ty.VOID:
            return False
        way = self.decide(call).way
        reads = any(isinstance(a.type, ty.PointerType) for a in call.arguments)
        if should_recompute(call):
            unchanged = not reads or self.adjoint.memory.unchanged_after(call)
            return way in (Way.INACTIVE, Way.RULE, Way.REPEATED) and unchanged
        if way not in (Way.INACTIVE, Way.RULE) or reads:
            return False
        if callee.defined:
            effects = self.session.effects.of(callee)
            return effects.pure and not effects.reads
        rule = self.rule(call)
        if rule is not None:
            return True
        known = library.find(callee.name)
        return (
            known is not None
            and not known.observable
            and known.allocates is None
            and not known.noreturn
            and not (known.reads_anything or known.writes_memory or known.returns_own)
        )

    def check_caught(self, call: Call, way: Way) -> None:
        """Half of a call cannot be reversed. One that changes nothing here can be left as if it had not happened."""
        if way not in (Way.SPLIT, Way.CUSTOM):
            return
        assert call.target is not None
        effects = self.session.effects.of(call.target)
        writes = any(effects.parameter(k) & (WRITE | WRITE_DEEP) for k in range(len(call.arguments)))
        if way is Way.CUSTOM or writes or effects.writes_unknown or effects.frees_unknown or effects.globals_written:
            raise Failure(
                "EZ0504",
                "an exception thrown by this call is caught in the differentiated function",
                call,
                notes=["what the call has written before it throws cannot be reversed"],
                helps=[
                    "let the exception leave the differentiated function",
                    "or declare the called function noexcept, if it never throws",
                ],
            )

    # Forward

    def differentiate(self, call: Call, decision: Decision) -> None:
        match decision.way:
            case Way.RULE | Way.REPEATED:
                self.adjoint.copy_plain_call(call)
            case Way.MEMORY:
                self.memory.forward(call)
            case Way.CUSTOM:
                assert isinstance(decision.custom, CustomRule | ReverseOperation | ReverseMessage)
                decision.custom.forward(self.adjoint, call)
            case _:
                assert decision.way is Way.SPLIT and decision.context is not None
                self._augmented(call, decision.context)

    def _augmented(self, call: Call, context: Context) -> None:
        adjoint = self.adjoint
        half = self._half(call, context, Mode.AUGMENTED)
        arguments = self._arguments(call, context, adjoint.value, adjoint.shadow)
        if starts_thread(call):
            if any(a.active for a in context.arguments):
                raise of_threads(call, "a number in the place of the address that a thread is given")
            halves = (half.function, self._half(call, context, Mode.REVERSE).function)
            own = [adjoint.value(a) for a in call.arguments]
            writer = Threads(adjoint.module, adjoint.builder)
            adjoint.frames[call] = writer.forward(halves, own, arguments, adjoint.tape)
            return
        if is_task(call):
            halves = (half.function, self._half(call, context, Mode.REVERSE).function)
            adjoint.frames[call] = Tasks(adjoint.module, adjoint.builder).forward(halves, arguments, adjoint.tape)
            return
        if is_region(call):
            forks = Forks(adjoint.module, adjoint.builder)
            wished = adjoint.value(call.arguments[WISHED])
            adjoint.frames[call] = forks.forward(half.function, arguments, wished, adjoint.tape)
            return
        made = adjoint.builder.call(half.function, [*arguments, adjoint.tape])
        at = 0
        if call.type is not ty.VOID:
            adjoint.values[call] = adjoint.builder.extract(made, 0)
            at = 1
        if context.result.shadowed:
            adjoint.shadows[call] = [adjoint.builder.extract(made, at + k) for k in range(adjoint.width)]
            at += adjoint.width
        elif adjoint.shadowed(call):
            adjoint.shadows[call] = [adjoint.missing_shadow(call, k) for k in range(adjoint.width)]
        adjoint.frames[call] = adjoint.builder.extract(made, at)

    def _half(self, call: Call, context: Context, mode: Mode) -> Derivative:
        overwritten = frozenset() if mode is Mode.COMBINED else self.adjoint.memory.clobbering_arguments_after(call)
        assert call.target is not None
        if mode is not Mode.COMBINED and self.session.call_graph.is_recursive(call.target):
            overwritten = frozenset(range(-1, len(call.arguments)))
        key = replace(
            self.adjoint.key,
            context=context,
            mode=mode,
            primal=mode is not Mode.COMBINED,
            overwritten=frozenset(overwritten),
            parallel=is_region(call) or is_task(call) or starts_thread(call) or self.adjoint.beside_threads(call),
        )
        made = self.session.derivative(key)
        if mode is not Mode.REVERSE:
            self.derivatives[call] = made
        return made

    def _arguments(
        self,
        call: Call,
        context: Context,
        value: Callable[[Value], Value],
        shadow: Callable[[Value, int], Value],
    ) -> list[Value]:
        found: list[Value] = []
        for argument, activity in zip(call.arguments, context.arguments, strict=True):
            found.append(value(argument))
            if activity.shadowed:
                found += [shadow(argument, k) for k in range(self.adjoint.width)]
        return found

    # Reverse

    def reverse(self, call: Call, reverse: Reverse) -> None:
        decision = self.decide(call)
        match decision.way:
            case (
                Way.DROPPED | Way.STACK_SAVE | Way.INACTIVE | Way.UNSEEN | Way.TAPE_HANDLE | Way.TAPE_MARK
                | Way.TAPE_DEFER | Way.TAPE_FREE | Way.DEMAND | Way.TELL | Way.END
            ):  # fmt: skip
                return
            case Way.ORDER if callee_name(call) in threads.UNDONE:
                Threads(self.adjoint.module, reverse.builder).undo(call, reverse.primal, reverse.tape)
            case Way.ORDER:
                Forks(self.adjoint.module, reverse.builder).undo(call, reverse.primal)
            case Way.BIRTH:
                self._reborn(call, reverse)
            case Way.RULE:
                reverse.rules.reverse(call)
            case Way.MEMORY:
                self.memory.reverse(call, reverse)
            case Way.CUSTOM:
                assert isinstance(decision.custom, CustomRule | ReverseOperation | ReverseMessage)
                pointers = [a for a in call.arguments if isinstance(a.type, ty.PointerType)]
                if any(self.adjoint.shadowed(v) and self.adjoint.is_of_threads(v, call) for v in pointers):
                    raise of_threads(call, "a gradient that adds to shadows by itself (the user's, or BLAS's)")
                decision.custom.reverse(reverse, call)
            case Way.REPEATED | Way.SPLIT:
                assert decision.context is not None
                self._reverse_derived(call, decision.context, decision.way, reverse)
            case _:
                assert_never(decision.way)

    def _reborn(self, call: Call, reverse: Reverse) -> None:
        """Before its birth a stack object was another iteration's: the shadow starts from zero again."""
        adjoint = self.adjoint
        alloca = call.arguments[-1]
        if not isinstance(alloca, Alloca) or not adjoint.is_static(alloca) or not adjoint.shadowed(alloca):
            return
        assert call.block is not None
        if adjoint.normal.loops.loop_of.get(call.block) is None or not adjoint.activity.memory_active(alloca):
            return
        if adjoint.types.pointee_has_pointer(alloca) is not False:
            return
        for k in range(adjoint.width):
            adjoint.clear(reverse.builder, reverse.shadow(alloca, k), reverse.builder.i64(adjoint.alloca_size(alloca)))

    def _reverse_derived(self, call: Call, context: Context, way: Way, reverse: Reverse) -> None:
        adjoint = self.adjoint
        if starts_thread(call):
            Threads(adjoint.module, reverse.builder).reverse(reverse.lookup((call, FRAME)))
            return
        if is_task(call):
            Tasks(adjoint.module, reverse.builder).reverse(reverse.lookup((call, FRAME)))
            return
        seeds: list[Value] = []
        derivative = self._half(call, context, Mode.REVERSE if way is Way.SPLIT else Mode.COMBINED)
        if context.result.active:
            type = self.session.seed_type(context)
            for k in range(adjoint.width):
                found = reverse.adjoints.take(call, k)
                seeds.append(zero(type) if found is None else reinterpret(reverse.builder, found, type))
        arguments = self._arguments(call, context, reverse.primal, reverse.shadow)
        frame = [reverse.lookup((call, FRAME))] if way is Way.SPLIT else []
        if is_region(call):
            forks = Forks(adjoint.module, reverse.builder)
            if frame:
                forks.reverse(derivative.function, arguments, frame[0], reverse.tape)
            else:
                forks.whole(derivative.function, arguments, reverse.primal(call.arguments[WISHED]), reverse.tape)
            return
        made = reverse.builder.call(derivative.function, [*arguments, *seeds, *frame, reverse.tape])
        at = 0
        for argument, activity in zip(call.arguments, context.arguments, strict=True):
            if activity.active:
                for k in range(adjoint.width):
                    if not isinstance(argument, Constant):
                        reverse.adjoints.add(argument, k, reverse.builder.extract(made, at))
                    at += 1


def should_recompute(call: Call) -> bool:
    """Whether the user wants the result computed again rather than kept, and answers for that being possible."""
    return call.target is not None and "enzyme_shouldrecompute" in call.target.attributes
