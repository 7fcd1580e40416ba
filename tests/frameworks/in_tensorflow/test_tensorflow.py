"""Native functions in TensorFlow: eager and in graphs, higher order, in training by Keras."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import tensorflow as tf

from tests.frameworks.functions import SOURCE, mixed, ring

ring_operation, mixed_operation = ring().tf, mixed().tf
X = tf.constant(np.random.default_rng(0).random(4))
MATRIX, WEIGHTS = tf.constant(np.random.default_rng(1).random((2, 3))), tf.constant([1.0, -2.0, 0.5], tf.float64)
SCALE = tf.constant(0.7, tf.float64)


def tf_ring(x: Any) -> Any:
    return tf.sin(x) * tf.roll(x, -1, 0)


def tf_mixed(a: Any, scale: Any) -> Any:
    return tf.reduce_sum((scale * tf.linalg.matvec(a, WEIGHTS)) ** 3)


def native_mixed(a: Any, scale: Any) -> Any:
    return mixed_operation(a, WEIGHTS, scale, 3)


def gradients(function: Any, *at: Any) -> Any:
    with tf.GradientTape() as tape:
        tape.watch(at)
        value = function(*at)
    return tape.gradient(value, at)


def hessian(function: Any, *at: Any) -> Any:
    with tf.GradientTape(persistent=True) as outer:
        outer.watch(at)
        first = gradients(function, *at)[0]
    return outer.jacobian(first, at, experimental_use_pfor=False)


@pytest.mark.parametrize("wrapped", [lambda f: f, tf.function], ids=["eager", "graph"])
def test_first_and_second_order(wrapped: Any) -> None:
    for derivative in (gradients, hessian):
        ours = wrapped(lambda a, s, d=derivative: d(native_mixed, a, s))(MATRIX, SCALE)
        for a, b in zip(ours, derivative(tf_mixed, MATRIX, SCALE), strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-9)


def test_a_graph_for_shapes_that_are_not_known_yet() -> None:
    @tf.function(input_signature=[tf.TensorSpec([None], tf.float64)])
    def slope(x: Any) -> Any:
        return gradients(lambda x: tf.reduce_sum(ring_operation(x) ** 2), x)[0]

    for x in (X, tf.concat([X, X], 0)):
        np.testing.assert_allclose(slope(x), gradients(lambda x: tf.reduce_sum(tf_ring(x) ** 2), x)[0])


def test_keras_trains_through_it() -> None:
    class Ring(tf.keras.layers.Layer):
        def call(self, inputs: Any) -> Any:
            return tf.map_fn(ring_operation, inputs)

        def compute_output_shape(self, shape: Any) -> Any:
            return shape

    random = np.random.default_rng(2)
    model = tf.keras.Sequential([tf.keras.layers.Dense(4, dtype="float64"), Ring(dtype="float64")])
    model.compile("adam", "mse")
    x = random.random((64, 4))
    history = model.fit(x, np.sin(x) * 0.5, epochs=3, verbose=0).history["loss"]
    assert history[-1] < history[0]


def test_what_does_not_fit_is_refused_in_words() -> None:
    with pytest.raises(TypeError, match="'input' is float32, and the native function takes float64"):
        ring_operation(tf.cast(X, tf.float32))


def test_enzymes_own_door() -> None:
    from tf_enzyme import enzyme

    x = tf.Variable(tf.reshape(X, [2, 2]))
    with tf.GradientTape() as tape:
        out = enzyme(x, filename=str(SOURCE), function="ring")
    wanted = gradients(lambda x: tf_ring(x), tf.reshape(x, [-1]))[0]
    np.testing.assert_allclose(tf.reshape(tape.gradient(out, x), [-1]), wanted)
