# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Is a native function's derivative right? Differences, forward mode and reverse mode, along random directions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from enzcc.arrays import DTYPES, as_native

if TYPE_CHECKING:
    from enzcc.function import Function

DIRECTIONS = 2


@dataclass(frozen=True, slots=True)
class Pair:
    """w^T J t for one output and one input, in three ways, along one direction. `size` is what errors are relative to,
    `noise` what rounding alone may make of the differences."""

    output: str
    input: str
    differences: float
    forward: float
    reverse: float
    size: float
    noise: float

    @property
    def error(self) -> float:
        """The disagreement that rounding does not explain, relative; NaN where one of the ways gives it."""
        modes = abs(self.forward - self.reverse)
        differing = max(abs(self.differences - self.forward), abs(self.differences - self.reverse)) - self.noise
        return _largest([modes / self.size, differing / self.size])

    @property
    def modes_agree(self) -> bool:
        return abs(self.forward - self.reverse) <= 1e-3 * self.size


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of a check: true if all pairs of outputs and inputs agree."""

    name: str
    pairs: tuple[Pair, ...]
    tolerance: float

    @property
    def error(self) -> float:
        """The largest relative disagreement of two ways."""
        return _largest([pair.error for pair in self.pairs])

    @property
    def wrong(self) -> tuple[Pair, ...]:
        return tuple(pair for pair in self.pairs if not pair.error <= self.tolerance)

    @property
    def ok(self) -> bool:
        return not self.wrong

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        names = [f"d {pair.output} / d {pair.input}" for pair in self.pairs]
        width = max(map(len, names))
        lines = [f"{'':{width}}  {'differences':>15}  {'forward mode':>15}  {'reverse mode':>15}  {'error':>7}"]
        for name, p in zip(names, self.pairs, strict=True):
            mark = "" if p.error <= self.tolerance else "  <- disagrees"
            numbers = "  ".join(f"{way:>15.8g}" for way in (p.differences, p.forward, p.reverse))
            lines.append(f"{name:{width}}  {numbers}  {_shown(p.error):>7}{mark}")
        if self.ok:
            return "\n".join(
                [*lines, f"{self.name}: ok, the largest error is {_shown(self.error)} (allowed: {self.tolerance:.0e})"]
            )
        named = ", ".join(dict.fromkeys(f"d {pair.output} / d {pair.input}" for pair in self.wrong))
        lines.append(f"{self.name}: WRONG in {named} (allowed: {self.tolerance:.0e})")
        if all(pair.modes_agree for pair in self.wrong):
            lines.append(
                "Both modes agree: the function may have a kink or a jump here, or keep values between its calls."
            )
        return "\n".join(lines)

    __repr__ = __str__


def check(function: Function, arguments: Sequence[Any], step: float | None, tolerance: float | None) -> Report:
    """Central differences of fourth order, one input at a time. Raises SignatureError and TypeError."""
    function._needs_active()
    form = function.native.form
    inputs, outputs = function.active_inputs, function.active_outputs
    single = any(a.type == "f32" for a in (*form.inputs, *form.outputs))
    step = (1e-2 if single else 1e-5) if step is None else step
    tolerance = (5e-3 if single else 1e-6) if tolerance is None else tolerance
    epsilon = float(np.finfo(np.float32 if single else np.float64).eps)
    places = {a.name: place for place, a in enumerate(function.taken)}
    given = [
        v if a.is_size or a.function else function.array_of(a, v)
        for a, v in zip(function.taken, arguments, strict=True)
    ]
    random = np.random.default_rng(0)
    value = _active(function(*given), form.outputs)
    pairs: list[Pair] = []
    for _ in range(DIRECTIONS):
        weights = [_random(random, v.shape, o.type) for v, o in zip(value, outputs, strict=True)]
        gradients = [
            _several(function.vjp(given, _one([w if i == j else np.zeros_like(w) for j, w in enumerate(weights)])))
            for i in range(len(outputs))
        ]
        for number, a in enumerate(inputs):
            here = given[places[a.of]]
            along = _random(random, here.shape, a.type)
            far = step * max(1.0 if single else 1e-3, float(np.abs(here).max(initial=0.0)))
            there = [
                _active(function(*_moved(given, places[a.of], here, along, t * far, a.type)), form.outputs)
                for t in (1.0, -1.0, 2.0, -2.0)
            ]
            tangents = [along if i == number else np.zeros_like(given[places[b.of]]) for i, b in enumerate(inputs)]
            forward = _several(function.jvp(given, _one(tangents))[1])
            for i, o in enumerate(outputs):
                up, down, far_up, far_down = (np.asarray(t[i], float) for t in there)
                w = weights[i].astype(float)
                difference = (8 * (up - down) - (far_up - far_down)) / (12 * far)
                pairs.append(
                    Pair(
                        o.of,
                        a.of,
                        float(np.sum(w * difference)),
                        float(np.sum(w * forward[i])),
                        float(np.sum(gradients[i][number].astype(float) * along)),
                        max(float(np.sum(np.abs(w * d))) for d in (forward[i], difference)) or 1.0,
                        8 * epsilon * float(np.sum(np.abs(w * np.asarray(value[i], float)))) / far,
                    )
                )
    return Report(function.__name__, tuple(pairs), tolerance)


def _moved(given: Sequence[Any], place: int, here: Any, along: Any, t: float, type: str) -> list[Any]:
    there = as_native("", type, np.asarray(here + DTYPES[type].type(t) * along, DTYPES[type]))
    return [*given[:place], there, *given[place + 1 :]]


def _random(random: np.random.Generator, shape: tuple[int, ...], type: str) -> Any:
    return np.asarray(random.standard_normal(shape), DTYPES[type])


def _active(value: Any, outputs: Sequence[Any]) -> list[Any]:
    return [v for v, a in zip(_several(value), outputs, strict=True) if a.active]


def _several(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _one(values: Sequence[Any]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


def _shown(error: float) -> str:
    """What is smaller is the rounding of this machine."""
    return "<1e-12" if error < 1e-12 else f"{error:.0e}"


def _largest(errors: Sequence[float]) -> float:
    """NaN if there is one."""
    return float(np.max(np.array(errors), initial=0.0))
