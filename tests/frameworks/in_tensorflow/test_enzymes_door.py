"""`tf_enzyme`, as Enzyme's documents show it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import tensorflow as tf

import enzcc
from tests.frameworks.in_tensorflow.test_tensorflow import same
from tf_enzyme import enzyme

SQUARES = """#include <stddef.h>
void f(T* inp, size_t n, T* out) {
    for (size_t i = 0; i < n; i++) out[i] = inp[i] * inp[i];
}
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("type", ["float", "double"])
def test_word_for_word(here: Path, type: str) -> None:
    (here / "test.c").write_text(SQUARES.replace("T*", f"{type}*"))
    inp = tf.Variable([[1.0, 2.0], [3.0, 4.0]], dtype={"float": tf.float32, "double": tf.float64}[type])

    def slope(inp: Any) -> Any:
        with tf.GradientTape() as tape:
            out = enzyme(inp, filename="test.c", function="f")
        return out, tape.gradient(out, inp)

    for out, gradient in (tf.function(slope)(inp), slope(inp)):
        same((out, gradient), (inp**2, 2 * inp))
        assert out.dtype == gradient.dtype == inp.dtype and out.shape == gradient.shape == [2, 2]


def test_in_a_layer_of_keras(here: Path) -> None:
    (here / "test.c").write_text(SQUARES.replace("T*", "float*"))

    class Squares(tf.keras.layers.Layer):
        def call(self, inputs: Any) -> Any:
            return enzyme(inputs, filename="test.c", function="f")

    model = tf.keras.Sequential([tf.keras.Input((3,)), Squares(), tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    model.fit(tf.ones((4, 3)), tf.ones((4, 1)), verbose=0)
    assert model.layers[0].output.shape == (None, 3)


def test_a_changed_file_is_compiled_again(here: Path) -> None:
    (here / "test.c").write_text(SQUARES.replace("T*", "float*"))
    same(enzyme([3.0], filename="test.c", function="f"), [9])
    (here / "test.c").write_text(SQUARES.replace("T*", "float*").replace("inp[i] * inp[i]", "inp[i] + 1"))
    same(enzyme([3.0], filename="test.c", function="f"), [4])


def test_what_is_not_there(here: Path) -> None:
    with pytest.raises(FileNotFoundError, match="there is no file"):
        enzyme([1.0], filename="test.c", function="f")
    (here / "test.c").write_text(SQUARES.replace("T*", "float*"))
    with pytest.raises(enzcc.SignatureError, match=r"test\.c defines no function 'g'"):
        enzyme([1.0], filename="test.c", function="g")
