# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A native function as an operation of TensorFlow 2: eager, in `tf.function`, in Keras, differentiable to any order.

All calls are one operation, `EnzccCall` (see `tensorflow.c`; `EnzccStatefulCall` where the function has state), which
runs the native code of a form on TensorFlow's threads, without Python and without copies. What it is differentiated to
is registered as for TensorFlow's own operations: the gradient of a form is the operation of its pullback; the gradient
of a pullback along its seeds, which is what `tf.autodiff.ForwardAccumulator` asks for, that of the tangent;
`tf.vectorized_map` makes one call of a batch.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tensorflow as tf
from tensorflow.python.ops.parallel_for import pfor

from enzcc.forms import RESULT, integers, table
from enzcc.function import Function, integer_of
from enzcc.layout import MOST_LAYOUTS
from enzcc.native import Native, native_of
from enzcc.program import plain_library
from enzcc.signature import Argument, Signature, SignatureError, evaluate

TYPES = {"f64": tf.float64, "f32": tf.float32, "i64": tf.int64, "i32": tf.int32}


def operation(function: Function) -> Any:
    """`operation(*tensors)`: arguments as for the function itself; integers may be tensors, too."""
    native, layouts = function.native, _Layouts(function.native)

    @tf.autograph.experimental.do_not_convert
    def call(*arguments: Any, **named: Any) -> Any:
        tensors, sizes = function.split(arguments, named, tensor_of, _integer)
        layout = layouts.of(tensors, sizes)
        made = _call(_facts(native), tensors, layout)
        return made[0] if len(made) == 1 else tuple(made)

    call.__name__ = function.__name__
    call.__doc__ = f"{function!r} on tensors"
    return call


# Arguments -----------------------------------------------------------------------------------------------------------


def tensor_of(argument: Argument, value: Any) -> Any:
    wanted = TYPES[argument.type]
    if not isinstance(value, tf.Tensor):
        if isinstance(value, tf.RaggedTensor):
            raise TypeError(f"'{argument.name}' is a ragged tensor: pass {argument.name}.to_tensor()")
        if isinstance(value, tf.SparseTensor | tf.IndexedSlices):
            raise TypeError(
                f"'{argument.name}' is sparse: pass a dense tensor (tf.sparse.to_dense, tf.convert_to_tensor)"
            )
        try:
            value = tf.convert_to_tensor(value, wanted if isinstance(value, int | float | list | tuple) else None)
        except (TypeError, ValueError) as error:
            raise TypeError(f"'{argument.name}' is no tensor of {wanted.name}: {error}") from None
    if value.dtype is not wanted and value.dtype != wanted:
        advice = f": pass tf.cast({argument.name}, tf.{wanted.name})" if value.dtype.is_numeric else ""
        raise TypeError(f"'{argument.name}' is {value.dtype.name}, and the native function takes {wanted.name}{advice}")
    if not argument.is_array and value.shape.rank not in (0, None):
        raise SignatureError(f"'{argument.name}' has the shape {value.shape}, and is a scalar")
    return value


def _integer(argument: Argument, value: Any) -> Any:
    """Python's, or a tensor of a graph, which is known when the graph runs."""
    if not isinstance(value, tf.Tensor | tf.Variable):
        return integer_of(argument, value)
    if not value.dtype.is_integer or value.shape.rank not in (0, None):
        raise SignatureError(f"'{argument.name}' is an integer, not {value!r}")
    return integer_of(argument, value.numpy()) if tf.executing_eagerly() else tf.cast(value, tf.int64)


class _Layouts:
    """What the operation has to know of the arguments' shapes (see `tensorflow.c`), of one function."""

    def __init__(self, native: Native) -> None:
        self._native, self._eager = native, dict[Any, Any]()

    def of(self, tensors: Sequence[Any], sizes: Sequence[Any]) -> Any:
        """From the arguments that are the primal's. Raises SignatureError, as far as shapes are known now."""
        if not tf.executing_eagerly():
            return self._in_graph(tensors, sizes)
        key = (*[t.shape for t in tensors], *sizes)
        found = self._eager.get(key)
        if found is None:
            if len(self._eager) >= MOST_LAYOUTS:
                self._eager.clear()
            shapes = tuple([tuple(t.shape) for t in tensors])
            found = self._eager[key] = tf.constant(self._known(shapes, tuple(sizes)), tf.int64)
        return found

    def _known(self, shapes: tuple[tuple[int, ...], ...], sizes: tuple[int, ...]) -> list[int]:
        layout = self._native.layout(shapes, sizes)
        signature = self._native.signature
        rows = [layout.shapes[of] for of in table(signature)]
        return _packed(signature, rows, layout.table[len(rows) :])

    def _in_graph(self, tensors: Sequence[Any], sizes: Sequence[Any]) -> Any:
        if all(t.shape.is_fully_defined() for t in tensors) and not any(map(tf.is_tensor, sizes)):
            return tf.constant(self._known(tuple([tuple(t.shape) for t in tensors]), tuple(sizes)), tf.int64)
        signature = self._native.signature
        packed = _packed(signature, *_symbolic(signature, tensors, sizes))
        return tf.stack([tf.cast(x, tf.int64) for x in packed])


def _packed(signature: Signature, rows: Sequence[Sequence[Any]], sizes: Sequence[Any]) -> list[Any]:
    told = [x for a, size in zip(integers(signature), sizes, strict=True) for x in (int(a.type[1:]), size)]
    return [x for row in rows for x in (len(row), *row)] + [-1, *told]


def _symbolic(
    signature: Signature, tensors: Sequence[Any], sizes: Sequence[Any]
) -> tuple[list[tuple[Any, ...]], list[Any]]:
    """The shapes and integers of a layout, numbers as far as they are known and else tensors; what is not known now,
    the operation checks."""
    named = [a.name for a in integers(signature) if a.name not in signature.derived]
    values = dict(zip(named, sizes, strict=True))
    found = {}
    for argument, tensor in zip(signature.read, tensors, strict=True):
        wanted = argument.shape or ()
        if tensor.shape.rank not in (None, len(wanted)):
            raise SignatureError(
                f"'{argument.name}' has {tensor.shape.rank} dimensions, and should have {len(wanted)}:"
                f" [{', '.join(wanted)}]"
            )
        dynamic = tf.shape(tensor, tf.int64)
        found[argument.name] = [
            dynamic[i] if tensor.shape.rank is None or tensor.shape[i] is None else tensor.shape[i]
            for i in range(len(wanted))
        ]
        for expression, size in zip(wanted, found[argument.name], strict=True):
            if expression in signature.derived and (expression not in values or tf.is_tensor(values[expression])):
                values[expression] = size
    for argument in signature.read:
        expected = [evaluate(e, values) for e in argument.shape or ()]
        for there, size in zip(expected, found[argument.name], strict=True):
            if not tf.is_tensor(there) and not tf.is_tensor(size) and there != size:
                raise SignatureError(
                    f"'{argument.name}' has the shape {[None if tf.is_tensor(n) else n for n in found[argument.name]]},"
                    f" and [{', '.join(argument.shape or ())}] is {[None if tf.is_tensor(n) else n for n in expected]}"
                )
    shapes = {a.name: tuple(evaluate(e, values) for e in a.shape or ()) for a in signature.arguments}
    rows = [signature.result_shape if of == RESULT else shapes[of] for of in table(signature)]
    return rows, [values[a.name] for a in integers(signature)]


# The operation -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Facts:
    """The attributes of a form's operation. `alone` says of each input that it has no axis of a batch."""

    native: Native
    run: Any
    made: list[Any]
    library: str
    names: str
    of: list[int]
    alone: list[bool]


_FACTS: dict[str, _Facts] = {}
"""Of natives that were called in this process, by their keys."""


def _facts(native: Native) -> _Facts:
    found = _FACTS.get(native.key)
    if found is None:
        form, arguments = native.form, table(native.signature)
        stateful = native.program.function(native.symbol).lock is not None
        found = _FACTS[native.key] = _Facts(
            native,
            run=_LIBRARY.enzcc_stateful_call if stateful else _LIBRARY.enzcc_call,
            made=[TYPES[a.type] for a in form.outputs],
            library=native.program.library(native.text)._name,
            names=",".join([*arguments, *(a.name for a in integers(native.signature))]),
            of=[arguments.index(a.of) for a in (*form.inputs, *form.outputs)],
            alone=[False] * len(form.inputs),
        )
    return found


def _native(key: str) -> Native:
    """Of this process, or of the one that saved the model."""
    return _FACTS[key].native if key in _FACTS else native_of(key)


def _call(facts: _Facts, tensors: Sequence[Any], layout: Any, batched: Sequence[bool] | None = None) -> list[Any]:
    made: list[Any] = facts.run(
        tensors,
        layout,
        made=facts.made,
        library=facts.library,
        key=facts.native.key,
        names=facts.names,
        of=facts.of,
        batched=batched or facts.alone,
    )
    if not tf.executing_eagerly():
        lead = [x.shape[:1] for x, b in zip(tensors, batched or (), strict=False) if b][:1]
        shapes = _static_shapes(facts.native.signature, layout)
        for tensor, of in zip(made, facts.of[len(tensors) :], strict=True):
            tensor.set_shape(lead[0].concatenate(shapes[of]) if lead else shapes[of])
    return made


def _static_shapes(signature: Signature, layout: Any) -> list[tuple[int | None, ...]]:
    """The rows of a layout, as far as they are known when a graph is made."""
    known, shapes, at = tf.get_static_value(layout, partial=True), [], 0
    ranks = {a.name: len(a.shape or ()) for a in signature.arguments} | {RESULT: len(signature.result_shape)}
    for rank in (ranks[of] for of in table(signature)):
        shapes.append(tuple([None] * rank if known is None else known[at + 1 : at + 1 + rank]))
        at += 1 + rank
    return shapes


def _loaded() -> Any:
    """The library with the operation."""
    made_for = f'-DTENSORFLOW="{tf.__version__}"'
    options = ("-O2", made_for, f"-I{tf.sysconfig.get_include()}", *tf.sysconfig.get_link_flags())
    return tf.load_op_library(str(plain_library(Path(__file__).with_suffix(".c"), options)))


_LIBRARY = _loaded()


# Its derivatives -----------------------------------------------------------------------------------------------------


@tf.RegisterGradient("EnzccCall")
@tf.RegisterGradient("EnzccStatefulCall")
def _gradient(operation: Any, *cotangents: Any) -> list[Any]:
    """The pullback by the inputs whose gradients are asked for; of a pullback by nothing but its seeds, the tangent."""
    native, batched = _native(operation.get_attr("key").decode()), operation.get_attr("batched")
    form, (*inputs, layout) = native.form, operation.inputs
    unwanted = getattr(operation, "skip_input_indices", None) or ()
    by = [i for i, a in enumerate(form.inputs) if a.active and i not in unwanted]
    found: list[Any] = [None] * (len(inputs) + 1)
    if not by or not any(a.active for a in form.outputs):
        return found
    seeds = [
        tf.zeros_like(o) if c is None else tf.convert_to_tensor(c)
        for c, o, a in zip(cotangents, operation.outputs, form.outputs, strict=True)
        if a.active
    ]
    way, *along = native.derived[-1].split() if native.derived else [""]
    primal = _native(json.dumps(json.loads(native.key)[:-1])) if way == "vjp" else native
    taken = len(primal.form.inputs)
    if way == "vjp" and by[0] >= taken:
        asked, by = primal.made("tangent", [int(i) for i in along] or None), list(range(taken, len(inputs)))
    else:
        asked, taken = native.made("vjp", by), len(inputs)
    flags = [*batched[:taken], *[any(batched)] * len(seeds)]
    made = _call(_facts(asked), [*inputs[:taken], *seeds], layout, flags)
    for i, gradient in zip(by, made, strict=True):
        found[i] = tf.reduce_sum(gradient, 0) if any(batched) and not batched[i] else gradient
    return found


@pfor.RegisterPFor("EnzccCall")
@pfor.RegisterPFor("EnzccStatefulCall")
def _vectorized(converted: Any) -> list[Any]:
    """One call for the batch: with an axis more in front, joined with the one that is there."""
    operation, count = converted.op, converted.num_inputs - 1
    layout, varies, _ = converted.input(count)
    given = [converted.input(i) for i in range(count)]
    if varies or not any(stacked for _, stacked, _ in given):
        raise pfor.ConversionNotImplementedError("its integers vary, or nothing but what it keeps")  # calls in a loop
    had = operation.get_attr("batched")
    length = converted.pfor.loop_len_vector[0]
    inner = next((tf.shape(x)[1 if s else 0] for (x, s, _), h in zip(given, had, strict=True) if h), None)
    inputs = [_joined(x, s, h, length, inner) for (x, s, _), h in zip(given, had, strict=True)]
    flags = [s or h for (_, s, _), h in zip(given, had, strict=True)]
    made = _call(_facts(_native(operation.get_attr("key").decode())), inputs, layout, flags)
    if inner is not None:
        made = [tf.reshape(o, tf.concat([[length, inner], tf.shape(o)[1:]], 0)) for o in made]
    return [pfor.wrap(o, True) for o in made]


def _joined(tensor: Any, stacked: bool, had: bool, length: Any, inner: Any) -> Any:
    """An input of a batch, or of a batch of batches: with one axis in front for both, none if it varies in neither."""
    if stacked and had:
        return tf.reshape(tensor, tf.concat([[length * inner], tf.shape(tensor)[2:]], 0))
    if stacked:
        return tensor if inner is None else tf.repeat(tensor, inner, 0)
    return tf.tile(tensor, tf.concat([[length], tf.ones(tf.rank(tensor) - 1, tf.int32)], 0)) if had else tensor
