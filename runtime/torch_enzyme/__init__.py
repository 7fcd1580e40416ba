"""Enzyme's door to PyTorch: `enzyme("test.c", "f").apply(inp)` for `void f(T *inp, size_t n, T *out)`.

T is float or double. `enzcc.load` is the general one.
"""

from __future__ import annotations

from typing import Any

import enzcc


class enzyme:
    """A native function; `apply` is it on a tensor, differentiable. The result has the shape of its argument."""

    def __init__(self, filename: str, function: str) -> None:
        self._operation = enzcc.load(filename, function).torch

    def apply(self, inp: Any) -> Any:
        return self._operation(inp.reshape(-1)).reshape(inp.shape)
