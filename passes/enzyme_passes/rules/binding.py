# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where a rule's inputs and outputs are in a call: calling conventions of scalars and complex numbers.

A rule speaks of real inputs and outputs. Mostly input i is operand i and the output is the result. A
`double complex`, though, is two doubles on x86-64, a `<2 x float>` in single precision, `[2 x double]`
on AArch64, a `{ double, double }` result, or memory (`byval`, `sret`) where it is a long double:

    %r = call { double, double } @cexp(double %re, double %im)      inputs: operands 0, 1; outputs: elements 0, 1
    %r = call <2 x float> @cexpf(<2 x float> %z)                    inputs: elements 0, 1 of operand 0
    call void @cexpl(ptr sret({ x86_fp80, x86_fp80 }) %r, ptr byval(...) %z)      inputs and outputs in memory

`bind` recognizes the convention by the types, and refuses (None) a function whose type does not fit
the rule: a user's own `int conj(struct s *)` is no `conj`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import assert_never

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.rules.rule import Kind, Rule
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.dataclasses import dataclass


class Place(Enum):
    WHOLE = auto()  # the value itself
    ELEMENT = auto()  # `extractvalue` (struct, array) or `extractelement` (vector) at `index`
    MEMORY = auto()  # float number `index` behind the pointer


@dataclass(frozen=True, slots=True)
class Slot:
    """Where one input or output is. `operand`: of the call; None: its result. `index` unless WHOLE."""

    operand: int | None
    place: Place
    index: int
    type: ty.Type  # of the value there: a float or integer, or a vector of them


@dataclass(frozen=True, slots=True)
class Binding:
    """A slot for each input and each output of the rule, in their order. Opaque inputs have none."""

    inputs: tuple[Slot | None, ...]
    outputs: tuple[Slot, ...]


def bind(rule: Rule, function: ty.FunctionType, *, by_reference: bool = False) -> Binding | None:
    """How `rule` applies to calls of a function of this type; None if it cannot. Not for rules with `code`.
    `by_reference`: inputs may be behind pointers, as what they are in the result's type."""
    in_memory = function.result is ty.VOID and bool(rule.results)  # sret
    operands = list(enumerate(function.parameters))
    returned = operands.pop(0) if in_memory and operands else None
    if returned is not None and not isinstance(returned[1], ty.PointerType):
        return None
    inputs: list[Slot | None] = []
    written: list[Slot] = []
    width = _float_type(rule, function)
    if width is None:
        return None
    for parameter in rule.parameters:
        if not operands:
            return None
        index, type_ = operands.pop(0)
        match parameter.kind:
            case Kind.FLOAT:
                if by_reference and isinstance(type_, ty.PointerType) and _element(function.result) is width:
                    inputs.append(Slot(index, Place.MEMORY, 0, function.result))
                    continue
                if _element(type_) is not width:
                    return None
                inputs.append(Slot(index, Place.WHOLE, 0, type_))
            case Kind.INTEGER:
                if not isinstance(_element(type_), ty.IntType):
                    return None
                inputs.append(Slot(index, Place.WHOLE, 0, type_))
            case Kind.OTHER:
                inputs.append(None)
            case Kind.FLOAT_POINTER | Kind.INTEGER_POINTER:
                if not isinstance(type_, ty.PointerType):
                    return None
                inputs.append(None)
                content = width if parameter.kind is Kind.FLOAT_POINTER else ty.I32
                written.append(Slot(index, Place.MEMORY, 0, content))
            case Kind.COMPLEX:
                if type_ is width:
                    if not operands or operands[0][1] is not width:
                        return None
                    inputs += [Slot(index, Place.WHOLE, 0, width), Slot(operands.pop(0)[0], Place.WHOLE, 0, width)]
                elif isinstance(type_, ty.PointerType) or _is_pair(type_, width):
                    place = Place.MEMORY if isinstance(type_, ty.PointerType) else Place.ELEMENT
                    inputs += [Slot(index, place, part, width) for part in (0, 1)]
                else:
                    return None
            case _:
                assert_never(parameter.kind)
    if operands and not function.variadic:
        return None
    outputs = _results(rule, function.result, returned[0] if returned is not None else None, width)
    return None if outputs is None else Binding(tuple(inputs), (*outputs, *written))


def _float_type(rule: Rule, function: ty.FunctionType) -> ty.Type | None:
    """The rule's float type on this target: fixed by the precision, or found (long double)."""
    if rule.precision != "long double":
        return ty.FLOATS.get(rule.precision)
    for type_ in (function.result, *function.parameters):
        for leaf in _leaves(type_):
            if isinstance(leaf, ty.FloatType):
                return leaf
    return ty.FLOATS["x86_fp80"]


def _leaves(type_: ty.Type) -> Iterator[ty.Type]:
    match type_:
        case ty.VectorType(element=element) | ty.ArrayType(element=element):
            yield from _leaves(element)
        case ty.StructType(fields=fields):
            for field in fields or ():
                yield from _leaves(field)
        case _:
            yield type_


def _element(type_: ty.Type) -> ty.Type:
    return type_.element if isinstance(type_, ty.VectorType) else type_


def _is_pair(type_: ty.Type, width: ty.Type) -> bool:
    match type_:
        case ty.VectorType(count=2, element=element, scalable=False) | ty.ArrayType(count=2, element=element):
            return element is width
        case ty.StructType(fields=(first, second)):
            return first is width and second is width
        case _:
            return False


def _results(rule: Rule, result: ty.Type, memory: int | None, width: ty.Type) -> list[Slot] | None:
    """The slots of what the function returns; None where the type does not fit."""
    kinds = [parameter.kind for parameter in rule.results]
    if not kinds:
        return [] if result is ty.VOID else None
    if kinds == [Kind.COMPLEX]:
        if memory is not None:
            return [Slot(memory, Place.MEMORY, part, width) for part in (0, 1)]
        return [Slot(None, Place.ELEMENT, part, width) for part in (0, 1)] if _is_pair(result, width) else None
    if memory is not None:
        return None
    if len(kinds) == 1:
        return [Slot(None, Place.WHOLE, 0, result)] if _fits(kinds[0], result, width) else None
    match result:
        case ty.StructType(fields=fields) if fields is not None and len(fields) == len(kinds):
            pass
        case ty.VectorType(count=count, element=element) if count == len(kinds):  # macOS returns sincosf so
            fields = (element,) * count
        case _:
            return None
    if not all(_fits(kind, field, width) for kind, field in zip(kinds, fields, strict=True)):
        return None
    return [Slot(None, Place.ELEMENT, index, field) for index, field in enumerate(fields)]


def _fits(kind: Kind, type_: ty.Type, width: ty.Type) -> bool:
    return isinstance(_element(type_), ty.IntType) if kind is Kind.INTEGER else _element(type_) is width


def rule_of(rules: RuleTable, call: Call) -> tuple[Rule, Binding | None] | None:
    """The rule for a call, by the callee's name or the function it is said to be like, and how it applies; the
    binding is None for a rule that is code."""
    callee = call.callee
    if not isinstance(callee, Function):
        return None
    like = callee.attributes.get("enzyme_math") or call.function_attributes.get("enzyme_math")
    if callee.defined and like is None:
        return None
    for name in (callee.name,) if like is None else (like, f"{like}f", f"{like}l"):  # "exp" of a float is expf
        rule = rules.find(name)
        if rule is None:
            continue
        if rule.code is not None:
            return rule, None
        binding = bind(rule, call.function_type, by_reference=like is not None)
        if binding is not None:
            return rule, binding
    return None


def element_address(b: Builder, pointer: Value, slot: Slot) -> Value:
    """The address of a MEMORY slot behind `pointer`."""
    return b.gep(slot.type, pointer, [b.i64(slot.index)]) if slot.index else pointer
