# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A form (see `glue`) as compiled code, and its derivatives as others."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, cast

from enzcc import glue, thrown
from enzcc.forms import Form
from enzcc.layout import Callee, Layout
from enzcc.program import Program
from enzcc.signature import Signature, SignatureError, parse


@dataclass
class Native(Callee):
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
        function = self._raising(self.program.library(self.text).enzcc_call)
        function.argtypes = [ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
        return cast(Callable[..., None], function)

    @cached_property
    def single(self) -> Callable[[bytes], None]:
        """The same for no batch, where the time of a call counts: `single(block)` takes the addresses of the table and
        of the arrays, packed."""
        function = self._raising(self.program.library(self.text).enzcc_single)
        function.argtypes = [ctypes.c_char_p]
        return cast(Callable[[bytes], None], function)

    def _raising(self, function: Any) -> Any:
        """A function of a library, whose exceptions become Python's if the program has C++."""
        if self.program.throwing is not None:
            return thrown.raising(function)
        function.restype = None
        return function

    @cached_property
    def text(self) -> str:
        """What is compiled and linked with the native function."""
        found = self.program.function(self.symbol)
        head = glue.library_of_messages(self.signature, found.prototype)
        if not self.derived:
            return head + glue.entry(self.form, found.only_read, found.lock)
        prepared = glue.communicators(self.signature)
        return head + glue.entry(self.form, found.only_read, found.lock, found.resets, prepared)

    def made(self, name: str, by: Sequence[int] | None = None) -> Native:
        name = self.derivative(name, by)
        if self.derived and self.signature.functions:
            raise SignatureError(
                f"there is no second derivative of '{self.symbol}', which calls functions of Python:"
                " enzcc.callback knows only their first ones"
            )
        if name not in self._derived:
            form, derived = _derivative(name, self.form), (*self.derived, name)
            self._derived[name] = Native(self.signature, form, self.program, self.symbol, derived)
        return self._derived[name]

    @property
    def origin(self) -> str:
        return self.program.name

    def __reduce__(self) -> tuple[Any, ...]:
        return native_of, (self.key,)

    @cached_property
    def key(self) -> str:
        """A text that says all of it, by which graphs know it that a framework keeps on disk: see `native_of`."""
        program = self.program
        made_of = [program.files, program.options, program.directory, program.content]
        return json.dumps([*made_of, self.symbol, str(self.signature), *self.derived])


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
    understood = parse(signature)
    program = Program(files, options, directory, calls_back=bool(understood.functions))
    program.function(symbol)
    if program.content != content:
        raise SignatureError(
            f"{program.name} has changed since '{symbol}' was made a part of this program: make it again"
        )
    native = Native(understood, glue.primal(understood, symbol), program, symbol)
    for name in derived:
        native = native.made(name)
    return native
