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
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm

NRT: Final = Path(__file__).with_name("nrt.c")
_COMMAND: Final = (sys.executable, "-c", "from enzyme_cli.driver import enzcc; enzcc()")
_DECLARED: Final = re.compile(r'^declare .*?@("(?:[^"\\]|\\.)*"|[-\w$.]+)\(', re.MULTILINE)
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
        command = [
            *(*_COMMAND, "-O2", "-shared", "-fPIC", "--diagnostics-format=json", "-Wno-override-module"),
            *(("-DWITH_DESTRUCTORS",) if _WITH_DESTRUCTOR.search(ir) else ()),
            *("request.c", str(NRT), "-x", "ir", "function.ll", "-x", "none", *_addresses(ir), "-lm"),
            *("-o", library.name),
        ]
        done = subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise _error(done.stderr)
        return ctypes.CDLL(str(library)).derivative


def _addresses(ir: str) -> list[str]:
    """Definitions for the linker of what only Numba knows."""
    process = ctypes.CDLL(None)
    found = []
    for name in sorted({match.strip('"') for match in _DECLARED.findall(ir)}):
        if name.startswith(("llvm.", "NRT_")) or hasattr(process, name):
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
