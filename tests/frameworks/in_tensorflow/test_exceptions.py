"""Exceptions of C++ in TensorFlow."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import tensorflow as tf

import enzcc
from tests.frameworks.throwing import THROWING


def test_an_exception_ends_the_operation_with_its_text(tmp_path: Path) -> None:
    (tmp_path / "throwing.cpp").write_text(THROWING)
    total = enzcc.load(tmp_path / "throwing.cpp", "total").tf
    bad = tf.constant([1.0, 103.0], tf.float64)
    for function in (total, tf.function(total)):
        with pytest.raises(tf.errors.InvalidArgumentError, match="OverflowError: x is too large"):
            function(bad)
    x = tf.Variable(np.array([1.0, 2.0]))
    with tf.GradientTape() as tape:
        y = total(x)
    assert np.allclose(tape.gradient(y, x), 4 * x.numpy() ** 3)
