"""Complex arrays and numbers of native functions: values, derivatives, and what is refused."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pytest

import enzcc

SOURCE = Path(__file__).with_name("complex.c")
CUBIC = "z: c128[n], n: i64, y: out c128[n], energy: out &f64"
LOSS = "z: c128[n], n: i64, at: c128 -> f64"
Z = np.array([1 + 2j, 0.5 - 1j, -0.3 + 0.1j])


def test_arrays_are_numpys_complex_arrays() -> None:
    f = enzcc.load(SOURCE, "cubic", CUBIC)
    assert f.__doc__ == "cubic(z: c128[n]) -> (y: c128[n], energy: f64[])"
    y, energy = f(Z)
    assert np.allclose(y, abs(Z) ** 2 * Z) and y.dtype == np.complex128 and np.isclose(energy, np.sum(abs(Z) ** 4))
    assert np.array_equal(f(np.array([1.0, 2.0]))[0], f(np.array([1, 2 + 0j]))[0])  # real numbers are complex
    report = f.check(Z)
    assert report, str(report)
    assert pickle.loads(pickle.dumps(f))(Z)[1] == energy


def test_a_gradient_is_the_direction_in_which_a_loss_grows() -> None:
    """d/da + i d/db for z = a + ib, as in PyTorch: of |z|^4 it is 4 |z|^2 z."""
    f = enzcc.load(SOURCE, "cubic", CUBIC)
    assert np.allclose(f.vjp(Z, (np.zeros(3), 1.0)), 4 * abs(Z) ** 2 * Z)
    square = enzcc.load(SOURCE, "square", "z: c128, a: f64 -> c128")
    by_z, by_a = square.vjp((1 + 2j, 3.0), 1j)
    assert np.isclose(by_z, 1j * np.conj(6 * (1 + 2j))) and by_a == 4.0  # of Re(conj(w) y)
    value, along = square.jvp((1 + 2j, 3.0), (1j, 0.0))
    assert value == 3 * (1 + 2j) ** 2 and np.isclose(along, 6 * (1 + 2j) * 1j)


def test_products_with_the_hessian_are_complex_and_matrices_have_parts() -> None:
    f = enzcc.load(SOURCE, "loss", LOSS)
    by_z, by_at = f.grad(Z, 1j)
    assert np.allclose(by_z, 4 * np.conj(Z) * (Z**2 - 1j)) and np.isclose(by_at, -2 * np.sum(Z**2 - 1j))
    along, h = np.array([1j, 0.5, 1 - 1j]), 1e-6
    product = f.hvp((Z, 1j), (along, 0))[0]
    assert np.allclose(product, (f.grad(Z + h * along, 1j)[0] - f.grad(Z - h * along, 1j)[0]) / (2 * h), atol=1e-7)
    block = f.hessian(Z, 1j)[0][0]
    assert block.shape == (3, 2, 3, 2)
    parts = np.stack([along.real, along.imag], -1)
    assert np.allclose(np.tensordot(block, parts, 2), np.stack([product.real, product.imag], -1))


def test_numbers_of_single_precision_and_by_address() -> None:
    single = enzcc.load(SOURCE, "square_single", "z: complex64, k: int -> c64")
    assert single(1 + 2j, 3).dtype == np.complex64 and single.check(1 + 2j, 3)
    turned = enzcc.load(SOURCE, "turned", "z: inout &c128, by: &c128")
    assert turned(1 + 1j, 1j) == -1 + 1j and turned.check(1 + 1j, 1j)


@pytest.mark.parametrize(
    ("signature", "said"),
    [
        ("z: f64, a: f64 -> c128", "it takes 3 arguments"),
        ("z: c64, a: f64 -> c128", "it takes 3 arguments"),
        ("z: c128, a: f64 -> f64", "its result is double _Complex (or a struct of two numbers), not double: -> c128"),
        ("z: c128, a: f64 -> c64", "not float _Complex: -> c128"),
        ("z: c128, a: f64", "nothing comes out"),
        ("z: out c128 -> f64", "'z' is a scalar by value"),
    ],
)
def test_signatures_that_do_not_fit(signature: str, said: str) -> None:
    with pytest.raises(enzcc.SignatureError) as error:
        enzcc.load(SOURCE, "square", signature)
    assert said in str(error.value)


def test_arguments_that_do_not_fit() -> None:
    f, cubic = enzcc.load(SOURCE, "loss", LOSS), enzcc.load(SOURCE, "cubic", CUBIC)
    for arguments, said in (
        ((Z, Z), "'at' is a scalar, and is given an array of shape [3]"),
        ((np.ones((2, 2)), 1), "'z' has 2 dimensions, and should have 1: [n]"),
        ((Z.astype(np.clongdouble), 1), "'z' is complex256, and the native function takes complex128: pass z.astype("),
    ):
        with pytest.raises((enzcc.SignatureError, TypeError)) as error:
            f(*arguments)
        assert said in str(error.value)
    with pytest.raises(enzcc.SignatureError, match="has not one real scalar as its output"):
        enzcc.load(SOURCE, "square", "z: c128, a: f64 -> c128").grad(1j, 1.0)
    with pytest.raises(enzcc.SignatureError, match=r"the seed of 'y' has the shape \[2\], and not \[3\]"):
        cubic.vjp(Z, (np.ones(2), 0.0))
