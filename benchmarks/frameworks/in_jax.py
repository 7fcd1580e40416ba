"""JAX: its own operations, loops by lax.scan; and enzcc's operations. All of it under jit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from benchmarks.frameworks.variants import (
    INITIAL,
    LOGS,
    MEMBER_STEPS,
    OVERHEAD,
    PARAMETERS,
    PARTICLE_STEP,
    STEP,
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

jax.config.update("jax_enable_x64", True)
OWN, OURS = "JAX", "enzcc, JAX"


def variants(row: Row) -> Variants:
    match row.section:
        case "overhead":
            return {OWN: lambda: small(row, pair), OURS: lambda: small(row, native("pair").jax)}
        case "large":
            ours: Variants = {OURS: lambda: elementwise(row, native(row.name).jax)}
            own = {"pair": pair, "twice": lambda x: 2 * x}.get(row.name)
            return ours if own is None else {OWN: lambda: elementwise(row, own), **ours}
        case "loops" if row.name == "pair":
            return {OWN: lambda: elementwise(row, pair), OURS: lambda: elementwise(row, native("pair").jax)}
        case "loops":
            make = {"lorenz": lorenz, "kalman": kalman, "particles": particles}[row.name]
            return {"JAX, scan": lambda: make(row, True), OURS: lambda: make(row, False)}
        case "batch":
            return {"JAX, vmap of scan": lambda: batch(row, True), "enzcc, JAX, vmap": lambda: batch(row, False)}
    return {}


def _timed(function: Callable[..., Any], *arguments: Any) -> Call:
    """Compiled; each call waits for what it computes."""
    compiled = jax.jit(function)
    given = jax.tree.map(jnp.asarray, arguments)
    return lambda: jax.block_until_ready(compiled(*given))


def pair(x: Any) -> Any:
    return jnp.sin(x) * jnp.roll(x, -1)


def both(function: Callable[..., Any]) -> Callable[..., Any]:
    """The value, and the gradients: without the value, compilers leave its computation out."""

    def run(w: Any, *x: Any) -> Any:
        y, pull = jax.vjp(function, *x)
        return y, pull(w)

    return run


class Last:
    """What is compared is the last of what a call gives."""

    def __init__(self, call: Call) -> None:
        self.call = call

    def __call__(self) -> Any:
        return self.call()[-1]


def small(row: Row, function: Callable[[Any], Any]) -> Call:
    if row.name == OVERHEAD[2]:
        return elementwise(row, function)
    return _timed(function, elements(row.size))


def elementwise(row: Row, function: Callable[[Any], Any]) -> Call:
    return Last(_timed(both(function), weights(row.size), elements(row.size)))


# Loops ---------------------------------------------------------------------------------------------------------------


def lorenz_by_scan(initial: Any, p: Any, count: int) -> Any:
    def slope(s: Any) -> Any:
        x, y, z = s
        return jnp.stack([p[0] * (y - x), x * (p[1] - z) - y, x * y - p[2] * z])

    def step(s: Any, _: None) -> Any:
        k1 = slope(s)
        k2 = slope(s + STEP / 2 * k1)
        k3 = slope(s + STEP / 2 * k2)
        k4 = slope(s + STEP * k3)
        return s + STEP / 6 * (k1 + 2 * k2 + 2 * k3 + k4), None

    return lax.scan(step, initial, None, length=count)[0]


def lorenz(row: Row, own: bool) -> Call:
    ours = None if own else native("lorenz").jax

    def final(initial: Any, p: Any) -> Any:
        return ours(initial, p, row.size, STEP) if ours else lorenz_by_scan(initial, p, row.size)

    return Last(_timed(both(final), weights(3), INITIAL, PARAMETERS))


def kalman_by_scan(y: Any, logs: Any) -> Any:
    q1, q2, r = jnp.exp(logs)

    def step(state: Any, y: Any) -> Any:
        level, slope, p11, p12, p22, loss = state
        level = level + slope
        p11, p12, p22 = p11 + 2 * p12 + p22 + q1, p12 + p22, p22 + q2
        s, v = p11 + r, y - level
        k1, k2 = p11 / s, p12 / s
        loss = loss + 0.5 * (jnp.log(s) + v * v / s)
        return (level + k1 * v, slope + k2 * v, p11 - k1 * p11, p12 - k1 * p12, p22 - k2 * p12, loss), None

    return lax.scan(step, tuple(map(jnp.float64, (0, 0, 1, 0, 1, 0))), y)[0][-1]


def kalman(row: Row, own: bool) -> Call:
    function = kalman_by_scan if own else native("kalman").jax
    return Last(_timed(jax.value_and_grad(function, (0, 1)), series(row.size), LOGS))


def particles_by_scan(x: Any, v: Any, side: float, count: int) -> Any:
    def step(state: Any, _: None) -> Any:
        x, v = state
        d = x[:, None] - x[None]
        d = d - side * jnp.round(d / side)
        near = jnp.maximum(0, 1 - (d * d).sum(-1, keepdims=True))
        v = v + PARTICLE_STEP * (near * d).sum(1)
        return (x + PARTICLE_STEP * v, v), None

    return lax.scan(step, (x, v), None, length=count)[0]


def particles(row: Row, own: bool) -> Call:
    at = square()
    ours = None if own else native("particles").jax

    def final(x: Any, v: Any) -> Any:
        if ours is None:
            return particles_by_scan(x, v, at.side, row.size)
        return ours(x, v, at.side, at.cells, row.size, PARTICLE_STEP)

    w = weights(at.x.shape)
    return Last(_timed(both(final), (w, w), at.x, at.v))


def batch(row: Row, own: bool) -> Call:
    function, p, w = None if own else native("lorenz").jax, jnp.asarray(PARAMETERS), jnp.asarray(weights(3))

    def of_member(x: Any) -> Any:
        final = function(x, p, MEMBER_STEPS, STEP) if function else lorenz_by_scan(x, p, MEMBER_STEPS)
        return final @ w

    return _timed(jax.vmap(jax.grad(of_member)), members(row.size))
