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

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from enzyme_passes.analysis.effects import FREE, FREE_DEEP
from enzyme_passes.diagnostics import Failure
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, aggregate, zero
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.members import members, scalars
from enzyme_passes.ir.values import Constant, Function, Value
from enzyme_passes.plan.plan import FRAME
from enzyme_passes.synthesis.adjoints import reinterpret
from enzyme_passes.synthesis.c_values import Image, Mismatch, call_with_images, laid_out, returned_type
from enzyme_passes.synthesis.sweep import Sweep

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint import Adjoint
    from enzyme_passes.synthesis.session import Session


class RegisteredRule(Protocol):
    """A derivative that the user registered for `function`, in either mode."""

    @property
    def function(self) -> Function: ...


@dataclass(frozen=True, slots=True)
class Shape:
    """Where `augmented`'s result holds what, as offsets in bytes; None for what it does not return."""

    tape: ty.Type | None  # at offset 0
    primal: int | None
    shadow: int | None


def shape_of(function: Function, augmented: Function, at: Call) -> Shape:
    """What the augmented function of `function` returns. Raises Failure EZ0601 if that is nothing it may."""
    layout = function.module.layout if function.module is not None else ty.DataLayout("")
    result, returned = function.function_type.result, returned_type(augmented)
    if result is ty.VOID:
        return Shape(None if returned is ty.VOID else returned, None, None)
    if returned is result:
        return Shape(None, 0, None)
    fields = _fields(layout, returned)
    match [type for _, type in fields]:
        case [first, second] if first is result and second is result:
            return Shape(None, 0, fields[1][0])
        case [first, second] if second is result:
            return Shape(first, fields[1][0], None)
        case [first, second, third] if second is result and third is result:
            return Shape(first, fields[1][0], fields[2][0])
    # Packed into integers: { int, float } is an i64.
    tape = layout.size(returned) - layout.size(result) if returned is not ty.VOID else 0
    if tape > 0 and all(isinstance(type, ty.IntType) for _, type in scalars(layout, returned)):
        return Shape(ty.integer(8 * tape), tape, None)
    raise Failure(
        "EZ0601",
        f"'{augmented.name}', the augmented function of '{function.name}', returns {returned}",
        augmented if augmented.metadata.get("dbg") else at,
        notes=[f"it may return {result}, {{tape, {result}}} or {{tape, {result}, shadow}}"],
    )


def _fields(layout: ty.DataLayout, type: ty.Type) -> list[tuple[int, ty.Type]]:
    match type:
        case ty.StructType(fields=fields) if fields is not None:
            return list(zip(layout.offsets(type), fields, strict=True))
        case ty.ArrayType(count=count, element=element) | ty.VectorType(count=count, element=element):
            return [(i * layout.size(element), element) for i in range(count)] if count <= 3 else []
        case _:
            return []


@dataclass(frozen=True, slots=True)
class CustomRule:
    """A user's augmented function and gradient of `function`."""

    function: Function
    augmented: Function
    gradient: Function

    def frame_type(self, at: Call, adjoint: Adjoint) -> ty.Type | None:
        """What is kept between the two: the tape, with a width that of each lane."""
        tape = shape_of(self.function, self.augmented, at).tape
        return ty.array(adjoint.width, tape) if tape is not None and self._augments_lanes(adjoint) else tape

    def _augments_lanes(self, adjoint: Adjoint) -> bool:
        """Whether `augmented` runs once for each lane, with its shadows: it may, if that changes nothing else."""
        effects = adjoint.engine.effects.of(self.augmented)
        return adjoint.width > 1 and not effects.writes and not effects.observable

    def _check_width(self, adjoint: Adjoint, call: Call, shape: Shape) -> None:
        """Raises Failure if `gradient` cannot run once for each lane on one tape of one run of `augmented`."""
        if adjoint.width == 1 or self._augments_lanes(adjoint):
            return
        shadows = [a for a in call.arguments if is_pointer(a) and adjoint.activity.has_shadow(a)]
        tape_points = shape.tape is not None and any(is_pointer_type(t) for _, t in members(shape.tape))
        effects = adjoint.engine.effects.of(self.gradient)
        if shape.shadow is not None or (tape_points and shadows) or effects.frees_unknown or effects.observable:
            reason = "its tape or result may be of one lane's shadows, or it releases its tape"
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
        for k in range(adjoint.width if self._augments_lanes(adjoint) else 1):
            arguments = rule_arguments(adjoint, call, adjoint.value, _lane(adjoint.shadow, k), doubled_floats=False)
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

    def reverse(self, adjoint: Adjoint, call: Call) -> None:
        shape = shape_of(self.function, self.augmented, call)
        frame = None if shape.tape is None else adjoint.reverse.lookup((call, FRAME))
        for k in range(adjoint.width):
            self._reverse_lane(adjoint, call, shape, frame, k)

    def _reverse_lane(self, adjoint: Adjoint, call: Call, shape: Shape, frame: Value | None, k: int) -> None:
        reverse = adjoint.reverse
        b, allocas = reverse.builder, reverse.allocas
        arguments = rule_arguments(adjoint, call, reverse.primal, _lane(reverse.shadow, k), doubled_floats=False)
        result = self.function.function_type.result
        images: list[Image] = []
        if carries_floats(result):
            found = reverse.adjoints.take(call, k)
            images.append(Image(b, allocas, result, zero(result) if found is None else reinterpret(b, found, result)))
        if shape.tape is not None:
            assert frame is not None
            tape = b.extract(frame, k) if self._augments_lanes(adjoint) else frame
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
            notes=_types(self.gradient, self.function),
        )


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
            arguments = rule_arguments(sweep, call, sweep.value, _lane(sweep.shadow, k), doubled_floats=True)
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
        effects = sweep.engine.effects.of(self.rule)
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
            raise Failure(
                "EZ0602",
                f"'{self.rule.name}', the derivative of '{self.function.name}', returns {returned}, not {pair}",
                self.rule if self.rule.metadata.get("dbg") else at,
                notes=["a forward rule returns the primal result and its tangent"],
            )


def _lane(shadow: Callable[[Value, int], Value], k: int) -> Callable[[Value, int], Value]:
    return lambda value, _: shadow(value, k)


def is_pointer(value: Value) -> bool:
    return is_pointer_type(value.type)


def is_pointer_type(type: ty.Type) -> bool:
    return isinstance(type, ty.PointerType)


def rule_arguments(
    sweep: Sweep,
    call: Call,
    value: Callable[[Value], Value],
    shadow: Callable[[Value, int], Value],
    *,
    doubled_floats: bool,
) -> list[Value]:
    """The arguments a rule gets: floats once (or doubled, for forward rules), all else with its shadow."""
    found: list[Value] = []
    for argument in call.arguments:
        here = value(argument)
        found.append(here)
        if carries_floats(argument.type):
            if doubled_floats:
                active = not isinstance(argument, Constant) and sweep.activity.is_active(argument)
                found.append(shadow(argument, 0) if active else zero(argument.type))
        elif isinstance(argument.type, ty.PointerType) and sweep.activity.has_shadow(argument):
            found.append(shadow(argument, 0))
        else:
            found.append(here)
    return found


def call_rule(
    function: Function,
    rule: Function,
    call: Call,
    b: Builder,
    allocas: Builder,
    arguments: Sequence[Value],
    images: Sequence[Image],
) -> Image:
    """Call a rule of `function`. Raises Failure EZ0602 if it does not take just these."""
    try:
        return call_with_images(b, allocas, rule, arguments, images)
    except Mismatch:
        expected = ", ".join([*(str(a.type) for a in arguments), *(str(i.type) for i in images)])
        raise Failure(
            "EZ0602",
            f"'{rule.name}' does not have the parameters that a rule of '{function.name}' has",
            rule if rule.metadata.get("dbg") else call,
            notes=[*_types(rule, function), f"expected: ({expected})"],
        ) from None


def _types(*functions: Function) -> list[str]:
    return [f"{f.name}: {f.function_type}" for f in functions]


def carries_floats(type: ty.Type) -> bool:
    """Whether a parameter or result of this type is floats, which a rule passes as such."""
    if isinstance(type, ty.StructType | ty.ArrayType):
        found = [t for _, t in members(type)]
        return bool(found) and all(ty.is_float(t) for t in found)
    return ty.is_float(type)


def custom_rule(engine: Session, function: Function) -> CustomRule | None:
    """The gradient registered for a function, if there is one."""
    if "enzyme_gradient" not in function.attributes:
        return None
    augmented, gradient = _named(engine, function, "gradient", 2)
    return CustomRule(function, augmented, gradient)


def forward_rule(engine: Session, function: Function, at: Call) -> ForwardRule | None:
    """The forward derivative registered for a function; one with a gradient alone is differentiated by its body."""
    if "enzyme_derivative" in function.attributes:
        return ForwardRule(function, *_named(engine, function, "derivative", 1))
    if "enzyme_splitderivative" in function.attributes:
        augmented, rule = _named(engine, function, "splitderivative", 2)
        return ForwardRule(function, rule, augmented)
    if "enzyme_gradient" in function.attributes and not function.defined:
        raise Failure("EZ0603", f"No forward mode derivative found for {function.name}", at)
    return None


def _named(engine: Session, function: Function, kind: str, count: int) -> list[Function]:
    names = function.attributes[f"enzyme_{kind}"].split(",")
    found = [engine.module.functions[n] for n in names if n in engine.module.functions]
    if len(found) != count or len(names) != count:
        raise Failure(
            "EZ0601",
            f"the {kind} registered for '{function.name}' names {len(found)} functions beside it, not {count}",
            function,
        )
    return found
