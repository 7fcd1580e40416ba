# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""flang as it is: which one, what it is called with, and the module `enzyme` that it finds.

Order: ENZCC_FLANG, then flang-22 down to flang-19 on PATH, then a plain `flang` if its version is one of these. Newer
ones write IR that the LLVM in llvmlite may not read.

Every command of `enzfc` comes through here: nothing is imported that takes long.
"""

from __future__ import annotations

import os

import enzyme_runtime
from enzyme_frontends.toolchain import LOCATIONS, NEWEST, Clang, program
from enzyme_passes.support.diagnostics import Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    Run = Callable[[list[str]], tuple[int, bytes]]

OLDEST: Final = 19
INSTALL: Final = "apt-get install flang-22 (from apt.llvm.org where the distribution has none), or conda install flang"

LANGUAGES: Final = ("f95", "fortran")
"""What flang calls Fortran, and what our table of languages does."""

REQUEST: Final = b"__enzyme_"
ENTRIES: Final = (b"enzyme_autodiff", b"enzyme_fwddiff", REQUEST)
"""What in a source tells of requests, in the module `enzyme` or in an interface of the user's own."""


MODULES: Final = ("enzyme_entry_points.mod", "enzyme.mod")
"""What flang makes of our source, in the order in which one uses the other."""

UNTOUCHED: Final = ("-mllvm", "-opt-bisect-limit=0", "-mllvm", "-opt-bisect-verbose=0")
"""IR that no pass of LLVM has touched; flang's own passes have."""


def find_flang() -> Clang:
    """The flang to use. Raises EZ0801 if there is none, EZ0802 for a version that cannot be used."""
    chosen = os.environ.get("ENZCC_FLANG")
    if chosen:
        path = program(chosen)
        if path is None:
            raise Failure("EZ0801", f"ENZCC_FLANG names {chosen}, which is not a program")
        return _usable(path, "ENZCC_FLANG")
    for major in range(NEWEST, OLDEST - 1, -1):
        path = program(f"flang-{major}")
        if path is not None:
            return Clang(path, major, "PATH")
    plain = program("flang")
    if plain is not None:
        return _usable(plain, "PATH")
    raise Failure("EZ0801", f"no flang from {OLDEST} to {NEWEST} is found", helps=[INSTALL, "ENZCC_FLANG names one"])


def _usable(path: str, origin: str) -> Clang:
    from enzyme_frontends.versions import version_of

    major = version_of(path, "flang")
    if major is None or not OLDEST <= major <= NEWEST:
        newer = major is not None and major > NEWEST
        raise Failure(
            "EZ0802",
            f"{path} is {'no flang' if major is None else f'flang {major}'}",
            notes=[f"flang {OLDEST} to {NEWEST} can be used" + (": llvmlite brings LLVM 22" if newer else "")],
            helps=[INSTALL],
        )
    return Clang(path, major, origin)


def raw_ir_flags(level: int, *, debug: bool) -> list[str]:
    """What makes flang write raw IR: see `fortran`."""
    return [*(["-O2"] if level < 2 else []), *UNTOUCHED, *([] if debug else LOCATIONS)]


def asks(text: bytes) -> bool:
    """Whether a source says the name of an entry point. Fortran knows no upper and lower case."""
    lower = text.lower()
    return any(entry in lower for entry in ENTRIES)


# The module ----------------------------------------------------------------------------------------------------------


def module_source() -> str:
    """Where the source of the module `enzyme` is."""
    return os.path.join(os.path.dirname(enzyme_runtime.__file__), "fortran", "enzyme.f90")


def module_flags(flang: Clang, run: Run) -> list[str]:
    """What makes `use enzyme` find the module. `run` runs a command, for its status and what it says."""
    directory = _module_directory(flang, run)
    return [] if directory is None else ["-fintrinsic-modules-path", directory]


def _module_directory(flang: Clang, run: Run) -> str | None:
    """Where flang's files of the module are, in the user's cache: made when this flang is first used. None where that
    cannot be: flang then says that it finds no such module.

    Builds that run at the same time make the same, each in a directory of its own, from which the files are moved: the
    one that is looked for at last.
    """
    try:
        compiler, source = os.stat(os.path.realpath(flang.path)), os.stat(module_source())
    except OSError:
        return None
    key = f"{compiler.st_mtime_ns:x}-{compiler.st_size:x}-{source.st_mtime_ns:x}-{source.st_size:x}"
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    place = os.path.join(cache, "enzcc", "fortran", f"{flang.major}-{key}")
    if os.path.exists(os.path.join(place, MODULES[-1])) or _made(flang, place, run):
        return place
    elsewhere = _temporary()
    place = os.path.join(elsewhere or "", f"{flang.major}-{key}")
    there = elsewhere is not None and (os.path.exists(os.path.join(place, MODULES[-1])) or _made(flang, place, run))
    return place if there else None


def _temporary() -> str | None:
    """Where files are kept if there is no cache: a directory that nobody else writes to."""
    place = os.path.join(os.environ.get("TMPDIR") or "/tmp", f"enzcc-{os.getuid()}")
    try:
        os.makedirs(place, 0o700, exist_ok=True)
        return place if os.stat(place, follow_symlinks=False).st_uid == os.getuid() else None
    except OSError:
        return None


def _made(flang: Clang, place: str, run: Run) -> bool:
    """Have flang make the files of the module; whether they are there."""
    part = f"{place}.{os.getpid()}"
    try:
        os.makedirs(place, exist_ok=True)
        os.makedirs(part, exist_ok=True)
        status, _ = run([flang.path, "-fsyntax-only", "-J", part, module_source()])
        if status == 0:
            for name in MODULES:
                os.replace(os.path.join(part, name), os.path.join(place, name))
        for name in os.listdir(part):
            os.unlink(os.path.join(part, name))
        os.rmdir(part)
        return status == 0
    except OSError:
        return False
