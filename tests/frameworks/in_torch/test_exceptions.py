"""Exceptions of C++ in PyTorch."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

import enzcc
from tests.frameworks.throwing import THROWING


def test_an_exception_is_raised_where_the_operation_is_called(tmp_path: Path) -> None:
    (tmp_path / "throwing.cpp").write_text(THROWING)
    total = enzcc.load(tmp_path / "throwing.cpp", "total").torch
    x = torch.tensor([1.0, 2.0], dtype=torch.float64, requires_grad=True)
    bad = torch.tensor([1.0, 103.0], dtype=torch.float64, requires_grad=True)
    with pytest.raises(OverflowError, match="too large"):
        total(bad)
    with pytest.raises(OverflowError, match="too large"):
        torch.func.vmap(total)(torch.stack([x, bad]))
    total(x).backward()
    assert torch.allclose(x.grad, 4 * x.detach() ** 3)
