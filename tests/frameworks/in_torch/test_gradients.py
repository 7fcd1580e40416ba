"""Gradients of native functions in plain PyTorch: its own checks, what users do with graphs, threads."""

from __future__ import annotations

import os
import threading
from typing import Any

import pytest
import torch
from torch.autograd import forward_ad, functional
from torch.utils.checkpoint import checkpoint

from enzcc.native import Native
from tests.frameworks.in_torch.both import (
    SCALE,
    WEIGHTS,
    doubles,
    mixed_operation,
    native_mixed,
    ring_operation,
    step_operation,
    torch_mixed,
    torch_ring,
    torch_step,
)

EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))


def gradient(function: Any, x: Any) -> Any:
    x = x.detach().requires_grad_()
    return torch.autograd.grad(function(x).sum(), x)[0]


def test_gradcheck_in_both_modes_and_for_batches() -> None:
    x, v, dt = doubles(3, gradient=True), doubles(3, gradient=True), SCALE.clone().requires_grad_()
    for function, arguments, forward in (
        (ring_operation, (x,), True),
        (native_mixed, (doubles(2, 3, gradient=True), WEIGHTS, SCALE.clone().requires_grad_()), EVERYTHING),
        (step_operation, (x, v, dt), EVERYTHING),
    ):
        assert torch.autograd.gradcheck(
            function,
            arguments,
            check_forward_ad=forward,
            check_batched_grad=True,
            check_batched_forward_grad=forward,
            check_undefined_grad=True,
        )


def test_gradgradcheck_reverse_and_forward_over_reverse() -> None:
    x, matrix, scale = doubles(3, gradient=True), doubles(2, 3, gradient=True), SCALE.clone().requires_grad_()
    assert torch.autograd.gradgradcheck(ring_operation, (x,), check_fwd_over_rev=True, check_batched_grad=True)
    if EVERYTHING:
        assert torch.autograd.gradgradcheck(native_mixed, (matrix, WEIGHTS, scale), check_fwd_over_rev=True)


def test_the_older_interface_of_derivatives() -> None:
    x = doubles(4)
    wanted = functional.jacobian(torch_ring, x)
    for options in ({}, {"vectorize": True}, {"vectorize": True, "strategy": "forward-mode"}):
        torch.testing.assert_close(functional.jacobian(ring_operation, x, **options), wanted)
    torch.testing.assert_close(
        functional.hessian(lambda x: ring_operation(x).sum(), x, vectorize=True),
        functional.hessian(lambda x: torch_ring(x).sum(), x),
    )
    with forward_ad.dual_level():
        made = forward_ad.unpack_dual(ring_operation(forward_ad.make_dual(x, 2 * x))).tangent
    torch.testing.assert_close(made, wanted @ (2 * x))


def test_outputs_that_nobody_uses_have_no_gradient_to_give() -> None:
    for used in range(3):
        found, wanted = (
            torch.autograd.grad(f(*at)[used].sum(), at)
            for f in (step_operation, torch_step)
            for at in [(doubles(3, gradient=True), doubles(3, gradient=True, seed=1), SCALE.clone().requires_grad_())]
        )
        torch.testing.assert_close(found, wanted)


def test_no_gradient_is_computed_for_what_asks_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    derived: list[tuple[str, ...]] = []
    made = Native.made

    def noted(native: Native, name: str, by: Any = None) -> Native:
        found = made(native, name, by)
        derived.append(found.derived)
        return found

    monkeypatch.setattr(Native, "made", noted)
    scale = SCALE.clone().requires_grad_()
    out = native_mixed(doubles(2, 3), WEIGHTS, scale)
    torch.testing.assert_close(
        torch.autograd.grad(out, scale), torch.autograd.grad(torch_mixed(doubles(2, 3), WEIGHTS, scale), scale)
    )
    assert derived == [("vjp 2",)]


def test_a_tensor_that_is_several_arguments_sums_their_gradients() -> None:
    x = doubles(3)
    torch.testing.assert_close(
        gradient(lambda x: sum(o.sum() for o in step_operation(x, x, 0.1)), x),
        gradient(lambda x: sum(o.sum() for o in torch_step(x, x, 0.1)), x),
    )


def test_graphs_are_kept_freed_and_checkpointed_as_ever() -> None:
    x = doubles(4, gradient=True)
    out = ring_operation(x).sum()
    out.backward(retain_graph=True)
    out.backward()
    torch.testing.assert_close(x.grad, 2 * gradient(torch_ring, x))
    with pytest.raises(RuntimeError, match="second time"):
        out.backward()
    for reentrant in (True, False):
        x.grad = None
        checkpoint(lambda x: ring_operation(2 * x), x, use_reentrant=reentrant).sum().backward()
        torch.testing.assert_close(x.grad, gradient(lambda x: torch_ring(2 * x), x))
    with torch.autograd.graph.save_on_cpu(), torch.autograd.set_detect_anomaly(True):
        torch.testing.assert_close(gradient(ring_operation, x), gradient(torch_ring, x))


def test_an_argument_changed_after_the_call_is_noticed() -> None:
    x = doubles(4, gradient=True) * 1
    out = ring_operation(x).sum()
    x.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        out.backward()


def test_nothing_is_recorded_where_nothing_asks() -> None:
    x = doubles(4, gradient=True)
    assert ring_operation(x).grad_fn is not None and ring_operation(x.detach()).grad_fn is None
    with torch.no_grad():
        assert not ring_operation(x).requires_grad
    with torch.inference_mode():
        assert ring_operation(x).is_inference()


def test_tensors_of_any_layout_and_of_no_elements() -> None:
    turned = doubles(3, 2).T
    spread = doubles(1, 3).expand(2, 3)
    for matrix in (turned, spread, doubles(4, 6)[::2, ::2], torch.zeros(0, 3, dtype=torch.double)):
        torch.testing.assert_close(native_mixed(matrix, WEIGHTS, SCALE), torch_mixed(matrix, WEIGHTS, SCALE))
        torch.testing.assert_close(
            gradient(lambda a: native_mixed(a, WEIGHTS, SCALE), matrix),
            gradient(lambda a: torch_mixed(a, WEIGHTS, SCALE), matrix),
        )
    empty = torch.zeros(0, dtype=torch.double, requires_grad=True)
    ring_operation(empty).sum().backward()
    assert empty.grad.shape == (0,)


def test_tensors_whose_memory_is_not_what_it_seems() -> None:
    negated = torch.tensor([1 + 2j], dtype=torch.complex128).conj().imag
    assert negated.is_neg() and negated.is_contiguous()
    torch.testing.assert_close(ring_operation(negated), torch_ring(negated))
    assert torch.equal(ring_operation(torch._efficientzerotensor(3, dtype=torch.double)), torch.zeros(3).double())


def test_scalars_of_python_integers_and_names() -> None:
    wanted = torch_mixed(doubles(2, 3), WEIGHTS, SCALE)
    for power in (3, torch.tensor(3)):
        torch.testing.assert_close(mixed_operation(doubles(2, 3), WEIGHTS, 0.7, power), wanted)
    named = mixed_operation(doubles(2, 3), power=3, scale=0.7, weights=WEIGHTS.numpy())
    torch.testing.assert_close(named, wanted)


def test_outputs_are_fresh_memory() -> None:
    x, v = doubles(3), doubles(3)
    made = step_operation(x, v, 0.1)
    assert len({t.data_ptr() for t in (x, v, *made)}) == 5


def test_defaults_of_the_session_do_not_matter() -> None:
    x, at = doubles(4), (doubles(2, 3), WEIGHTS, 0.7, 3)
    wanted = mixed_operation(*at)
    with torch.device("meta"):
        assert ring_operation(x).device.type == "cpu" and mixed_operation(*at) == wanted
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert ring_operation(x).dtype is torch.double


def test_threads_run_at_the_same_time() -> None:
    x = doubles(1000)
    wanted = gradient(torch_ring, x)
    wrong: list[int] = []

    def work(number: int) -> None:
        for _ in range(25):
            if not torch.allclose(gradient(ring_operation, x), wanted):
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.parametrize("backward", [False, True])
def test_the_interpreter_goes_on_while_native_code_runs(backward: bool) -> None:
    x = torch.ones(2_000_000, dtype=torch.double, requires_grad=backward)
    w = torch.ones_like(x)
    out = ring_operation(x)
    inside = threading.Event()

    def work() -> None:
        inside.set()
        if backward:
            out.backward(w)
        else:
            ring_operation(x)

    thread, turns = threading.Thread(target=work), 0
    thread.start()
    inside.wait()
    while thread.is_alive():
        turns += 1
    assert turns > 300
