"""Native functions in PyTorch: its own checks of gradients, its transforms, its compiler, threads."""

from __future__ import annotations

import threading
from typing import Any

import pytest
import torch

from tests.frameworks.functions import SOURCE, mixed, ring, step


def doubles(*shape: int, gradient: bool = False) -> Any:
    return torch.rand(*shape, dtype=torch.double, generator=torch.Generator().manual_seed(0), requires_grad=gradient)


def torch_ring(x: Any) -> Any:
    return torch.sin(x) * torch.roll(x, -1)


def torch_mixed(a: Any, weights: Any, scale: Any) -> Any:
    return ((scale * (a @ weights)) ** 3).sum()


def native_mixed(a: Any, weights: Any, scale: Any) -> Any:
    return mixed_operation(a, weights, scale, 3)


ring_operation, mixed_operation, step_operation = ring().torch, mixed().torch, step().torch
MATRIX, WEIGHTS, SCALE = doubles(2, 3), doubles(3), torch.tensor(0.7, dtype=torch.double)


def test_gradcheck_of_first_and_second_order_in_both_modes() -> None:
    x = doubles(4, gradient=True)
    assert torch.autograd.gradcheck(ring_operation, (x,), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(ring_operation, (x,))
    arguments = (doubles(2, 3, gradient=True), WEIGHTS, SCALE.clone().requires_grad_())
    assert torch.autograd.gradcheck(native_mixed, arguments, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(native_mixed, arguments, check_fwd_over_rev=True)
    assert torch.autograd.gradcheck(step_operation, (x, doubles(4, gradient=True), SCALE.clone().requires_grad_()))


def test_transforms_agree_with_the_same_function_in_torch() -> None:
    from torch.func import grad, hessian, jacfwd, jacrev, jvp, vjp, vmap

    x = doubles(4)
    for transform in (jacrev, jacfwd):
        torch.testing.assert_close(transform(ring_operation)(x), transform(torch_ring)(x))
    torch.testing.assert_close(vjp(ring_operation, x)[1](x), vjp(torch_ring, x)[1](x))
    torch.testing.assert_close(jvp(ring_operation, (x,), (x,)), jvp(torch_ring, (x,), (x,)))
    at = (MATRIX, WEIGHTS, SCALE)
    torch.testing.assert_close(hessian(native_mixed)(*at), hessian(torch_mixed)(*at))
    torch.testing.assert_close(grad(native_mixed, (0, 2))(*at), grad(torch_mixed, (0, 2))(*at))
    batch, scales = doubles(5, 2, 3), doubles(4)
    rows = (0, None, None)
    torch.testing.assert_close(vmap(native_mixed, rows)(batch, *at[1:]), vmap(torch_mixed, rows)(batch, *at[1:]))
    torch.testing.assert_close(
        vmap(vmap(grad(native_mixed), rows), (None, None, 0))(batch, WEIGHTS, scales),
        vmap(vmap(grad(torch_mixed), rows), (None, None, 0))(batch, WEIGHTS, scales),
    )


def test_what_is_shared_by_a_batch_sums_its_gradients() -> None:
    from torch.func import grad, vmap

    batch = doubles(5, 2, 3)

    def total(scale: Any, function: Any) -> Any:
        return vmap(function, (0, None, None))(batch, WEIGHTS, scale).sum()

    torch.testing.assert_close(grad(total)(SCALE, native_mixed), grad(total)(SCALE, torch_mixed))


def test_the_compiler_sees_one_operator() -> None:
    x = doubles(4, gradient=True)
    compiled = torch.compile(lambda x: (ring_operation(x * 2) ** 2).sum(), fullgraph=True, backend="aot_eager")
    for size in (4, 7):
        x = doubles(size, gradient=True)
        (found,) = torch.autograd.grad(compiled(x), x)
        (wanted,) = torch.autograd.grad((torch_ring(x * 2) ** 2).sum(), x)
        torch.testing.assert_close(found, wanted)


def test_opcheck() -> None:
    from enzcc.torch_operator import key_of

    key = key_of(ring().native)
    torch.library.opcheck(torch.ops.enzcc.call.default, (key, [], -1, [], [doubles(4, gradient=True)]))


def test_tensors_of_any_layout_and_of_no_elements() -> None:
    turned = doubles(3, 2, gradient=True).T
    torch.testing.assert_close(native_mixed(turned, WEIGHTS, SCALE), torch_mixed(turned, WEIGHTS, SCALE))
    empty = torch.zeros(0, dtype=torch.double, requires_grad=True)
    ring_operation(empty).sum().backward()
    assert empty.grad.shape == (0,)


def test_what_native_code_cannot_take_is_refused_in_words() -> None:
    with pytest.raises(TypeError, match=r"'input' is torch\.float32, and the native function takes torch.float64"):
        ring_operation(torch.zeros(3))
    with pytest.raises(TypeError, match="'input' is on meta, and native code runs on the CPU"):
        ring_operation(torch.zeros(3, dtype=torch.double, device="meta"))


def test_autocast_leaves_it_alone() -> None:
    x = doubles(4)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert ring_operation(x).dtype is torch.double


def test_threads() -> None:
    x = doubles(1000)
    wanted = torch.func.grad(lambda x: ring_operation(x).sum())(x)
    wrong: list[int] = []

    def work(number: int) -> None:
        for _ in range(50):
            y = x.clone().requires_grad_()
            ring_operation(y).sum().backward()
            if not torch.equal(y.grad, wanted):
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_enzymes_own_door() -> None:
    from torch_enzyme import enzyme

    for function, dtype in (("ring", torch.double), ("ring_single", torch.float)):
        inp = torch.rand(2, 3, dtype=dtype, requires_grad=True)
        out = enzyme(str(SOURCE), function).apply(inp)
        out.sum().backward()
        flat = inp.detach().reshape(-1).requires_grad_()
        torch_ring(flat).sum().backward()
        torch.testing.assert_close(inp.grad.reshape(-1), flat.grad)
