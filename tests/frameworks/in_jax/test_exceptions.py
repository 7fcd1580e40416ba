"""Exceptions of C++ in JAX."""

from __future__ import annotations

from pathlib import Path

import jax
import numpy as np
import pytest

import enzcc
from tests.frameworks.throwing import THROWING

jax.config.update("jax_enable_x64", True)


def test_an_exception_ends_the_computation_with_its_text(tmp_path: Path) -> None:
    (tmp_path / "throwing.cpp").write_text(THROWING)
    total = enzcc.load(tmp_path / "throwing.cpp", "total").jax
    x, bad = np.array([1.0, 2.0]), np.array([1.0, 103.0])
    for function in (total, jax.jit(total), jax.jit(jax.grad(total))):
        with pytest.raises(Exception, match="OverflowError: x is too large"):
            jax.block_until_ready(function(bad))
    with pytest.raises(Exception, match="OverflowError: x is too large"):
        jax.block_until_ready(jax.vmap(jax.grad(total))(np.stack([x, bad])))
    assert np.allclose(jax.grad(total)(x), 4 * x**3)
