# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which program this is: the sizes and times of its files, which may be somebody's working copy.

What is kept from one run for another (derivatives, compiled functions) is kept under this: a version would say less,
and `importlib.metadata` takes long to import.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path


def identity_of(roots: Iterable[Path], *said: str) -> str:
    """One number for all files below some directories, and what else is said of it."""
    import hashlib  # takes long to import

    found = [*said]
    for root in roots:
        found += (
            f"{path.removeprefix(str(root))}:{size}:{time}" for path, size, time in sorted(files_below(str(root)))
        )
    return hashlib.sha256("\n".join(found).encode()).hexdigest()


def files_below(root: str) -> Iterator[tuple[str, int, int]]:
    """Path, size and time of the last change, in nanoseconds."""
    with os.scandir(root) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name != "__pycache__":
                    yield from files_below(entry.path)
            elif entry.is_file():
                state = entry.stat()
                yield entry.path, state.st_size, state.st_mtime_ns
