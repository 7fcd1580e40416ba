"""Derivatives that the user wrote: `__enzyme_register_gradient_f = {f, augmented, gradient}`.

Parameters of a rule follow types only: a float is passed once to `augmented` and `gradient`, everything else twice,
value and shadow (integers included; what is inactive is its own shadow).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_passes.diagnostics import Failure
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import zero
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.members import members
from enzyme_passes.ir.values import Constant, Function, Value
from enzyme_passes.plan.plan import FRAME
from enzyme_passes.synthesis.adjoints import reinterpret
from enzyme_passes.synthesis.sweep import Sweep

if TYPE_CHECKING:
    from enzyme_passes.engine import Engine
    from enzyme_passes.synthesis.adjoint import Adjoint


@dataclass(frozen=True, slots=True)
class Shape:
    """Where `augmented`'s result holds what: paths into it, None for what it does not return."""

    tape_type: ty.Type | None
    tape: tuple[int, ...] | None
    primal: tuple[int, ...] | None
    shadow: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class CustomRule:
    """A user's augmented function and gradient of `function`."""

    function: Function
    augmented: Function
    gradient: Function

    def shape(self, at: Call) -> Shape:
        result, returned = self.function.function_type.result, self.augmented.function_type.result
        if result is ty.VOID:
            return Shape(None, None, None, None) if returned is ty.VOID else Shape(returned, (), None, None)
        if returned is result:
            return Shape(None, None, (), None)
        fields = returned.fields if isinstance(returned, ty.StructType) else None
        match len(fields) if fields is not None else 0:
            case 2 if fields is not None and fields[0] is result and fields[1] is result:
                return Shape(None, None, (0,), (1,))
            case 2 if fields is not None and fields[1] is result:
                return Shape(fields[0], (0,), (1,), None)
            case 3 if fields is not None and fields[1] is result and fields[2] is result:
                return Shape(fields[0], (0,), (1,), (2,))
            case _:
                raise Failure(
                    "EZ0601",
                    f"'{self.augmented.name}', the augmented function of '{self.function.name}', returns {returned}",
                    at,
                    notes=[f"it may return {result}, {{tape, {result}}} or {{tape, {result}, shadow}}"],
                )

    def tape_type(self, at: Call) -> ty.Type | None:
        return self.shape(at).tape_type

    def forward(self, adjoint: Adjoint, call: Call) -> None:
        if adjoint.width != 1:
            raise Failure(
                "EZ0603", f"No augmented forward pass found for {self.function.name} of width {adjoint.width}", call
            )
        shape = self.shape(call)
        arguments = rule_arguments(adjoint, call, adjoint.value, adjoint.shadow, doubled_floats=False)
        check_signature(self.augmented, [a.type for a in arguments], call, self.function)
        b = adjoint.builder
        made = b.call(self.augmented, arguments)
        if shape.primal is not None:
            adjoint.values[call] = b.extract(made, *shape.primal) if shape.primal else made
        if shape.tape is not None:
            adjoint.frames[call] = b.extract(made, *shape.tape) if shape.tape else made
        if adjoint.shadowed(call):
            if shape.shadow is None:
                raise Failure(
                    "EZ0601",
                    f"'{self.augmented.name}' returns no shadow of the pointer that '{self.function.name}' returns",
                    call,
                )
            adjoint.shadows[call] = [b.extract(made, *shape.shadow)]

    def reverse(self, adjoint: Adjoint, call: Call) -> None:
        reverse, shape = adjoint.reverse, self.shape(call)
        arguments = rule_arguments(adjoint, call, reverse.primal, reverse.shadow, doubled_floats=False)
        result = self.function.function_type.result
        if _has_float(result):
            found = reverse.adjoints.take(call, 0)
            seed = zero(result) if found is None else reinterpret(reverse.builder, found, result)
            arguments.append(seed)
        if shape.tape_type is not None:
            arguments.append(reverse.lookup((call, FRAME)))
        check_signature(self.gradient, [a.type for a in arguments], call, self.function)
        made = reverse.builder.call(self.gradient, arguments)
        floats = [a for a in call.arguments if _has_float(a.type)]
        returned = self.gradient.function_type.result
        if returned is ty.VOID:
            if floats:
                raise Failure(
                    "EZ0602",
                    f"'{self.gradient.name}' returns no derivative for the {len(floats)} float arguments of "
                    f"'{self.function.name}'",
                    call,
                )
            return
        parts = [made] if ty.is_float(returned) else [reverse.builder.extract(made, *p) for p, _ in members(returned)]
        if len(parts) != len(floats):
            raise Failure(
                "EZ0602",
                f"'{self.gradient.name}' returns {len(parts)} derivatives; '{self.function.name}' has {len(floats)} "
                "float arguments",
                call,
                notes=[
                    f"{self.gradient.name}: {self.gradient.function_type}",
                    f"{self.function.name}: {self.function.function_type}",
                ],
            )
        for argument, part in zip(floats, parts, strict=True):
            if not isinstance(argument, Constant):
                reverse.adjoints.add(argument, 0, part)


@dataclass(frozen=True, slots=True)
class ForwardRule:
    """A user's forward derivative of `function`: (x, dx, ...) -> {primal, tangent}."""

    function: Function
    rule: Function

    def call(self, sweep: Sweep, call: Call, k: int) -> tuple[Value | None, Value | None]:
        """The primal result and lane k of its tangent."""
        arguments = rule_arguments(sweep, call, sweep.value, lambda v, _: sweep.shadow(v, k), doubled_floats=True)
        check_signature(self.rule, [a.type for a in arguments], call, self.function)
        result, returned = self.function.function_type.result, self.rule.function_type.result
        wanted = ty.VOID if result is ty.VOID else ty.struct((result, result))
        fields = members(returned) if returned is not ty.VOID else []
        if [t for _, t in fields] != ([t for _, t in members(wanted)] if wanted is not ty.VOID else []):
            raise Failure(
                "EZ0602",
                f"'{self.rule.name}', the derivative of '{self.function.name}', returns {returned}, not {wanted}",
                self.rule if self.rule.metadata.get("dbg") else call,
                notes=["a forward rule returns the primal result and its tangent"],
            )
        made = sweep.builder.call(self.rule, arguments)
        if result is ty.VOID:
            return None, None
        return sweep.builder.extract(made, 0), sweep.builder.extract(made, 1)


def forward_rule(engine: Engine, function: Function, at: Call) -> ForwardRule | None:
    """The forward derivative registered for a function; one with a gradient alone is differentiated by its body."""
    named = function.attributes.get("enzyme_derivative")
    if named is None:
        if "enzyme_gradient" in function.attributes and not function.defined:
            raise Failure("EZ0603", f"No forward mode derivative found for {function.name}", at)
        return None
    rule = engine.module.functions.get(named)
    if rule is None:
        raise Failure(
            "EZ0601", f"the derivative registered for '{function.name}' names something that is no function", function
        )
    return ForwardRule(function, rule)


def rule_arguments(sweep: Sweep, call: Call, value, shadow, *, doubled_floats: bool) -> list[Value]:  # type: ignore[no-untyped-def]
    """The arguments a rule gets: floats once (or doubled, for forward rules), all else with its shadow."""
    found: list[Value] = []
    for argument in call.arguments:
        here = value(argument)
        found.append(here)
        if ty.is_float(argument.type):
            if doubled_floats:
                active = not isinstance(argument, Constant) and sweep.activity.is_active(argument)
                found.append(shadow(argument, 0) if active else zero(argument.type))
        elif isinstance(argument.type, ty.PointerType) and sweep.activity.has_shadow(argument):
            found.append(shadow(argument, 0))
        else:
            found.append(here)
    return found


def check_signature(rule: Function, types: list[ty.Type], call: Call, function: Function) -> None:
    """Raises EZ0602 if `rule` does not take just these."""
    wanted = rule.function_type.parameters
    if tuple(types) != tuple(wanted):
        expected = ", ".join(str(t) for t in types)
        raise Failure(
            "EZ0602",
            f"'{rule.name}' does not have the parameters that a rule of '{function.name}' has",
            rule if rule.metadata.get("dbg") else call,
            notes=[
                f"{rule.name}: {rule.function_type}",
                f"{function.name}: {function.function_type}",
                f"expected: ({expected})",
            ],
        )


def _has_float(type: ty.Type) -> bool:
    return type is not ty.VOID and any(ty.is_float(t) for _, t in members(type))


def custom_rule(engine: Engine, function: Function) -> CustomRule | None:
    """The gradient registered for a function, if there is one."""
    named = function.attributes.get("enzyme_gradient")
    if named is None:
        return None
    augmented, gradient = (engine.module.functions.get(n) for n in named.split(","))
    if augmented is None or gradient is None:
        raise Failure(
            "EZ0601", f"the gradient registered for '{function.name}' names something that is no function", function
        )
    return CustomRule(function, augmented, gradient)
