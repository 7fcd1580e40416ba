# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which headers a compilation read: clang lists them in an open file that it inherits."""

from __future__ import annotations

import os

from enzyme_frontends.native import include_directory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

SYSTEM: Final = ("/usr/include/", "/usr/lib/", "<")


def open_list() -> int:
    """An empty list, a file without a name."""
    return os.memfd_create("headers", 0)


def flags(listed: int) -> list[str]:
    """What makes clang write the list. (CC_PRINT_HEADERS would do, but turns -MMD into -MD.)"""
    return ["-Xclang", "-header-include-file", "-Xclang", f"/proc/self/fd/{listed}"]


def names(listed: int) -> list[str]:
    """The headers on the list, which is gone afterwards."""
    with open(listed, "rb") as file:
        file.seek(0)
        return [os.fsdecode(line) for line in dict.fromkeys(file.read().splitlines())]


def users(names: Sequence[str]) -> list[str]:
    """Those that are not the system's, nor our own."""
    return [name for name in names if not name.startswith((*SYSTEM, include_directory() + os.sep))]
