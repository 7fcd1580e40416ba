"""What native functions in JAX take, and what they refuse in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import enzcc
from tests.frameworks.in_jax.against import (
    MATRIX,
    WEIGHTS,
    X,
    cubes,
    jax_ring,
    native_mixed,
    native_ring,
    native_single,
    same,
)


@pytest.fixture
def without_64_bits() -> Iterator[None]:
    jax.config.update("jax_enable_x64", False)
    yield
    jax.config.update("jax_enable_x64", True)


def test_numbers_of_python_take_the_native_type() -> None:
    want = cubes(MATRIX, jnp.float64(2))
    for scale in (2, 2.0, np.float64(2), jnp.asarray(2.0), jnp.asarray(2)):
        same(cubes(MATRIX, scale), want)
    same(jax.jit(cubes)(MATRIX, 2.0), want)
    same(jax.jit(cubes)(MATRIX, 2), want)
    same(native_single([0.25, 0.5]), jax_ring(jnp.asarray([0.25, 0.5], jnp.float32)))
    same(
        jax.grad(lambda x: native_ring([x, 2 * x]).sum())(0.4),
        jax.grad(lambda x: jax_ring(jnp.stack([x, 2 * x])).sum())(0.4),
    )


def test_arrays_of_numpy_of_any_layout() -> None:
    same(native_ring(np.arange(8.0)[::2]), jax_ring(jnp.arange(8.0)[::2]))
    same(cubes(np.asfortranarray(MATRIX), 0.7), cubes(MATRIX, 0.7))


def test_arguments_by_name_and_integers_of_any_kind() -> None:
    want = native_mixed(MATRIX, WEIGHTS, 0.7, 3)
    same(native_mixed(a=MATRIX, scale=0.7, power=3, weights=WEIGHTS), want)
    for power in (np.int32(3), jnp.asarray(3)):
        same(native_mixed(MATRIX, WEIGHTS, 0.7, power), want)
    same(jax.jit(native_mixed, static_argnums=3)(MATRIX, WEIGHTS, 0.7, 3), want)
    same(jax.jit(native_mixed, static_argnames="power")(MATRIX, WEIGHTS, 0.7, 3), want)


def test_no_elements() -> None:
    assert jax.jit(jax.grad(lambda x: native_ring(x).sum()))(jnp.zeros(0)).shape == (0,)


def test_single_precision_without_64_bits(without_64_bits: None) -> None:
    x = jnp.asarray([0.25, 0.5])
    np.testing.assert_allclose(jax.jit(native_single)(x), jax_ring(x), rtol=1e-6)
    np.testing.assert_allclose(
        jax.vmap(jax.grad(lambda x: native_single(x).sum()))(x[None]),
        jax.grad(lambda x: jax_ring(x).sum())(x)[None],
        rtol=1e-6,
    )


def test_double_precision_without_64_bits(without_64_bits: None) -> None:
    with pytest.raises(TypeError, match=r"takes float64 for 'input', and JAX has 64 bits only after jax\.config"):
        native_ring(np.arange(4.0))


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: native_ring(X.astype(jnp.float32)), TypeError, "'input' is float32, and the native function takes"),
        (lambda: native_ring(jnp.arange(4)), TypeError, "'input' is int64, and the native function takes float64"),
        (lambda: native_ring(X + 1j), TypeError, "'input' is complex128, and the native function takes float64"),
        (lambda: native_ring(jax.random.key(0)), TypeError, "'input' is key<fry>"),
        (lambda: native_ring(MATRIX), enzcc.SignatureError, "'input' has 2 dimensions, and should have 1"),
        (lambda: native_mixed(MATRIX, WEIGHTS[:2], 0.7, 3), enzcc.SignatureError, "'weights' has the shape [2]"),
        (lambda: native_mixed(MATRIX, WEIGHTS), enzcc.SignatureError, "takes 4 arguments"),
        (lambda: native_mixed(MATRIX, WEIGHTS, 0.7, 3.5), enzcc.SignatureError, "'power' is an integer, not 3.5"),
        (lambda: jax.jit(native_mixed)(MATRIX, WEIGHTS, 0.7, 3), TypeError, "under jit by static_argnums"),
        (lambda: jax.vmap(native_mixed, (None, None, None, 0))(MATRIX, WEIGHTS, 0.7, jnp.arange(2)), TypeError,
         "'power' is an integer of the native function, and part of the compiled program"),
    ],
)  # fmt: skip
def test_what_is_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error) as raised:
        call()
    assert message in str(raised.value)


def test_what_enzcc_cannot_differentiate(tmp_path: Any) -> None:
    unknown = tmp_path / "unknown.c"
    unknown.write_text("double measured(double);\ndouble f(double x) { return measured(x); }\n")
    f = enzcc.load(unknown, "f", "x: f64 -> f64").jax
    with pytest.raises(enzcc.CompileError, match="EZ0201"):
        jax.jit(jax.grad(f))(1.0)
