"""A native function as a primitive of JAX.

Two primitives hold all orders. `native_call` evaluates a form. Its tangent is `native_tangent`, linear in the tangents:
evaluated by the form's pushforward, transposed by its pullback, and differentiated again as what it is, the output of
a form. So `jvp`, `grad`, `jacfwd`, `jacrev` and `hessian` compose as for JAX's own operations; `vmap` is one native
call for the batch; and compiled programs call the native code through XLA's foreign function interface (see `xla`).

    jax.make_jaxpr(jax.grad(f))(x)    native_call[native=f] x, and native_call[native=f_vjp] x 1.0

What is not perturbed has no tangent here: nothing is computed for it, and no partial of it, infinite perhaps, is
multiplied by zero.

Of JAX, `jax.extend` and `jax.interpreters` are used, which it calls semi-stable.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import cached_property
from math import prod
from typing import Any

import jax
import jax.ffi
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from enzcc import xla
from enzcc.function import DTYPES, Function
from enzcc.native import Native
from enzcc.signature import Argument
from enzcc.xla import Level


def operation(function: Function) -> Any:
    """`operation(*arrays)`: arguments as for the function itself. Integers are static: Python's."""
    native = Differentiable(function.native, function.__name__)

    def call(*arguments: Any, **named: Any) -> Any:
        arrays, integers = function.split(arguments, named, _array)
        native.native.layout(tuple(a.shape for a in arrays), integers)  # says what does not fit
        made = native_call.bind(*arrays, native=native, integers=integers, levels=())
        return made[0] if len(made) == 1 else tuple(made)

    call.__name__ = call.__qualname__ = function.__name__
    call.__doc__ = f"{function!r} on arrays of JAX"
    return call


def _array(argument: Argument, value: Any) -> Any:
    """The array of an argument; Python's numbers, and what JAX made of them, take the native type."""
    wanted = DTYPES[argument.type]
    if jax.dtypes.canonicalize_dtype(wanted) != wanted:
        raise TypeError(
            f"the native function takes {wanted} for '{argument.name}', and JAX has 64 bits only after"
            " jax.config.update('jax_enable_x64', True)"
        )
    literal = isinstance(value, int | float | list | tuple)
    found = jax.numpy.asarray(value, wanted) if literal else jax.numpy.asarray(value)
    if found.weak_type and np.can_cast(found.dtype, wanted, "same_kind"):
        found = jax.lax.convert_element_type(found, wanted)
    if found.dtype != wanted:
        raise TypeError(f"'{argument.name}' is {found.dtype}, and the native function takes {wanted}")
    if not all(isinstance(size, int) for size in found.shape):
        raise TypeError(
            f"'{argument.name}' has the shape {found.shape}: a native call is compiled for sizes that are known"
        )
    return found


class Differentiable:
    """A native function, or a derivative of it, as a parameter of the primitives: equal to itself only, as what was
    compiled for it is kept here."""

    def __init__(self, native: Native, name: str) -> None:
        self.native = native
        self.name = name
        self._derived: dict[object, Differentiable] = {}
        self._deriving = threading.Lock()

    def __repr__(self) -> str:
        return self.name

    @cached_property
    def target(self) -> str:
        return xla.target(self.native, self.name)

    @property
    def tangent(self) -> Differentiable:
        return self._once("tangent", lambda: Differentiable(self.native.tangent, f"{self.name}_jvp"))

    @property
    def pullback(self) -> Differentiable:
        return self._once("pullback", lambda: Differentiable(self.native.pullback, f"{self.name}_vjp"))

    def narrowed(self, varied: tuple[bool, ...]) -> Differentiable:
        """As a function of some inputs; what it gives is the same."""
        if varied == tuple(a.active for a in self.native.form.inputs):
            return self
        by = "".join(f"_{a.name}" for a, v in zip(self.native.form.inputs, varied, strict=True) if v)
        return self._once(varied, lambda: Differentiable(self.native.narrowed(varied), f"{self.name}_by{by}"))

    def _once(self, key: object, make: Callable[[], Differentiable]) -> Differentiable:
        with self._deriving:
            if key not in self._derived:
                self._derived[key] = make()
            return self._derived[key]


native_call = Primitive("native_call")
native_call.multiple_results = True
native_tangent = Primitive("native_tangent")
native_tangent.multiple_results = True

Levels = tuple[Level, ...]


# Values --------------------------------------------------------------------------------------------------------------


def _results(native: Native, arrays: Sequence[Any], integers: tuple[int, ...], levels: Levels) -> list[Any]:
    """Shapes and types of what a call gives."""
    shapes = _layout(native, arrays, integers, levels).shapes
    return [
        jax.ShapeDtypeStruct(_leading(levels, "written", i) + shapes[a.of], DTYPES[a.type])
        for i, a in enumerate(native.form.outputs)
    ]


def _layout(native: Native, arrays: Sequence[Any], integers: tuple[int, ...], levels: Levels) -> Any:
    """Of one member of the batch."""
    count = sum(a.is_input and (a.is_array or a.is_float) for a in native.signature.arguments)
    within = (tuple(x.shape[len(_leading(levels, "read", i)) :]) for i, x in enumerate(arrays[:count]))
    return native.layout(tuple(within), integers)


def _leading(levels: Levels, side: str, array: int) -> tuple[int, ...]:
    """The axes of a batch that an input (`read`) or output (`written`) has."""
    return tuple(level.length for level in levels if getattr(level, side)[array])


def _evaluated(*arrays: Any, native: Differentiable, integers: tuple[int, ...], levels: Levels) -> list[Any]:
    """The native call, in a program of XLA's."""
    form = native.native.form
    table, shapes = _layout(native.native, arrays, integers, levels)
    sizes = [prod(shapes[a.of]) * DTYPES[a.type].itemsize for a in (*form.inputs, *form.outputs)]
    attribute = np.array(xla.integers(list(table), sizes, levels), np.int64)
    results = _results(native.native, arrays, integers, levels)
    return list(jax.ffi.ffi_call(native.target, results)(*arrays, table=attribute))


def _call_shapes(*arrays: Any, native: Differentiable, integers: tuple[int, ...], levels: Levels) -> list[Any]:
    results = _results(native.native, arrays, integers, levels)
    return [jax.core.ShapedArray(r.shape, r.dtype) for r in results]


def _not_here(_: Any, *arrays: Any, native: Differentiable, **parameters: Any) -> Any:
    raise NotImplementedError(
        f"{native} is native code of the CPU, and this program is compiled for another device: call it under"
        " jax.default_device(jax.devices('cpu')[0]), on arrays that are there"
    )


# Derivatives ---------------------------------------------------------------------------------------------------------


def _call_jvp(primals: Sequence[Any], tangents: Sequence[Any], *, native: Differentiable, **parameters: Any) -> Any:
    """The outputs, and their tangents."""
    outputs = native_call.bind(*primals, native=native, **parameters)
    return outputs, _pushed(native, primals, tangents, outputs, **parameters)


def _tangent_jvp(primals: Sequence[Any], tangents: Sequence[Any], *, native: Differentiable, **parameters: Any) -> Any:
    """A tangent is a function of its form, too."""
    outputs = native_tangent.bind(*primals, native=native, **parameters)
    return outputs, _pushed(native.tangent, primals, tangents, outputs, **parameters)


def _pushed(
    native: Differentiable,
    primals: Sequence[Any],
    tangents: Sequence[Any],
    outputs: Sequence[Any],
    *,
    levels: Levels,
    integers: tuple[int, ...],
) -> list[Any]:
    """The tangents of a form's outputs, as a function of those inputs that vary."""
    form = native.native.form
    varied = tuple(a.active and type(t) is not ad.Zero for a, t in zip(form.inputs, tangents, strict=True))
    made: Any = iter(())
    active = [a.active and any(varied) for a in form.outputs]
    if any(active):
        inner = tuple(
            Level(level.length, level.read + _those(level.read, varied), _those(level.written, active))
            for level in levels
        )
        seeds = _those(tangents, varied)
        made = iter(
            native_tangent.bind(
                *primals, *seeds, native=native.narrowed(varied), integers=integers, levels=inner
            )
        )
    return [next(made) if a else ad.Zero(o.aval.to_tangent_aval()) for a, o in zip(active, outputs, strict=True)]


def _those(values: Sequence[Any], wanted: Sequence[bool]) -> tuple[Any, ...]:
    return tuple(v for v, w in zip(values, wanted, strict=True) if w)


def _tangent_transposed(
    cotangents: Sequence[Any], *arrays: Any, native: Differentiable, integers: tuple[int, ...], levels: Levels
) -> list[Any]:
    """The form's pullback: the tangent is linear in its seeds, which stand behind the form's own inputs."""
    count = len(native.native.form.inputs)
    primals, seeds = arrays[:count], arrays[count:]
    if any(map(ad.is_undefined_primal, primals)):
        raise TypeError(f"the tangent of {native} is linear in tangents, not in the point where it is taken")
    if all(type(c) is ad.Zero for c in cotangents):
        return [None] * len(arrays)
    inner = tuple(Level(level.length, level.read[:count] + level.written, level.read[count:]) for level in levels)
    weights = map(ad.instantiate_zeros, cotangents)
    made = native_call.bind(*primals, *weights, native=native.pullback, integers=integers, levels=inner)
    return [None] * count + [m if ad.is_undefined_primal(s) else None for m, s in zip(made, seeds, strict=True)]


def _batched(primitive: Primitive) -> Any:
    """vmap: one loop more around the native call."""

    def rule(arrays: Sequence[Any], dims: Sequence[Any], *, levels: Levels, **parameters: Any) -> Any:
        read = tuple(d is not None for d in dims)
        length = next(x.shape[d] for x, d, moves in zip(arrays, dims, read, strict=True) if moves)
        moved = [jax.numpy.moveaxis(x, d, 0) if moves and d else x for x, d, moves in zip(arrays, dims, read, strict=True)]
        count = len(_outputs(primitive, parameters["native"]))
        made = primitive.bind(*moved, levels=(Level(length, read, (True,) * count), *levels), **parameters)
        return made, [0] * count

    return rule


# Primitives ----------------------------------------------------------------------------------------------------------


def _outputs(primitive: Primitive, native: Differentiable) -> Sequence[Any]:
    return (native.tangent if primitive is native_tangent else native).native.form.outputs


def _of_tangent(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule of `native_call`, for `native_tangent`: evaluated, it is a call of the tangent's form."""

    def of_tangent(*arrays: Any, native: Differentiable, **parameters: Any) -> Any:
        return rule(*arrays, native=native.tangent, **parameters)

    return of_tangent


for _primitive, _evaluate, _shapes, _jvp in (
    (native_call, _evaluated, _call_shapes, _call_jvp),
    (native_tangent, _of_tangent(_evaluated), _of_tangent(_call_shapes), _tangent_jvp),
):
    _primitive.def_impl(jax.jit(_evaluate, static_argnames=("native", "integers", "levels")))
    _primitive.def_abstract_eval(_shapes)
    mlir.register_lowering(_primitive, mlir.lower_fun(_evaluate, multiple_results=True), platform="cpu")
    mlir.register_lowering(_primitive, _not_here)
    ad.primitive_jvps[_primitive] = _jvp
    batching.primitive_batchers[_primitive] = _batched(_primitive)
ad.primitive_transposes[native_tangent] = _tangent_transposed
