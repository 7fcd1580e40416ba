# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A native function as a primitive of JAX.

Two primitives hold all orders. `native_call` evaluates a form. Its tangent is `native_tangent`, linear in the tangents:
evaluated by the form's pushforward, transposed by its pullback, and differentiated again as what it is, the output of
a form. So `jvp`, `grad`, `jacfwd`, `jacrev` and `hessian` compose as for JAX's own operations; `vmap` is one native
call for the batch; and compiled programs call the native code through XLA's foreign function interface (see `xla`).

    jax.make_jaxpr(jax.grad(f))(x)    native_call[native=f] x, and native_call[native=f_vjp] x 1.0

Where reverse mode is about to begin and what comes out is one number, its gradient does not depend on what is done with
the number: one native call gives both, and the rest is a product (see `_linearized`).

What is not perturbed has no tangent here: nothing is computed for it, and no partial of it, infinite perhaps, is
multiplied by zero.

`jax.ffi` is public. A primitive of one's own needs `jax.extend.core` and the tables of rules in `jax.interpreters`, for
which JAX promises less: these are the places to look at when a new version breaks this module. It runs from 0.5 on.
The table of linearizations is JAX's own: where it is not as it is known here, the native function runs twice.
"""

from __future__ import annotations

import inspect
import threading
from collections.abc import Sequence
from functools import cached_property, reduce
from keyword import iskeyword
from math import prod
from string import ascii_letters
from typing import Any

import jax
import jax.ffi
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from enzcc import xla
from enzcc.forms import Form
from enzcc.function import DTYPES, Function, integer_of
from enzcc.layout import Layout
from enzcc.native import Native
from enzcc.signature import Argument
from enzcc.xla import Level

try:
    from jax._src.interpreters.ad import fallback_linearize_rule, primitive_linearizations
except ImportError:
    primitive_linearizations = {}

    def fallback_linearize_rule() -> None:
        """There are no linearizations in this version of JAX."""


def operation(function: Function) -> Any:
    """`operation(*arrays)`: arguments as for the function itself. Integers are static: Python's."""
    native = Differentiable(function.native, function.__name__)

    def call(*arguments: Any, **named: Any) -> Any:
        arrays, integers = function.split(arguments, named, _array, _integer)
        native.native.layout(tuple(a.shape for a in arrays), integers)  # says what does not fit
        made = native_call.bind(*arrays, native=native, integers=integers, levels=())
        return made[0] if len(made) == 1 else tuple(made)

    call.__name__ = call.__qualname__ = function.__name__
    call.__doc__ = f"{function!r} on arrays of JAX"
    if not any(iskeyword(a.name) for a in function.taken):  # Python has no signature with a parameter `lambda`
        either = inspect.Parameter.POSITIONAL_OR_KEYWORD
        named = inspect.Signature([inspect.Parameter(a.name, either) for a in function.taken])
        # jit looks for static_argnames there; by the stubs a function has no such attribute.
        call.__signature__ = named  # type: ignore[attr-defined]
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
    if getattr(found, "weak_type", False) and np.can_cast(found.dtype, wanted, "same_kind"):
        found = jax.lax.convert_element_type(found, wanted)
    if found.dtype != wanted:
        raise TypeError(
            f"'{argument.name}' is {found.dtype}, and the native function takes {wanted}:"
            f" {argument.name}.astype('{wanted}') would be that"
        )
    if not all(isinstance(size, int) for size in found.shape):
        raise TypeError(
            f"'{argument.name}' has the shape {found.shape}: a native call is compiled for sizes that are known"
        )
    return found


def _integer(argument: Argument, value: Any) -> int:
    if isinstance(value, jax.core.Tracer):
        raise TypeError(
            f"'{argument.name}' is an integer of the native function, and part of the compiled program: give a number"
            " of Python's (under jit by static_argnums or static_argnames)"
        )
    return integer_of(argument, value)


class Differentiable:
    """A native function, or a derivative of it, as a parameter of the primitives: equal to itself only, as what was
    compiled for it is kept here."""

    def __init__(self, native: Native, name: str) -> None:
        self.native = native
        self.name = name
        self._derived: dict[tuple[str, tuple[int, ...]], Differentiable] = {}
        self._deriving = threading.Lock()

    def __repr__(self) -> str:
        return self.name

    @cached_property
    def target(self) -> str:
        return xla.target(self.native, self.name)

    def tangent(self, by: tuple[int, ...]) -> Differentiable:
        return self._made("tangent", "jvp", by)

    def valued(self, by: tuple[int, ...]) -> Differentiable:
        return self._made("valued", "valued", by)

    def pullback(self, by: tuple[int, ...]) -> Differentiable:
        return self._made("vjp", "vjp", by)

    def _made(self, kind: str, suffix: str, by: tuple[int, ...]) -> Differentiable:
        with self._deriving:
            if (kind, by) not in self._derived:
                self._derived[kind, by] = Differentiable(self.native.made(kind, by), f"{self.name}_{suffix}")
            return self._derived[kind, by]


native_call = Primitive("native_call")
native_call.multiple_results = True
native_tangent = Primitive("native_tangent")
native_tangent.multiple_results = True

Levels = tuple[Level, ...]


# Values --------------------------------------------------------------------------------------------------------------


def _called(*, native: Differentiable, by: tuple[int, ...] | None = None, **_: Any) -> Differentiable:
    """What is evaluated: of `native_tangent`, the tangent's form."""
    return native if by is None else native.tangent(by)


def _layout(native: Native, arrays: Sequence[Any], integers: tuple[int, ...], levels: Levels) -> Layout:
    """Of one member of the batch. The inputs of the primal are the first ones of each of its derivatives."""
    count = len(native.signature.read)
    within = (tuple(x.shape[sum(level.read[i] for level in levels) :]) for i, x in enumerate(arrays[:count]))
    return native.layout(tuple(within), integers)


def _results(form: Form, layout: Layout, levels: Levels) -> list[Any]:
    """Shapes and types of what a call gives; the axes of the batch come first."""
    return [
        jax.ShapeDtypeStruct(
            tuple(level.length for level in levels if level.written[i]) + layout.shapes[a.of], DTYPES[a.type]
        )
        for i, a in enumerate(form.outputs)
    ]


def _evaluated(*arrays: Any, integers: tuple[int, ...], levels: Levels, **which: Any) -> list[Any]:
    """The native call, in a program of XLA's."""
    called = _called(**which)
    form = called.native.form
    layout = _layout(called.native, arrays, integers, levels)
    sizes = [prod(layout.shapes[a.of]) * DTYPES[a.type].itemsize for a in (*form.inputs, *form.outputs)]
    table = np.array(xla.integers(list(layout.table), sizes, levels), np.int64)
    return list(jax.ffi.ffi_call(called.target, _results(form, layout, levels))(*arrays, table=table))


def _abstract(*arrays: Any, integers: tuple[int, ...], levels: Levels, **which: Any) -> list[Any]:
    native = _called(**which).native
    results = _results(native.form, _layout(native, arrays, integers, levels), levels)
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


def _tangent_jvp(
    primals: Sequence[Any], tangents: Sequence[Any], *, native: Differentiable, by: tuple[int, ...], **parameters: Any
) -> Any:
    """A tangent is a function of its form, too."""
    outputs = native_tangent.bind(*primals, native=native, by=by, **parameters)
    return outputs, _pushed(native.tangent(by), primals, tangents, outputs, **parameters)


def _pushed(
    native: Differentiable,
    primals: Sequence[Any],
    tangents: Sequence[Any],
    outputs: Sequence[Any],
    *,
    integers: tuple[int, ...],
    levels: Levels,
) -> list[Any]:
    """The tangents of a form's outputs, by those inputs that vary."""
    form = native.native.form
    by = _varying(form, [type(t) is not ad.Zero for t in tangents])
    active = [i for i, a in enumerate(form.outputs) if a.active] if by else []
    made: list[Any] = [ad.Zero(o.aval.to_tangent_aval()) for o in outputs]
    if active:
        inner = tuple(
            Level(length, read + tuple(read[i] for i in by), tuple(written[i] for i in active))
            for length, read, written in levels
        )
        seeds = [tangents[i] for i in by]
        found = native_tangent.bind(*primals, *seeds, native=native, by=by, integers=integers, levels=inner)
        for i, tangent in zip(active, found, strict=True):
            made[i] = tangent
    return made


def _varying(form: Form, perturbed: Sequence[bool]) -> tuple[int, ...]:
    """The places of the floats that vary."""
    pairs = enumerate(zip(form.inputs, perturbed, strict=True))
    by = tuple(i for i, (a, varies) in pairs if varies and DTYPES[a.type].kind == "f")
    constant = next((form.inputs[i].of for i in by if not form.inputs[i].active), None)
    if constant is not None:
        raise TypeError(
            f"'{constant}' is to be differentiated, and the signature says `const`: pass"
            f" jax.lax.stop_gradient({constant}), or leave out `const`"
        )
    return by


def _linearized(
    is_vjp: bool,
    perturbed: Sequence[bool],
    *primals: Any,
    native: Differentiable,
    integers: tuple[int, ...],
    levels: Levels,
) -> Any:
    """The outputs; which of them have a tangent; what is kept for the tangents, and the function from that and the
    tangents of the inputs to those of the outputs. In reverse mode, of one number: its gradient is kept; but not that
    by what the members of a batch share, which the native loop sums when their weights are known."""
    form = native.native.form
    by = _varying(form, perturbed)
    active = [i for i, a in enumerate(form.outputs) if a.active]
    shapes = _layout(native.native, primals, integers, levels).shapes
    is_number = len(active) == 1 and not shapes[form.outputs[active[0]].of]
    shared = any(level.written[i] and not level.read[k] for level in levels for i in active for k in by)
    if not is_vjp or not by or not is_number or shared:
        return fallback_linearize_rule(
            native_call, is_vjp, perturbed, *primals, native=native, integers=integers, levels=levels
        )
    [number] = active
    dtype = DTYPES[form.outputs[number].type]
    inner = tuple(
        Level(length, (*read, False), written + tuple(read[i] for i in by)) for length, read, written in levels
    )
    one = jax.numpy.ones((), dtype)
    made = native_call.bind(*primals, one, native=native.valued(by), integers=integers, levels=inner)
    outputs, gradients = made[: len(form.outputs)], made[len(form.outputs) :]

    def pushed(kept: Sequence[Any], *tangents: Any) -> list[Any]:
        moved: list[Any] = [ad.Zero(jax.typeof(o).to_tangent_aval()) for o in outputs]
        parts = (_product(g, tangents[i], i, number, levels, dtype) for i, g in zip(by, kept, strict=True))
        moved[number] = reduce(jax.numpy.add, parts)
        return moved

    return outputs, [i == number for i in range(len(outputs))], gradients, pushed


def _product(gradient: Any, tangent: Any, place: int, number: int, levels: Levels, dtype: Any) -> Any:
    """The sum over the elements of an input; over those members of a batch, too, over which the output is a sum."""
    axes = list(zip(ascii_letters, levels, strict=False))
    own = "".join(letter for letter, level in axes if level.read[place])
    kept = "".join(letter for letter, level in axes if level.written[number])
    own += ascii_letters[len(levels) :][: jax.numpy.ndim(tangent) - len(own)]
    wide = np.promote_types(gradient.dtype, dtype)
    equation = f"{own},{own}->{kept}"
    product = jax.numpy.einsum(equation, gradient.astype(wide), tangent.astype(wide), precision="highest")
    return product.astype(dtype)


def _tangent_transposed(
    cotangents: Sequence[Any],
    *arrays: Any,
    native: Differentiable,
    by: tuple[int, ...],
    integers: tuple[int, ...],
    levels: Levels,
) -> list[Any]:
    """The form's pullback: the tangent is linear in its seeds, which stand behind the form's own inputs."""
    count = len(native.native.form.inputs)
    primals, seeds = arrays[:count], arrays[count:]
    if any(map(ad.is_undefined_primal, primals)):
        raise TypeError(f"the tangent of {native} is linear in tangents, not in the point where it is taken")
    if all(type(c) is ad.Zero for c in cotangents):
        return [None] * len(arrays)
    inner = tuple(Level(length, read[:count] + written, read[count:]) for length, read, written in levels)
    weights = map(ad.instantiate_zeros, cotangents)
    made = native_call.bind(*primals, *weights, native=native.pullback(by), integers=integers, levels=inner)
    return [None] * count + [m if ad.is_undefined_primal(s) else None for m, s in zip(made, seeds, strict=True)]


def _batched(primitive: Primitive) -> Any:
    """vmap: one loop more around the native call."""

    def rule(arrays: Sequence[Any], dims: Sequence[Any], **parameters: Any) -> Any:
        moved = [x if not d else jax.numpy.moveaxis(x, d, 0) for x, d in zip(arrays, dims, strict=True)]
        read = tuple(d is not None for d in dims)
        length = next(x.shape[0] for x, moves in zip(moved, read, strict=True) if moves)
        count = len(_called(**parameters).native.form.outputs)
        parameters["levels"] = (Level(length, read, (True,) * count), *parameters["levels"])
        return primitive.bind(*moved, **parameters), [0] * count

    return rule


# Primitives ----------------------------------------------------------------------------------------------------------


for _primitive, _jvp in ((native_call, _call_jvp), (native_tangent, _tangent_jvp)):
    _primitive.def_impl(jax.jit(_evaluated, static_argnames=("native", "by", "integers", "levels")))
    _primitive.def_abstract_eval(_abstract)
    mlir.register_lowering(_primitive, mlir.lower_fun(_evaluated, multiple_results=True), platform="cpu")
    mlir.register_lowering(_primitive, _not_here)
    ad.primitive_jvps[_primitive] = _jvp
    batching.primitive_batchers[_primitive] = _batched(_primitive)
ad.primitive_transposes[native_tangent] = _tangent_transposed
if "_is_vjp" in inspect.signature(fallback_linearize_rule).parameters:  # of rules it is the first argument
    primitive_linearizations[native_call] = _linearized
