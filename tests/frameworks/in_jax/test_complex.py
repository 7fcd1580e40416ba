"""Complex arrays: JAX's convention, its own operations for comparison."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import enzcc
from tests.frameworks.test_complex import CUBIC, LOSS, SOURCE


def test_gradients_follow_jaxs_convention() -> None:
    jax.config.update("jax_enable_x64", True)
    f = enzcc.load(SOURCE, "cubic", CUBIC).jax
    z = jnp.array([1 + 2j, 0.5 - 1j])
    native = jax.jit(jax.grad(lambda z: jnp.imag(f(z)[0] * (2 - 1j)).sum()))(z)
    own = jax.grad(lambda z: jnp.imag(abs(z) ** 2 * z * (2 - 1j)).sum())(z)
    assert np.allclose(native, own)
    assert np.allclose(jax.vmap(lambda one: f(one)[0])(jnp.stack([z, 2 * z]))[1], f(2 * z)[0])
    loss = enzcc.load(SOURCE, "loss", LOSS).jax
    assert np.allclose(jax.grad(loss, argnums=1)(z, 1j), jax.grad(lambda a: jnp.sum(abs(z * z - a) ** 2))(1j))
    with pytest.raises(TypeError, match="'z' is complex64, and the native function takes complex128"):
        loss(z.astype("complex64"), 1j)
