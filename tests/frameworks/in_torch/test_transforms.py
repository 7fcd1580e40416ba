"""The transforms of torch.func over native functions, in every mixture; batches are one native call."""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest
import torch
from torch.func import grad, hessian, jacfwd, jacrev, jvp, vjp, vmap

from enzcc.native import Native
from tests.frameworks.in_torch.both import (
    AT,
    MATRIX,
    SCALE,
    WEIGHTS,
    doubles,
    native_mixed,
    ring_operation,
    step_operation,
    torch_mixed,
    torch_ring,
    torch_step,
)

same = torch.testing.assert_close
ROWS = (0, None, None)
EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))


def test_first_derivatives() -> None:
    x = doubles(4)
    for transform in (jacrev, jacfwd):
        same(transform(ring_operation)(x), transform(torch_ring)(x))
        same(transform(step_operation, (0, 1, 2))(x, 2 * x, SCALE), transform(torch_step, (0, 1, 2))(x, 2 * x, SCALE))
    same(vjp(ring_operation, x)[1](x), vjp(torch_ring, x)[1](x))
    same(jvp(ring_operation, (x,), (x,)), jvp(torch_ring, (x,), (x,)))
    same(grad(native_mixed, (0, 2))(*AT), grad(torch_mixed, (0, 2))(*AT))
    same(jacrev(ring_operation, chunk_size=2)(x), jacrev(torch_ring)(x))


def test_second_and_third_derivatives_in_every_mixture_of_modes() -> None:
    same(hessian(native_mixed, (0, 2))(*AT), hessian(torch_mixed, (0, 2))(*AT))
    for outer, inner in product((jacrev, jacfwd), repeat=2):
        same(outer(inner(native_mixed))(*AT), outer(inner(torch_mixed))(*AT))
    for outer, inner in product((jacrev, jacfwd), repeat=2) if EVERYTHING else ((jacfwd, jacrev),):
        same(outer(inner(grad(native_mixed)))(*AT), outer(inner(grad(torch_mixed)))(*AT))


def test_a_gradient_inside_a_gradient() -> None:
    def penalty(function: Any) -> Any:
        return grad(lambda a: grad(function)(a, WEIGHTS, SCALE).pow(2).sum())(MATRIX)

    same(penalty(native_mixed), penalty(torch_mixed))


def test_transforms_inside_a_recorded_program() -> None:
    def gradient(function: Any) -> Any:
        x = doubles(4, gradient=True)
        inner = grad(lambda x: function(x).pow(2).sum())(x)
        batch = vmap(function)(torch.stack([x, 2 * x]))
        return torch.autograd.grad(inner.sum() + batch.pow(2).sum(), x)[0]

    same(gradient(ring_operation), gradient(torch_ring))


def test_what_is_switched_off_inside_stays_off() -> None:
    def half(function: Any) -> Any:
        def value(x: Any) -> Any:
            with torch.no_grad():
                factor = function(x)
            return (factor * function(x)).sum()

        return value

    x = doubles(4)
    same(grad(half(ring_operation))(x), grad(half(torch_ring))(x))
    same(jvp(half(ring_operation), (x,), (x,)), jvp(half(torch_ring), (x,), (x,)))


@pytest.mark.parametrize(
    "transformed",
    [
        lambda f: vmap(f, ROWS)(doubles(5, 2, 3), WEIGHTS, SCALE),
        lambda f: vmap(f, (1, None, None))(doubles(2, 5, 3), WEIGHTS, SCALE),
        lambda f: vmap(f, (2, 0, 0))(doubles(2, 3, 5), doubles(5, 3), doubles(5)),
        lambda f: vmap(vmap(f, ROWS), (None, None, 0))(doubles(5, 2, 3), WEIGHTS, doubles(4)),
        lambda f: vmap(vmap(vmap(f, ROWS), (None, 0, None)), (0, None, 0))(
            doubles(2, 5, 2, 3), doubles(3, 3), doubles(2)
        ),
        lambda f: vmap(f, ROWS)(doubles(0, 2, 3), WEIGHTS, SCALE),
        lambda f: vmap(f, ROWS)(doubles(5, 0, 3), WEIGHTS, SCALE),
    ],
)
def test_a_batch_is_one_native_call(transformed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []
    run = Native.run

    def counted(native: Native, *arguments: Any) -> None:
        calls.append(arguments)
        run(native, *arguments)

    monkeypatch.setattr(Native, "run", counted)
    found = transformed(native_mixed)
    same(found, transformed(torch_mixed))
    assert len(calls) == (1 if found.numel() else 0)


@pytest.mark.parametrize(
    "transformed",
    [
        lambda f: vmap(grad(f, (0, 2)), ROWS)(doubles(5, 2, 3), WEIGHTS, SCALE),
        lambda f: vmap(vmap(grad(f), ROWS), (None, None, 0))(doubles(5, 2, 3), WEIGHTS, doubles(4)),
        lambda f: vmap(jacfwd(f, 2), ROWS)(doubles(5, 2, 3), WEIGHTS, SCALE),
        lambda f: vmap(hessian(f), ROWS)(doubles(2, 2, 3), WEIGHTS, SCALE),
        lambda f: grad(lambda scale: vmap(f, ROWS)(doubles(5, 2, 3), WEIGHTS, scale).sum())(SCALE),
        lambda f: jvp(lambda scale: vmap(f, ROWS)(doubles(5, 2, 3), WEIGHTS, scale), (SCALE,), (SCALE,)),
    ],
)
def test_derivatives_of_batches_and_batches_of_derivatives(transformed: Any) -> None:
    same(transformed(native_mixed), transformed(torch_mixed))


def test_axes_of_outputs_and_chunks() -> None:
    x = doubles(3, 5)
    same(vmap(ring_operation, 1, 1)(x), vmap(torch_ring, 1, 1)(x))
    same(vmap(ring_operation, 1, chunk_size=2)(x), vmap(torch_ring, 1)(x))
    same(
        vmap(step_operation, (1, None, 0), (0, 1, 0))(x, x[:, 0], doubles(5)),
        vmap(torch_step, (1, None, 0), (0, 1, 0))(x, x[:, 0], doubles(5)),
    )
