# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Why a link failed, where its derivatives are the reason: they call functions that the program itself does not."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence

from enzyme_frontends.c import ClangFrontend
from enzyme_passes.support.patterns import pattern

_UNDEFINED = pattern(r"undefined (?:symbol: |reference to [`'\"]?)(\w+)")  # of lld and mold, and of GNU's


_ROUTINE = pattern(r"(?:cblas_|LAPACKE_)?([sdcz]\w+?)(?:_sub|_|_64_|)")


def advise(frontend: ClangFrontend, arguments: Sequence[str]) -> None:
    """Say below what the linker said which library is missing: C's mathematics, or BLAS."""
    _, _, complaints = frontend.try_link(arguments)
    missing = list(dict.fromkeys(_UNDEFINED.findall(complaints)))
    if "-lm" not in arguments:
        _say([name for name in missing if _is_mathematical(name)], "of C's math library: link with -lm")
    routines = [name for name in missing if _is_routine(name)]
    _say(routines, "of BLAS or LAPACK, which derivatives of such routines call: link with a whole library of them")


def _say(names: Sequence[str], what: str) -> None:
    if names:
        verb = "is a function" if len(names) == 1 else "are functions"
        print(f"enzcc: help: {', '.join(map(repr, names))} {verb} {what}", file=sys.stderr)


def _is_mathematical(name: str) -> bool:
    try:
        return hasattr(ctypes.CDLL("libm.so.6"), name)
    except OSError:
        return False


def _is_routine(name: str) -> bool:
    found = _ROUTINE.fullmatch(name)
    if found is None:
        return False
    from enzyme_passes.rules.linear_algebra.table import symbols

    return found[1] in symbols()
