"""Which clang compiles a program, and with which library of C++: by its seed, of those that are there.

What a seed wishes for does not depend on the machine, and is drawn apart from all else of the program: one clang more
changes only the programs that wish for it. Where it is not there, the newest is taken, and libstdc++. A program that
asks for sanitizers gets the newest in any case, since their runtime goes with one version; and so do other languages,
whose compilers' IR no older clang can read.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from enzyme_frontends.libraries import libraries_of
from enzyme_frontends.toolchain import NEWEST, OLDEST, Clang, candidates, find_clang

from .program import Program

OLD = 0.25
"""The share of programs of C and C++ that wish for an older clang."""
LIBCXX = 0.15
"""The share of programs of C++ that wish for libc++: these have the newest clang, which brings it."""
LIBCXX_OPTION = "-stdlib=libc++"


@cache
def found() -> dict[int, Clang]:
    """The clangs that are here, by version; the newest is the one that enzcc takes."""
    newest = find_clang()
    return {**{c.major: c for c in reversed(list(candidates()))}, newest.major: newest}


@cache
def has_libcxx() -> bool:
    """Whether the clang that enzcc takes has brought a libc++."""
    return libraries_of(find_clang()).directory is not None


def choose(program: Program) -> Program:
    """The program with the clang and the library of its seed."""
    r = Random(f"{program.language} {program.seed} front end")
    old, library = r.random(), r.random()
    wished = r.choice(range(OLDEST, NEWEST))
    if program.language not in ("c", "cpp") or any("-fsanitize" in option for option in program.options):
        return program
    if program.language == "cpp" and library < LIBCXX and has_libcxx():
        return replace(program, options=(*program.options, LIBCXX_OPTION))
    return replace(program, clang=wished) if old < OLD and wished in found() else program


def environment(program: Program) -> dict[str, str]:
    """What tells enzcc, and the tests' plain clang, which one to take."""
    clang = found().get(program.clang)
    return {} if clang is None else {"ENZCC_CLANG": clang.path}
