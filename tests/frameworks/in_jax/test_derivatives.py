"""Native functions in JAX: derivatives of every kind and order, against the same functions in JAX."""

from __future__ import annotations

import os
import re
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.test_util import check_grads

from tests.frameworks.in_jax.against import (
    MATRIX,
    WEIGHTS,
    V,
    X,
    agree,
    cubes,
    jax_cubes,
    native_corner,
    native_mixed,
    native_picked,
    native_ring,
    native_step,
    same,
)

PLACES = jnp.asarray([0, 2, 2], jnp.int32)
NO_TANGENT = jax.dtypes.float0


def test_first_derivatives_in_both_modes() -> None:
    agree(lambda f: lambda x: jax.jvp(f, (x,), (V,)), X)
    agree(lambda f: lambda x: jax.vjp(f, x)[1](V), X)
    agree(lambda f: lambda x: jax.linearize(f, x)[1](V), X)
    agree(lambda f: lambda x: jax.linear_transpose(lambda t: jax.jvp(f, (x,), (t,))[1], x)(V), X)
    agree(jax.jacfwd, X)
    agree(jax.jacrev, X)
    agree(lambda f: jax.value_and_grad(f, (0, 1)), MATRIX, 0.7, native=cubes, in_jax=jax_cubes)


@pytest.mark.parametrize("outer", [jax.jacfwd, jax.jacrev])
def test_second_derivatives_in_any_two_modes(outer: Any) -> None:
    agree(lambda f: outer(lambda x, w: jax.vjp(f, x)[1](w), (0, 1)), X, V)
    agree(lambda f: outer(lambda x, t: jax.jvp(f, (x,), (t,)), (0, 1)), X, V)


def test_products_with_the_hessian_and_gradients_of_gradients() -> None:
    agree(lambda f: lambda x: jax.jvp(jax.grad(lambda x: f(x).sum()), (x,), (V,)), X)
    agree(lambda f: jax.grad(lambda x: jax.grad(lambda x: f(x).sum())(x) @ V), X)


def test_the_derivative_by_one_input_of_the_derivative_by_another() -> None:
    """What a derivative is not by may still vary in it."""
    agree(lambda f: jax.grad(lambda a, s: jax.grad(f)(a, s).sum(), 1), MATRIX, 0.7, native=cubes, in_jax=jax_cubes)


def test_checks_of_jax_itself() -> None:
    check_grads(jax.jit(native_ring), (X,), order=3 if "ENZCC_TEST_EVERYTHING" in os.environ else 2)
    check_grads(jax.jit(native_step), (X, 2 * X, 0.1), order=1)


def test_no_partial_is_multiplied_by_the_zero_of_what_is_not_perturbed() -> None:
    """One is infinite here: the product would not be a number."""
    assert jax.jvp(lambda x: native_corner(x, 0.0), (1.0,), (1.0,)) == (1.0, 2.0)


def test_nothing_is_differentiated_where_nothing_is_perturbed() -> None:
    made = str(jax.make_jaxpr(jax.grad(lambda x: x * native_corner(3.0, 4.0)))(1.0))
    assert made.count("native_call[") == 1 and "native_tangent" not in made


def test_integers_have_no_derivative() -> None:
    def loss(x: Any, places: Any) -> Any:
        return native_picked(x, places)[0].sum()

    same(native_picked(X, PLACES), (X[PLACES] ** 2, jnp.asarray([1, 0, 2, 0])))
    in_x, in_places = jax.jit(jax.grad(loss, (0, 1), allow_int=True))(X, PLACES)
    same(in_x, 2 * X * jnp.asarray([1, 0, 2, 0]))
    assert in_places.dtype == NO_TANGENT
    pulled = jax.vjp(native_picked, X, PLACES)[1]((V[:3], np.zeros(4, NO_TANGENT)))[0]
    same(pulled, jnp.zeros(4).at[PLACES].add(2 * X[PLACES] * V[:3]))


def test_the_gradient_of_one_of_several_outputs() -> None:
    def in_jax(x: Any, v: Any, dt: Any) -> Any:
        faster = v - dt * jnp.sin(x)
        return (faster**2 / 2 - jnp.cos(x + dt * faster)).sum()

    def energy(x: Any, v: Any, dt: Any) -> Any:
        return native_step(x, v, dt)[2]

    agree(lambda f: jax.grad(f, (0, 1, 2)), X, V, 0.1, native=energy, in_jax=in_jax)


def test_a_constant_is_not_differentiated_and_not_taken_for_a_zero() -> None:
    with pytest.raises(TypeError, match="'weights' is to be differentiated, and the signature says `const`"):
        jax.grad(native_mixed, 1)(MATRIX, WEIGHTS, 0.7, 3)
    stopped = jax.grad(lambda w: native_mixed(MATRIX, jax.lax.stop_gradient(w), 0.7, 3))(WEIGHTS)
    assert not stopped.any()


def test_a_tangent_is_not_linear_in_where_it_is_taken() -> None:
    with pytest.raises(TypeError, match="the tangent of ring is linear in tangents"):
        jax.linear_transpose(lambda x: jax.jvp(native_ring, (x,), (V,))[1], X)(V)


def calls_in(made: Any) -> list[str]:
    return re.findall(r"native=(\w+)", str(made))


def test_a_number_and_its_gradient_are_one_native_call() -> None:
    at: Any = {"native": cubes, "in_jax": jax_cubes}
    assert calls_in(jax.make_jaxpr(jax.value_and_grad(jax.jit(cubes), (0, 1)))(MATRIX, 0.7)) == ["mixed_valued"]
    for outer in (jax.jacfwd, jax.jacrev):
        agree(lambda f, outer=outer: outer(jax.value_and_grad(f, (0, 1)), (0, 1)), MATRIX, 0.7, **at)
    agree(lambda f: jax.value_and_grad(lambda a, s: jnp.sin(f(a, s)) ** 2, (0, 1)), MATRIX, 0.7, **at)
    agree(lambda f: jax.grad(jax.checkpoint(lambda s: f(MATRIX, s) ** 2)), 0.7, **at)
    agree(lambda f: jax.grad(lambda s: jax.lax.scan(lambda c, e: (c + f(e * MATRIX, c), None), s, V)[0]), 0.1, **at)
    both = jax.vmap(jax.value_and_grad(lambda s: cubes(MATRIX, s)), 0)
    assert calls_in(jax.make_jaxpr(both)(V)) == ["mixed_valued"]
    own = jax.grad(lambda s: jnp.sum(jax.vmap(lambda s: cubes(MATRIX, s))(s) ** 2))
    assert calls_in(jax.make_jaxpr(own)(V)) == ["mixed_valued"]
    agree(lambda f: jax.grad(lambda s: jnp.sum(jax.vmap(lambda s: f(MATRIX, s))(s) ** 2)), V, **at)


def test_forward_mode_makes_no_tape() -> None:
    """Which of the two is asked for is known where the derivative is made."""
    made = jax.make_jaxpr(lambda s: jax.jvp(lambda s: cubes(MATRIX, s), (s,), (1.0,)))(0.7)
    assert calls_in(made) == ["mixed", "mixed"] and "native_tangent" in str(made)
    jax.linearize(lambda s: cubes(MATRIX, s), 0.7)[1](1.0)
