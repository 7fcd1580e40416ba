"""`tf_enzyme`, as Enzyme's documents show it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import tensorflow as tf

import enzcc
from tests.frameworks.functions import SOURCE
from tests.frameworks.in_tensorflow.test_tensorflow import same, tf_ring
from tf_enzyme import enzyme


@pytest.fixture(autouse=True)
def beside_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SOURCE.parent)


@pytest.mark.parametrize(("function", "type"), [("ring", tf.float64), ("ring_single", tf.float32)])
def test_word_for_word(function: str, type: Any) -> None:
    inp = tf.Variable([[1.0, 2.0], [3.0, 4.0]], dtype=type)

    def slope(inp: Any, ours: bool = True) -> Any:
        with tf.GradientTape() as tape:
            if ours:
                out = enzyme(inp, filename="native.c", function=function)
            else:
                out = tf.reshape(tf_ring(tf.reshape(inp, [-1])), [2, 2])
        return out, tape.gradient(out, inp)

    for out, gradient in (tf.function(slope)(inp), slope(inp)):
        for found, wanted in zip((out, gradient), slope(inp, ours=False), strict=True):
            tf.debugging.assert_near(found, wanted)
            assert found.dtype == type and found.shape == [2, 2]


def test_in_a_layer_of_keras() -> None:
    class Ring(tf.keras.layers.Layer):
        def call(self, inputs: Any) -> Any:
            return enzyme(inputs, filename="native.c", function="ring_single")

    model = tf.keras.Sequential([tf.keras.Input((3,)), Ring(), tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    model.fit(tf.ones((4, 3)), tf.ones((4, 1)), verbose=0)
    assert model.layers[0].output.shape == (None, 3)


def test_a_changed_file_is_compiled_again(tmp_path: Path) -> None:
    for expression, value in (("inp[0] * inp[0]", 9), ("inp[0] + 1", 4)):
        (tmp_path / "test.c").write_text(f"void f(float *inp, unsigned long n, float *out) {{ *out = {expression}; }}")
        same(enzyme([3.0, 4.0], filename=str(tmp_path / "test.c"), function="f"), [value, 0])


def test_what_is_not_there() -> None:
    with pytest.raises(FileNotFoundError, match="there is no file"):
        enzyme([1.0], filename="no.c", function="f")
    with pytest.raises(enzcc.SignatureError, match=r"native\.c defines no function 'g'"):
        enzyme([1.0], filename="native.c", function="g")
