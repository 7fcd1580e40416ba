"""NumPy and lists inside functions that Numba compiles: gradients against differences, forward against reverse."""

from __future__ import annotations

import math
import os
from typing import Any

import pytest

if not os.environ.get("CI"):
    pytest.importorskip("numba", reason="numba is not installed: pip install 'enzcc[numba]'")

import numpy as np
from numba import njit

from enzcc.numba import EnzymeError, grad, jvp, value_and_grad


def shapes(a):  # type: ignore[no-untyped-def]
    """Shapes that need no copy, and those that do: of a part, and by columns."""
    total = a.ravel()[1] * a.flatten()[2] + (a.reshape(3, 2)[1] ** 2).sum() + a.reshape(1, 6, 1)[0, 3, 0]
    return total + a[:, ::2].copy().reshape(4)[3] * a.T.copy().reshape(2, 3)[1, 0]


def rows(a):  # type: ignore[no-untyped-def]
    """Rows and columns of arrays that the function makes, and sums along them."""
    made = np.empty((2, 3))
    made[0] = a[1]
    made[1] = 2 * a[0]
    made[:, 1] = made[:, 0] * a[0, 1]
    return (made.sum(axis=0) ** 2).sum() + made.sum(axis=1)[1] * made.mean()


def vectors(a):  # type: ignore[no-untyped-def]
    x = a[0] * a[1]
    return np.diff(x)[1] ** 2 + (np.outer(x, a[0]) * 0.5).sum() + np.concatenate((x, x * x))[4] + np.sort(x)[2] * x[0]


def lists(a):  # type: ignore[no-untyped-def]
    """That grow and shrink, of numbers and of pairs."""
    grown = [0.1]
    for v in a.flat:
        grown.append(0.5 * grown[-1] + v * v)
    pairs = [(k, v) for k, v in enumerate(grown)]
    return grown.pop() * pairs[2][1] + pairs[3][0] * pairs[3][1]


def nested(a):  # type: ignore[no-untyped-def]
    """Lists in a list, which its destructor frees."""
    made = [[v, v * v] for v in a[0]]
    made.append([a[1, 0], a[1, 1]])
    return made[1][1] * made[2][0] + made[3][1] ** 2


def arrays(a):  # type: ignore[no-untyped-def]
    """Arrays in a list."""
    made = [a[0] * k for k in range(3)]
    return (made[1] * made[2]).sum()


def factors(a):  # type: ignore[no-untyped-def]
    """The first pivot is zero, so rows are exchanged; and a matrix with a Cholesky factor."""
    m = np.zeros((3, 3))
    m[1:] = a + 1
    m[0, 1] = 2 * a[0, 0] + 1
    m[0, 2] = a[1, 1]
    x = np.linalg.solve(m, a[0])
    return x[0] * x[2] + np.linalg.cholesky(m @ m.T + np.eye(3))[2, 1]


def inverses(a):  # type: ignore[no-untyped-def]
    m = a @ a.T + np.eye(2)
    return np.linalg.inv(m)[0, 1] + np.linalg.det(m) + np.linalg.norm(a) + np.linalg.norm(a[0])


def numbers(a):  # type: ignore[no-untyped-def]
    mantissa, exponent = math.frexp(a[0, 0])
    return mantissa * a[0, 1] + math.ldexp(a[0, 2], exponent) + math.gamma(a[1, 0] + 1) + math.lgamma(a[1, 1] + 2)


A = np.array([[0.3, 0.7, 0.45], [0.8, 0.2, 0.55]])


@pytest.mark.rotated(9)
@pytest.mark.parametrize(
    "f", [shapes, factors, lists, rows, vectors, nested, inverses, arrays, numbers], ids=lambda f: f.__name__
)
def test_a_gradient_is_that_of_differences_and_of_forward_mode(f: Any) -> None:
    g = njit(f)
    steps = [np.eye(6)[k].reshape(2, 3) * 1e-6 for k in range(6)]
    expected = np.array([(g(A + step) - g(A - step)) / 2e-6 for step in steps]).reshape(2, 3)
    assert grad(g)(A) == pytest.approx(expected, rel=1e-6, abs=1e-8)
    direction = np.arange(6.0).reshape(2, 3) - 2
    value, tangent = jvp(g, (A,), (direction,))
    assert value == pytest.approx(f(A)) and tangent == pytest.approx((direction * expected).sum(), rel=1e-6)


def test_a_norm_neither_overflows_nor_vanishes() -> None:
    norm = njit(lambda x: np.linalg.norm(x))
    g = grad(norm)
    for size in (1e-200, 1.0, 1e200):
        assert g(size * np.array([3.0, -4.0])) == pytest.approx(np.array([0.6, -0.8]))
    assert value_and_grad(norm)(np.array([3.0, math.inf]))[0] == math.inf


def test_what_has_no_code_here_is_refused() -> None:
    with pytest.raises(EnzymeError, match="numba_ez_gesdd") as refused:
        grad(njit(lambda a: np.linalg.svd(a)[1].sum()))(A)
    assert refused.value.code == "EZ0201"
