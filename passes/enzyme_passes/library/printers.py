# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of C that make text of a list of variable arguments, `vsnprintf` and its like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from enzyme_passes.rules.linear_algebra.names import NOTED, PREFIX, TRANSFORMS
from enzyme_passes.rules.mpi.names import PREFIX as MESSAGE

OF_LIST: Final = "__enzcc_of_list."
"""Before the name of such a function where the list may be one that is made in memory (normalize/argument_lists.py):
all that it leads to may be printed, numbers and characters."""

_LISTS: Final[Mapping[str, int]] = {
    "vprintf": 1, "vfprintf": 2, "vdprintf": 2, "vsprintf": 2, "vsnprintf": 3, "vasprintf": 2, "__vprintf_chk": 2,
    "__vfprintf_chk": 3, "__vdprintf_chk": 3, "__vsprintf_chk": 4, "__vsnprintf_chk": 5, "__vasprintf_chk": 3,
}  # fmt: skip

PRINTERS: Final[Mapping[str, int]] = {**_LISTS, **{OF_LIST + name: place for name, place in _LISTS.items()}}
"""Which argument the list is."""


def name_in_source(name: str) -> str:
    """What the program calls a function."""
    if name.startswith(PREFIX):
        from enzyme_passes.rules.linear_algebra.table import operation

        known = operation(name)
        return name if known is None else known.symbol
    if name.startswith(MESSAGE):
        from enzyme_passes.rules.mpi.table import message

        found = message(name)
        return name if found is None else found.function.name
    if name.startswith(TRANSFORMS):
        return name.removeprefix(NOTED)
    return name.removeprefix(OF_LIST)
