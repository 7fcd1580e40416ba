"""A native function on NumPy arrays: values, derivatives of both modes, Jacobians, products with the Hessian."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from operator import index
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from enzcc.glue import Array
from enzcc.native import Layout, Native, Shape
from enzcc.signature import Argument, SignatureError

if TYPE_CHECKING:
    from enzcc.checking import Report

DTYPES: dict[str, np.dtype[Any]] = {
    "f64": np.dtype(np.float64),
    "f32": np.dtype(np.float32),
    "i64": np.dtype(np.int64),
    "i32": np.dtype(np.int32),
}
NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Call:
    """The arguments of one call: arrays in the order of the form's inputs, and what C is told of them."""

    inputs: tuple[Any, ...]
    layout: Layout

    @property
    def shapes(self) -> Mapping[str, Shape]:
        return self.layout.shapes


class Function:
    """What `enzcc.load` gives: call it with NumPy arrays, or take `.torch`, `.tf` or `.jax`.

    Its arguments are the inputs of the signature in their order, without integers that shapes tell; its result is one
    output, or a tuple of several: the value of the function first, then `out` and `inout` arguments.
    """

    def __init__(self, native: Native, name: str) -> None:
        self.native = native
        self.__name__ = name
        signature = native.signature
        self.taken = [a for a in signature.arguments if a.is_input and a.name not in signature.derived]

    def __repr__(self) -> str:
        return f"<native function {self.__name__} of {self.native.program.name}>"

    @property
    def numpy(self) -> Function:
        return self

    @cached_property
    def torch(self) -> Any:
        """The operation of PyTorch: on tensors of the CPU, differentiable to any order."""
        from enzcc.torch import operation

        return operation(self)

    @cached_property
    def jax(self) -> Any:
        """The operation of JAX: under jit, vmap, grad and jvp, in any order."""
        from enzcc.jax import operation

        return operation(self)

    @cached_property
    def tf(self) -> Any:
        """The operation of TensorFlow: eager and in `tf.function`, differentiable to any order."""
        from enzcc.tensorflow import operation

        return operation(self)

    @property
    def active_inputs(self) -> list[Array]:
        return [a for a in self.native.form.inputs if a.active]

    @property
    def active_outputs(self) -> list[Array]:
        return [a for a in self.native.form.outputs if a.active]

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """The value at these arguments (array-like; copied where their type or order is not the native one)."""
        return _one(_run(self.native, self.bound(arguments, named), []))

    def vjp(self, arguments: Sequence[Any], cotangents: Any) -> Any:
        """J^T w: the gradients of all active inputs, weighted by a cotangent for each active output."""
        call = self.bound(arguments)
        return _one(_run(self.native.pullback, call, _seeds(self.active_outputs, cotangents, call)))

    def jvp(self, arguments: Sequence[Any], tangents: Any) -> tuple[Any, Any]:
        """The value, and J t: the tangents of all active outputs along a tangent for each active input."""
        call = self.bound(arguments)
        made = _run(self.native.pushforward, call, _seeds(self.active_inputs, tangents, call))
        count = len(self.native.form.outputs)
        return _one(made[:count]), _one(made[count:])

    def grad(self, *arguments: Any) -> Any:
        """The gradient of a function with one scalar output."""
        self._needs_one_scalar()
        return self.vjp(arguments, 1.0)

    def hvp(self, arguments: Sequence[Any], direction: Any) -> Any:
        """The product of the Hessian of a function with one scalar output and a direction: forward over reverse."""
        self._needs_one_scalar()
        call = self.bound(arguments)
        seeds = _seeds(self.active_outputs, 1.0, call)
        along = [*_seeds(self.active_inputs, direction, call), *map(np.zeros_like, seeds)]
        pullback = self.native.pullback
        made = _run(pullback.pushforward, call, [*seeds, *along])
        return _one(made[len(pullback.form.outputs) :])

    def jacobian(self, *arguments: Any) -> Any:
        """The derivative of each active output by each active input, an array of the output's shape and the input's; in
        a tuple by inputs where there are several, and in a tuple of these where there are several outputs.

        One native call, of the mode that takes fewer passes.
        """
        call = self.bound(arguments)
        inputs, outputs = self.active_inputs, self.active_outputs
        columns, rows = (sum(prod(call.shapes[a.of]) for a in group) for group in (inputs, outputs))
        if columns < rows:
            made = _run(self.native.pushforward, call, _units(inputs, call), batch=columns)
            blocks = [_split(block, inputs, call) for block in made[len(self.native.form.outputs) :]]
            found = [[np.moveaxis(part, 0, -1) for part in block] for block in blocks]
        else:
            made = _run(self.native.pullback, call, _units(outputs, call), batch=rows)
            found = [list(row) for row in zip(*(_split(block, outputs, call) for block in made), strict=True)]
        return _one(
            [
                _one([part.reshape(call.shapes[o.of] + call.shapes[i.of]) for i, part in zip(inputs, row, strict=True)])
                for o, row in zip(outputs, found, strict=True)
            ]
        )

    def check(self, *arguments: Any, step: float = 1e-5, tolerance: float = 1e-6) -> Report:
        """Compare reverse mode, forward mode and central differences along random directions."""
        from enzcc.checking import check

        return check(self, arguments, step, tolerance)

    def split(
        self,
        given: Sequence[Any],
        named: Mapping[str, Any],
        array: Callable[[Argument, Any], Any],
        integer: Callable[[Argument, Any], Any] | None = None,
    ) -> tuple[list[Any], tuple[Any, ...]]:
        """The arguments of a call, by position and by the signature's names: arrays (scalars among them) as `array`
        makes them of what was given, in the order of the form's inputs, and integers, as `integer` does (`integer_of`).
        Every framework's door reads its arguments here. Raises SignatureError."""
        if named or len(given) != len(self.taken):
            given = self._ordered(given, named)
        arrays, integers = [], []
        for argument, value in zip(self.taken, given, strict=True):
            if not argument.is_size:
                arrays.append(array(argument, value))
            else:
                integers.append((integer or integer_of)(argument, value))
        return arrays, tuple(integers)

    def _ordered(self, given: Sequence[Any], named: Mapping[str, Any]) -> Sequence[Any]:
        names = [a.name for a in self.taken]
        known = dict(zip(names, given, strict=False))
        strange = next((n for n in named if n not in names), None)
        if strange is not None:
            raise SignatureError(f"{self.__name__} has no argument '{strange}': it takes {', '.join(names)}")
        twice = next((n for n in named if n in known), None)
        if twice is not None:
            raise SignatureError(f"'{twice}' is given to {self.__name__} twice")
        known |= named
        if len(given) > len(names) or len(known) < len(names):
            count = len(given) + len(named)
            raise SignatureError(f"{self.__name__} takes {len(names)} arguments ({', '.join(names)}), not {count}")
        return [known[n] for n in names]

    def bound(self, arguments: Sequence[Any], named: Mapping[str, Any] = NOTHING) -> Call:
        """Arguments of a call as the native function takes them. Raises SignatureError."""
        arrays, integers = self.split(arguments, named, _native_array)
        return Call(tuple(arrays), self.native.layout(tuple([a.shape for a in arrays]), integers))

    def _needs_one_scalar(self) -> None:
        outputs = self.active_outputs
        if len(outputs) != 1 or any(a.name == outputs[0].of and a.shape for a in self.native.signature.arguments):
            raise SignatureError(f"{self.__name__} has not one scalar output: use vjp, which takes cotangents")


def _native_array(argument: Argument, value: Any) -> Any:
    return np.asarray(value, DTYPES[argument.type], "C")


def integer_of(argument: Argument, value: Any) -> int:
    """An integer as the native function can take it. Raises SignatureError."""
    try:
        number = index(value)
    except TypeError:
        raise SignatureError(f"'{argument.name}' is an integer, not {value!r}") from None
    bits = int(argument.type[1:])
    if not -(1 << (bits - 1)) <= number < 1 << (bits - 1):
        raise SignatureError(f"'{argument.name}' is an integer of {bits} bits, and {number} does not fit")
    return number


def _run(native: Native, call: Call, seeds: Sequence[Any], batch: int | None = None) -> list[Any]:
    """Call a form; where there is a batch, seeds have an axis before theirs, and so have the outputs."""
    inputs = [*call.inputs, *seeds]
    leading = () if batch is None else (batch,)
    outputs = [np.empty(leading + call.shapes[a.of], DTYPES[a.type]) for a in native.form.outputs]
    arrays = [*inputs, *outputs]
    addresses = [a.__array_interface__["data"][0] for a in arrays]
    if batch is None:
        native.run(call.layout, addresses)
    else:
        strides = [0 if i < len(call.inputs) else a.nbytes // batch for i, a in enumerate(arrays)]
        native.run(call.layout, addresses, batch, strides)
    return outputs


def _seeds(of: Sequence[Array], given: Any, call: Call) -> list[Any]:
    """One array for each, from one or a tuple of them."""
    values = given if isinstance(given, tuple | list) and len(of) != 1 else (given,)
    if len(of) == 1 and isinstance(given, tuple) and len(given) == 1:
        values = given
    if len(values) != len(of):
        raise SignatureError(f"{len(of)} seeds are wanted ({', '.join(a.of for a in of)}), not {len(values)}")
    return [
        np.ascontiguousarray(np.broadcast_to(np.asarray(v, DTYPES[a.type]), call.shapes[a.of])).reshape(
            call.shapes[a.of]
        )
        for a, v in zip(of, values, strict=True)
    ]


def _units(of: Sequence[Array], call: Call) -> list[Any]:
    """All unit vectors of these arrays, as a batch of seeds for each."""
    counts = [prod(call.shapes[a.of]) for a in of]
    rows, first, made = sum(counts), 0, []
    for a, count in zip(of, counts, strict=True):
        block = np.zeros((rows, count), DTYPES[a.type])
        block[first : first + count] = np.eye(count)
        made.append(block.reshape((rows, *call.shapes[a.of])))
        first += count
    return made


def _split(block: Any, of: Sequence[Array], call: Call) -> Iterator[Any]:
    """The rows of a batch that belong to each of the arrays whose unit vectors were its seeds."""
    first = 0
    for a in of:
        count = prod(call.shapes[a.of])
        yield block[first : first + count]
        first += count


def _one(values: Sequence[Any]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)
