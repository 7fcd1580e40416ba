"""Complex tensors: PyTorch's convention, its own operations for comparison."""

from __future__ import annotations

import pickle

import pytest
import torch

import enzcc
from tests.frameworks.test_complex import CUBIC, LOSS, SOURCE


def test_gradients_follow_pytorchs_convention() -> None:
    f = enzcc.load(SOURCE, "cubic", CUBIC).torch
    z = torch.tensor([1 + 2j, 0.5 - 1j], dtype=torch.complex128, requires_grad=True)
    (native,) = torch.autograd.grad((f(z)[0] * (2 - 1j)).imag.sum(), z)
    (own,) = torch.autograd.grad((z.abs() ** 2 * z * (2 - 1j)).imag.sum(), z)
    assert torch.allclose(native, own)
    assert torch.autograd.gradcheck(f, z) and torch.autograd.gradgradcheck(f, z)
    assert torch.allclose(f(z.conj())[0], f(z.conj().resolve_conj())[0])
    assert torch.equal(pickle.loads(pickle.dumps(f))(z)[0], f(z)[0])
    rows = torch.func.vmap(lambda one: f(one)[0])(torch.stack([z, 2 * z]).detach())
    assert torch.allclose(rows[1], f(2 * z)[0])


def test_other_types_are_refused() -> None:
    loss = enzcc.load(SOURCE, "loss", LOSS).torch
    assert loss(torch.ones(2, dtype=torch.complex128), 1j).item() == 4.0
    with pytest.raises(TypeError, match=r"'z' is torch.complex64, and the native function takes complex128"):
        loss(torch.ones(2, dtype=torch.complex64), 1j)
