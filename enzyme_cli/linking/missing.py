# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Why a link failed, where its derivatives are the reason: they call functions that the program itself does not."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence

from enzyme_frontends.c import ClangFrontend
from enzyme_passes.support.patterns import pattern

_UNDEFINED = pattern(r"undefined (?:symbol: |reference to [`'\"]?)(\w+)")  # of lld and mold, and of GNU's


def advise(frontend: ClangFrontend, arguments: Sequence[str]) -> None:
    """Say that -lm is missing, if it is, below what the linker said."""
    if "-lm" in arguments:
        return
    _, _, complaints = frontend.try_link(arguments)
    try:
        mathematics = ctypes.CDLL("libm.so.6")
    except OSError:
        return
    found = [name for name in dict.fromkeys(_UNDEFINED.findall(complaints)) if hasattr(mathematics, name)]
    if found:
        verb = "is a function" if len(found) == 1 else "are functions"
        names = ", ".join(f"'{name}'" for name in found)
        print(f"enzcc: help: {names} {verb} of C's math library: link with -lm", file=sys.stderr)
