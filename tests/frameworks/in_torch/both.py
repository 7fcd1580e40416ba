"""The functions of `native.c` as operations of PyTorch, and the same written in PyTorch."""

from __future__ import annotations

from typing import Any

import torch

from tests.frameworks.functions import mixed, ring, step

ring_operation, mixed_operation, step_operation = ring().torch, mixed().torch, step().torch


def doubles(*shape: int, gradient: bool = False, seed: int = 0) -> Any:
    return torch.rand(*shape, dtype=torch.double, generator=torch.Generator().manual_seed(seed), requires_grad=gradient)


MATRIX, WEIGHTS, SCALE = doubles(2, 3), doubles(3), torch.tensor(0.7, dtype=torch.double)
AT = (MATRIX, WEIGHTS, SCALE)


def torch_ring(x: Any) -> Any:
    return torch.sin(x) * torch.roll(x, -1)


def torch_mixed(a: Any, weights: Any, scale: Any) -> Any:
    return ((scale * (a @ weights)) ** 3).sum()


def native_mixed(a: Any, weights: Any, scale: Any) -> Any:
    return mixed_operation(a, weights, scale, 3)


def torch_step(x: Any, v: Any, dt: Any) -> Any:
    v = v - dt * torch.sin(x)
    x = x + dt * v
    return x, v, (v**2 / 2 - torch.cos(x)).sum()
