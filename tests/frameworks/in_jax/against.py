"""The native functions as operations of JAX, and the same written in JAX."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import enzcc
from tests.frameworks.functions import SOURCE, mixed, ring, step

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_disable_most_optimizations", True)

HERE = Path(__file__).parent
native_ring, native_mixed, native_step = ring().jax, mixed().jax, step().jax
native_single = enzcc.load(SOURCE, "ring_single", "input: f32[n], n: i64, output: out f32[n]").jax
native_corner = enzcc.load(HERE / "natives.c", "corner", "x: f64, y: f64 -> f64").jax
native_picked = enzcc.load(
    HERE / "natives.c",
    "picked",
    "x: f64[n], n: i64, places: const i32[m], m: i64, y: out f64[m], visits: out i64[n]",
).jax

X = jnp.asarray([0.3, -0.8, 1.1, 0.5])
V = jnp.asarray([1.0, 2.0, -1.0, 0.5])
MATRIX = jnp.asarray([[0.2, 0.5, -0.4], [0.7, -0.1, 0.9]])
WEIGHTS = jnp.asarray([1.0, -2.0, 0.5])


def jax_ring(x: Any) -> Any:
    return jnp.sin(x) * jnp.roll(x, -1)


def cubes(a: Any, scale: Any) -> Any:
    return native_mixed(a, WEIGHTS, scale, 3)


def jax_cubes(a: Any, scale: Any) -> Any:
    return ((scale * (a @ WEIGHTS)) ** 3).sum()


def same(found: Any, wanted: Any) -> None:
    """Two trees of arrays, to the last digits, and their types."""
    for a, b in zip(jax.tree.leaves(found), jax.tree.leaves(wanted), strict=True):
        assert jnp.shape(a) == jnp.shape(b) and jnp.result_type(a) == jnp.result_type(b)
        np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-12)


def agree(transform: Any, *arguments: Any, native: Any = native_ring, in_jax: Any = jax_ring) -> None:
    """What a transform makes of the native function and of the same in JAX, at these arguments; in one compiled
    program, as XLA's own time is most of that of these tests."""
    same(*jax.jit(lambda *at: (transform(native)(*at), transform(in_jax)(*at)))(*arguments))
