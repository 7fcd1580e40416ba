"""Native functions in JAX: jit, vmap, grad of grad, both modes, against the same functions in JAX."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.frameworks.functions import mixed, ring, step

jax.config.update("jax_enable_x64", True)

ring_operation, mixed_operation, step_operation = ring().jax, mixed().jax, step().jax
X = jnp.asarray(np.random.default_rng(0).random(4))
MATRIX = jnp.asarray(np.random.default_rng(1).random((2, 3)))
WEIGHTS, SCALE = jnp.asarray([1.0, -2.0, 0.5]), 0.7


def jax_ring(x: Any) -> Any:
    return jnp.sin(x) * jnp.roll(x, -1)


def jax_mixed(a: Any, weights: Any, scale: Any) -> Any:
    return ((scale * (a @ weights)) ** 3).sum()


def native_mixed(a: Any, weights: Any, scale: Any) -> Any:
    return mixed_operation(a, weights, scale, 3)


def agree(transform: Any, *arguments: Any) -> None:
    ours, theirs = transform(native_mixed)(*arguments), transform(jax_mixed)(*arguments)
    for a, b in zip(jax.tree.leaves(ours), jax.tree.leaves(theirs), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-12)


def test_transforms_in_any_order() -> None:
    at = (MATRIX, WEIGHTS, SCALE)
    for transform in (
        jax.grad,
        jax.jit,
        jax.hessian,
        lambda f: jax.jit(jax.jacfwd(f, 2)),
        lambda f: jax.grad(f, (0, 2)),
    ):
        agree(transform, *at)
    agree(lambda f: jax.grad(lambda *v: jax.grad(f)(*v).sum(), 2), *at)


def test_batches_are_one_native_call() -> None:
    batch, scales = jnp.stack([MATRIX, 2 * MATRIX, -MATRIX]), jnp.asarray([0.1, 0.2])
    rows = (0, None, None)
    agree(lambda f: jax.vmap(f, rows), batch, WEIGHTS, SCALE)
    agree(lambda f: jax.vmap(jax.vmap(jax.grad(f), rows), (None, None, 0)), batch, WEIGHTS, scales)
    agree(lambda f: jax.grad(lambda b, w, s: jax.vmap(f, rows)(b, w, s).sum(), 2), batch, WEIGHTS, SCALE)


def test_checks_of_jax_itself() -> None:
    from jax.test_util import check_grads

    check_grads(ring_operation, (X,), order=2)
    check_grads(step_operation, (X, 2 * X, 0.1), order=1)
    np.testing.assert_allclose(jax.jit(ring_operation)(X), jax_ring(X))


def test_what_does_not_fit_is_refused_in_words() -> None:
    with pytest.raises(TypeError, match="'input' is float32, and the native function takes float64"):
        ring_operation(X.astype(jnp.float32))
    with pytest.raises(ValueError, match="'weights' has the shape"):
        native_mixed(MATRIX, WEIGHTS[:2], SCALE)


def test_no_elements() -> None:
    assert jax.grad(lambda x: ring_operation(x).sum())(jnp.zeros(0)).shape == (0,)
