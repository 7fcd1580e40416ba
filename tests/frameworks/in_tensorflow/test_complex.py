"""Complex tensors: TensorFlow's convention, its own operations for comparison."""

from __future__ import annotations

import numpy as np
import pytest
import tensorflow as tf

import enzcc
from tests.frameworks.test_complex import CUBIC, LOSS, SOURCE


def test_gradients_follow_tensorflows_convention() -> None:
    f = enzcc.load(SOURCE, "cubic", CUBIC).tf
    z = tf.constant([1 + 2j, 0.5 - 1j], tf.complex128)

    @tf.function
    def slopes(z):  # type: ignore[no-untyped-def]
        with tf.GradientTape(persistent=True) as tape:
            tape.watch(z)
            native = tf.reduce_sum(tf.math.imag(f(z)[0] * (2 - 1j)))
            own = tf.reduce_sum(tf.math.imag(z * tf.math.conj(z) * z * (2 - 1j)))
        return tape.gradient(native, z), tape.gradient(own, z)

    assert np.allclose(*slopes(z))
    loss = enzcc.load(SOURCE, "loss", LOSS).tf
    assert loss(z, 1j).shape == ()
    with pytest.raises(TypeError, match="'z' is <dtype: 'complex64'>, and the native function takes complex128"):
        loss(tf.cast(z, tf.complex64), 1j)
