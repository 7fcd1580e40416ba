# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exceptions of C++ that leave a native function: they become Python's, of the class that `thrown.cpp` says.

A library of a form calls through `enzcc_catch`, if that is set: the function of `thrown.cpp`, which is compiled once
for each C++ library, as only it knows the exceptions. Where a program has no C++, it stays null. The other way around,
`enzcc_ask` calls functions of Python, and throws where one has raised something (see `callbacks`).
"""

from __future__ import annotations

import builtins
import ctypes
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

COMPILING = ("-fexceptions", "-DENZCC_THROWS")
"""How the C is compiled through which exceptions pass."""

ANY = "-stdlib=libstdc++"
"""Where the program has none: what Python's exceptions are while they pass through it."""

_RUNTIMES = {"-lstdc++": "-stdlib=libstdc++", "-lc++": "-stdlib=libc++"}


def runtime_of(libraries: Sequence[str]) -> str | None:
    """The option that says which C++ library is among those of a link; None if there is none."""
    return next((_RUNTIMES[name] for name in libraries if name in _RUNTIMES), None)


def catch(library: ctypes.CDLL, runtime: str, compiled: Callable[[Path, Sequence[str]], Path]) -> None:
    """Let a library that was just loaded return what its functions throw. `compiled` makes a library of a source."""
    if runtime not in _CATCHING:
        _CATCHING[runtime] = ctypes.CDLL(str(compiled(Path(__file__).with_suffix(".cpp"), ["-O1", runtime])))
    caught = ctypes.cast(_CATCHING[runtime].enzcc_caught, ctypes.c_void_p)
    ctypes.c_void_p.in_dll(library, "enzcc_catch").value = caught.value
    with suppress(ValueError):  # only where functions of Python are called
        asking = ctypes.c_void_p.in_dll(library, "enzcc_ask")
        asking.value = ctypes.cast(_CATCHING[runtime].enzcc_asked, ctypes.c_void_p).value


_CATCHING: dict[str, ctypes.CDLL] = {}


def raising(function: Any) -> Any:
    """A function of a library that returns null or a text, to raise what the text says."""
    function.restype = ctypes.c_char_p
    function.errcheck = _raise
    return function


def _raise(said: bytes | None, _function: object, _arguments: object) -> None:
    if said is None:
        return
    name, _, what = said.decode(errors="replace").partition(": ")
    raise getattr(builtins, name)(what)
