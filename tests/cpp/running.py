"""C++ programs that check themselves: built in all the ways a user builds, run, and content.

A directory beside this file is an area (`stl`, `virtual`...); its programs are many small cases each, on check.hpp. The
tests of an area read:

    @builds("stl")
    def test_containers_confirm_their_derivatives(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
        confirm(program, *flags, into=tmp_path)

C++ takes its time to compile: each program is built in two of the WAYS, and each way meets half of an area's programs;
the LONG ones are built in one. A sixth of these builds is made on one day, the next on the next (`rotated`). All meet
all where ENZCC_TEST_EVERYTHING is set.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

from tests.compiling import Ran, enzcc, run
from tests.native import clang

HERE = Path(__file__).parent

Test = TypeVar("Test", bound=Callable[..., None])

WAYS = [("-O0",), ("-O2",), ("-O3",), ("-O2", "-fno-exceptions")]
"""How programs are built: all levels with exceptions, and once without."""

LONG = ("algorithms", "containers", "functions", "hash_tables", "strings")

EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
LEVELS = ["-O0", "-O2", *(["-O3"] if EVERYTHING else [])]
"""How programs are built where exceptions are always on."""

SANITIZED = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined")


def programs(area: str) -> list[Path]:
    """The programs of an area, in order."""
    found = sorted((HERE / area).glob("*.cpp"))
    assert found, f"{area} has no programs"
    return found


def builds(area: str) -> Callable[[Test], Test]:
    """A test of each program of an area, `program`, with the flags of the ways in which it is built, `flags`."""
    pairs = [(p, WAYS[(k + way) % len(WAYS)]) for k, p in enumerate(programs(area)) for way in _ways(p)]
    given = pytest.mark.parametrize(("program", "flags"), pairs, ids=[f"{stem(p)} {' '.join(f)}" for p, f in pairs])
    return lambda test: pytest.mark.rotated(6)(given(test))


def _ways(program: Path) -> range:
    return range(0, len(WAYS), 1 if EVERYTHING else 4 if stem(program) in LONG else 2)


def stem(program: Path) -> str:
    """The name of a program, for the ids of its tests."""
    return program.stem


def build(program: Path, *flags: str, into: Path) -> Ran:
    """Compile and link by `enzc++`."""
    return enzcc(
        *flags, "-Wall", "-Werror", "-I", HERE, program, "-o", into / program.stem, cwd=into, cxx=True, timeout=300
    )


def confirm(program: Path, *flags: str, into: Path, asan: str = "") -> None:
    """Build and run; the compiler must be silent, and the program content."""
    made = build(program, *flags, into=into)
    assert (made.status, made.err) == (0, "")
    ran = run(into / program.stem, ASAN_OPTIONS=asan)
    assert ran.status == 0, ran.out + ran.err


def confirm_sanitized(program: Path, *flags: str, into: Path) -> None:
    """The same under AddressSanitizer and UndefinedBehaviorSanitizer: no leak, nothing read that is not there."""
    if not sanitizers():
        pytest.skip("this clang has no runtime of AddressSanitizer")
    confirm(program, *SANITIZED, *flags, into=into, asan="detect_leaks=1:detect_stack_use_after_return=1")


def refused(program: Path, code: str, *flags: str, into: Path) -> Ran:
    """The program must be refused with this code at a line of the source, and leave nothing behind."""
    made = build(program, *flags, into=into)
    assert made.status == 1
    assert f"error: [{code}]" in made.err
    assert f"{program.name}:" in made.err
    assert list(into.iterdir()) == []
    return made


@cache
def sanitizers() -> bool:
    """Whether the clang that is used can link a sanitized C++ program."""
    command = [*clang(cxx=True), "-fsanitize=address,undefined", "-x", "c++", "-"]
    done = subprocess.run([*command, "-o", "/dev/null"], input=b"int main() {}", capture_output=True, check=False)
    return done.returncode == 0
