"""PyTorch: its own operations, eager and compiled; an extension written by hand in C++; and enzcc's operations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import gcd
from typing import Any

import torch

from benchmarks.frameworks.natives import extension
from benchmarks.frameworks.variants import (
    INITIAL,
    LOGS,
    MEMBER_STEPS,
    OVERHEAD,
    PARAMETERS,
    PARTICLE_STEP,
    STEP,
    UNROLLED,
    Call,
    Row,
    Variants,
    elements,
    members,
    native,
    series,
    square,
    weights,
)

EAGER, COMPILED, BY_HAND, OURS = "PyTorch", "PyTorch, compiled", "C++ extension", "enzcc, PyTorch"


def variants(row: Row) -> Variants:
    match row.section:
        case "overhead":
            return {
                EAGER: lambda: small(row, OWN["pair"]),
                BY_HAND: lambda: small(row, extension().pair),
                OURS: lambda: small(row, native("pair").torch),
            }
        case "large":
            found: Variants = {
                BY_HAND: lambda: elementwise(row, getattr(extension(), row.name)),
                OURS: lambda: elementwise(row, native(row.name).torch),
            }
            return found if row.name == "kepler" else {EAGER: lambda: elementwise(row, OWN[row.name]), **found}
        case "loops" if row.name == "pair":
            return {
                EAGER: lambda: elementwise(row, OWN["pair"]),
                COMPILED: lambda: elementwise(row, compiled(OWN["pair"])),
                OURS: lambda: elementwise(row, native("pair").torch),
            }
        case "loops":
            make = {"lorenz": lorenz, "kalman": kalman, "particles": particles}[row.name]
            return {
                EAGER: lambda: make(row, eager(row.name, row.size)),
                COMPILED: lambda: make(row, in_graphs(row.name, row.size)),
                OURS: lambda: make(row, None),
            }
        case "batch":
            return {
                "PyTorch, vectorised": lambda: batched_steps(row),
                "enzcc, PyTorch, a loop": lambda: loop_over_members(row),
                "enzcc, PyTorch, vmap": lambda: native_batch(row),
            }
    return {}


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    torch._dynamo.reset()
    made: Callable[..., Any] = torch.compile(function, fullgraph=True, dynamic=False)
    return made


def tensor(array: Any, gradient: bool = False) -> Any:
    return torch.tensor(array, dtype=torch.double, requires_grad=gradient)


# One element of work for each element of the input -------------------------------------------------------------------

OWN: dict[str, Callable[[Any], Any]] = {
    "twice": lambda x: 2 * x,
    "pair": lambda x: torch.sin(x) * torch.roll(x, -1),
}


def small(row: Row, function: Callable[[Any], Any]) -> Call:
    recorded = row.name != OVERHEAD[0]
    x, w = tensor(elements(row.size), recorded), tensor(weights(row.size))
    if row.name == OVERHEAD[2]:
        return lambda: torch.autograd.grad(function(x), x, w)
    return lambda: function(x)


def elementwise(row: Row, function: Callable[[Any], Any]) -> Call:
    x, w = tensor(elements(row.size), True), tensor(weights(row.size))
    return lambda: torch.autograd.grad(function(x), x, w)


# Loops ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Steps:
    """`run(state, fixed, given)` does `count` steps; `given` is a tensor with an entry for each, or None."""

    run: Callable[..., Any]
    count: int

    def repeated(self, size: int, state: Any, fixed: Any, given: Any = None) -> Any:
        """All steps of a row, `count` at a time."""
        times, left = divmod(size, self.count)
        assert left == 0
        parts = [None] * times if given is None else given.view(times, self.count).unbind(0)
        for part in parts:
            state = self.run(state, fixed, part)
        return state


def eager(name: str, size: int) -> Steps:
    return Steps(_unrolled(STEPS[name], size), size)


def in_graphs(name: str, size: int) -> Steps:
    count = gcd(UNROLLED, size)
    return Steps(compiled(_unrolled(STEPS[name], count)), count)


def _unrolled(step: Callable[..., Any], count: int) -> Callable[..., Any]:
    def run(state: Any, fixed: Any, given: Any) -> Any:
        for entry in [None] * count if given is None else given.unbind(0):
            state = step(state, fixed, entry)
        return state

    return run


def lorenz_slope(s: Any, p: Any) -> Any:
    x, y, z = s.unbind(-1)
    return torch.stack([p[0] * (y - x), x * (p[1] - z) - y, x * y - p[2] * z], -1)


def lorenz_step(s: Any, p: Any, _entry: None) -> Any:
    k1 = lorenz_slope(s, p)
    k2 = lorenz_slope(s + STEP / 2 * k1, p)
    k3 = lorenz_slope(s + STEP / 2 * k2, p)
    k4 = lorenz_slope(s + STEP * k3, p)
    return s + STEP / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


def lorenz(row: Row, steps: Steps | None) -> Call:
    at, w = (tensor(INITIAL, True), tensor(PARAMETERS, True)), tensor(weights(3))
    if steps is None:
        function = native("lorenz").torch
        return lambda: torch.autograd.grad(function(*at, row.size, STEP), at, w)
    return lambda: torch.autograd.grad(steps.repeated(row.size, at[0], at[1].unbind(0)), at, w)


def kalman_step(state: Any, variances: Any, y: Any) -> Any:
    (level, slope, p11, p12, p22, loss), (q1, q2, r) = state, variances
    level = level + slope
    p11, p12, p22 = p11 + 2 * p12 + p22 + q1, p12 + p22, p22 + q2
    s, v = p11 + r, y - level
    k1, k2 = p11 / s, p12 / s
    loss = loss + 0.5 * (torch.log(s) + v * v / s)
    return level + k1 * v, slope + k2 * v, p11 - k1 * p11, p12 - k1 * p12, p22 - k2 * p12, loss


def kalman(row: Row, steps: Steps | None) -> Call:
    at = tensor(series(row.size), True), tensor(LOGS, True)
    if steps is None:
        function = native("kalman").torch
        return lambda: torch.autograd.grad(function(*at), at)
    begin = tuple(tensor(v, True) for v in (0.0, 0.0, 1.0, 0.0, 1.0, 0.0))
    return lambda: torch.autograd.grad(steps.repeated(row.size, begin, at[1].exp().unbind(0), at[0])[-1], at)


def particles_step(state: Any, side: Any, _entry: None) -> Any:
    """All pairs: that is what vector operations do well."""
    x, v = state
    d = x[:, None] - x[None]
    d = d - side * torch.round(d / side)
    near = torch.relu(1 - (d * d).sum(-1, keepdim=True))
    v = v + PARTICLE_STEP * (near * d).sum(1)
    return x + PARTICLE_STEP * v, v


def particles(row: Row, steps: Steps | None) -> Call:
    there = square()
    at, w = (tensor(there.x, True), tensor(there.v, True)), tensor(weights(there.x.shape))
    if steps is None:
        function = native("particles").torch
        return lambda: torch.autograd.grad(function(*at, there.side, there.cells, row.size, PARTICLE_STEP), at, (w, w))
    return lambda: torch.autograd.grad(steps.repeated(row.size, at, there.side), at, (w, w))


STEPS: dict[str, Callable[..., Any]] = {"lorenz": lorenz_step, "kalman": kalman_step, "particles": particles_step}


# A batch of short loops ----------------------------------------------------------------------------------------------


def batched_steps(row: Row) -> Call:
    """PyTorch's own operations, on the states of all members at once."""
    x, p, w = tensor(members(row.size), True), tensor(PARAMETERS).unbind(0), tensor(weights(3))
    run = eager("lorenz", MEMBER_STEPS)
    return lambda: torch.autograd.grad(run.repeated(MEMBER_STEPS, x, p) @ w, x, torch.ones(row.size).double())


def loop_over_members(row: Row) -> Call:
    function, p, w = native("lorenz").torch, tensor(PARAMETERS), tensor(weights(3))
    each = [tensor(x, True) for x in members(row.size)]
    return lambda: torch.stack([torch.autograd.grad(function(x, p, MEMBER_STEPS, STEP) @ w, x)[0] for x in each])


def native_batch(row: Row) -> Call:
    """The gradient of each member by torch.func: two native calls for all."""
    function, p, w = native("lorenz").torch, tensor(PARAMETERS), tensor(weights(3))
    all_of_them = torch.func.vmap(torch.func.grad(lambda x: function(x, p, MEMBER_STEPS, STEP) @ w))
    x = tensor(members(row.size))
    return lambda: all_of_them(x)
