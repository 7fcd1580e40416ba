"""A native function as an operation of TensorFlow 2: eager, in `tf.function`, in Keras, differentiable to any order.

The gradient of a form is the operation of its pullback's form, which has a gradient in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import tensorflow as tf

from enzcc.function import DTYPES, Function
from enzcc.native import Native, shapes_of
from enzcc.signature import Argument

TYPES = {"f64": tf.float64, "f32": tf.float32, "i64": tf.int64, "i32": tf.int32}


def operation(function: Function) -> Any:
    """`operation(*tensors)`: arguments as for the function itself; integers are Python's."""
    native = function.native

    def call(*arguments: Any, **named: Any) -> Any:
        tensors, integers = function.split(arguments, named, _tensor)
        made = _operation(native, integers)(*tensors)
        return made[0] if len(made) == 1 else tuple(made)

    call.__name__ = function.__name__
    call.__doc__ = f"{function!r} on tensors"
    return call


def _tensor(argument: Argument, value: Any) -> Any:
    name, type = argument.name, argument.type
    found = (
        tf.convert_to_tensor(value, TYPES[type])
        if isinstance(value, int | float | list)
        else tf.convert_to_tensor(value)
    )
    if found.dtype != TYPES[type]:
        wanted = TYPES[type].name
        raise TypeError(
            f"'{name}' is {found.dtype.name}, and the native function takes {wanted}: tf.cast({name}, tf.{wanted})"
        )
    return found


def _operation(native: Native, integers: tuple[int, ...]) -> Callable[..., Sequence[Any]]:
    form = native.form

    def run(*arrays: Any) -> list[Any]:
        given = [np.asarray(x, DTYPES[a.type], "C") for x, a in zip(arrays, form.inputs, strict=True)]
        layout = native.layout(_primal_shapes(native, given), integers)
        outputs = [np.empty(layout.shapes[a.of], DTYPES[a.type]) for a in form.outputs]
        native.run(layout, [x.__array_interface__["data"][0] for x in (*given, *outputs)])
        return outputs

    @tf.autograph.experimental.do_not_convert
    @tf.custom_gradient
    def call(*tensors: Any) -> Any:
        made = tf.numpy_function(run, tensors, [TYPES[a.type] for a in form.outputs])
        made = list(made) if isinstance(made, list | tuple) else [made]
        for tensor, shape in zip(made, _static_shapes(native, tensors, integers), strict=True):
            tensor.set_shape(shape)

        def gradient(*cotangents: Any) -> list[Any]:
            seeds = [
                tf.zeros_like(o) if c is None else tf.convert_to_tensor(c)
                for c, o, a in zip(cotangents, made, form.outputs, strict=True)
                if a.active
            ]
            found = iter(_operation(native.pullback, integers)(*tensors, *seeds))
            return [next(found) if a.active else None for a in form.inputs]

        return made, gradient

    return call


def _primal_shapes(native: Native, inputs: Sequence[Any]) -> tuple[Any, ...]:
    count = sum(a.is_input and (a.is_array or a.is_float) for a in native.signature.arguments)
    return tuple(tuple(x.shape) for x in inputs[:count])


def _static_shapes(native: Native, tensors: Sequence[Any], integers: Sequence[int]) -> list[Any]:
    """Of the outputs, as far as they are known when a graph is made."""
    shapes = _primal_shapes(native, tensors) if all(t.shape.is_fully_defined() for t in tensors) else None
    if shapes is None:
        return [tf.TensorShape(None)] * len(native.form.outputs)
    found, _ = shapes_of(native.signature, shapes, integers)
    return [found[a.of] for a in native.form.outputs]
