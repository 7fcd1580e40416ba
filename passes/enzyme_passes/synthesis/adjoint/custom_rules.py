# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Derivatives that the user wrote: `__enzyme_register_gradient_f = {f, augmented, gradient}` and its relatives.

Parameters of a rule follow types only: a float is passed once to `augmented` and `gradient`, and with its tangent to a
forward rule; everything else is passed twice, value and shadow (integers included; what is inactive is its own shadow).
What they return is recognized by its type:

    augmented   T: the primal; {T, T}: primal, shadow; {tape, T}; {tape, T, shadow}; void f: anything is the tape
    gradient    the derivatives of the float arguments, one after the other
    forward     {T, T}: primal, tangent; with a tape (splitderivative) also the tangent alone
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_passes.analysis.memory.effects import FREE, FREE_DEEP
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import aggregate, zero
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.members import members, scalars
from enzyme_passes.ir.values import Constant, Function, Value
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.c_values import Image, laid_out
from enzyme_passes.synthesis.shadow.custom_rules import (
    Shape,
    call_rule,
    carries_floats,
    is_pointer,
    is_pointer_type,
    of_direction,
    registered_functions,
    rule_arguments,
    shape_of,
    written_types,
)
from enzyme_passes.synthesis.shadow.float_bits import reinterpret
from enzyme_passes.tape.planner import FRAME

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.function import Adjoint
    from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse
    from enzyme_passes.synthesis.shadow.session import Session


@dataclass(frozen=True, slots=True)
class CustomRule:
    """A user's augmented function and gradient of `function`."""

    function: Function
    augmented: Function
    gradient: Function

    def frame_type(self, at: Call, adjoint: Adjoint) -> ty.Type | None:
        """What is kept between the two: the tape, with a width that of each direction."""
        tape = shape_of(self.function, self.augmented, at).tape
        return ty.array(adjoint.width, tape) if tape is not None and self._augments_each(adjoint) else tape

    def _augments_each(self, adjoint: Adjoint) -> bool:
        """Whether `augmented` runs once for each direction, with its shadows: it may, if that changes nothing else."""
        effects = adjoint.session.effects.of(self.augmented)
        return adjoint.width > 1 and not effects.writes and not effects.observable

    def _check_width(self, adjoint: Adjoint, call: Call, shape: Shape) -> None:
        """Raises Failure if `gradient` cannot run once for each direction on one tape of one run of `augmented`."""
        if adjoint.width == 1 or self._augments_each(adjoint):
            return
        shadows = [a for a in call.arguments if is_pointer(a) and adjoint.activity.has_shadow(a)]
        tape_points = shape.tape is not None and any(is_pointer_type(t) for _, t in members(shape.tape))
        effects = adjoint.session.effects.of(self.gradient)
        if shape.shadow is not None or (tape_points and shadows) or effects.frees_unknown or effects.observable:
            reason = "its tape or result may be of one direction's shadows, or it releases its tape"
        elif any(flag & (FREE | FREE_DEEP) for flag in effects.parameters):
            reason = "its gradient releases memory"
        else:
            return
        raise Failure(
            "EZ0603",
            f"No augmented forward pass found for {self.function.name} of width {adjoint.width}",
            call,
            notes=[f"its augmented function writes memory, so that it runs once; {reason}"],
        )

    def forward(self, adjoint: Adjoint, call: Call) -> None:
        shape = shape_of(self.function, self.augmented, call)
        self._check_width(adjoint, call, shape)
        b = adjoint.builder
        made: list[Image] = []
        for k in range(adjoint.width if self._augments_each(adjoint) else 1):
            arguments = rule_arguments(
                adjoint, call, adjoint.value, of_direction(adjoint.shadow, k), doubled_floats=False
            )
            made.append(call_rule(self.function, self.augmented, call, b, adjoint.allocas, arguments, []))
        if shape.primal is not None:
            adjoint.values[call] = made[0].part(shape.primal, call.type)
        if shape.tape is not None:
            tapes = [m.part(0, shape.tape) for m in made]
            kept = aggregate(b, ty.array(len(tapes), shape.tape), tapes) if len(tapes) > 1 else tapes[0]
            assert kept is not None
            adjoint.frames[call] = kept
        if adjoint.shadowed(call):
            if shape.shadow is None:
                raise Failure(
                    "EZ0601",
                    f"'{self.augmented.name}' returns no shadow of the pointer that '{self.function.name}' returns",
                    self.augmented if self.augmented.metadata.get("dbg") else call,
                )
            adjoint.shadows[call] = [m.part(shape.shadow, call.type) for m in made]

    def reverse(self, reverse: Reverse, call: Call) -> None:
        shape = shape_of(self.function, self.augmented, call)
        frame = None if shape.tape is None else reverse.lookup((call, FRAME))
        for k in range(reverse.width):
            self._reverse_direction(reverse, call, shape, frame, k)

    def _reverse_direction(self, reverse: Reverse, call: Call, shape: Shape, frame: Value | None, k: int) -> None:
        adjoint = reverse.adjoint
        b, allocas = reverse.builder, reverse.allocas
        arguments = rule_arguments(adjoint, call, reverse.primal, of_direction(reverse.shadow, k), doubled_floats=False)
        result = self.function.function_type.result
        images: list[Image] = []
        if carries_floats(result):
            found = reverse.adjoints.take(call, k)
            images.append(Image(b, allocas, result, zero(result) if found is None else reinterpret(b, found, result)))
        if shape.tape is not None:
            assert frame is not None
            tape = b.extract(frame, k) if self._augments_each(adjoint) else frame
            images.append(Image(b, allocas, shape.tape, tape))
        made = call_rule(self.function, self.gradient, call, b, allocas, arguments, images)
        floats = [a for a in call.arguments if carries_floats(a.type)]
        for argument, offset in zip(floats, self._derivatives(made.type, floats, call), strict=True):
            if not isinstance(argument, Constant):
                reverse.adjoints.add(argument, k, made.part(offset, argument.type))

    def _derivatives(self, returned: ty.Type, floats: list[Value], at: Call) -> list[int]:
        """Where each float argument's derivative is in what `gradient` returns."""
        assert self.gradient.module is not None
        layout = self.gradient.module.layout
        offsets = laid_out(layout, [a.type for a in floats])
        wanted = [(o + p, t) for o, a in zip(offsets, floats, strict=True) for p, t in scalars(layout, a.type)]
        found = scalars(layout, returned)
        packed = bool(floats) and isinstance(returned, ty.ArrayType) and isinstance(returned.element, ty.IntType)
        if wanted == found or packed:
            return offsets
        raise Failure(
            "EZ0602",
            f"'{self.gradient.name}' returns {len(found)} derivatives; '{self.function.name}' has {len(floats)} "
            "float arguments"
            if len(found) != len(wanted)
            else f"'{self.gradient.name}' does not return the types of the float arguments of '{self.function.name}'",
            self.gradient if self.gradient.metadata.get("dbg") else at,
            notes=written_types(self.gradient, self.function),
        )


def custom_rule(session: Session, function: Function) -> CustomRule | None:
    """The gradient registered for a function, if there is one."""
    if "enzyme_gradient" not in function.attributes:
        return None
    augmented, gradient = registered_functions(session, function, "gradient", 2)
    return CustomRule(function, augmented, gradient)
