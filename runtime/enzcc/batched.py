# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A native function on batches of NumPy arrays: one native call for all members.

    f = enzcc.load("f.c", "f", "x: f64[n], a: f64, n: i64 -> f64")
    f.batched(x, 2.0)         x is (8, 5): eight arrays of five numbers, and one `a` for all; the values are (8,)
    f.batched.grad(x, a)      a is (8,), too: for each member the gradients by its `x` and its `a`, (8, 5) and (8,)

An argument with an axis more than its signature says, the first, has one value for each member; any other has one for
all. What comes out has that axis, derivatives by what is the same for all among it: they are each member's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from enzcc.arrays import DTYPES, Call, of_parts
from enzcc.function import NOTHING, Function
from enzcc.layout import Shape
from enzcc.signature import SignatureError

if TYPE_CHECKING:
    from enzcc.layout import Callee

__all__ = ["Batched"]


class Batched:
    """What `Function.batched` is. Arguments, cotangents and tangents are those of `Function`, with or without the axis
    of the batch; results have it. All methods raise what those of `Function` raise."""

    def __init__(self, function: Function) -> None:
        self._function = _OfBatch(function.native, function.__name__)
        self.__name__ = self.__qualname__ = f"{function.__name__}.batched"
        self.__doc__ = f"{function.__doc__}, for each member of a batch"

    def __repr__(self) -> str:
        return f"<{self._function!r}.batched>"

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """The values."""
        return self._function(*arguments, **named)

    def grad(self, *arguments: Any, **named: Any) -> Any:
        """The gradients of a function with one scalar output."""
        return self._function.grad(*arguments, **named)

    def value_and_grad(self, *arguments: Any, **named: Any) -> tuple[Any, Any]:
        """The values and the gradients of a function with one scalar output, by one native call."""
        return self._function.value_and_grad(*arguments, **named)

    def vjp(self, arguments: Any, cotangents: Any) -> Any:
        """J^T w of each member, with a weight for each or one for all."""
        return self._function.vjp(arguments, cotangents)

    def jvp(self, arguments: Any, tangents: Any) -> tuple[Any, Any]:
        """The values, and J t of each member, with a direction for each or one for all."""
        return self._function.jvp(arguments, tangents)

    def hvp(self, arguments: Any, direction: Any, *others: Any) -> Any:
        """The products of the Hessians and a direction for each member or one for all."""
        return self._function.hvp(arguments, direction, *others)


@dataclass(frozen=True, slots=True)
class _Batch(Call):
    """The arguments of all members; `own` are those inputs of which each has its own."""

    size: int
    own: tuple[bool, ...]

    @property
    def shapes(self) -> Mapping[str, Shape]:
        """Of what all members have together."""
        return {name: (self.size, *shape) for name, shape in self.layout.shapes.items()}


class _OfBatch(Function):
    """The function with calls that are batches."""

    def bound(self, arguments: Sequence[Any], named: Mapping[str, Any] = NOTHING) -> Call:
        arrays, integers = self.split(arguments, named, self.array_of)
        read = self.native.signature.read
        own = tuple(a.ndim == len(r.shape or ()) + 1 for a, r in zip(arrays, read, strict=True))
        sizes = {r.name: a.shape[0] for a, r, batched in zip(arrays, read, own, strict=True) if batched}
        if len(set(sizes.values())) != 1:
            said = ", ".join(f"'{name}' has {size}" for name, size in sizes.items())
            why = f"the batch has no one size: {said}" if sizes else "no argument has an axis more, the first: no batch"
            raise SignatureError(f"{self.__name__}.batched: {why}")
        shapes = tuple([a.shape[1:] if batched else a.shape for a, batched in zip(arrays, own, strict=True)])
        return _Batch(tuple(arrays), self.laid_out(shapes, integers, arguments, named), next(iter(sizes.values())), own)

    def _run(self, native: Callee, call: Call, seeds: Sequence[Any]) -> list[Any]:
        assert isinstance(call, _Batch)
        outputs = [np.empty(call.shapes[a.of], DTYPES[a.type]) for a in native.form.outputs]
        arrays = [*call.inputs, *seeds, *outputs]
        own = [*call.own, *(s.ndim > 0 for s in seeds), *(True for _ in outputs)]
        if call.size:
            strides = [a.nbytes // call.size if batched else 0 for a, batched in zip(arrays, own, strict=True)]
            native.run(call.layout, [a.__array_interface__["data"][0] for a in arrays], call.size, strides)
        complexes = self._complexes
        return [of_parts(o) if a.of in complexes else o for a, o in zip(native.form.outputs, outputs, strict=True)]
