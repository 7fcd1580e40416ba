# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A form (see `glue`) as compiled code, and its derivatives as others."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import prod
from typing import NamedTuple

from enzcc import glue
from enzcc.build import Program
from enzcc.glue import RESULT, Form
from enzcc.signature import Signature, SignatureError, evaluate, parse, sizes_of

Shape = tuple[int, ...]
MOST_LAYOUTS = 256


class Layout(NamedTuple):
    """What a call of a native function has to know of its arguments: all integers, in C's table, and the shapes of all
    arguments that are arrays or floats, and of the result. Derivatives of every order have that of their primal."""

    table: ctypes.Array[ctypes.c_int64]
    shapes: Mapping[str, Shape]


def layout_of(signature: Signature, shapes: Sequence[Shape], integers: Sequence[int]) -> Layout:
    """From the shapes of the inputs and the integers that no shape tells, each in the order of the signature."""
    found, sizes = shapes_of(signature, shapes, integers)
    k = [prod(found[of]) for of in glue.table(signature)] + [sizes[a.name] for a in glue.integers(signature)]
    for a in glue.integers(signature):
        if a.type == "i32" and sizes[a.name] >= 1 << 31:
            raise SignatureError(f"'{a.name}' is an integer of 32 bits, and {sizes[a.name]} does not fit")
    for of, count in zip(glue.table(signature), k, strict=False):
        if count >= 1 << 60:
            raise SignatureError(f"'{of}' would have the shape {list(found[of])}: no memory holds it")
    return Layout((ctypes.c_int64 * len(k))(*k), found)


def shapes_of(
    signature: Signature, shapes: Sequence[Shape], integers: Sequence[int]
) -> tuple[dict[str, Shape], dict[str, int]]:
    """Of all arguments that are arrays or floats, and of the result; and all integers."""
    named = [a for a in glue.integers(signature) if a.name not in signature.derived]
    sizes = sizes_of(
        signature,
        {a.name: shape for a, shape in zip(signature.read, shapes, strict=True)},
        {a.name: value for a, value in zip(named, integers, strict=True)},
    )
    found = {a.name: tuple(evaluate(e, sizes) for e in a.shape or ()) for a in signature.arguments if not a.is_size}
    for name, shape in found.items():
        if any(isinstance(size, int) and size < 0 for size in shape):  # and not one that is known later
            raise SignatureError(f"'{name}' would have the shape {list(shape)}")
    return {**found, RESULT: signature.result_shape}, sizes


@dataclass
class Native:
    """Compiled when it is first called, as are its derivatives. `derived` is how it came from the primal, whose symbol
    is `symbol`: by "vjp", "jvp" and others, one after the other (see `made`)."""

    signature: Signature
    form: Form
    program: Program
    symbol: str
    derived: tuple[str, ...] = ()
    _derived: dict[str, Native] = field(default_factory=dict)
    _layouts: dict[object, Layout] = field(default_factory=dict)

    @cached_property
    def call(self) -> Callable[..., None]:
        """`call(batch, k, arrays, strides)`: addresses of C arrays. The interpreter's lock is not held meanwhile."""
        function = self.program.library(self.text).enzcc_call
        function.argtypes = [ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
        function.restype = None
        return function

    @cached_property
    def single(self) -> Callable[[bytes], None]:
        """The same for no batch, where the time of a call counts: `single(block)` takes the addresses of the table and
        of the arrays, packed."""
        function = self.program.library(self.text).enzcc_single
        function.argtypes = [ctypes.c_char_p]
        function.restype = None
        return function

    @cached_property
    def text(self) -> str:
        """What is compiled and linked with the native function."""
        found = self.program.function(self.symbol)
        return glue.entry(self.form, found.only_read, found.lock, found.resets if self.derived else ())

    @cached_property
    def _addresses(self) -> type[ctypes.Array[ctypes.c_void_p]]:
        return ctypes.c_void_p * (len(self.form.inputs) + len(self.form.outputs))

    @cached_property
    def standing(self) -> ctypes.Array[ctypes.c_int64]:
        """Strides of a call that is no batch."""
        return (ctypes.c_int64 * (len(self.form.inputs) + len(self.form.outputs)))()

    @property
    def pullback(self) -> Native:
        return self.made("vjp")

    @property
    def valued_pullback(self) -> Native:
        return self.made("valued")

    @property
    def pushforward(self) -> Native:
        return self.made("jvp")

    @property
    def tangent(self) -> Native:
        return self.made("tangent")

    def made(self, name: str, by: Sequence[int] | None = None) -> Native:
        """The derivative of that name: "vjp" is the pullback, "valued" this with values, "jvp" the pushforward, and
        "tangent" this without values. `by` are the places of the inputs that vary: it is the derivative by them alone,
        and a function of all."""
        if by is not None and len(by) < sum(a.active for a in self.form.inputs):
            name = " ".join([name, *map(str, by)])
        if name not in self._derived:
            form, derived = _derivative(name, self.form), (*self.derived, name)
            self._derived[name] = Native(self.signature, form, self.program, self.symbol, derived)
        return self._derived[name]

    @cached_property
    def key(self) -> str:
        """A text that says all of it, by which graphs know it that a framework keeps on disk: see `native_of`."""
        program = self.program
        made_of = [program.files, program.options, program.directory, program.content]
        return json.dumps([*made_of, self.symbol, str(self.signature), *self.derived])

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
        self.call(batch, layout.table, self._addresses(*addresses), steps)


_DERIVATIVES: dict[str, Callable[[Form], Form]] = {
    "vjp": glue.pullback,
    "valued": glue.valued_pullback,
    "jvp": glue.pushforward,
    "tangent": glue.tangent,
}


def _derivative(name: str, form: Form) -> Form:
    make, *by = name.split()
    if not by:
        return _DERIVATIVES[make](form)
    varied = tuple(replace(a, active=str(i) in by) for i, a in enumerate(form.inputs))
    derived = _DERIVATIVES[make](replace(form, inputs=varied))
    return replace(derived, inputs=(*form.inputs, *derived.inputs[len(varied) :]))


def native_of(key: str) -> Native:
    """What has that key, made anew. Raises SignatureError if the source has changed since, FileNotFoundError if it is
    gone."""
    files, options, directory, content, symbol, signature, *derived = json.loads(key)
    program = Program(files, options, directory)
    program.function(symbol)
    if program.content != content:
        raise SignatureError(
            f"{program.name} has changed since '{symbol}' was made a part of this program: make it again"
        )
    understood = parse(signature)
    native = Native(understood, glue.primal(understood, symbol), program, symbol)
    for name in derived:
        native = native.made(name)
    return native
