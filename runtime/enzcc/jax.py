"""A native function as a primitive of JAX.

Two primitives hold all orders. `native_call` evaluates a form. Its tangent is `native_tangent`, linear in the tangents:
evaluated by the form's pushforward, transposed by its pullback, and differentiated again as what it is, one output of
the pushforward's form. So `jvp`, `grad`, `jacfwd`, `jacrev` and `hessian` compose as for JAX's own operations; `vmap`
is one native call for the batch; and compiled programs call the native code through XLA's foreign function interface.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from math import prod
from typing import Any

import jax
import jax.ffi
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from enzcc import glue
from enzcc.build import shared_library
from enzcc.function import DTYPES, Function
from enzcc.native import Native, shapes_of
from enzcc.signature import Argument

HANDLER = """
#include "xla/ffi/api/c_api.h"

static const int64_t *attribute(XLA_FFI_CallFrame *frame, const char *name) {
  for (int64_t i = 0; i < frame->attrs.size; i++) {
    XLA_FFI_ByteSpan *known = frame->attrs.names[i];
    if (known->len == strlen(name) && memcmp(known->ptr, name, known->len) == 0) {
      if (frame->attrs.types[i] == XLA_FFI_AttrType_ARRAY) return ((XLA_FFI_Array *)frame->attrs.attrs[i])->data;
      return ((XLA_FFI_Scalar *)frame->attrs.attrs[i])->value;
    }
  }
  return NULL;
}

XLA_FFI_Error *enzcc_jax(XLA_FFI_CallFrame *frame) {
  if (frame->extension_start && frame->extension_start->type == XLA_FFI_Extension_Metadata) {
    XLA_FFI_Metadata *asked = ((XLA_FFI_Metadata_Extension *)frame->extension_start)->metadata;
    asked->api_version.major_version = XLA_FFI_API_MAJOR;
    asked->api_version.minor_version = XLA_FFI_API_MINOR;
    return NULL;
  }
  int64_t taken = frame->args.size, count = taken + frame->rets.size;
  char *arrays[count ? count : 1];
  for (int64_t i = 0; i < count; i++)
    arrays[i] = ((XLA_FFI_Buffer *)(i < taken ? frame->args.args[i] : frame->rets.rets[i - taken]))->data;
  enzcc_call(*attribute(frame, "batch"), attribute(frame, "table"), arrays, attribute(frame, "strides"));
  return NULL;
}
"""


def operation(function: Function) -> Any:
    """`operation(*arrays)`: arguments as for the function itself. Integers are static: Python's."""
    native = function.native

    def call(*arguments: Any, **named: Any) -> Any:
        arrays, integers = function.split(arguments, named, _array)
        shapes_of(native.signature, [a.shape for a in arrays], integers)  # says what does not fit
        made = native_call.bind(*arrays, native=_Same(native), integers=integers, batch=None)
        return made[0] if len(made) == 1 else tuple(made)

    call.__name__ = function.__name__
    call.__doc__ = f"{function!r} on arrays of JAX"
    return call


def _array(argument: Argument, value: Any) -> Any:
    name, wanted = argument.name, DTYPES[argument.type]
    if isinstance(value, int | float):
        value = jax.numpy.asarray(value, wanted)
    found = jax.numpy.asarray(value)
    if found.dtype != wanted:
        hint = "; JAX has 64 bits after jax.config.update('jax_enable_x64', True)" if wanted.itemsize == 8 else ""
        raise TypeError(f"'{name}' is {found.dtype}, and the native function takes {wanted}{hint}")
    return found


class _Same:
    """A native as a parameter of a primitive: equal to itself only."""

    def __init__(self, native: Native) -> None:
        self.native = native

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.native is self.native

    def __hash__(self) -> int:
        return id(self.native)


native_call = Primitive("native_call")
native_call.multiple_results = True
native_tangent = Primitive("native_tangent")
native_tangent.multiple_results = True


def _evaluated(
    native: Native, integers: Sequence[int], arrays: Sequence[Any], flags: Sequence[bool], batch: int | None
) -> list[Any]:
    """The native call, in a program of XLA's."""
    shapes = _shapes(native, arrays, integers, flags)
    k = [prod(shapes[of]) for of in glue.table(native.signature)]
    sizes = shapes_of(native.signature, _primal(native, arrays, flags), integers)[1]
    k += [sizes[a.name] for a in glue.integers(native.signature)]
    lead = () if batch is None else (batch,)
    results = [jax.ShapeDtypeStruct(lead + shapes[a.of], DTYPES[a.type]) for a in native.form.outputs]
    moves = [*flags, *[batch is not None] * len(results)]
    steps = [
        prod(shapes[a.of]) * DTYPES[a.type].itemsize if m else 0
        for a, m in zip((*native.form.inputs, *native.form.outputs), moves, strict=True)
    ]
    return list(
        jax.ffi.ffi_call(_target(native), results)(
            *arrays,
            table=np.array(k, np.int64),
            batch=np.int64(1 if batch is None else batch),
            strides=np.array(steps, np.int64),
        )
    )


def _primal(native: Native, arrays: Sequence[Any], flags: Sequence[bool]) -> list[tuple[int, ...]]:
    taken = [a for a in native.signature.arguments if a.is_input and (a.is_array or a.is_float)]
    return [tuple(x.shape[1:] if f else x.shape) for x, f, _ in zip(arrays, flags, taken, strict=False)]


def _shapes(native: Native, arrays: Sequence[Any], integers: Sequence[int], flags: Sequence[bool]) -> dict[str, Any]:
    return shapes_of(native.signature, _primal(native, arrays, flags), integers)[0]


_TARGETS: dict[int, str] = {}


def _target(native: Native) -> str:
    """The name of the form's handler, which is compiled and registered when it is first used."""
    if id(native) not in _TARGETS:
        options = (*native.options, f"-I{jax.ffi.include_dir()}")
        library = shared_library(native.source, options, glue.entry(native.form) + HANDLER)
        name = f"enzcc_{native.form.symbol}_{len(_TARGETS)}"
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(library.enzcc_jax), platform="cpu")
        _TARGETS[id(native)] = name
        _KEPT.append((native, library))
    return _TARGETS[id(native)]


_KEPT: list[tuple[Native, ctypes.CDLL]] = []


def _flags(batch: Any, count: int) -> tuple[Sequence[bool], int | None]:
    return ([False] * count, None) if batch is None else (batch[1], batch[0])


# The rules -----------------------------------------------------------------------------------------------------------


def _call(*arrays: Any, native: _Same, integers: tuple[int, ...], batch: Any) -> list[Any]:
    flags, length = _flags(batch, len(arrays))
    return _evaluated(native.native, integers, arrays, flags, length)


def _tangent(*arrays: Any, native: _Same, **parameters: Any) -> list[Any]:
    return _call(*arrays, native=_Same(native.native.tangent), **parameters)


def _call_shapes(*arrays: Any, native: _Same, integers: tuple[int, ...], batch: Any) -> list[Any]:
    flags, length = _flags(batch, len(arrays))
    shapes = _shapes(native.native, arrays, integers, flags)
    lead = () if length is None else (length,)
    return [jax.core.ShapedArray(lead + shapes[a.of], DTYPES[a.type]) for a in native.native.form.outputs]


def _tangent_shapes(*arrays: Any, native: _Same, **parameters: Any) -> list[Any]:
    return _call_shapes(*arrays, native=_Same(native.native.tangent), **parameters)


def _call_jvp(primals: Sequence[Any], tangents: Sequence[Any], *, native: _Same, **parameters: Any) -> Any:
    """The outputs, and their tangents."""
    outputs = native_call.bind(*primals, native=native, **parameters)
    made = iter(_pushed(native.native, primals, tangents, **parameters))
    return outputs, [
        next(made) if a.active else ad.Zero.from_primal_value(o)
        for o, a in zip(outputs, native.native.form.outputs, strict=True)
    ]


def _tangent_jvp(primals: Sequence[Any], tangents: Sequence[Any], *, native: _Same, **parameters: Any) -> Any:
    """A tangent is a function of its form, too."""
    outputs = native_tangent.bind(*primals, native=native, **parameters)
    return outputs, _pushed(native.native.tangent, primals, tangents, **parameters)


def _pushed(native: Native, primals: Sequence[Any], tangents: Sequence[Any], *, batch: Any, **parameters: Any) -> Any:
    """The tangents of a form's active outputs."""
    active = [a.active for a in native.form.inputs]
    seeds = [ad.instantiate_zeros(t) for t, wanted in zip(tangents, active, strict=True) if wanted]
    inner = batch and (batch[0], (*batch[1], *(f for f, wanted in zip(batch[1], active, strict=True) if wanted)))
    return native_tangent.bind(*primals, *seeds, native=_Same(native), batch=inner, **parameters)


def _tangent_transposed(cotangents: Sequence[Any], *arrays: Any, native: _Same, batch: Any, **parameters: Any) -> Any:
    """The form's pullback: the tangent is linear in its seeds."""
    form = native.native.form
    primals, seeds = arrays[: len(form.inputs)], arrays[len(form.inputs) :]
    weights = [ad.instantiate_zeros(c) for c in cotangents]
    flags = batch and batch[1][: len(primals)]
    inner = batch and (batch[0], (*flags, *[True] * len(weights)))
    made = native_call.bind(*primals, *weights, native=_Same(native.native.pullback), batch=inner, **parameters)
    varied = batch and batch[1][len(primals) :]
    found = [m if batch is None or varied[i] else m.sum(0) for i, m in enumerate(made)]
    return [None] * len(primals) + [m if ad.is_undefined_primal(s) else None for m, s in zip(found, seeds, strict=True)]


def _batched(primitive: Primitive) -> Any:
    """vmap: a leading axis more, joined with the one that is there."""

    def rule(arrays: Sequence[Any], dims: Sequence[Any], *, batch: Any, **parameters: Any) -> Any:
        mapped = [d is not None for d in dims]
        length = next(x.shape[d] for x, d, m in zip(arrays, dims, mapped, strict=True) if m)
        inner, had = batch or (1, (False,) * len(arrays))
        flags = tuple(m or h for m, h in zip(mapped, had, strict=True))
        moved = []
        for x, d, m, h in zip(arrays, dims, mapped, had, strict=True):
            if m or h:
                x = jax.numpy.moveaxis(x, d, 0) if m else jax.numpy.broadcast_to(x, (length, *x.shape))
                x = x if h else jax.numpy.broadcast_to(x[:, None], (length, inner, *x.shape[1:]))
                x = x.reshape((length * inner, *x.shape[2:]))
            moved.append(x)
        made = primitive.bind(*moved, batch=(length * inner, flags), **parameters)
        shape = (length,) if batch is None else (length, inner)
        return [o.reshape(shape + o.shape[1:]) for o in made], [0] * len(made)

    return rule


for _primitive, _evaluate, _abstract, _jvp in (
    (native_call, _call, _call_shapes, _call_jvp),
    (native_tangent, _tangent, _tangent_shapes, _tangent_jvp),
):
    _primitive.def_impl(jax.jit(_evaluate, static_argnames=("native", "integers", "batch")))
    _primitive.def_abstract_eval(_abstract)
    mlir.register_lowering(_primitive, mlir.lower_fun(_evaluate, multiple_results=True))
    ad.primitive_jvps[_primitive] = _jvp
    batching.primitive_batchers[_primitive] = _batched(_primitive)
ad.primitive_transposes[native_tangent] = _tangent_transposed
