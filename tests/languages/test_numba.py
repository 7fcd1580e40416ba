"""Gradients of functions that Numba compiles: against differences, forward against reverse, and what is refused."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from typing import Any

import pytest

if not os.environ.get("CI"):
    pytest.importorskip("numba", reason="numba is not installed: pip install 'enzcc[numba]'")

import numpy as np
from numba import njit, prange

from enzcc.numba import EnzymeError, fwddiff, grad, jvp, value_and_grad


def series(x, n):  # type: ignore[no-untyped-def]
    total = 0.0
    for i in range(n):
        total += math.sin(x) ** 2 / (i + 1) if i % 2 else x * math.exp(-x)
    return total


@njit
def leaf(v):  # type: ignore[no-untyped-def]
    return v * v if v > 0 else -v


@njit
def model(weights, data, rate):  # type: ignore[no-untyped-def]
    """Arrays that are made and slices, a call, a tuple, an error."""
    if rate < 0:
        raise ValueError("a rate below zero")
    hidden = np.empty(weights.shape[0])
    for i in range(weights.shape[0]):
        hidden[i] = np.tanh((weights[i] * data).sum()) + leaf(weights[i, 0])
    first, last = hidden[0], hidden[1:]
    return rate * first + (last * last).sum() + np.exp(hidden).mean() + np.cumsum(weights)[-1] * data.std()


@njit
def power(x, n):  # type: ignore[no-untyped-def]
    if n == 0:
        return 1.0
    return x * power(x, n - 1)


def difference(f: Callable[..., float], arguments: tuple[Any, ...], k: int, place: Any = None) -> float:
    values = []
    for step in (1e-6, -1e-6):
        moved = [np.array(a) if isinstance(a, np.ndarray) else a for a in arguments]
        if place is None:
            moved[k] += step
        else:
            moved[k][place] += step
        values.append(f(*moved))
    return (values[0] - values[1]) / 2e-6


def test_a_gradient_of_numbers_is_that_of_differences_and_of_forward_mode() -> None:
    for f, arguments in ((series, (0.7, 9)), (power, (1.3, 5))):
        expected = difference(f, arguments, 0)
        assert grad(f)(*arguments) == pytest.approx(expected, rel=1e-6)
        value, tangent = jvp(f, arguments, (2.0, None))
        assert value == pytest.approx(f(*arguments)) and tangent == pytest.approx(2 * expected, rel=1e-6)


def test_a_function_of_numbers_is_mapped_over_arrays() -> None:
    x = np.linspace(0.1, 1, 6).reshape(2, 3)
    value, slope = value_and_grad(series)(x, 5)
    assert value.shape == slope.shape == (2, 3)
    assert slope[1, 2] == pytest.approx(grad(series)(x[1, 2], 5))
    assert value[0, 1] == pytest.approx(series(x[0, 1], 5))


def test_gradients_in_arrays_have_their_shape_and_leave_the_arguments_alone() -> None:
    weights, data = np.array([[0.3, -0.2], [0.5, 0.1], [-0.4, 0.2]]), np.array([1.5, 0.5])
    kept = weights.copy()
    value, (by_weights, by_data, by_rate) = value_and_grad(model)(weights, data, 0.5)
    assert value == pytest.approx(model(weights, data, 0.5))
    assert by_weights.shape == (3, 2) and (weights == kept).all()
    for place in np.ndindex(3, 2):
        assert by_weights[place] == pytest.approx(difference(model, (weights, data, 0.5), 0, place), rel=1e-6, abs=1e-8)
    assert by_data[1] == pytest.approx(difference(model, (weights, data, 0.5), 1, 1), rel=1e-6)
    assert by_rate == pytest.approx(difference(model, (weights, data, 0.5), 2), rel=1e-6)
    direction = np.ones((3, 2))
    assert fwddiff(model, (weights, data, 0.5), (direction, None, None))[1] == pytest.approx(by_weights.sum())
    # As a column of another array, in another order, and with respect to one argument only.
    assert grad(model, wrt="weights")(np.asfortranarray(weights), data, 0.5) == pytest.approx(by_weights)
    assert grad(model, wrt=1)(weights, np.repeat(data, 2)[::2], 0.5) == pytest.approx(by_data)


@pytest.mark.parametrize("type", [np.float64, *([np.float32] if "ENZCC_TEST_EVERYTHING" in os.environ else [])])
def test_products_of_matrices_and_vectors_have_derivatives(type: Any) -> None:
    """All that Numba leaves to BLAS, of arrays by rows and by columns."""

    @njit
    def products(a, b, v):  # type: ignore[no-untyped-def]
        square = a @ b @ (b.T @ a.T)
        return (square * square).sum() + np.dot(v @ a, b @ (v[:2] * v[1:])) + np.vdot(v, v) ** 2

    random = np.random.default_rng(0)
    arguments = (random.random((3, 4)), np.asfortranarray(random.random((4, 2))), random.random(3))
    found = grad(products)(*(a.astype(type) for a in arguments))
    exactly = 1e-6 if type is np.float64 else 1e-4
    for k, argument in enumerate(arguments):
        assert found[k].dtype == type
        for place in np.ndindex(argument.shape):
            assert found[k][place] == pytest.approx(difference(products, arguments, k, place), rel=exactly)


def test_a_function_of_whole_arrays_that_returns_one_is_not_mapped() -> None:
    @njit
    def centred(a):  # type: ignore[no-untyped-def]
        return a - np.mean(a)

    @njit
    def turned(a):  # type: ignore[no-untyped-def]
        return a * a[::-1]

    x = np.array([1.0, 2.0, 3.0])
    for f in (centred, turned):
        for ask in (value_and_grad(f), grad(f), lambda a, f=f: jvp(f, (a,), (a,))):
            with pytest.raises(EnzymeError, match="return one float") as refused:
                ask(x)
            assert refused.value.code == "EZ0810"


def test_arithmetic_and_ufuncs_are_mapped() -> None:
    @njit
    def wave(a, k):  # type: ignore[no-untyped-def]
        return np.sin(k * a) * a

    x = np.array([1.0, 2.0, 3.0])
    value, slope = value_and_grad(wave, wrt="a")(x, 2.0)
    assert value == pytest.approx(wave(x, 2.0))
    assert slope == pytest.approx(2 * np.cos(2 * x) * x + np.sin(2 * x))


def test_arguments_that_share_memory_are_refused_if_they_are_written() -> None:
    @njit
    def written(a, b):  # type: ignore[no-untyped-def]
        a[0] *= 2
        return b[0] * b[0]

    @njit
    def product(a, b):  # type: ignore[no-untyped-def]
        return (a * b).sum()

    x = np.array([1.0, 2.0, 3.0])
    assert grad(product)(x, x)[0] == pytest.approx(x)
    assert value_and_grad(written)(x, x.copy())[0] == 1.0
    with pytest.raises(EnzymeError, match="share memory"):
        grad(written)(x, x)


def test_what_the_function_raises_is_raised() -> None:
    with pytest.raises(ValueError, match="a rate below zero"):
        grad(model)(np.ones((2, 2)), np.ones(2), -1.0)


def test_what_is_refused_has_a_code_and_a_line() -> None:
    @njit(parallel=True)
    def parallel(a):  # type: ignore[no-untyped-def]
        total = 0.0
        for i in prange(a.shape[0]):
            total += a[i]
        return total

    @njit
    def pair(x):  # type: ignore[no-untyped-def]
        return x, x

    @njit
    def many(*x):  # type: ignore[no-untyped-def]
        return x[0]

    for f, argument, message in (
        (many, 1.0, "any number of arguments"),
        (parallel, np.ones(3), "parallel=True"),
        (pair, 1.0, "returns"),
        (series, "text", "unicode_type"),
        (power, 3, "floats"),
    ):
        with pytest.raises(EnzymeError, match=message) as refused:
            grad(f)(argument, 3) if f in (series, power) else grad(f)(argument)
        assert refused.value.code == "EZ0810"
        assert refused.value.file == __file__ and refused.value.line is not None


def test_the_former_name_is_the_same_module() -> None:
    """Programs that import enzyme_runtime.numba go on working, and catch the same error."""
    import enzyme_runtime.numba as former
    from enzyme_runtime.numba import EnzymeError as same

    assert former.grad is grad and same is EnzymeError
