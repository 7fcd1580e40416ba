# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of a library that `enzcc.build` made: where this runs there is no compiler, and nothing of enzcc but this
folder. It calls what the library holds, and compiles nothing."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from enzcc.forms import Array, Form
from enzcc.function import Function
from enzcc.layout import Callee, Layout
from enzcc.signature import parse


class Prebuilt(Function):
    """A function of a package that `enzcc.build` made, on NumPy arrays."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (str(cast(Compiled, self.native).library.place), self.__name__)

    def _refused(self) -> Any:
        raise NotImplementedError(f"{self.__name__} was built for NumPy; enzcc.load has it for the frameworks")

    torch = jax = tf = property(_refused)


class Library:
    """The functions of a package: `functions.json` and the library that it names, in a directory."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.described: dict[str, Any] = json.loads((place / "functions.json").read_text())

    @cached_property
    def loaded(self) -> ctypes.CDLL:
        return ctypes.CDLL(str(self.place / self.described["library"]))

    def function(self, name: str) -> Prebuilt:
        return Prebuilt(cast(Any, Compiled(self, name, ())), name)


class Compiled(Callee):
    """A form that the library has; `derived` says how it came from the function."""

    def __init__(self, library: Library, name: str, derived: tuple[str, ...]) -> None:
        self.library, self.name, self.derived = library, name, derived
        function = library.described["functions"][name]
        described = function["forms"].get("/".join(derived))
        if described is None:
            raise NotImplementedError(f"{library.described['library']} was built without this derivative of '{name}'")
        self.signature = parse(function["signature"])
        inputs, outputs = (tuple(Array(*one) for one in described[kind]) for kind in ("inputs", "outputs"))
        self.entry: str = described["entry"]
        self.form = Form(self.entry, inputs, outputs, "", len(derived))
        self._layouts: dict[object, Layout] = {}
        self._derived: dict[str, Compiled] = {}

    @cached_property
    def call(self) -> Callable[..., None]:
        function = getattr(self.library.loaded, self.entry)
        function.argtypes = [ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
        function.restype = None
        return cast(Callable[..., None], function)

    @property
    def origin(self) -> str:
        return str(self.library.described["library"])

    def made(self, name: str, by: Sequence[int] | None = None) -> Compiled:
        name = self.derivative(name, by)
        if name not in self._derived:
            self._derived[name] = Compiled(self.library, self.name, (*self.derived, name))
        return self._derived[name]


def _again(place: str, name: str) -> Prebuilt:
    return Library(Path(place)).function(name)
