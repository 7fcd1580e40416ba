"""Is a native function's derivative right? Differences, forward mode and reverse mode, along random directions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from enzcc.function import Function


@dataclass(frozen=True, slots=True)
class Report:
    """w^T J t, in three ways, for each direction."""

    differences: tuple[float, ...]
    forward: tuple[float, ...]
    reverse: tuple[float, ...]
    tolerance: float

    @property
    def error(self) -> float:
        """The largest relative disagreement of two ways."""
        rows = np.array([self.differences, self.forward, self.reverse])
        scale = np.maximum(1.0, np.abs(rows).max(axis=0))
        return float((np.ptp(rows, axis=0) / scale).max(initial=0.0))

    @property
    def ok(self) -> bool:
        return bool(self.error <= self.tolerance)

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        head = f"{'direction':>9}  {'differences':>16}  {'forward mode':>16}  {'reverse mode':>16}"
        rows = zip(self.differences, self.forward, self.reverse, strict=True)
        lines = [f"{i:>9}  {d:>16.9g}  {f:>16.9g}  {r:>16.9g}" for i, (d, f, r) in enumerate(rows)]
        verdict = (
            f"{'right' if self.ok else 'WRONG'}: they agree within {self.error:.1e} (wanted: {self.tolerance:.0e})"
        )
        return "\n".join([head, *lines, verdict])


def check(function: Function, arguments: Sequence[Any], step: float, tolerance: float, directions: int = 3) -> Report:
    """Central differences of fourth order with that step, relative to the size of each argument."""
    random = np.random.default_rng(0)
    signature = function.native.signature
    taken = [a for a in signature.arguments if a.is_input and a.name not in signature.derived]
    active = [i for i, a in enumerate(taken) if a.is_active]
    rows: list[tuple[float, float, float]] = []
    for _ in range(directions):
        along = {i: random.standard_normal(np.shape(arguments[i])) for i in active}

        def moved(t: float, along: dict[int, Any] = along) -> list[Any]:
            there = [np.asarray(v) + t * along[i] if i in along else v for i, v in enumerate(arguments)]
            value = function(*there)
            return [np.asarray(v, float) for v in (value if isinstance(value, tuple) else (value,))]

        tangents = tuple(along[i] for i in active)
        _, forward = function.jvp(arguments, tangents if len(tangents) != 1 else tangents[0])
        forward = forward if isinstance(forward, tuple) else (forward,)
        weights = tuple(random.standard_normal(np.shape(t)) for t in forward)
        outputs = [o.active for o in function.native.form.outputs]

        def weighed(t: float, weights: tuple[Any, ...] = weights, outputs: list[bool] = outputs) -> float:
            kept = [v for v, wanted in zip(moved(t), outputs, strict=True) if wanted]
            return sum(float(np.sum(w * v)) for w, v in zip(weights, kept, strict=True))

        difference = (8 * (weighed(step) - weighed(-step)) - (weighed(2 * step) - weighed(-2 * step))) / (12 * step)
        reverse = function.vjp(arguments, weights if len(weights) != 1 else weights[0])
        reverse = reverse if isinstance(reverse, tuple) else (reverse,)
        rows.append(
            (
                difference,
                sum(float(np.sum(w * t)) for w, t in zip(weights, forward, strict=True)),
                sum(float(np.sum(g * t)) for g, t in zip(reverse, tangents, strict=True)),
            )
        )
    differences, forward_mode, reverse_mode = zip(*rows, strict=True)
    return Report(differences, forward_mode, reverse_mode, tolerance)
