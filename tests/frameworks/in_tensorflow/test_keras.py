"""Native functions in Keras: training, and models on the disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tensorflow as tf

import enzcc.tensorflow
from tests.frameworks.functions import ring
from tests.frameworks.in_tensorflow.test_tensorflow import BATCH, native_ring, same, tf_ring

keras = tf.keras


class Native(keras.layers.Layer):
    def call(self, inputs: Any) -> Any:
        return tf.vectorized_map(native_ring, inputs)


class Written(keras.layers.Layer):
    def call(self, inputs: Any) -> Any:
        return tf.vectorized_map(tf_ring, inputs)


@pytest.mark.parametrize("eager", [False, True], ids=["graph", "eager"])
def test_training_is_that_of_the_layer_written_in_tensorflow(eager: bool) -> None:
    def losses(layer: Any) -> Any:
        keras.utils.set_random_seed(0)
        model = keras.Sequential([keras.layers.Dense(4, dtype="float64"), layer(dtype="float64")])
        model.compile("adam", "mse", run_eagerly=eager)
        x = np.random.default_rng(2).random((32, 4))
        return model.fit(x, np.sin(x) * 0.5, batch_size=16, epochs=2, verbose=0).history["loss"]

    ours = losses(Native)
    assert ours[-1] < ours[0]
    np.testing.assert_allclose(ours, losses(Written))


def test_a_layer_of_fewer_bits_is_told_what_to_do() -> None:
    with pytest.raises(TypeError, match=r"float16, and the native function takes float64: pass tf\.cast"):
        Native(dtype="mixed_float16")(tf.ones((2, 4)))


def test_a_model_is_saved_and_loaded(tmp_path: Path) -> None:
    inputs = keras.Input((4,), dtype="float64")
    model = keras.Model(inputs, Native(dtype="float64")(inputs))
    assert model.output_shape == (None, 4)
    model.save(tmp_path / "model.keras")
    loaded = keras.models.load_model(tmp_path / "model.keras", custom_objects={"Native": Native})
    same(loaded(BATCH), tf.map_fn(tf_ring, BATCH))


class Module(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec([None], tf.float64)])
    def __call__(self, x: Any) -> Any:
        return native_ring(x)


def test_a_saved_graph_is_differentiated_where_it_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tf.saved_model.save(Module(), str(tmp_path))
    monkeypatch.setattr(enzcc.tensorflow, "_FACTS", {})  # as in a process that has not loaded the function
    loaded, x = tf.saved_model.load(str(tmp_path)), tf.constant([0.1, 0.2, 0.3], tf.float64)
    with tf.GradientTape() as tape:
        tape.watch(x)
        value = loaded(x)
    same(value, tf_ring(x))
    same(tape.gradient(value, x), ring().vjp((x.numpy(),), np.ones(3)))


@pytest.mark.skipif("ENZCC_TEST_EVERYTHING" not in os.environ, reason="another process imports TensorFlow for it")
def test_a_saved_graph_in_another_process(tmp_path: Path) -> None:
    tf.saved_model.save(Module(), str(tmp_path))
    program = f"""
import enzcc.tensorflow, tensorflow as tf
print(float(tf.reduce_sum(tf.saved_model.load({str(tmp_path)!r})(tf.constant([0.1, 0.2, 0.3], tf.float64)))))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    same(float(done.stdout), tf.reduce_sum(tf_ring(tf.constant([0.1, 0.2, 0.3], tf.float64))))
