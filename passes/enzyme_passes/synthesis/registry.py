# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which derivative functions exist: each made once per key, its body written later from a worklist.

Signatures, for a primal `R f(A...)` and width N (S, the shadow of a DUP parameter, N times right behind it):

    combined   { [R primal,] N adjoints for each ACTIVE parameter } (A, S..., [N seeds,] ptr tape)
    augmented  { [R primal,] [N shadows of R,] ptr frame } (A, S..., ptr tape)
    reverse    { N adjoints for each ACTIVE parameter } (A, S..., [N seeds,] ptr frame, ptr tape)
    tangent    { [R primal,] N tangents of R } (A, S or tangents..., ptr tape)
    replay     the same (A, S or tangents..., ptr reader)      see tangent/replay.py

Structs without fields are `void`. `tape` is the arena (docs/internals/tape.md), entered by the request only.
"""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import assert_never

from enzyme_passes.analysis.context import Activity, Context
from enzyme_passes.attributes.emitted import of_derivative
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import define
from enzyme_passes.ir.values import Function, Module
from enzyme_passes.normalize.exceptions import personality
from enzyme_passes.support.dataclasses import dataclass, replace


class Mode(Enum):
    COMBINED = "combined"
    AUGMENTED = "augmented"
    REVERSE = "reverse"
    TANGENT = "tangent"
    REPLAY = "replay"  # a tangent whose primal values are read from a log

    ESTIMATE = "estimate"  # a tangent of absolute errors

    @property
    def forward(self) -> bool:
        return self in (Mode.TANGENT, Mode.REPLAY, Mode.ESTIMATE)


@dataclass(frozen=True, slots=True)
class Key:
    """What a derivative function is made for. `overwritten`: parameters (-1: globals and the rest) whose memory may
    change between the augmented and the reverse half. `strong_zero`: nothing comes of an adjoint or tangent of zero,
    whatever it is multiplied by. `parallel`: several threads run it at once, and shadows are theirs together."""

    context: Context
    mode: Mode
    width: int
    primal: bool
    overwritten: frozenset[int] = frozenset()
    strong_zero: bool = False
    parallel: bool = False

    @property
    def split(self) -> bool:
        return self.mode in (Mode.AUGMENTED, Mode.REVERSE)


@dataclass(frozen=True, slots=True)
class Derivative:
    """A derivative function and its key; `result_types` are the fields of its result."""

    key: Key
    function: Function
    result_types: tuple[ty.Type, ...]


class Registry:
    """The derivative functions of one module, and those whose bodies are still to be written."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.known: dict[Key, Derivative] = {}
        self.pending: deque[Derivative] = deque()

    def derivative(self, key: Key, adjoint_of_parameter: dict[int, ty.Type], seed: ty.Type | None) -> Derivative:
        """The function for `key`. `adjoint_of_parameter`: the type of each ACTIVE parameter's adjoint; `seed`: of the
        result's, if it is ACTIVE."""
        known = self.known.get(key)
        if known is not None:
            return known
        made = self._declare(key, adjoint_of_parameter, seed)
        self.known[key] = made
        if key.split:
            # The halves share one plan: whoever asks for one gets both, and one entry on the worklist.
            other_mode = Mode.REVERSE if key.mode is Mode.AUGMENTED else Mode.AUGMENTED
            other = self._declare(partner(key, other_mode), adjoint_of_parameter, seed)
            self.known[other.key] = other
            self.pending.append(made if key.mode is Mode.AUGMENTED else other)
        else:
            self.pending.append(made)
        return made

    def _declare(self, key: Key, adjoints: dict[int, ty.Type], seed: ty.Type | None) -> Derivative:
        context, width = key.context, key.width
        primal = context.function
        parameters: list[tuple[ty.Type, str]] = []
        fields: list[ty.Type] = []
        result = primal.function_type.result
        if key.primal and key.mode is not Mode.REVERSE and result is not ty.VOID:
            fields.append(result)
        for argument, activity in zip(primal.arguments, context.arguments, strict=True):
            parameters.append((argument.type, argument.name))
            name = f"{argument.name or argument.index}'"
            if activity.shadowed or (activity.active and key.mode.forward):
                parameters += [(argument.type, name)] * width
            if activity.active and key.mode in (Mode.COMBINED, Mode.REVERSE):
                fields += [adjoints[argument.index]] * width
        match key.mode:
            case Mode.AUGMENTED:
                if context.result.shadowed:
                    fields += [result] * width
                fields.append(ty.PTR)
            case Mode.TANGENT | Mode.REPLAY | Mode.ESTIMATE:
                if context.result is not Activity.CONST:
                    fields += [result] * width
            case Mode.COMBINED | Mode.REVERSE:
                if context.result.active:
                    assert seed is not None
                    parameters += [(seed, "seed")] * width
                if key.mode is Mode.REVERSE:
                    parameters.append((ty.PTR, "frame"))
            case _:
                assert_never(key.mode)
        parameters.append((ty.PTR, "tape"))
        returned = ty.struct(tuple(fields)) if fields else ty.VOID
        function = define(self.module, f"__enzcc_{key.mode.value}_{primal.name}", returned, parameters)
        function.trailer = personality(primal)
        function.attributes = of_derivative(primal)
        return Derivative(key, function, tuple(fields))


def partner(key: Key, mode: Mode) -> Key:
    """The key of the other half."""
    return replace(key, mode=mode)
