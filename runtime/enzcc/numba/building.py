# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From IR and a request in C to a function in this process: `enzcc -shared`, loaded by ctypes.

Functions of Numba's own runtime are in this process under names that only LLVM knows; they are defined by their
addresses.
"""

from __future__ import annotations

import ctypes
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm

from enzcc import command

NRT: Final = Path(__file__).with_name("nrt.c")
BLAS: Final = Path(__file__).with_name("blas.c")
_COMMAND: Final = (sys.executable, "-m", command.__name__)
_DECLARED: Final = re.compile(r'^declare .*?@("(?:[^"\\]|\\.)*"|[-\w$.]+)\(', re.MULTILINE)
_PRODUCT: Final = re.compile(r"call [^@\n]*@(numba_xx(?:dot|gemv|gemm))\(i8 (?:\w+ )*(?P<kind>[^,\s]+)")
_REAL: Final = {str(ord("d")), str(ord("s"))}
_WITH_DESTRUCTOR: Final = re.compile(r"@NRT_MemInfo_(?:alloc|new_varsize)_dtor\w*\(")


class EnzymeError(Exception):
    """What enzcc says of a function that it does not differentiate; `code` has a page, `enzyme-cli explain CODE`."""

    def __init__(self, code: str, message: str, file: str | None = None, line: int | None = None) -> None:
        where = f"{file}:{line}: " if file is not None else ""
        super().__init__(f"{where}[{code}] {message}")
        self.code, self.message, self.file, self.line = code, message, file, line


def build(ir: str, request: str) -> Any:
    """The function `derivative` of the request, for ctypes. Raises EnzymeError."""
    with tempfile.TemporaryDirectory(prefix="enzcc-numba-") as place:
        directory = Path(place)
        (directory / "function.ll").write_text(ir)
        (directory / "request.c").write_text(request)
        library = directory / "derivative.so"
        products = _products(ir)
        command = [
            *(*_COMMAND, "-O2", "-shared", "-fPIC", "--diagnostics-format=json", "-Wno-override-module"),
            *(("-DWITH_DESTRUCTORS",) if _WITH_DESTRUCTOR.search(ir) else ()),
            *("request.c", str(NRT), *([str(BLAS)] if products else [])),
            *("-x", "ir", "function.ll", "-x", "none", *_addresses(ir, products), "-lm"),
            *("-o", library.name),
        ]
        done = subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise _error(done.stderr)
        return ctypes.CDLL(str(library)).derivative


def _products(ir: str) -> set[str]:
    """The functions for products of arrays that are called, if all are of real numbers."""
    calls = list(_PRODUCT.finditer(ir))
    return {call[1] for call in calls} if all(call["kind"] in _REAL for call in calls) else set()


def _addresses(ir: str, defined: Collection[str]) -> list[str]:
    """Definitions for the linker of what only Numba knows."""
    process = ctypes.CDLL(None)
    found = []
    for name in sorted({match.strip('"') for match in _DECLARED.findall(ir)}):
        if name.startswith(("llvm.", "NRT_")) or name in defined or hasattr(process, name):
            continue
        address = llvm.address_of_symbol(name)
        if address:
            found.append(f"-Wl,--defsym={name}={address:#x}")
    return found


def _error(said: str) -> EnzymeError:
    for line in said.splitlines():
        if line.startswith("{"):
            found = json.loads(line)
            notes = "".join(f"\n  note: {note}" for note in found.get("notes", ()))
            notes += "".join(f"\n  help: {text}" for text in found.get("helps", ()))
            return EnzymeError(found["code"], found["message"] + notes, found.get("file"), found.get("line"))
    return EnzymeError("EZ0803", said.strip() or "the compiler said nothing")
