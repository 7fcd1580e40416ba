# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Enzyme's interface to PyTorch, for `void f(T *inp, size_t n, T *out)`, T float or double:

    from torch_enzyme import enzyme
    out = enzyme("test.c", "f").apply(inp)
    out.backward()
    print(inp.grad)

`enzcc.load` is the general one.
"""

from __future__ import annotations

from typing import Any

import torch

import enzcc


class Result(torch.Tensor):
    """What `apply` gives: a tensor whose `backward()` needs no argument although it has many elements. The gradient is
    that of their sum. Operations on it give plain tensors."""

    __torch_function__ = torch._C._disabled_torch_function_impl

    def backward(self, gradient: Any = None, *arguments: Any, **named: Any) -> None:
        if gradient is None and self.numel() != 1:
            gradient = torch.ones_like(self)
        super().backward(gradient, *arguments, **named)


class enzyme:
    """A native function; `apply` is it on a tensor, differentiable. The result has the shape of its argument; elements
    that the function does not write are zero."""

    def __init__(self, filename: str, function: str) -> None:
        self._operation = enzcc.load(filename, function).torch

    def apply(self, inp: Any) -> Any:
        if not isinstance(inp, torch.Tensor):
            raise TypeError(f"enzyme(...).apply takes a tensor, not {type(inp).__name__}: pass torch.tensor(inp)")
        out = self._operation(inp.reshape(-1))
        if out.dim() != 0:  # `T f(T *inp, size_t n)` gives a scalar
            out = out.reshape(inp.shape)
        return out.as_subclass(Result) if type(out) is torch.Tensor and not torch.compiler.is_compiling() else out
