# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Derivatives that the user wrote, in both modes: what a rule gets and returns, and the call of one.

Parameters of a rule follow types only: a float is passed once to `augmented` and `gradient`, and with its tangent to a
forward rule; everything else is passed twice, value and shadow (integers included; what is inactive is its own shadow).
What they return is recognized by its type: adjoint/custom_rules.py and tangent/custom_rules.py say how.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, zero
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.members import members, scalars
from enzyme_passes.ir.values import Constant, Function, Value
from enzyme_passes.llvm.source_types import in_source
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.c_values import Image, Mismatch, call_with_images, returned_type
from enzyme_passes.synthesis.shadow.forward_sweep import Sweep

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session


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
    given, wanted = in_source(returned, augmented), in_source(result, augmented)
    raise Failure(
        "EZ0601",
        f"'{augmented.name}', the augmented function of '{function.name}', returns {given}",
        augmented if augmented.metadata.get("dbg") else at,
        notes=[f"it may return {wanted}, {{tape, {wanted}}} or {{tape, {wanted}, shadow}}"],
    )


def _fields(layout: ty.DataLayout, type: ty.Type) -> list[tuple[int, ty.Type]]:
    match type:
        case ty.StructType(fields=fields) if fields is not None:
            return list(zip(layout.offsets(type), fields, strict=True))
        case ty.ArrayType(count=count, element=element) | ty.VectorType(count=count, element=element):
            return [(i * layout.size(element), element) for i in range(count)] if count <= 3 else []
        case _:
            return []


def of_direction(shadow: Callable[[Value, int], Value], k: int) -> Callable[[Value, int], Value]:
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
            notes=[*written_types(rule, function), f"expected: ({expected})"],
        ) from None


def written_types(*functions: Function) -> list[str]:
    return [f"{f.name}: {f.function_type}" for f in functions]


def carries_floats(type: ty.Type) -> bool:
    """Whether a parameter or result of this type is floats, which a rule passes as such."""
    if isinstance(type, ty.StructType | ty.ArrayType):
        found = [t for _, t in members(type)]
        return bool(found) and all(ty.is_float(t) for t in found)
    return ty.is_float(type)


def registered_functions(session: Session, function: Function, kind: str, count: int) -> list[Function]:
    names = function.attributes[f"enzyme_{kind}"].split(",")
    found = [session.module.functions[n] for n in names if n in session.module.functions]
    if len(found) != count or len(names) != count:
        raise Failure(
            "EZ0601",
            f"the {kind} registered for '{function.name}' names {len(found)} functions beside it, not {count}",
            function,
        )
    return found
