# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Addresses that are moved as numbers, where no word can be moved in their place (normalize/moved_numbers.py).

    union { double d; const double *p; } u;     put(&w[i], v[i].u.d)     the bits of either, in a register of a number

Such a register has no place for the shadow of an address. Where memory holds a double in some objects and an address in
others, and a double that is loaded there goes on as it is, the program looks, as it runs, whether it is an address that
has a shadow. What is computed with is a number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    ExtractElement,
    ExtractValue,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    InsertElement,
    InsertValue,
    Instruction,
    Invoke,
    Load,
    Phi,
    Select,
    ShuffleVector,
)
from enzyme_passes.ir.uses import reached, uses
from enzyme_passes.ir.values import Block, Function, Value
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.synthesis.shadow.double_or_pointer import if_chosen


@final
@dataclass(frozen=True, slots=True)
class Site:
    """Where a number goes on: at its instruction, at a select (`by_true`: by this arm), at the end of a block."""

    place: Instruction | Block
    by_true: bool | None = None

    def seen(self, b: Builder, word: Value, value: Callable[[Value], Value]) -> Value:
        """The word as it is looked at: zero, where it is not chosen."""
        return if_chosen(b, word, self.place, self.by_true, value)


def sites(number: Instruction, users: Callable[[Value], Sequence[Instruction]]) -> list[Site]:
    """Where a number goes on. LLVM loads a union's number before it looks which member it is."""
    found: list[Site] = []
    for user in users(number):
        match user:
            case Select(on_true=on_true, on_false=on_false) if (on_true is number) != (on_false is number):
                found += [Site(user, on_true is number)] if goes_on(user, users) else []
            case Phi(values=values, blocks=blocks):
                if goes_on(user, users):
                    found += [Site(block) for value, block in zip(values, blocks, strict=True) if value is number]
            case _ if goes_on(number, _users_but(number, user, users)):
                return [Site(number)]
            case _:
                pass
    return found


def _users_but(
    number: Value, user: Instruction, users: Callable[[Value], Sequence[Instruction]]
) -> Callable[[Value], Sequence[Instruction]]:
    """All users of values, but of `number` this one alone."""
    return lambda value: (user,) if value is number else users(value)


def goes_on(value: Value, users: Callable[[Value], Sequence[Instruction]]) -> bool:
    """Whether a number that is loaded goes on as it is: to memory, out of the function, or as other bits."""
    given: dict[tuple[Function, int], None] = {}
    if _goes_on(value, users, given):
        return True
    pending = list(given)
    while pending:
        function, index = pending.pop()
        if index >= len(function.arguments):
            return True  # it is one of a variable number
        inner: dict[tuple[Function, int], None] = {}
        if _goes_on(function.arguments[index], _users_in(function), inner):
            return True
        pending += [place for place in inner if place not in given]
        given.update(inner)
    return False


def _goes_on(
    value: Value, users: Callable[[Value], Sequence[Instruction]], given: dict[tuple[Function, int], None]
) -> bool:
    """The same within one function; `given`: which parameters of others it becomes."""
    for used, user in reached(value, users, _passes):
        if _passes(user):
            continue
        match user:
            case FloatBinary() | FloatUnary() | FloatCompare():
                continue
            case Cast(op=op) if op != "bitcast":
                continue
            case Call(callee=callee, arguments=arguments) | Invoke(callee=callee, arguments=arguments):
                target = resolve_alias(callee)
                if not isinstance(target, Function):
                    return True
                if target.defined:
                    given.update(((target, k), None) for k, argument in enumerate(arguments) if argument is used)
                # What takes a number and is not seen takes it as one: it has a rule, or is refused.
            case _:
                return True
    return False


def _passes(user: Instruction) -> bool:
    return isinstance(
        user, Phi | Select | Freeze | ExtractValue | InsertValue | ExtractElement | InsertElement | ShuffleVector
    )


@lru_cache(maxsize=4096)
def moves_numbers(function: Function) -> bool:
    """Whether a function loads a number that goes on as it is."""
    users = _users_in(function)
    return any(isinstance(i, Load) and holds_double(i.type) and goes_on(i, users) for i in function.instructions())


def _users_in(function: Function) -> Callable[[Value], Sequence[Instruction]]:
    known = uses(function)
    return lambda value: known.get(value, ())


def holds_double(type: ty.Type) -> bool:
    """Whether a value of a type may have a `double` in it."""
    match type:
        case ty.VectorType(element=element) | ty.ArrayType(element=element):
            return holds_double(element)
        case ty.StructType(fields=fields):
            return any(map(holds_double, fields or ()))
        case _:
            return type is ty.DOUBLE
