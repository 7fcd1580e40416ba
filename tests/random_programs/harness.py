"""How one program is judged, in this process (a crash or an endless loop is the caller's matter, see `pool`).

For a random point x, output weights w and direction v:

- the transposed-Jacobian product g of reverse mode against differences of the program in long double;
- forward against reverse: <w, J v> == <g, v>;
- the same request again: the same bits;
- primal outputs of a request against the plain call, and the plain call against the reference;
- constant arguments untouched, shadows of overwritten outputs consumed;
- on the route `stripped`: what derivatives say to LLVM changes nothing but, in sums, the last bits.
"""

from __future__ import annotations

import math
import random
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from .routes import Library, Reference, Refused, Route, compile_case, reference

Outcome = Literal["ok", "unsuitable", "coded", "wrong", "internal", "crash", "timeout"]
FAILURES: tuple[Outcome, ...] = ("wrong", "internal", "crash", "timeout")

CLOSEST_DECISION = 1e-5
LARGEST_DERIVATIVE = 1e4
PROMISES = {1: "a constant argument was changed", 2: "a consumed shadow is not zero", 4: "directions disagree"}


@dataclass(frozen=True, slots=True)
class Verdict:
    outcome: Outcome
    detail: str = ""
    level: int = 0
    kind: str = ""
    """What the reducer must keep: the check that failed, the error's code, the exception's type and place."""


@dataclass(frozen=True, slots=True)
class Point:
    """A place to differentiate at, and what is right there."""

    x: list[float]
    weights: list[float]
    direction: list[float]
    outputs: list[float]
    gradient: list[float]
    error: list[float]


def judge(text: str, floats: bool, seed: int, levels: Sequence[int], route: Route = "jit") -> list[Verdict]:
    """A verdict for each optimization level."""
    known = reference(text)
    point = suitable_point(known, seed)
    if isinstance(point, str):
        return [Verdict("unsuitable", point, level) for level in levels]
    return [_judge_level(text, floats, point, level, route) for level in levels]


def suitable_point(known: Reference, seed: int) -> Point | str:
    """A point where the program is smooth enough for differences; otherwise why there is none."""
    r = random.Random(f"point {seed}")
    reason = ""
    for _ in range(6):
        x = [round(r.uniform(-1.2, 1.2), 4) for _ in range(known.inputs)]
        # An active result is seeded with 1, always.
        weights = [1.0] + [round(r.uniform(-1, 1), 4) for _ in range(known.outputs - 1)]
        direction = [round(r.uniform(-1, 1), 4) for _ in range(known.inputs)]
        outputs, margin = known.primal(x)
        again, _ = known.primal(x)
        if outputs != again:
            return "the primal depends on memory that was never written, or on an earlier call"
        gradient, error = known.gradient(x, weights)
        largest = max(map(abs, gradient), default=0.0)
        if not margin > CLOSEST_DECISION:
            reason = f"a decision is as close as {margin:.1e}"
        elif not all(map(math.isfinite, outputs)) or not largest < LARGEST_DERIVATIVE:
            reason = "values or derivatives are too large"
        elif any(e < 0 or e > 1e-7 * (1 + largest) for e in error):
            reason = "differences do not settle"
        else:
            return Point(x, weights, direction, outputs, gradient, error)
    return reason


def _judge_level(text: str, floats: bool, point: Point, level: int, route: Route) -> Verdict:
    try:
        library = compile_case(text, level, route)
    except Refused as refused:
        return Verdict("coded", str(refused), level, refused.code)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{type(error).__name__} in {last.filename.rsplit('/', 1)[-1]}:{last.name}"
        return Verdict("internal", f"{where}:{last.lineno}: {str(error)[:500]}", level, where)
    found = check(library, floats, point)
    if found is None and route == "stripped":
        found = compare(library, compile_case(text, level, "jit"), floats, point)
    return Verdict("ok", "", level) if found is None else Verdict("wrong", found[1], level, found[0])


def check(library: Library, floats: bool, point: Point) -> tuple[str, str] | None:
    """(name of the check, details) of the first one that fails."""
    outputs, inputs = len(point.outputs), len(point.x)
    tolerance = 2e-4 if floats else 1e-8
    scale = max(1.0, *map(abs, point.gradient), *map(abs, point.outputs))
    y = library.primal(point.x, outputs)
    if (bad := _apart(y, point.outputs, tolerance * scale)) is not None:
        return "primal", f"output {bad} is {y[bad]!r}, should be {point.outputs[bad]!r}"
    g, kept, broken = library.derivative("case_reverse", point.x, point.weights, inputs, outputs)
    if (bad := _apart(g, point.gradient, tolerance * scale)) is not None:
        return (
            "reverse",
            f"derivative {bad} is {g[bad]!r}, should be {point.gradient[bad]!r}; all: {g} {point.gradient}",
        )
    if (bad := _apart(kept, y, (1e-5 if floats else 1e-12) * scale, gaps=True)) is not None:
        return "reverse-primal", f"output {bad} is {kept[bad]!r} under reverse mode, {y[bad]!r} without"
    if broken:
        return "reverse-promise", _promises(broken)
    again = library.derivative("case_reverse", point.x, point.weights, inputs, outputs)
    if list(map(repr, again[0])) != list(map(repr, g)):
        return "reverse-twice", f"first {g}, then {again[0]}"
    t, kept, broken = library.derivative("case_forward", point.x, point.direction, outputs, outputs)
    forwards = [w * d for w, d in zip(point.weights, t, strict=True)]
    backwards = [a * b for a, b in zip(g, point.direction, strict=True)]
    difference = abs(math.fsum(forwards) - math.fsum(backwards))
    size = 1.0 + math.fsum(map(abs, forwards)) + math.fsum(map(abs, backwards))
    if not difference <= (1e-4 if floats else 1e-9) * size:
        return "forward", f"<w, J v> = {math.fsum(forwards)!r}, <J^T w, v> = {math.fsum(backwards)!r}"
    if (bad := _apart(kept, y, (1e-5 if floats else 1e-12) * scale, gaps=True)) is not None:
        return "forward-primal", f"output {bad} is {kept[bad]!r} under forward mode, {y[bad]!r} without"
    if broken:
        return "forward-promise", _promises(broken)
    return None


def compare(stripped: Library, library: Library, floats: bool, point: Point) -> tuple[str, str] | None:
    """Likewise, of the derivatives with attributes and without."""
    outputs, inputs = len(point.outputs), len(point.x)
    for name, seed, size in (
        ("case_reverse", point.weights, inputs),
        ("case_forward", point.direction, outputs),
    ):
        with_them, kept, _ = library.derivative(name, point.x, seed, size, outputs)
        without, alike, _ = stripped.derivative(name, point.x, seed, size, outputs)
        scale = max(1.0, *map(abs, without), *map(abs, alike)) * (1e-4 if floats else 1e-10)
        if _apart(with_them, without, scale) is not None or _apart(kept, alike, scale, gaps=True) is not None:
            return f"{name}-attributes", f"{with_them} {kept} with attributes, {without} {alike} without"
    return None


def _apart(found: Sequence[float], expected: Sequence[float], tolerance: float, *, gaps: bool = False) -> int | None:
    """The first index where the two differ by more than the tolerance; with `gaps`, NaN in `found` is no promise."""
    for index, (a, b) in enumerate(zip(found, expected, strict=True)):
        if not abs(a - b) <= tolerance and not (gaps and math.isnan(a)):
            return index
    return None


def _promises(broken: int) -> str:
    return ", ".join(text for bit, text in PROMISES.items() if broken & bit)
