# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Complex arrays of a framework in a native function.

Operations take them as arrays of real and imaginary parts. Frameworks convert between both by operations of their own,
which are differentiated as the framework does it: so gradients follow its convention.

    PyTorch, TensorFlow    d/da + i d/db for z = a + ib: the direction in which a real loss grows most
    JAX                    d/da - i d/db
"""

from __future__ import annotations

import inspect
from typing import Any

from enzcc.arrays import COMPLEX
from enzcc.function import Function
from enzcc.signature import Argument


class ComplexOperation:
    """The operation of a function that takes or gives complex arrays."""

    def __init__(self, operation: Any, function: Function, framework: str) -> None:
        self.operation = operation
        self.function = function
        self.framework = framework
        self.__name__ = function.__name__
        self.__doc__ = operation.__doc__
        signature = function.native.signature
        self._given = [a.of in signature.complexes for a in function.native.form.outputs]

    def __repr__(self) -> str:
        return repr(self.operation)

    @property
    def __signature__(self) -> inspect.Signature:
        return self.function.__signature__

    def __reduce__(self) -> tuple[Any, ...]:
        return ComplexOperation, (self.operation, self.function, self.framework)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        into, out_of = _CONVERSIONS[self.framework]
        ordered = self.function.ordered(arguments, named)
        made = self.operation(
            *[into(a, v) if a.complex else v for a, v in zip(self.function.taken, ordered, strict=True)]
        )
        if len(self._given) == 1:
            return out_of(made) if self._given[0] else made
        return tuple(out_of(one) if complex else one for one, complex in zip(made, self._given, strict=True))


def _refused(argument: Argument, dtype: Any) -> TypeError:
    wanted = COMPLEX[argument.type]
    return TypeError(f"'{argument.name}' is {dtype}, and the native function takes {wanted}")


def _torch_into(argument: Argument, value: Any) -> Any:
    import torch

    wanted = torch.complex128 if argument.type == "f64" else torch.complex64
    if not isinstance(value, torch.Tensor):
        value = torch.as_tensor(value, dtype=wanted)
    if value.dtype != wanted:
        raise _refused(argument, value.dtype)
    return torch.view_as_real(value.resolve_conj())


def _torch_out_of(parts: Any) -> Any:
    import torch

    return torch.view_as_complex(parts)


def _jax_into(argument: Argument, value: Any) -> Any:
    from jax import numpy as jnp

    wanted = COMPLEX[argument.type]
    found = (
        jnp.asarray(value, wanted) if isinstance(value, int | float | complex | list | tuple) else jnp.asarray(value)
    )
    if found.dtype != wanted and not (found.dtype == "complex64" and jnp.result_type(complex) == "complex64"):
        raise _refused(argument, found.dtype)
    return jnp.stack([found.real, found.imag], -1)


def _jax_out_of(parts: Any) -> Any:
    import jax

    return jax.lax.complex(parts[..., 0], parts[..., 1])


def _tf_into(argument: Argument, value: Any) -> Any:
    import tensorflow as tf

    wanted = tf.complex128 if argument.type == "f64" else tf.complex64
    found = tf.convert_to_tensor(value) if tf.is_tensor(value) else tf.convert_to_tensor(value, wanted)
    if found.dtype != wanted:
        raise _refused(argument, found.dtype)
    return tf.stack([tf.math.real(found), tf.math.imag(found)], -1)


def _tf_out_of(parts: Any) -> Any:
    import tensorflow as tf

    return tf.complex(parts[..., 0], parts[..., 1])


_CONVERSIONS = {
    "torch": (_torch_into, _torch_out_of),
    "jax": (_jax_into, _jax_out_of),
    "tensorflow": (_tf_into, _tf_out_of),
}
