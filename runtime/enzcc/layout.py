# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How compiled forms (see `glue`) are called: the table of integers, shapes, addresses."""

from __future__ import annotations

import ctypes
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from math import prod
from typing import NamedTuple, Protocol, Self

from enzcc import forms
from enzcc.forms import RESULT, Form
from enzcc.signature import Signature, SignatureError, evaluate, sizes_of

Shape = tuple[int, ...]
MOST_LAYOUTS = 256


class Running(Protocol):
    """A function of Python that a call is given (see `callbacks`)."""

    def finished(self) -> None:
        """Raise what it raised while native code ran."""


class Layout(NamedTuple):
    """What a call of a native function has to know of its arguments: all integers, in C's table, and the shapes of all
    arguments that are arrays or floats, and of the result. Derivatives of every order have that of their primal. And
    the functions of Python that it calls: then it is of this call alone."""

    table: ctypes.Array[ctypes.c_int64]
    shapes: Mapping[str, Shape]
    running: tuple[Running, ...] = ()


def layout_of(signature: Signature, shapes: Sequence[Shape], integers: Sequence[int]) -> Layout:
    """From the shapes of the inputs and the integers that no shape tells, each in the order of the signature."""
    found, sizes = shapes_of(signature, shapes, integers)
    k = [prod(found[of]) for of in forms.table(signature)] + [sizes[a.name] for a in forms.integers(signature)]
    for a in forms.integers(signature):
        if a.type == "i32" and sizes[a.name] >= 1 << 31:
            raise SignatureError(f"'{a.name}' is an integer of 32 bits, and {sizes[a.name]} does not fit")
    for of, count in zip(forms.table(signature), k, strict=False):
        if count >= 1 << 60:
            raise SignatureError(f"'{of}' would have the shape {list(found[of])}: no memory holds it")
    return Layout((ctypes.c_int64 * len(k))(*k), found)


def shapes_of(
    signature: Signature, shapes: Sequence[Shape], integers: Sequence[int]
) -> tuple[dict[str, Shape], dict[str, int]]:
    """Of all arguments that are arrays or floats, and of the result; and all integers."""
    named = [a for a in forms.integers(signature) if a.name not in signature.derived]
    sizes = sizes_of(
        signature,
        {a.name: shape for a, shape in zip(signature.read, shapes, strict=True)},
        {a.name: value for a, value in zip(named, integers, strict=True)},
    )
    found = {a.name: tuple(evaluate(e, sizes) for e in a.shape or ()) for a in signature.arrays}
    for name, shape in found.items():
        if any(isinstance(size, int) and size < 0 for size in shape):  # and not one that is known later
            raise SignatureError(f"'{name}' would have the shape {list(shape)}")
    return {**found, RESULT: signature.result_shape}, sizes


class Callee:
    """A compiled form, and where its derivatives are."""

    signature: Signature
    form: Form
    _layouts: dict[object, Layout]

    @property
    @abstractmethod
    def call(self) -> Callable[..., None]:
        """`call(batch, k, arrays, strides)`: addresses of C arrays. The interpreter's lock is not held meanwhile."""

    @property
    @abstractmethod
    def origin(self) -> str:
        """What messages call the program."""

    @abstractmethod
    def made(self, name: str, by: Sequence[int] | None = None) -> Self:
        """The derivative of that name: "vjp" is the pullback, "valued" this with values, "jvp" the pushforward, and
        "tangent" this without values. `by` are the places of the inputs that vary: it is the derivative by them alone,
        and a function of all."""

    def derivative(self, name: str, by: Sequence[int] | None) -> str:
        """What `made` knows it by."""
        if by is not None and len(by) < sum(a.active for a in self.form.inputs):
            return " ".join([name, *map(str, by)])
        return name

    @cached_property
    def _addresses(self) -> type[ctypes.Array[ctypes.c_void_p]]:
        return ctypes.c_void_p * (len(self.form.inputs) + len(self.form.outputs))

    @cached_property
    def standing(self) -> ctypes.Array[ctypes.c_int64]:
        """Strides of a call that is no batch."""
        return (ctypes.c_int64 * (len(self.form.inputs) + len(self.form.outputs)))()

    @property
    def pullback(self) -> Self:
        return self.made("vjp")

    @property
    def valued_pullback(self) -> Self:
        return self.made("valued")

    @property
    def pushforward(self) -> Self:
        return self.made("jvp")

    @property
    def tangent(self) -> Self:
        return self.made("tangent")

    def layout(self, shapes: tuple[Shape, ...], integers: tuple[int, ...]) -> Layout:
        """Of a call of the primal with inputs of these shapes and these integers. Raises SignatureError."""
        key = (shapes, integers)
        found = self._layouts.get(key)
        if found is None:
            if len(self._layouts) >= MOST_LAYOUTS:
                self._layouts.clear()
            found = self._layouts[key] = layout_of(self.signature, shapes, integers)
        return found

    def run(
        self, layout: Layout, addresses: Sequence[int], batch: int = 1, strides: Sequence[int] | None = None
    ) -> None:
        """One native call, or one for a batch; addresses, and strides in bytes, of the form's inputs and outputs."""
        steps = self.standing if strides is None else (ctypes.c_int64 * len(strides))(*strides)
        try:
            self.call(batch, layout.table, self._addresses(*addresses), steps)
        finally:
            for one in layout.running:
                one.finished()
