# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Enzyme in TensorFlow: `enzyme(inp, filename="test.c", function="f")` for `void f(T *inp, size_t n, T *out)`.

T is float or double. `enzcc.load` is the general one.
"""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Any

import tensorflow as tf

import enzcc
from enzcc.tensorflow import tensor_of


@tf.autograph.experimental.do_not_convert
def enzyme(inp: Any, filename: str, function: str) -> Any:
    """The native function on a tensor, differentiable: eager, in `tf.function`, in a Keras layer. The result has the
    shape of its argument; elements that the function does not write are zero. A file that was changed is compiled
    again (a `tf.function` sees that when it is traced again)."""
    native = _loaded(filename, function, _state(filename))
    tensor = tensor_of(native.taken[0], inp)
    if tensor.shape.rank == 1:
        return native.tf(tensor)
    return tf.reshape(native.tf(tf.reshape(tensor, [-1])), tf.shape(tensor))


def _state(filename: str) -> tuple[int, ...] | None:
    """Which file it is, and of when; None if there is none, which `enzcc.load` says."""
    try:
        found = os.stat(filename)
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size


@lru_cache
def _loaded(filename: str, function: str, _state: tuple[int, ...] | None) -> enzcc.Function:
    return enzcc.load(os.path.abspath(filename), function)
