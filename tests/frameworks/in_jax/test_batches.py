"""vmap of native functions: one native call, whatever is mapped, and what is shared is not copied."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from tests.frameworks.in_jax.against import MATRIX, V, X, agree, cubes, jax_cubes

BATCH, SCALES = jnp.stack([MATRIX, 2 * MATRIX, -MATRIX]), jnp.asarray([0.1, 0.2])


def total(f: Any, *in_axes: Any) -> Any:
    return lambda *arguments: jax.vmap(f, in_axes)(*arguments).sum()


def test_over_any_axis() -> None:
    agree(jax.vmap, jnp.stack([X, V, X]))
    agree(lambda f: jax.vmap(f, 1, 1), jnp.stack([X, V, X], 1))
    agree(jax.vmap, jnp.zeros((0, 4)))
    agree(jax.vmap, jnp.zeros((3, 0)))


def test_of_gradients_and_gradients_of_it() -> None:
    at: Any = {"native": cubes, "in_jax": jax_cubes}
    agree(lambda f: jax.vmap(jax.grad(f, (0, 1)), (0, None)), BATCH, 0.7, **at)
    agree(lambda f: jax.grad(total(f, 0, None), (0, 1)), BATCH, 0.7, **at)
    agree(lambda f: jax.grad(lambda a, s: total(lambda s: f(a, s), 0)(s), (0, 1)), MATRIX, SCALES, **at)


def test_within_each_other() -> None:
    def table(f: Any) -> Any:
        return jax.vmap(jax.vmap(jax.grad(f, (0, 1)), (0, None)), (None, 0))

    agree(table, BATCH, SCALES, native=cubes, in_jax=jax_cubes)
    agree(lambda f: jax.grad(lambda a, s: jax.vmap(total(f, 0, None), (None, 0))(a, s).sum(), (0, 1)),
          BATCH, SCALES, native=cubes, in_jax=jax_cubes)  # fmt: skip
    agree(lambda f: jax.vmap(jax.hessian(lambda x: f(x).sum())), jnp.stack([X, V]))


def test_are_one_native_call_without_copies() -> None:
    nested = jax.vmap(jax.vmap(cubes, (0, None)), (None, 0))
    made = str(jax.make_jaxpr(nested)(BATCH, SCALES))
    assert made.count("native_call[") == 1 and "broadcast" not in made
    assert made.count("Level(length=") == 2


def test_a_gradient_by_what_members_share_is_summed_in_the_native_loop() -> None:
    made = str(jax.make_jaxpr(jax.grad(total(cubes, 0, None), 1))(BATCH, 0.7))
    assert "written=(False,)" in made and "f64[3] = reduce_sum" not in made
