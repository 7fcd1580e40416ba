# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls in forward mode: the call, and beside it what makes the tangents of its results.

A function with a body is called in its tangent version, which returns both; one with a rule is called as it is, and the
tangents are sums of partials times tangents; memory is made, moved and released twice, the shadow like the primal.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, assert_never

from enzyme_passes.analysis.context import Activity, Context
from enzyme_passes.attributes.emitted import adjoint_flags
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import poison, zero
from enzyme_passes.ir.call_targets import copy_name
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.library.facts import LibraryFunction
from enzyme_passes.normalize.parallel_regions import WISHED, is_region
from enzyme_passes.normalize.tasks import is_task
from enzyme_passes.normalize.threads import starts_thread
from enzyme_passes.rules.binding import Binding, Place, Slot, element_address
from enzyme_passes.rules.expression import Expression, emit_product, needs
from enzyme_passes.rules.rule import Kind, Rule
from enzyme_passes.support.dataclasses import replace
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.rule_emitter import IrEmitter
from enzyme_passes.synthesis.shadow.allocators import Reallocation
from enzyme_passes.synthesis.shadow.calls import Decision, SweepCalls, Way
from enzyme_passes.synthesis.shadow.copying import copy_pointers, zero_floats
from enzyme_passes.synthesis.shadow.memory_calls import SweepMemory
from enzyme_passes.synthesis.shadow.parallel_regions import Forks
from enzyme_passes.synthesis.shadow.runtime_activity import guarded_place, guarded_size
from enzyme_passes.synthesis.shadow.tasks import Tasks
from enzyme_passes.synthesis.shadow.threads import Threads
from enzyme_passes.synthesis.shadow.vector_elements import element_of, with_element
from enzyme_passes.synthesis.tangent.custom_rules import ForwardRule, forward_rule
from enzyme_passes.synthesis.tangent.messages import ForwardAdjoint, ForwardMessage, forward_message
from enzyme_passes.synthesis.tangent.operations import ForwardOperation, forward_operation
from enzyme_passes.tape.abi import MARK, RELEASE

if TYPE_CHECKING:
    from enzyme_passes.synthesis.tangent.function import Tangent


SHRINKING = ("llvm.stacksave", "llvm.stackrestore", MARK, RELEASE)


class TangentCalls(SweepCalls):
    """The calls of one function in forward mode."""

    absent = "forward mode derivative"
    registered = "derivative"

    def __init__(self, tangent: Tangent) -> None:
        super().__init__(tangent)
        self.tangent = tangent
        self.memory = TangentMemory(tangent)

    def custom(
        self, call: Call, callee: Function
    ) -> ForwardRule | ForwardOperation | ForwardMessage | ForwardAdjoint | None:
        return forward_rule(self.session, callee, call) or forward_operation(callee) or forward_message(callee)

    def way_of_body(self, _call: Call, _callee: Function, _context: Context) -> Way:
        return Way.SPLIT

    def forward(self, call: Call) -> None:
        """Forward mode comes back to nothing: the stack and an inner derivative's tape shrink where the primal's do."""
        target = call.target
        if target is not None and target.name.startswith(SHRINKING):
            self.tangent.copy_plain_call(call)
        else:
            super().forward(call)

    def differentiate(self, call: Call, decision: Decision) -> None:
        match decision.way:
            case Way.MEMORY:
                self.memory.forward(call)
            case Way.RULE:
                self._by_rule(call)
            case Way.CUSTOM if isinstance(decision.custom, ForwardOperation | ForwardMessage | ForwardAdjoint):
                decision.custom.forward(self.tangent, call)
            case Way.CUSTOM:
                assert isinstance(decision.custom, ForwardRule)
                self._by_user(call, decision.custom)
            case _:
                assert decision.context is not None
                self._by_body(call, decision.context)

    # Functions with a body

    def _by_body(self, call: Call, context: Context) -> None:
        tangent, b = self.tangent, self.tangent.builder
        parallel = is_region(call) or is_task(call) or starts_thread(call) or tangent.beside_threads(call)
        derivative = self.session.derivative(replace(tangent.key, context=context, primal=True, parallel=parallel))
        self.derivatives[call] = derivative
        arguments: list[Value] = []
        for argument, activity in zip(call.arguments, context.arguments, strict=True):
            arguments.append(tangent.value(argument))
            if activity is not Activity.CONST:
                arguments += [tangent.shadow(argument, k) for k in range(tangent.width)]
        if starts_thread(call):
            own = [tangent.value(a) for a in call.arguments]
            Threads(tangent.module, b).whole(derivative.function, own, arguments, tangent.tape)
            return
        if is_task(call):
            Tasks(tangent.module, b).whole(derivative.function, arguments, tangent.tape)
            return
        if is_region(call):
            wished = tangent.value(call.arguments[WISHED])
            Forks(tangent.module, b).whole(derivative.function, arguments, wished, tangent.tape)
            return
        made = b.call(derivative.function, [*arguments, tangent.tape])
        if call.type is ty.VOID:
            return
        tangent.values[call] = b.extract(made, 0)
        if context.result is not Activity.CONST:
            tangent.shadows[call] = [b.extract(made, 1 + k) for k in range(tangent.width)]

    # The user's derivatives

    def _by_user(self, call: Call, rule: ForwardRule) -> None:
        tangent = self.tangent
        primal, shadows = rule.call(tangent, call)
        if primal is not None:
            tangent.values[call] = primal
            tangent.shadows[call] = shadows

    # Rules

    def _by_rule(self, call: Call) -> None:
        tangent = self.tangent
        found = self.rule(call)
        assert found is not None
        rule, binding = found
        tangent.copy_plain_call(call)
        if binding is None:
            tangent.shadows[call] = [self._reduction(call, rule, k) for k in range(tangent.width)]
            return
        made = [self._formula(call, rule, binding, k) for k in range(tangent.width)]
        if call.type is not ty.VOID and tangent.shadowed(call):
            tangent.shadows[call] = made

    def _formula(self, call: Call, rule: Rule, binding: Binding, k: int) -> Value:
        """Store the tangents of the outputs in memory; the tangent of the result is returned."""
        tangent, b = self.tangent, self.tangent.builder
        given = [None if slot is None else self._tangent_of(call, slot, k) for slot in binding.inputs]
        terms: list[tuple[int, int, Expression]] = []
        for o in range(len(binding.outputs)):
            for i, t in enumerate(given):
                partial = rule.jacobian[o][i]
                if t is not None and partial is not None:
                    terms.append((o, i, partial))
        need = needs(*(p for _, _, p in terms))
        arguments = [
            self._input(call, slot) if slot is not None and i in need.arguments else None
            for i, slot in enumerate(binding.inputs)
        ]
        outs = [self._output(call, slot) if o in need.outputs else None for o, slot in enumerate(binding.outputs)]
        sums: dict[int, Value] = {}
        memo: dict[Expression, Value] = {}
        for o, i, partial in terms:
            t = given[i]
            assert t is not None
            emitter = IrEmitter(self.session.rules, b, t.type, rule.suffix, adjoint_flags(call))
            share = emit_product(partial, emitter, t, arguments, *outs, guard=tangent.key.strong_zero, memo=memo)
            share = tangent.term(share)
            sums[o] = share if o not in sums else b.fadd(sums[o], share)
        result: Value = poison(call.type) if call.type is ty.VOID else zero(call.type)
        for o, (output, slot) in enumerate(zip(rule.outputs, binding.outputs, strict=True)):
            if output.kind in (Kind.INTEGER, Kind.INTEGER_POINTER):
                continue
            made = sums.get(o, zero(slot.type))
            if o in sums:
                made = tangent.settled(call, made, functools.partial(self._output, call, slot))
            match slot.place:
                case Place.WHOLE:
                    result = made
                case Place.ELEMENT:
                    result = with_element(b, result, made, slot.index)
                case Place.MEMORY:
                    assert slot.operand is not None
                    pointer = call.arguments[slot.operand]
                    if tangent.activity.memory_active(pointer):
                        b.store(made, element_address(b, self._place(pointer, k, slot), slot), align=1)
                case _:
                    assert_never(slot.place)
        return result

    def _place(self, pointer: Value, k: int, slot: Slot) -> Value:
        tangent = self.tangent
        shadow = tangent.shadow(pointer, k)
        if not tangent.guarded(pointer):
            return shadow
        type = ty.array(slot.index + 1, slot.type)
        return guarded_place(tangent.builder, tangent.allocas, shadow, tangent.value(pointer), type)

    def _tangent_of(self, call: Call, slot: Slot, k: int) -> Value | None:
        """The tangent of an input; None if it is inactive or no float."""
        tangent, b = self.tangent, self.tangent.builder
        assert slot.operand is not None
        argument = call.arguments[slot.operand]
        if slot.place is Place.MEMORY:
            if not tangent.activity.memory_active(argument):
                return None
            return b.load(slot.type, element_address(b, self._place(argument, k, slot), slot), align=1)
        if not ty.is_float(slot.type):
            return None
        found = tangent.tangent(argument, k)
        if found is None or slot.place is Place.WHOLE:
            return found
        return element_of(b, found, slot.index)

    def _input(self, call: Call, slot: Slot) -> Value:
        tangent = self.tangent
        assert slot.operand is not None
        match slot.place:
            case Place.WHOLE:
                return tangent.value(call.arguments[slot.operand])
            case Place.ELEMENT:
                return element_of(tangent.builder, tangent.value(call.arguments[slot.operand]), slot.index)
            case Place.MEMORY:
                return tangent.value(tangent.normal.memory_parts[(call, slot, False)])

    def _output(self, call: Call, slot: Slot) -> Value:
        tangent, b = self.tangent, self.tangent.builder
        match slot.place:
            case Place.WHOLE:
                return tangent.value(call)
            case Place.ELEMENT:
                return element_of(b, tangent.value(call), slot.index)
            case Place.MEMORY:
                assert slot.operand is not None
                return b.load(slot.type, element_address(b, tangent.value(call.arguments[slot.operand]), slot), align=1)

    def _reduction(self, call: Call, rule: Rule, k: int) -> Value:
        """llvm.vector.reduce.*"""
        tangent, b = self.tangent, self.tangent.builder
        vector = call.arguments[-1]
        assert isinstance(vector.type, ty.VectorType)
        moved = tangent.shadow(vector, k)
        elements = range(vector.type.count)
        match rule.code:
            case "reduce_fadd":
                total = tangent.shadow(call.arguments[0], k)
                for i in elements:
                    total = b.fadd(total, b.extract_element(moved, b.i64(i)), call.flags)
                return total
            case "reduce_fmax" | "reduce_fmin":
                chosen: Value = zero(call.type)
                for i in reversed(elements):
                    here = b.extract_element(tangent.value(vector), b.i64(i))
                    is_it = b.fcmp("oeq", here, tangent.value(call))
                    chosen = b.select(is_it, b.extract_element(moved, b.i64(i)), chosen)
                return chosen
            case "reduce_fmul":
                product, slope = tangent.value(call.arguments[0]), tangent.shadow(call.arguments[0], k)
                for i in elements:
                    factor = b.extract_element(tangent.value(vector), b.i64(i))
                    up = tangent.times(product, b.extract_element(moved, b.i64(i)))
                    slope = b.fadd(tangent.times(factor, slope), up)
                    product = b.fmul(product, factor)
                return slope
            case _:
                raise Failure("EZ0505", f"'{rule.name}' cannot be differentiated", call)


class TangentMemory(SweepMemory):
    """Allocation, release, copies and fills: the same for the shadow."""

    def __init__(self, tangent: Tangent) -> None:
        super().__init__(tangent)
        self.tangent = tangent

    def release(self, call: Call, index: int) -> None:
        tangent, b = self.tangent, self.tangent.builder
        pointer = call.arguments[index]
        tangent.copy_plain_call(call)
        if not tangent.activity.has_shadow(pointer):
            return
        for k in range(tangent.width):
            shadow = tangent.shadow(pointer, k)
            assert isinstance(call.callee, Function)
            with self.if_made(pointer, shadow):
                b.call(call.callee, [shadow if i == index else tangent.value(a) for i, a in enumerate(call.arguments)])

    def reallocate(self, call: Call, known: LibraryFunction) -> None:
        """The shadow is reallocated too, and what is new in it cleared."""
        tangent, b = self.tangent, self.tangent.builder
        assert isinstance(call.callee, Function)
        parts = Reallocation(call, known)
        old, size = parts.old, parts.size(b, tangent.value)
        was = tangent.value(old)
        had = parts.moved(b, tangent.value)
        tangent.copy_plain_call(call)
        if not tangent.shadowed(call):
            return
        made: list[Value] = []
        for k in range(tangent.width):
            before, kept = tangent.shadow(old, k), had
            if not isinstance(old, Call):
                # What is inactive at run time was its own shadow; from now on it has one, of zeros.
                inactive = b.icmp("eq", before, was)
                before, kept = b.select(inactive, zero(ty.PTR), before), b.select(inactive, b.i64(0), had)
            found = before
            if tangent.activity.may_be_bare(old):
                was_found = self.session.demands.is_demanded(b, tangent.tape, before)
                before = b.select(was_found, zero(ty.PTR), before)
            shadow = b.call(call.callee, [before if a is old else tangent.value(a) for a in call.arguments])
            if found is not before:
                bytes = b.select(was_found, kept, b.i64(0))
                b.intrinsic("llvm.memcpy.p0.p0.i64", ty.VOID, [shadow, found, bytes, b.const_int(ty.I1, 0)])
            tangent.clear(b, b.offset(shadow, kept), b.binary("sub", size, kept))
            made.append(shadow)
        tangent.shadows[call] = made

    def copy(self, call: Call) -> None:
        tangent, b = self.tangent, self.tangent.builder
        tangent.copy_plain_call(call)
        target, source, size = call.arguments[0], call.arguments[1], call.arguments[2]
        if tangent.shadowed(call):
            tangent.shadows[call] = [tangent.shadow(target, k) for k in range(tangent.width)]
        if not (tangent.activity.has_shadow(target) and tangent.activity.has_shadow(source)):
            tangent.untouched[call] = None
        if not tangent.activity.has_shadow(target):
            return
        assert isinstance(call.callee, Function)
        name = f"llvm.{copy_name(call.callee.name)}.p0.p0.i64"
        for k in range(tangent.width):
            to = tangent.shadow(target, k)
            bytes: Value = b.resize(tangent.value(size), ty.I64)
            if tangent.guarded(target):
                bytes = guarded_size(b, bytes, to, tangent.value(target))
            if tangent.activity.has_shadow(source):
                from_ = tangent.shadow(source, k)
                b.intrinsic(name, ty.VOID, [to, from_, bytes, b.const_int(ty.I1, 0)])
                if tangent.guarded(source):
                    here = b.icmp("eq", from_, tangent.value(source))
                    inactive = b.select(here, bytes, zero(bytes.type))
                    pattern = self.to_clear(self.pattern(call, target, size), call)
                    zero_floats(self.session, b, pattern, to, inactive)
                continue
            pattern = self.pattern(call, target, size, constant=True)
            zero_floats(self.session, b, self.to_clear(pattern, call), to, bytes)
            if pattern.pointers and tangent.copies_bare_pointers(source):
                found = tangent.value(target)
                self.session.demands.demand_all(b, tangent.tape, pattern, to, found, bytes, k, call)
            elif pattern.pointers:
                copy_pointers(self.session, b, pattern, to, tangent.missing_shadow(source, k), bytes)

    def fill(self, call: Call) -> None:
        tangent, b = self.tangent, self.tangent.builder
        tangent.copy_plain_call(call)
        target, size = call.arguments[0], call.arguments[2]
        if tangent.shadowed(call):
            tangent.shadows[call] = [tangent.shadow(target, k) for k in range(tangent.width)]
        if not tangent.activity.has_shadow(target):
            return
        for k in range(tangent.width):
            to = tangent.shadow(target, k)
            bytes: Value = b.resize(tangent.value(size), ty.I64)
            if tangent.guarded(target):
                bytes = guarded_size(b, bytes, to, tangent.value(target))
            tangent.clear(b, to, bytes)
