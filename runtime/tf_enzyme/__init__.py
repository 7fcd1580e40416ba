"""Enzyme's door to TensorFlow: `enzyme(inp, filename="test.c", function="f")` for `void f(T *inp, size_t n, T *out)`.

`enzcc.load` is the general one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import enzcc


def enzyme(inp: Any, *, filename: str, function: str) -> Any:
    """The native function on a tensor, differentiable. The result has the shape of its argument."""
    import tensorflow as tf

    tensor = tf.convert_to_tensor(inp)
    return tf.reshape(_loaded(filename, function).tf(tf.reshape(tensor, [-1])), tf.shape(tensor))


@lru_cache
def _loaded(filename: str, function: str) -> enzcc.Function:
    return enzcc.load(filename, function)
