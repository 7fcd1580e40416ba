"""Batches on NumPy arrays: one native call gives what a loop of calls does."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import enzcc
from enzcc.arrays import DTYPES
from tests.frameworks.functions import mixed, ring, step

RANDOM = np.random.default_rng(5)
XS = RANDOM.normal(size=(6, 4))
A = RANDOM.normal(size=(5, 2, 3))
W = RANDOM.normal(size=(3,))
SCALES = RANDOM.normal(size=5)


def stacked(results: list[Any]) -> Any:
    if isinstance(results[0], tuple):
        return tuple(stacked(list(part)) for part in zip(*results, strict=True))
    return np.stack(results)


def same(one: Any, other: Any) -> bool:
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return one.shape == other.shape and np.allclose(one, other, rtol=1e-13)


def test_values_and_products_are_those_of_a_loop() -> None:
    f, weights = ring(), RANDOM.normal(size=(6, 4))
    assert same(f.batched(XS), stacked([f(x) for x in XS]))
    assert same(f.batched.vjp((XS,), weights), stacked([f.vjp((x,), w) for x, w in zip(XS, weights, strict=True)]))
    assert same(f.batched.vjp((XS,), weights[0]), stacked([f.vjp((x,), weights[0]) for x in XS]))
    assert same(f.batched.jvp((XS,), weights), stacked([f.jvp((x,), w) for x, w in zip(XS, weights, strict=True)]))


def test_gradients_are_each_members_own_also_by_what_all_share() -> None:
    f = mixed()
    members = [(a, W, scale, 3) for a, scale in zip(A, SCALES, strict=True)]
    assert same(f.batched(A, W, SCALES, 3), stacked([np.asarray(f(*one)) for one in members]))
    assert same(f.batched.grad(A, W, SCALES, 3), stacked([f.grad(*one) for one in members]))
    assert same(f.batched.value_and_grad(A, W, SCALES, 3), stacked([f.value_and_grad(*one) for one in members]))
    shared = [(a, W, 0.7, 3) for a in A]
    assert same(f.batched.grad(A, weights=W, scale=0.7, power=3), stacked([f.grad(*one) for one in shared]))
    only_scale = [(A[0], W, scale, 3) for scale in SCALES]
    assert same(f.batched.grad(A[0], W, SCALES, 3), stacked([f.grad(*one) for one in only_scale]))
    along = (np.ones((2, 3)), 0.3)
    assert same(f.batched.hvp((A, W, 0.7, 3), along), stacked([f.hvp(one, along) for one in shared]))


def test_any_order_and_type_that_converts() -> None:
    f = ring()
    assert same(f.batched(np.asfortranarray(XS)), f.batched(XS))
    assert same(f.batched(XS[::-1, ::-1]), f.batched(XS[::-1, ::-1].copy()))
    assert same(f.batched(XS.astype(np.float32)), f.batched(XS.astype(np.float32).astype(float)))
    assert same(f.batched(XS.tolist()), f.batched(XS))


def test_batches_of_none_and_of_one() -> None:
    f = ring()
    assert f.batched(XS[:0]).shape == (0, 4)
    assert f.batched.vjp((XS[:0],), np.ones(4)).shape == (0, 4)
    assert same(f.batched(XS[:1]), f(XS[0])[np.newaxis])


def test_what_is_no_batch_is_refused() -> None:
    f = mixed()
    with pytest.raises(enzcc.SignatureError, match="no argument has an axis more"):
        f.batched(A[0], W, 0.7, 3)
    with pytest.raises(enzcc.SignatureError, match="'a' has 5, 'scale' has 4"):
        f.batched(A, W, SCALES[:4], 3)
    with pytest.raises(enzcc.SignatureError, match="has 5 dimensions"):
        f.batched(A[np.newaxis, np.newaxis], W, SCALES, 3)
    with pytest.raises(enzcc.SignatureError, match="seed of"):
        ring().batched.vjp((XS,), np.ones((5, 4)))
    with pytest.raises(TypeError):
        f.batched(A * 1j, W, SCALES, 3)


COMPLEX = "double energy(double _Complex z, int n) { double s = 0; for (int i = 0; i < n; i++) { z = z * z * 0.5; " \
    "s += __real__ z * __imag__ z; } return s; }"  # fmt: skip


def test_complex_numbers() -> None:
    f = enzcc.compile(COMPLEX, "energy", "z: c128, n: i32 -> f64")
    zs = RANDOM.normal(size=4) + 1j * RANDOM.normal(size=4)
    assert same(f.batched(zs, 2), stacked([np.asarray(f(z, 2)) for z in zs]))
    assert same(f.batched.grad(zs, 2), stacked([np.asarray(f.grad(z, 2)) for z in zs]))


def test_several_outputs() -> None:
    f = step()
    given = {a.name: np.asarray(RANDOM.normal(size=(3, *([4] * len(a.shape or ())))), DTYPES[a.type]) for a in f.taken
             if not a.is_size}  # fmt: skip
    integers = {a.name: 2 for a in f.taken if a.is_size}
    made = f.batched(**given, **integers)
    assert same(made, stacked([f(**{name: v[k] for name, v in given.items()}, **integers) for k in range(3)]))
