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

_HERE: Final = Path(__file__).parent
_REAL_ONLY: Final = {
    "blas.c": {"numba_xxdot", "numba_xxgemm", "numba_xxgemv", "numba_xxnrm2"},
    "lapack.c": {"numba_ez_xxgetri", "numba_xgesv", "numba_xxgetrf", "numba_xxpotrf"},
}
_HELPERS: Final = {
    *("numba_gamma", "numba_gammaf", "numba_frexp", "numba_frexpf", "numba_ldexp", "numba_ldexpf"),
    "numba_attempt_nocopy_reshape",
}
_COMMAND: Final = (sys.executable, "-m", command.__name__)
_DECLARED: Final = re.compile(r'^declare .*?@("(?:[^"\\]|\\.)*"|[-\w$.]+)\(', re.MULTILINE)
_OF_KIND: Final = re.compile(
    rf"call [^@\n]*@({'|'.join(sorted(set().union(*_REAL_ONLY.values())))})\(i8 (?:\w+ )*(?P<kind>[^,\s]+)"
)
_REAL: Final = {str(ord("d")), str(ord("s"))}
_LISTS_DESTRUCTOR: Final = re.compile(
    r'^(define [^@\n]*(?P<name>@"\.dtor\.list\.[^"\n]*"|@\.dtor\.list\.[-\w$.]*)\(ptr [^,)\n]*)(?P<body>\).*?^})',
    re.MULTILINE | re.DOTALL,
)
_DESTRUCTOR_SET: Final = re.compile(r"call [^@\n]*@NRT_MemInfo_(?:alloc|new_varsize)_dtor\w*\(.*?(?P<value>[^\s,]+)\)")
_NULL_BY_NAME: Final = re.compile(r"^ *(?P<name>%\S+) = bitcast ptr null to ptr", re.MULTILINE)


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
        ir = _with_destructors(ir)
        (directory / "function.ll").write_text(ir)
        (directory / "request.c").write_text(request)
        library = directory / "derivative.so"
        declared = {match.strip('"') for match in _DECLARED.findall(ir)}
        sources, defined = _as_code(ir, declared)
        command = [
            *(*_COMMAND, "-O2", "-shared", "-fPIC", "--diagnostics-format=json", "-Wno-override-module"),
            *(("-DWITH_DESTRUCTORS",) if _has_destructors(ir) else ()),
            *("request.c", *(str(_HERE / source) for source in sources)),
            *("-x", "ir", "function.ll", "-x", "none", *_addresses(declared - defined), "-lm"),
            *("-o", library.name),
        ]
        done = subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise _error(done.stderr)
        return ctypes.CDLL(str(library)).derivative


def _with_destructors(ir: str) -> str:
    """Of lists. They are called with three arguments and take one, which has no meaning in C, so they get the others.
    Where any may be called, all that is counted is one kind of data. So those are not set that find nothing to destroy,
    and those of lists of strings, of which messages are made: the strings are not freed then."""
    for found in [*_LISTS_DESTRUCTOR.finditer(ir)]:
        if " call " in found["body"] and not found["name"].endswith(".unicode_type"):
            ir = ir.replace(found[0], f"{found[1]}, i64 %.size, ptr %.info{found['body']}")
        else:
            ir = re.sub(rf"ptr (?:\w+ )*{re.escape(found['name'])}(?![-\w$.])", "ptr null", ir)
    return ir


def _has_destructors(ir: str) -> bool:
    unset = {"null", *(found["name"] for found in _NULL_BY_NAME.finditer(ir))}
    return any(found["value"] not in unset for found in _DESTRUCTOR_SET.finditer(ir))


def _as_code(ir: str, declared: Collection[str]) -> tuple[list[str], set[str]]:
    """The sources to compile along, and what they define of what is declared. Those for BLAS and LAPACK are for real
    numbers only."""
    sources, defined = ["nrt.c"], {name for name in declared if name.startswith("NRT_")}
    kinds = {call["kind"] for call in _OF_KIND.finditer(ir)}
    for source, names in {"helpers.c": _HELPERS, **(_REAL_ONLY if kinds <= _REAL else {})}.items():
        if found := names.intersection(declared):
            sources.append(source)
            defined |= found
    return sources, defined


def _addresses(declared: Collection[str]) -> list[str]:
    """Definitions for the linker of what only Numba knows."""
    process = ctypes.CDLL(None)
    found = []
    for name in sorted(declared):
        if name.startswith("llvm.") or hasattr(process, name):
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
