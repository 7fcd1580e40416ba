# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Forward derivatives that the user wrote: `__enzyme_register_derivative_f = {f, forward}` and its relatives.

forward     {T, T}: primal, tangent; with a tape (splitderivative) also the tangent alone
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.members import scalars
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.llvm.source_types import in_source
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.c_values import Image
from enzyme_passes.synthesis.shadow.custom_rules import (
    call_rule,
    of_direction,
    registered_functions,
    rule_arguments,
    shape_of,
)
from enzyme_passes.synthesis.shadow.forward_sweep import Sweep

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session


@dataclass(frozen=True, slots=True)
class ForwardRule:
    """A user's forward derivative of `function`: (x, dx, ...) -> {primal, tangent}; with the tape of `augmented`, which
    runs before it, if there is one."""

    function: Function
    rule: Function
    augmented: Function | None = None

    def call(self, sweep: Sweep, call: Call) -> tuple[Value | None, list[Value]]:
        """The primal result and the tangents of it."""
        if sweep.width > 1 and self._must_run_once(sweep):
            raise Failure(
                "EZ0603",
                f"No forward mode derivative found for {self.function.name} of width {sweep.width}",
                call,
                notes=["its rule writes memory, or has a tape: it cannot run once for each tangent"],
            )
        b, allocas, layout = sweep.builder, sweep.allocas, sweep.module.layout
        result = self.function.function_type.result
        primal: Value | None = None
        images: list[Image] = []
        if self.augmented is not None:
            shape = shape_of(self.function, self.augmented, call)
            arguments = rule_arguments(sweep, call, sweep.value, sweep.shadow, doubled_floats=False)
            made = call_rule(self.function, self.augmented, call, b, allocas, arguments, [])
            if shape.primal is not None:
                primal = made.part(shape.primal, result)
            if shape.tape is not None:
                images.append(Image(b, allocas, shape.tape, made.part(0, shape.tape)))
        tangents: list[Value] = []
        for k in range(sweep.width):
            arguments = rule_arguments(sweep, call, sweep.value, of_direction(sweep.shadow, k), doubled_floats=True)
            made = call_rule(self.function, self.rule, call, b, allocas, arguments, images)
            alone = self.augmented is not None and made.type is result
            self._check_result(made.type, call, alone=alone)
            if result is ty.VOID:
                continue
            if primal is None:
                primal = made.part(0, result)
            tangents.append(made.part(0 if alone else layout.size(result), result))
        return primal, tangents

    def _must_run_once(self, sweep: Sweep) -> bool:
        effects = sweep.session.effects.of(self.rule)
        return self.augmented is not None or not effects.pure or effects.allocates

    def _check_result(self, returned: ty.Type, at: Call, *, alone: bool) -> None:
        assert self.rule.module is not None
        layout = self.rule.module.layout
        result = self.function.function_type.result
        if result is ty.VOID:
            wanted = returned is ty.VOID
        else:
            once = scalars(layout, result)
            twice = once + [(layout.size(result) + o, t) for o, t in once]
            packed = isinstance(returned, ty.ArrayType | ty.IntType) and layout.size(returned) == 2 * layout.size(
                result
            )
            wanted = alone or scalars(layout, returned) == twice or packed
        if not wanted:
            pair = ty.VOID if result is ty.VOID else ty.struct((result, result))
            names = [in_source(type, self.rule) for type in (returned, pair)]
            raise Failure(
                "EZ0602",
                f"'{self.rule.name}', the derivative of '{self.function.name}', returns {names[0]}, not {names[1]}",
                self.rule if self.rule.metadata.get("dbg") else at,
                notes=["a forward rule returns the primal result and its tangent"],
            )


def forward_rule(session: Session, function: Function, at: Call) -> ForwardRule | None:
    """The forward derivative registered for a function; one with a gradient alone is differentiated by its body."""
    if "enzyme_derivative" in function.attributes:
        return ForwardRule(function, *registered_functions(session, function, "derivative", 1))
    if "enzyme_splitderivative" in function.attributes:
        augmented, rule = registered_functions(session, function, "splitderivative", 2)
        return ForwardRule(function, rule, augmented)
    if "enzyme_gradient" in function.attributes and not function.defined:
        raise Failure("EZ0603", f"No forward mode derivative found for {function.name}", at)
    return None
