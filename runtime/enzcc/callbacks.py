# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of Python that native code calls, and their derivatives, which the user gives.

    area = enzcc.load("rule.c", "area", "f: (x: f64 -> f64), a: f64, b: f64 -> f64")
    area.grad(enzcc.callback(np.sin, vjp=lambda x, w: w * np.cos(x)), 0.0, 1.0)

Native code gets the address of a function of C (see `trampolines`), of which enzcc has a registered derivative. That
function asks here, through one address for each argument and call (`Running`): for the value, for the value and what
its gradient needs, for that gradient, or for a tangent. An exception goes through the native code as one of C++ (see
`thrown`) and is raised again where the native function was called.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from typing import Any, cast

import numpy as np

from enzcc import forms
from enzcc.arrays import DTYPES, as_native
from enzcc.forms import RESULT
from enzcc.layout import Layout, Shape
from enzcc.signature import Argument, Signature, SignatureError, evaluate
from enzcc.trampolines import AUGMENTED, GRADIENT, TANGENT

NUMBERS = {"f64": ctypes.c_double, "f32": ctypes.c_float, "i64": ctypes.c_int64, "i32": ctypes.c_int32}
ASKED = ctypes.CFUNCTYPE(
    ctypes.c_int32, ctypes.c_int32, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_void_p)
)


class Callback:
    """A function of Python with its derivatives: see `callback`."""

    def __init__(
        self, function: Callable[..., Any], vjp: Callable[..., Any] | None, jvp: Callable[..., Any] | None
    ) -> None:
        self.function, self.vjp, self.jvp = function, vjp, jvp
        self.__name__ = str(getattr(function, "__name__", type(function).__name__))

    def __repr__(self) -> str:
        return f"<callback {self.__name__}>"

    def __call__(self, *arguments: Any) -> Any:
        return self.function(*arguments)


def callback(
    function: Callable[..., Any], *, vjp: Callable[..., Any] | None = None, jvp: Callable[..., Any] | None = None
) -> Callback:
    """A function of Python, with its derivatives, for native code that calls it.

    It is called with the inputs of its signature, as a loaded function is, and gives its outputs, one or a tuple.
    `vjp(*inputs, *cotangents)` gives the gradient by each active input, from a cotangent for each active output;
    `jvp(*inputs, *tangents)` the tangent of each active output. Of several, tuples. One of the two is enough: the other
    mode takes a call of it for each number.
    """
    return Callback(function, vjp, jvp)


def understood(argument: Argument, value: Any) -> Callback:
    """What was given for a function. Raises TypeError."""
    if isinstance(value, Callback):
        return value
    if not callable(value):
        raise TypeError(f"'{argument.name}' is {value!r}, and the native function takes a function: {argument.called}")
    if not hasattr(value, "taken"):
        return Callback(value, None, None)
    count = len(value.taken)  # a function that enzcc has loaded
    return Callback(
        value,
        lambda *given: value.vjp(given[:count], given[count:]),
        lambda *given: value.jvp(given[:count], given[count:])[1],
    )


def calling(signature: Signature, layout: Layout, given: Sequence[Any]) -> Layout:
    """The layout of one call with these functions of Python, in the order of the signature. Raises TypeError."""
    first, end = len(forms.table(signature)), forms.first_callback(signature)
    sizes = {a.name: layout.table[place] for place, a in enumerate(forms.integers(signature), first)}
    running = [Running(a, understood(a, v), sizes) for a, v in zip(signature.functions, given, strict=True)]
    table = (ctypes.c_int64 * (end + len(running)))(*layout.table, *(one.address for one in running))
    return Layout(table, layout.shapes, tuple(running))


class Running:
    """A function of Python as an argument of one native call. `sizes` are the integers of that call."""

    def __init__(self, argument: Argument, given: Callback, sizes: Mapping[str, int]) -> None:
        assert argument.function is not None
        self._given, self._signature, self._outer = given, argument.function, sizes
        self._integers = [a.name for a in argument.function.arguments if a.is_size]
        self._known: dict[tuple[int, ...], _Sizes] = {}
        self._kept: dict[int, tuple[Any, ...]] = {}
        self._count = 0
        self.raised: BaseException | None = None
        self._closure = ASKED(self._asked)

    @property
    def address(self) -> int:
        return ctypes.cast(self._closure, ctypes.c_void_p).value or 0

    def finished(self) -> None:
        """Raise what the function raised while native code ran."""
        if self.raised is not None:
            raise self.raised from None

    def _asked(self, what: int, integers: Any, pointers: Any) -> int:
        """What C calls: 0, or 1 if an exception is to be thrown."""
        try:
            if self.raised is not None:
                return 1
            numbers = tuple(integers[: len(self._integers)])
            sizes = self._known.get(numbers)
            if sizes is None:
                named = {**self._outer, **dict(zip(self._integers, numbers, strict=True))}
                sizes = self._known[numbers] = _Sizes(self._signature, named)
            memory = _Memory(sizes, pointers)
            if what == GRADIENT:
                self._gradient(memory)
            else:
                given = memory.inputs()
                memory.write(self._given.__name__, self._given.function(*given))
                if what == AUGMENTED:
                    self._count += 1
                    self._kept[self._count] = given
                    memory.keep(self._count)
                elif what == TANGENT:
                    self._tangent(memory, given)
        except BaseException as error:
            self.raised = error
            return 1
        return 0

    def _gradient(self, memory: _Memory) -> None:
        """Add to the shadows of inputs what those of outputs say, which are zero afterwards."""
        given = self._kept.pop(memory.kept)
        sizes = memory.sizes
        if not sizes.active_inputs or not sizes.active_outputs:
            return
        seeds = memory.taken_seeds()
        if self._given.vjp is not None:
            made = self._listed("the vjp", self._given.vjp(*given, *seeds), sizes.active_inputs)
        elif self._given.jvp is not None:
            made = [self._along_all(a, given, seeds, sizes) for a in sizes.active_inputs]
        else:
            raise self._underivable()
        memory.add(made)

    def _along_all(self, a: Argument, given: Sequence[Any], seeds: Sequence[Any], sizes: _Sizes) -> Any:
        """The gradient by an input, of which each number has a tangent."""
        made = np.zeros(sizes.shapes[a.name], DTYPES[a.type])
        for place in np.ndindex(made.shape):
            tangents = [np.zeros(sizes.shapes[b.name], DTYPES[b.type]) for b in sizes.active_inputs]
            tangents[sizes.active_inputs.index(a)][place] = 1
            moved = self._pushed(given, tangents, sizes)
            made[place] = sum(np.vdot(seed, one) for seed, one in zip(seeds, moved, strict=True))
        return made

    def _tangent(self, memory: _Memory, given: tuple[Any, ...]) -> None:
        sizes = memory.sizes
        if not sizes.active_inputs or not sizes.active_outputs:
            return
        tangents = memory.tangents()
        if self._given.jvp is not None:
            made = self._pushed(given, tangents, sizes)
        elif self._given.vjp is not None:
            made = [self._of_all(number, given, tangents, sizes) for number in range(len(sizes.active_outputs))]
        else:
            raise self._underivable()
        memory.write_tangents(made)

    def _of_all(self, number: int, given: Sequence[Any], tangents: Sequence[Any], sizes: _Sizes) -> Any:
        """The tangent of an output, of which each number has a gradient."""
        assert self._given.vjp is not None
        outputs = sizes.active_outputs
        made = np.zeros(sizes.shapes[outputs[number].name], DTYPES[outputs[number].type])
        for place in np.ndindex(made.shape):
            seeds = [np.zeros(sizes.shapes[b.name], DTYPES[b.type]) for b in outputs]
            seeds[number][place] = 1
            gradients = self._given.vjp(*given, *(s[()] for s in seeds))
            listed = self._listed("the vjp", gradients, sizes.active_inputs)
            made[place] = sum(np.vdot(one, t) for one, t in zip(listed, tangents, strict=True))
        return made

    def _pushed(self, given: Sequence[Any], tangents: Sequence[Any], sizes: _Sizes) -> list[Any]:
        assert self._given.jvp is not None
        return self._listed("the jvp", self._given.jvp(*given, *(t[()] for t in tangents)), sizes.active_outputs)

    def _listed(self, what: str, made: Any, of: Sequence[Argument]) -> list[Any]:
        """What a derivative gave, one for each; their shapes are looked at where they are used."""
        return listed(f"{what} of {self._given.__name__}", made, of)

    def _underivable(self) -> TypeError:
        name = self._given.__name__
        return TypeError(
            f"'{name}' has no derivative, and the native function calls it: pass enzcc.callback({name}, vjp=...)"
        )


def listed(what: str, made: Any, of: Sequence[Argument]) -> list[Any]:
    """The values of several, from one or a tuple. Raises SignatureError."""
    values = list(made) if isinstance(made, tuple | list) and len(of) != 1 else [made]
    if len(of) == 1 and isinstance(made, tuple) and len(made) == 1:
        values = [made[0]]
    if len(values) != len(of):
        names = ", ".join(a.name for a in of)
        raise SignatureError(f"{what} gives {len(values)} value{'s' * (len(values) != 1)}, and should give {names}")
    return values


class _Sizes:
    """The signature of a callback with the integers of a call: who has which shape."""

    def __init__(self, signature: Signature, sizes: Mapping[str, int]) -> None:
        self.signature = signature
        self.arrays = list(signature.arrays)
        if signature.result is not None:
            self.arrays.append(Argument(RESULT, signature.result, "out", None))
        self.shapes: dict[str, Shape] = {a.name: tuple(evaluate(e, sizes) for e in a.shape or ()) for a in self.arrays}
        self.place = {a.name: number for number, a in enumerate(self.arrays)}
        self.shadows = len(signature.arrays) + 1
        result = self.arrays[-1:] if signature.result is not None else []
        self.outputs = [*result, *(a for a in signature.arrays if a.is_output)]
        self.active_inputs = [a for a in signature.arrays if a.is_input and a.is_active]
        self.active_outputs = [a for a in self.outputs if a.is_active]
        meant = [a for a in signature.arguments if a.is_numbers and a.is_input and a.name not in signature.derived]
        self.given = [(a, sizes[a.name] if a.is_size else None) for a in meant]


class _Memory:
    """The arrays of one call, which C has: first the values of all arguments that are no sizes, and of the result; then
    their shadows; then where a number is kept for the gradient. What Python gets are copies."""

    def __init__(self, sizes: _Sizes, pointers: Any) -> None:
        self.sizes, self._pointers = sizes, pointers
        self._shadows = sizes.shadows

    def _array(self, a: Argument, *, shadow: bool = False) -> Any:
        return _view(self._pointers[self.sizes.place[a.name] + shadow * self._shadows], a, self.sizes.shapes[a.name])

    def _number(self, a: Argument) -> Any:
        return NUMBERS[a.type].from_address(self._pointers[self.sizes.place[a.name]])

    def _shadow(self, a: Argument) -> Any:
        """None for what has none: where native code has no shadow of an array, the array itself is passed."""
        place = self.sizes.place[a.name]
        address = self._pointers[place + self._shadows]
        return None if address is None or address == self._pointers[place] else self._array(a, shadow=True)

    def inputs(self) -> tuple[Any, ...]:
        return tuple(
            [
                size if size is not None else self._number(a).value if a.shape is None else self._array(a).copy()
                for a, size in self.sizes.given
            ]
        )

    def write(self, name: str, made: Any) -> None:
        outputs = self.sizes.outputs
        if type(made) is float and len(outputs) == 1 and outputs[0].shape is None and outputs[0].is_float:
            self._number(outputs[0]).value = made
        elif outputs:
            for a, value in zip(outputs, listed(name, made, outputs), strict=True):
                self._array(a)[...] = self._native(f"{a.name} of {name}", a, value)

    def _native(self, what: str, a: Argument, value: Any) -> Any:
        made, shape = as_native(what, a.type, value), self.sizes.shapes[a.name]
        if made.shape != shape:
            raise SignatureError(f"{what} has the shape {list(made.shape)}, and should have {list(shape)}")
        return made

    @property
    def kept(self) -> int:
        return int(self._pointers[2 * self._shadows])

    def keep(self, number: int) -> None:
        ctypes.c_int64.from_address(self._pointers[2 * self._shadows]).value = number

    def _directions(self, of: Sequence[Argument]) -> Iterator[Any]:
        for a in of:
            shadow = self._shadow(a)
            yield np.zeros(self.sizes.shapes[a.name], DTYPES[a.type]) if shadow is None else shadow.copy()

    def taken_seeds(self) -> list[Any]:
        """The shadows of the outputs, which are zero from now on: the outputs were written anew."""
        outputs = self.sizes.active_outputs
        seeds = [s[()] for s in self._directions(outputs)]
        for a in outputs:
            shadow = self._shadow(a)
            if shadow is not None:
                shadow[...] = 0
        return seeds

    def add(self, made: Sequence[Any]) -> None:
        for a, value in zip(self.sizes.active_inputs, made, strict=True):
            shadow, gradient = self._shadow(a), self._native(f"the gradient by {a.name}", a, value)
            if shadow is not None:
                shadow += gradient

    def tangents(self) -> list[Any]:
        return list(self._directions(self.sizes.active_inputs))

    def write_tangents(self, made: Sequence[Any]) -> None:
        for a, value in zip(self.sizes.active_outputs, made, strict=True):
            shadow, tangent = self._shadow(a), self._native(f"the tangent of {a.name}", a, value)
            if shadow is not None:
                shadow[...] = tangent


def _view(address: int | None, a: Argument, shape: Shape) -> Any:
    dtype = DTYPES[a.type]
    size = prod(shape) * dtype.itemsize
    if size == 0 or address is None:
        return np.zeros(shape, dtype)
    memory = memoryview((ctypes.c_char * size).from_address(address))
    return np.frombuffer(cast(Any, memory), dtype).reshape(shape)
