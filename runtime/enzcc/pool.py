# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The memory that native calls use again: `pool.c`, which is part of every library of a form."""

from __future__ import annotations

import ctypes
from pathlib import Path

TEXT = Path(__file__).with_suffix(".c").read_text()
LINKING = ("-Wl,--wrap=malloc", "-Wl,--wrap=calloc", "-Wl,--wrap=free")
"""How a library with this text is linked."""

_FIRST: list[ctypes.c_void_p] = []
"""The pool of the library that was loaded first: all others of the process use it, so that its bound is for all."""


def share(library: ctypes.CDLL) -> None:
    """Let a library that was just loaded use the pool of the process."""
    its = ctypes.c_void_p.in_dll(library, "enzcc_pool")
    _FIRST.append(its)
    its.value = _FIRST[0].value
    del _FIRST[1:]
