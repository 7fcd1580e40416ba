# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of functions that the rule table knows, in reverse mode: input' += sum over outputs of output' * partial."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from enzyme_passes.attributes.emitted import adjoint_flags
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import zero
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Constant, Value
from enzyme_passes.rules.binding import Binding, Place, Slot, element_address
from enzyme_passes.rules.expression import Expression, emit_product, needs
from enzyme_passes.rules.rule import Kind, Rule
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.rule_emitter import IrEmitter
from enzyme_passes.synthesis.shadow.float_bits import reinterpret
from enzyme_passes.synthesis.shadow.speculation import unless_zero
from enzyme_passes.synthesis.shadow.vector_elements import element_of, with_element

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse


class RuleCalls:
    """Reverses calls by the rule table, in one reverse sweep."""

    def __init__(self, reverse: Reverse) -> None:
        self.reverse_sweep = reverse
        self.adjoint = reverse.adjoint
        self.session = reverse.adjoint.session

    def reverse(self, call: Call) -> None:
        found = self.adjoint.calls.rule(call)
        assert found is not None
        rule, binding = found
        for k in range(self.adjoint.width):
            if binding is None:
                self._reduction(call, rule, k)
            else:
                self._formula(call, rule, binding, k)

    def _formula(self, call: Call, rule: Rule, binding: Binding, k: int) -> None:
        reverse = self.reverse_sweep
        b = reverse.builder
        deltas = self._output_adjoints(call, rule, binding, k)
        if all(d is None for d in deltas):
            return
        wanted = [i for i, slot in enumerate(binding.inputs) if slot is not None and self._wants(call, slot)]
        partials = [
            (o, i, rule.jacobian[o][i])
            for i in wanted
            for o, d in enumerate(deltas)
            if d is not None and rule.jacobian[o][i] is not None
        ]
        need = needs(*(p for _, _, p in partials))
        arguments = [
            self._input(call, slot) if slot is not None and i in need.arguments else None
            for i, slot in enumerate(binding.inputs)
        ]
        outs = [self._output(call, slot) if o in need.outputs else None for o, slot in enumerate(binding.outputs)]
        speculated = call in reverse.half.speculation.values
        doubtful = speculated and any(a in reverse.half.speculation.doubtful for a in call.arguments)
        strong_zero = self.adjoint.key.strong_zero
        memo: dict[Expression, Value] = {}
        for o, i, partial in partials:
            assert partial is not None
            delta = deltas[o]
            assert delta is not None
            emitter = IrEmitter(self.session.rules, b, delta.type, rule.suffix, adjoint_flags(call))
            guard = strong_zero or doubtful or (speculated and rule.infinite[o][i])
            share = emit_product(partial, emitter, delta, arguments, *outs, guard=guard, memo=memo)
            slot = binding.inputs[i]
            assert slot is not None
            self._give(call, slot, share, k)

    def _output_adjoints(self, call: Call, rule: Rule, binding: Binding, k: int) -> list[Value | None]:
        """Read and clear the adjoints of all outputs."""
        adjoint, reverse = self.adjoint, self.reverse_sweep
        b = reverse.builder
        whole: Value | None = None
        if call.type is not ty.VOID and reverse.adjoints.wanted(call):
            whole = reverse.adjoints.take(call, k)
        deltas: list[Value | None] = []
        for output, slot in zip(rule.outputs, binding.outputs, strict=True):
            integer = output.kind in (Kind.INTEGER, Kind.INTEGER_POINTER)
            if integer or (slot.place is not Place.MEMORY and whole is None):
                deltas.append(None)
            elif slot.place is Place.WHOLE:
                assert whole is not None
                deltas.append(reinterpret(b, whole, slot.type))
            elif slot.place is Place.ELEMENT:
                assert whole is not None
                deltas.append(element_of(b, whole, slot.index))
            else:
                assert slot.operand is not None
                pointer = call.arguments[slot.operand]
                if not adjoint.activity.memory_active(pointer):
                    deltas.append(None)
                    continue
                place = element_address(b, self._place(pointer, k, slot), slot)
                deltas.append(b.load(slot.type, place))
                b.store(zero(slot.type), place)
        return deltas

    def _place(self, pointer: Value, k: int, slot: Slot) -> Value:
        return self.reverse_sweep.instruction.place(pointer, k, ty.array(slot.index + 1, slot.type))

    def _wants(self, call: Call, slot: Slot) -> bool:
        assert slot.operand is not None
        argument = call.arguments[slot.operand]
        if slot.place is Place.MEMORY:
            return self.adjoint.activity.memory_active(argument)
        return not isinstance(argument, Constant) and self.reverse_sweep.adjoints.wanted(argument)

    def _input(self, call: Call, slot: Slot) -> Value:
        reverse = self.reverse_sweep
        assert slot.operand is not None
        argument = reverse.primal(call.arguments[slot.operand])
        match slot.place:
            case Place.WHOLE:
                return argument
            case Place.ELEMENT:
                return element_of(reverse.builder, argument, slot.index)
            case Place.MEMORY:
                return reverse.primal(self.adjoint.normal.memory_parts[(call, slot, False)])

    def _output(self, call: Call, slot: Slot) -> Value:
        reverse = self.reverse_sweep
        match slot.place:
            case Place.WHOLE:
                return reverse.primal(call)
            case Place.ELEMENT:
                return element_of(reverse.builder, reverse.primal(call), slot.index)
            case Place.MEMORY:
                return reverse.primal(self.adjoint.normal.memory_parts[(call, slot, True)])

    def _give(self, call: Call, slot: Slot, share: Value, k: int) -> None:
        reverse = self.reverse_sweep
        assert slot.operand is not None
        argument = call.arguments[slot.operand]
        match slot.place:
            case Place.WHOLE:
                reverse.adjoints.add(argument, k, share)
            case Place.ELEMENT:
                type = reverse.adjoints.type_of(argument)
                assert type is not None
                reverse.adjoints.add(argument, k, with_element(reverse.builder, zero(type), share, slot.index))
            case Place.MEMORY:
                place = element_address(reverse.builder, self._place(argument, k, slot), slot)
                if reverse.adjoint.is_of_threads(argument, call):
                    reverse.instruction.accumulate_atomically(call, place, share, 1)
                else:
                    reverse.instruction.accumulate(place, share, 1)
            case _:
                assert_never(slot.place)

    def _reduction(self, call: Call, rule: Rule, k: int) -> None:
        """llvm.vector.reduce.*: a sum hands its adjoint to every element."""
        reverse = self.reverse_sweep
        b = reverse.builder
        d = reverse.adjoints.take(call, k)
        if d is None:
            return
        vector = call.arguments[-1]
        assert isinstance(vector.type, ty.VectorType)
        match rule.code:
            case "reduce_fadd":
                reverse.adjoints.add(call.arguments[0], k, d)
                reverse.adjoints.add(vector, k, b.splat(d, vector.type))
            case "reduce_fmax" | "reduce_fmin":
                self._first_extreme(call, d, k)
            case "reduce_fmul":
                self._product(call, d, k)
            case _:
                raise Failure("EZ0505", f"'{rule.name}' cannot be differentiated", call)

    def _first_extreme(self, call: Call, d: Value, k: int) -> None:
        """The first element that is the extreme gets it all."""
        reverse = self.reverse_sweep
        b = reverse.builder
        vector = call.arguments[0]
        assert isinstance(vector.type, ty.VectorType)
        whole, extreme = reverse.primal(vector), reverse.primal(call)
        share: Value = zero(vector.type)
        free: Value = b.const_int(ty.I1, 1)
        for element in range(vector.type.count):
            at = b.i64(element)
            here = b.fcmp("oeq", b.extract_element(whole, at), extreme)
            chosen = b.select(free, here, b.const_int(ty.I1, 0))
            share = b.insert_element(share, b.select(chosen, d, zero(d.type)), at)
            free = b.select(chosen, b.const_int(ty.I1, 0), free)
        reverse.adjoints.add(vector, k, share)

    def _product(self, call: Call, d: Value, k: int) -> None:
        """Each factor's partial is the product of the others: of those before it and those behind it."""
        reverse = self.reverse_sweep
        b = reverse.builder
        start, vector = call.arguments
        assert isinstance(vector.type, ty.VectorType)
        whole = reverse.primal(vector)
        factors = [reverse.primal(start), *(b.extract_element(whole, b.i64(i)) for i in range(vector.type.count))]
        before = [d]
        for factor in factors[:-1]:
            before.append(b.fmul(before[-1], factor))
        behind: Value | None = None
        share: Value = zero(vector.type)
        for place in reversed(range(len(factors))):
            partial = before[place] if behind is None else b.fmul(before[place], behind)
            if self.adjoint.key.strong_zero:
                partial = unless_zero(b, d, partial)
            if place == 0:
                reverse.adjoints.add(start, k, partial)
            else:
                share = b.insert_element(share, partial, b.i64(place - 1))
            behind = factors[place] if behind is None else b.fmul(behind, factors[place])
        reverse.adjoints.add(vector, k, share)
